package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Regions as programs of many languages, spreadsheets and people write them that know nothing of this library. */
final class StrangeRegionForms {
    private StrangeRegionForms() {}

    static Map<String, BiFunction<Written, int[][], String>> all() {
        Map<String, BiFunction<Written, int[][], String>> forms = new LinkedHashMap<>();
        addArrays(forms);
        addTables(forms);
        addTexts(forms);
        addSquares(forms);
        addMarkup(forms);
        return forms;
    }

    private static void addArrays(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put("numpy print", (w, r) -> "[" + lines(r, number(w), " ", "[", "]", "\n ") + "]\n");
        forms.put(
                "numpy aligned",
                (w, r) -> "["
                        + lines(
                                r,
                                region -> String.format("%2d", region + 5 * w.random.nextInt(1)),
                                " ",
                                "[",
                                "]",
                                "\n ")
                        + "]");
        forms.put("numpy repr", (w, r) -> "array([" + lines(r, number(w), ", ", "[", "]", ",\n       ") + "])");
        forms.put("numpy floats", (w, r) -> "[" + lines(r, region -> region + ".", " ", "[", "]", "\n ") + "]");
        forms.put(
                "numpy savetxt",
                (w, r) -> Written.rows(r, region -> String.format("%.18e", (double) region), " ") + "\n");
        forms.put(
                "print of lists",
                (w, r) -> lines(r, region -> "'" + letter(region) + "'", ", ", "[", "]", "\n") + "\n");
        forms.put("JSON lines", (w, r) -> lines(r, region -> "\"" + letter(region) + "\"", ",", "[", "]", "\n") + "\n");
        forms.put("tuples", (w, r) -> "GRID = (" + lines(r, number(w), ", ", "(", ")", ",\n        ") + ")");
        forms.put(
                "Kotlin lists",
                (w, r) -> "val grid = listOf(\n    " + lines(r, number(w), ", ", "listOf(", ")", ",\n    ") + "\n)\n");
        forms.put(
                "Kotlin arrays",
                (w, r) -> "val regions: Array<IntArray> = arrayOf(\n    "
                        + lines(r, number(w), ", ", "intArrayOf(", ")", ",\n    ") + "\n)\n");
        forms.put(
                "C array",
                (w, r) -> "#include <stdio.h>\n\nint grid[" + r.length + "][" + r.length + "] = {\n    "
                        + lines(r, number(w), ", ", "{ ", " }", ",\n    ") + "\n};\n");
        forms.put(
                "C defines",
                (w, r) -> "#define N " + r.length + "\nstatic const int regions[N][N] = {\n  "
                        + lines(r, number(w), ",", "{", "}", ",\n  ") + "\n};\n");
        forms.put(
                "C strings",
                (w, r) -> "char grid[" + r.length + "][" + (r.length + 1) + "] = {\n"
                        + lines(r, StrangeRegionForms::letter, "", "  \"", "\"", ",\n") + "\n};\n");
        forms.put(
                "C++ vector",
                (w, r) -> "std::vector<std::vector<int>> board = {" + lines(r, number(w), ", ", "{", "}", ", ") + "};");
        forms.put(
                "C++ characters",
                (w, r) -> "vector<vector<char>> g{\n"
                        + lines(r, region -> "'" + letter(region) + "'", ",", "{", "}", ",\n") + "};");
        forms.put(
                "C# array",
                (w, r) ->
                        "var cells = new int[,]\n{\n    " + lines(r, number(w), ", ", "{ ", " }", ",\n    ") + "\n};");
        forms.put(
                "Rust array",
                (w, r) -> "const GRID: [[u8; " + r.length + "]; " + r.length + "] = [\n    "
                        + lines(r, number(w), ", ", "[", "]", ",\n    ") + ",\n];\n");
        forms.put(
                "Rust vec",
                (w, r) -> "let grid = vec![\n    "
                        + lines(r, region -> "'" + letter(region) + "'", ", ", "vec![", "]", ",\n    ") + "\n];\n");
        forms.put(
                "Go slices",
                (w, r) -> "grid := [][]int{\n\t" + lines(r, number(w), ", ", "{", "}", ",\n\t") + ",\n}\n");
        forms.put(
                "Go strings",
                (w, r) -> "rows := []string{\n" + lines(r, StrangeRegionForms::letter, "", "\t\"", "\",", "\n")
                        + "\n}\n");
        forms.put(
                "Haskell strings",
                (w, r) -> "grid :: [String]\ngrid =\n  [ "
                        + lines(r, StrangeRegionForms::letter, "", "\"", "\"", "\n  , ") + "\n  ]\n");
        forms.put("Haskell numbers", (w, r) -> "grid = [" + lines(r, number(w), ",", "[", "]", "\n       ,") + "]\n");
        forms.put(
                "Ruby words",
                (w, r) -> "GRID = [\n  " + lines(r, StrangeRegionForms::letter, " ", "%w[", "]", ",\n  ")
                        + "\n].freeze\n");
        forms.put(
                "Lua table",
                (w, r) -> "local grid = {\n  " + lines(r, number(w), ", ", "{", "}", ",\n  ") + "\n}\nreturn grid\n");
        forms.put("MATLAB", (w, r) -> "R = [" + Written.rows(r, number(w), " ").replace("\n", "; ") + "];");
        forms.put(
                "MATLAB lines",
                (w, r) -> "R = [" + Written.rows(r, number(w), " ").replace("\n", "\n     ") + "]\n");
        forms.put(
                "Julia",
                (w, r) -> "grid = [\n    " + Written.rows(r, number(w), " ").replace("\n", ";\n    ") + "\n]\n");
        forms.put(
                "R matrix",
                (w, r) -> "m <- matrix(c(" + Written.rows(r, number(w), ", ").replace("\n", ",\n              ")
                        + "),\n            nrow = " + r.length + ", byrow = TRUE)\n");
        forms.put(
                "Prolog list",
                (w, r) -> "puzzle(" + r.length + ", ["
                        + lines(
                                r,
                                region -> letter(region).toLowerCase(java.util.Locale.ROOT),
                                ",",
                                "[",
                                "]",
                                ",\n           ")
                        + "]).\n");
        forms.put(
                "Prolog rows",
                (w, r) -> IntStream.range(0, r.length)
                        .mapToObj(row -> "row(" + (row + 1) + ", ["
                                + joined(r[row], region -> letter(region).toLowerCase(java.util.Locale.ROOT), ",")
                                + "]).")
                        .collect(Collectors.joining("\n")));
        forms.put(
                "Lisp", (w, r) -> "(defparameter *grid*\n  '(" + lines(r, number(w), " ", "(", ")", "\n    ") + "))\n");
        forms.put("Clojure", (w, r) -> "(def grid\n  [" + lines(r, number(w), " ", "[", "]", "\n   ") + "])\n");
        forms.put(
                "Scala",
                (w, r) -> "val grid = Vector(\n  " + lines(r, number(w), ", ", "Vector(", ")", ",\n  ") + "\n)\n");
        forms.put("OCaml", (w, r) -> "let grid = [|\n  " + lines(r, number(w), "; ", "[|", "|]", ";\n  ") + "\n|]\n");
        forms.put(
                "Swift",
                (w, r) -> "let regions: [[Int]] = [\n    " + lines(r, number(w), ", ", "[", "]", ",\n    ") + "\n]\n");
        forms.put(
                "PHP", (w, r) -> "<?php\n$grid = [\n    " + lines(r, number(w), ", ", "[", "]", ",\n    ") + ",\n];\n");
        forms.put(
                "Essence rows",
                (w, r) -> "language Essence 1.3\nletting n be " + r.length + "\nletting regions be [ "
                        + lines(r, region -> "" + (region + 1), ", ", "[", "]", ",\n  ") + " ]\n");
        forms.put(
                "assignments",
                (w, r) -> IntStream.range(0, r.length)
                        .mapToObj(row ->
                                "grid[" + row + "] = \"" + joined(r[row], StrangeRegionForms::letter, "") + "\";")
                        .collect(Collectors.joining("\n")));
        forms.put(
                "split strings",
                (w, r) -> "const grid = [\n" + lines(r, StrangeRegionForms::letter, "", "  '", "',", "\n")
                        + "\n].map((row) => row.split(''));\n");
        forms.put("typed colors", (w, r) -> {
            List<String> names = List.of(
                    "lightWisteria",
                    "chardonnay",
                    "anakiwa",
                    "celadon",
                    "altoMain",
                    "bittersweet",
                    "saharaSand",
                    "nomad",
                    "lavenderRose",
                    "tacao",
                    "turquoiseBlue",
                    "feijoa");
            int n = r.length;
            return "import { " + String.join(", ", names.subList(0, Math.min(n, 12)))
                    + " } from \"../colors\";\n\n/** @type {Level} */\nconst level = {\n  path: \"/community-level/"
                    + w.random.nextInt(500) + "\",\n  size: " + n + ",\n  colorRegions: [\n    "
                    + lines(r, region -> "\"" + letter(region) + "\"", ", ", "[", "]", ",\n    ")
                    + ",\n  ],\n  regionColors: {\n"
                    + IntStream.range(0, n)
                            .mapToObj(region -> "    " + letter(region) + ": " + names.get(region % 12) + ",\n")
                            .collect(Collectors.joining())
                    + "  },\n  isNew: true,\n  createdBy: \"somebody\",\n  personalLink: \"https://example.org/some/body\",\n};\n\nexport default level;\n";
        });
        forms.put(
                "archive",
                (w, r) -> "{\"puzzles\": [{\"id\": 412, \"date\": \"2025-06-16\", \"size\": " + r.length
                        + ", \"difficulty\": \"hard\", \"solutionCount\": 1, \"grid\": ["
                        + lines(r, number(w), ",", "[", "]", ",") + "], \"colors\": {"
                        + IntStream.range(0, r.length)
                                .mapToObj(i -> "\"" + i + "\": \"" + Written.COLORS.get(i) + "\"")
                                .collect(Collectors.joining(", "))
                        + "}}]}");
        forms.put(
                "lists of color numbers",
                (w, r) -> "[["
                        + Arrays.stream(r)
                                .map(row -> joined(
                                        row,
                                        region -> "[" + (20 + 11 * region) + "," + (250 - 9 * region) + "," + 7 * region
                                                + "]",
                                        ","))
                                .collect(Collectors.joining("],["))
                        + "]]");
        forms.put(
                "rgb strings",
                (w, r) -> "["
                        + lines(
                                r,
                                region -> "\"rgb(" + (20 + 11 * region) + ", " + (250 - 9 * region) + ", " + 7 * region
                                        + ")\"",
                                ", ",
                                "[",
                                "]",
                                ",\n")
                        + "]");
    }

    private static void addTables(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "pandas CSV",
                (w, r) -> "," + header(r.length, Integer::toString, ",") + "\n"
                        + numbered(r, StrangeRegionForms::letter, ",", 0, ","));
        forms.put(
                "pandas CSV of numbers",
                (w, r) -> "," + header(r.length, Integer::toString, ",") + "\n"
                        + numbered(r, Integer::toString, ",", 0, ","));
        forms.put(
                "CSV with names",
                (w, r) -> header(r.length, column -> "c" + column, ",") + "\n"
                        + Written.rows(r, StrangeRegionForms::letter, ","));
        forms.put(
                "CSV with column names of numbers",
                (w, r) ->
                        header(r.length, column -> "col" + (column + 1), ",") + "\n" + Written.rows(r, number(w), ","));
        forms.put(
                "quoted CSV",
                (w, r) -> Written.rows(r, region -> "\"" + Written.COLORS.get(region) + "\"", w.any(",", ";")));
        forms.put(
                "pandas print",
                (w, r) -> "   " + header(r.length, Integer::toString, "  ") + "\n"
                        + numbered(r, StrangeRegionForms::letter, "  ", 0, "  "));
        forms.put(
                "sheet with names",
                (w, r) -> "\t" + header(r.length, StrangeRegionForms::letter, "\t") + "\n"
                        + numbered(r, region -> Written.COLORS.get(region), "\t", 1, "\t") + "\n");
        forms.put(
                "sheet from 1",
                (w, r) -> Written.rows(r, region -> "" + (region + 1), "\t").replace("\n", "\r\n") + "\r\n");
        forms.put(
                "padded numbers",
                (w, r) -> Written.rows(
                        r, region -> String.format("%02d", region + w.random.nextInt(1)), w.any(" ", ",")));
        forms.put(
                "numbers by tens", (w, r) -> Written.rows(r, region -> "" + 10 * (region + 1), w.any(" ", ",", "\t")));
        forms.put(
                "markdown with header",
                (w, r) ->
                        "| " + header(r.length, column -> "C" + (column + 1), " | ") + " |\n|" + "---|".repeat(r.length)
                                + "\n" + lines(r, StrangeRegionForms::letter, " | ", "| ", " |", "\n"));
        forms.put(
                "markdown with numbers",
                (w, r) -> "| | " + header(r.length, column -> "" + (column + 1), " | ") + " |\n|"
                        + "---|".repeat(r.length + 1) + "\n"
                        + IntStream.range(0, r.length)
                                .mapToObj(row -> "| **" + (row + 1) + "** | "
                                        + joined(r[row], StrangeRegionForms::letter, " | ") + " |")
                                .collect(Collectors.joining("\n")));
        forms.put(
                "box drawing",
                (w, r) -> "\u250C" + "\u2500\u2500\u2500\u252C".repeat(r.length - 1) + "\u2500\u2500\u2500\u2510\n"
                        + lines(
                                r,
                                StrangeRegionForms::letter,
                                " \u2502 ",
                                "\u2502 ",
                                " \u2502",
                                "\n\u251C" + "\u2500\u2500\u2500\u253C".repeat(r.length - 1)
                                        + "\u2500\u2500\u2500\u2524\n")
                        + "\n\u2514" + "\u2500\u2500\u2500\u2534".repeat(r.length - 1) + "\u2500\u2500\u2500\u2518\n");
        forms.put(
                "double box",
                (w, r) -> "\u2554" + "\u2550".repeat(2 * r.length + 1) + "\u2557\n"
                        + lines(r, StrangeRegionForms::letter, " ", "\u2551 ", " \u2551", "\n") + "\n\u255A"
                        + "\u2550".repeat(2 * r.length + 1) + "\u255D\n");
        forms.put(
                "ASCII box",
                (w, r) -> "+" + "-".repeat(2 * r.length + 1) + "+\n"
                        + lines(r, StrangeRegionForms::letter, " ", "| ", " |", "\n") + "\n+"
                        + "-".repeat(2 * r.length + 1) + "+\n");
        forms.put(
                "SQL",
                (w, r) -> "INSERT INTO cells (r, c, region) VALUES\n"
                        + cells(
                                r,
                                (row, column) -> "(" + row + ", " + column + ", '" + letter(r[row][column]) + "')",
                                ",\n")
                        + ";\n");
        forms.put("CSV records", (w, r) -> {
            String s = w.any(",", ";", "\t");
            return String.join(s, "row", "col", "region") + "\n"
                    + cells(r, (row, column) -> row + s + column + s + letter(r[row][column]), "\n") + "\n";
        });
        forms.put(
                "CSV records from 1",
                (w, r) -> "row,column,color\n"
                        + cells(
                                r,
                                (row, column) ->
                                        (row + 1) + "," + (column + 1) + "," + Written.COLORS.get(r[row][column]),
                                "\n")
                        + "\n");
        forms.put(
                "CSV records of x",
                (w, r) -> "x,y,region\n"
                        + cells(r, (row, column) -> column + "," + row + "," + letter(r[row][column]), "\n") + "\n");
    }

    private static void addTexts(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "YAML rows",
                (w, r) -> "---\nsize: " + r.length + "\ngrid:\n"
                        + lines(r, StrangeRegionForms::letter, ", ", "  - [", "]", "\n") + "\n");
        forms.put(
                "YAML strings",
                (w, r) ->
                        "name: my puzzle\ngrid:\n" + lines(r, StrangeRegionForms::letter, "", "  - ", "", "\n") + "\n");
        forms.put(
                "YAML quoted strings",
                (w, r) -> "puzzle:\n  regions:\n" + lines(r, StrangeRegionForms::letter, "", "    - \"", "\"", "\n")
                        + "\n");
        forms.put("YAML nested", (w, r) -> lines(r, number(w), "\n  - ", "- - ", "", "\n") + "\n");
        forms.put(
                "YAML block",
                (w, r) -> "regions: |\n" + lines(r, StrangeRegionForms::letter, "", "  ", "", "\n") + "\n");
        forms.put(
                "TOML",
                (w, r) -> "title = \"A puzzle\"\n\n[puzzle]\nsize = " + r.length + "\nrows = [\n"
                        + lines(r, StrangeRegionForms::letter, "", "  \"", "\"", ",\n") + ",\n]\n");
        forms.put(
                "TOML block",
                (w, r) ->
                        "grid = \"\"\"\n" + Written.rows(r, StrangeRegionForms::letter, w.any("", " ")) + "\n\"\"\"\n");
        forms.put(
                "Java block",
                (w, r) -> "String text = \"\"\"\n" + lines(r, StrangeRegionForms::letter, "", "        ", "", "\n")
                        + "\n        \"\"\";\n");
        forms.put(
                "string with breaks",
                (w, r) -> "String text = \""
                        + Written.rows(r, StrangeRegionForms::letter, "").replace("\n", "\\n") + "\";");
        forms.put(
                "joined strings",
                (w, r) -> "String text =\n" + lines(r, StrangeRegionForms::letter, "", "    \"", "\\n\"", "\n  + ")
                        + ";\n");
        forms.put("quoted rows", (w, r) -> lines(r, StrangeRegionForms::letter, "", "\"", "\"", w.any("\n", ",\n")));
        forms.put(
                "rows with semicolons",
                (w, r) -> Written.rows(r, StrangeRegionForms::letter, "")
                        .replace("\n", w.any(";", ", ", ",", " ", "|", " / ")));
        forms.put(
                "rows of numbers with semicolons",
                (w, r) -> Written.rows(r, number(w), ",").replace("\n", w.any(";", "; ")));
        forms.put(
                "all glued",
                (w, r) -> Written.rows(r, StrangeRegionForms::letter, "").replace("\n", ""));
        forms.put(
                "hexadecimal digits",
                (w, r) -> r.length > 16
                        ? Written.rows(r, StrangeRegionForms::letter, "")
                        : Written.rows(r, region -> Integer.toHexString(region), ""));
        forms.put("base 36", (w, r) -> Written.rows(r, region -> Integer.toString(region, 36), ""));
        forms.put(
                "cases mixed",
                (w, r) -> Written.rows(
                        r,
                        region -> region % 2 == 0
                                ? letter(region / 2)
                                : letter(region / 2).toLowerCase(java.util.Locale.ROOT),
                        w.any("", " ")));
        forms.put("numbered rows", (w, r) -> {
            String s = w.any(": ", ") ", " | ", ". ");
            return IntStream.range(0, r.length)
                    .mapToObj(row -> (row + 1) + s + joined(r[row], StrangeRegionForms::letter, " "))
                    .collect(Collectors.joining("\n"));
        });
        forms.put("named rows", (w, r) -> {
            String s = w.any(": ", " = ", " - ");
            String between = w.any(" ", "");
            return IntStream.range(0, r.length)
                    .mapToObj(row -> "Row " + (row + 1) + s + joined(r[row], StrangeRegionForms::letter, between))
                    .collect(Collectors.joining("\n"));
        });
        forms.put(
                "size first",
                (w, r) -> r.length
                        + w.any("\n", " " + r.length + "\n", "x" + r.length + "\n", "\n\n")
                        + Written.rows(r, StrangeRegionForms::letter, w.any("", " ")));
        forms.put(
                "size first of numbers",
                (w, r) -> r.length + w.any("\n", " " + r.length + "\n") + Written.rows(r, number(w), " "));
        forms.put(
                "size named",
                (w, r) -> w.any(
                                "N=" + r.length,
                                "N = " + r.length,
                                "size: " + r.length,
                                "Size = " + r.length + ";",
                                "n: " + r.length)
                        + "\n" + Written.rows(r, StrangeRegionForms::letter, w.any("", " ")));
        forms.put(
                "with a solution below",
                (w, r) -> "Puzzle:\n" + Written.rows(r, StrangeRegionForms::letter, " ")
                        + "\n\nSolution:\nsee tomorrow\n");
        forms.put(
                "in a chat",
                (w, r) -> "Hi! Does anybody know this one?\n\n```\n" + Written.rows(r, StrangeRegionForms::letter, "")
                        + "\n```\n\nThanks in advance, I am stuck :(\n");
        forms.put("quoted mail", (w, r) -> lines(r, StrangeRegionForms::letter, " ", "> ", "", "\n"));
        forms.put(
                "indented", (w, r) -> lines(r, StrangeRegionForms::letter, " ", "      ", "   ", "\r\n") + "\r\n\r\n");
        forms.put("emoji spaced", (w, r) -> w.system(Written.rows(r, w.signs(r.length), " ")));
        forms.put(
                "colors in terminal",
                (w, r) -> Written.rows(
                        r, region -> "\u001B[4" + (region % 8) + "m" + letter(region) + "\u001B[0m", w.any("", " ")));
        forms.put(
                "capital names",
                (w, r) -> Written.rows(
                        r,
                        region -> Written.COLORS.get(region).substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                                + Written.COLORS.get(region).substring(1),
                        w.any(", ", "\t", " ")));
        forms.put(
                "short names",
                (w, r) -> Written.rows(
                        r, region -> Written.COLORS.get(region).substring(0, 3).replace("gra", "gry"), " "));
        forms.put(
                "hex colors",
                (w, r) -> Written.rows(
                        r,
                        region -> String.format("#%02X%02X%02X", 250 - region * 9, region * 7, 11 * region),
                        w.any(" ", ",", "\t")));
        forms.put(
                "hex numbers",
                (w, r) -> "[" + lines(r, region -> String.format("0x%06X", 250 * region + 17), ", ", "[", "]", ",\n")
                        + "]");
        forms.put("aligned columns", (w, r) -> lines(r, region -> String.format("%3d", region + 1), "", "", "", "\n"));
        forms.put("numbers with dots", (w, r) -> lines(r, region -> region + ".0", ",", "", "", "\n"));
        forms.put(
                "reST",
                (w, r) -> "Puzzle 4\n========\n\n::\n\n" + lines(r, StrangeRegionForms::letter, " ", "    ", "", "\n")
                        + "\n\nHave fun.\n");
    }

    private static void addSquares(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "dictionary of pairs",
                (w, r) -> "regions = {"
                        + cells(
                                r,
                                (row, column) -> "(" + row + ", " + column + "): '" + letter(r[row][column]) + "'",
                                ", ")
                        + "}\n");
        forms.put(
                "dictionary of sets",
                (w, r) -> "{"
                        + lists(
                                w,
                                r,
                                region -> "'" + letter(region) + "'",
                                ": {",
                                "}",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ",\n ")
                        + "}\n");
        forms.put(
                "dictionary of lists from 1",
                (w, r) -> "{"
                        + lists(
                                w,
                                r,
                                region -> "" + (region + 1),
                                ": [",
                                "]",
                                (row, column) -> "(" + (row + 1) + ", " + (column + 1) + ")",
                                ", ",
                                ",\n ")
                        + "}\n");
        forms.put(
                "defaultdict",
                (w, r) -> "defaultdict(<class 'list'>, {"
                        + lists(
                                w,
                                r,
                                Integer::toString,
                                ": [",
                                "]",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ", ")
                        + "})\n");
        forms.put(
                "list of sets",
                (w, r) -> "["
                        + lists(
                                w,
                                r,
                                region -> "",
                                "{",
                                "}",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ", ")
                        + "]");
        forms.put(
                "set lines",
                (w, r) -> lists(
                        w,
                        r,
                        StrangeRegionForms::letter,
                        " = {",
                        "}",
                        (row, column) -> "(" + row + "," + column + ")",
                        ", ",
                        "\n"));
        forms.put(
                "region lines",
                (w, r) -> lists(
                        w,
                        r,
                        region -> "Region " + (region + 1),
                        ": ",
                        "",
                        (row, column) -> "(" + (row + 1) + ", " + (column + 1) + ")",
                        ", ",
                        "\n"));
        forms.put(
                "r1c1",
                (w, r) -> lists(
                        w,
                        r,
                        StrangeRegionForms::letter,
                        ": ",
                        "",
                        (row, column) -> "r" + (row + 1) + "c" + (column + 1),
                        w.any(" ", ", "),
                        "\n"));
        forms.put(
                "R1C1 words",
                (w, r) -> lists(
                        w,
                        r,
                        region -> Written.COLORS.get(region),
                        ": ",
                        "",
                        (row, column) -> "R" + (row + 1) + "C" + (column + 1),
                        ",",
                        "\n"));
        forms.put(
                "chess lines",
                (w, r) -> lists(
                        w,
                        r,
                        region -> Written.COLORS.get(region),
                        ": ",
                        "",
                        (row, column) -> (char) ('a' + column) + "" + (r.length - row),
                        w.any(" ", ", "),
                        "\n"));
        forms.put(
                "chess JSON",
                (w, r) -> "{\"regions\": {"
                        + lists(
                                w,
                                r,
                                region -> "\"" + Written.COLORS.get(region) + "\"",
                                ": [",
                                "]",
                                (row, column) -> "\"" + (char) ('a' + column) + (r.length - row) + "\"",
                                ", ",
                                ", ")
                        + "}}");
        forms.put(
                "cell numbers",
                (w, r) -> "{\"cages\": ["
                        + lists(
                                w,
                                r,
                                region -> "",
                                "[",
                                "]",
                                (row, column) -> "" + (row * r.length + column),
                                ", ",
                                ", ")
                        + "]}");
        forms.put(
                "facts of rows",
                (w, r) -> cells(
                        r,
                        (row, column) -> "cell(" + (row + 1) + "," + (column + 1) + ","
                                + Written.COLORS.get(r[row][column]) + ").",
                        " "));
        forms.put(
                "facts with names first",
                (w, r) -> cells(
                        r,
                        (row, column) -> "color(" + Written.COLORS.get(r[row][column]) + "," + (row + 1) + ","
                                + (column + 1) + ").",
                        "\n"));
        forms.put(
                "records nested",
                (w, r) -> "{\"board\": ["
                        + Arrays.stream(r)
                                .map(row -> "["
                                        + joined(
                                                row,
                                                region -> "{\"region\": \"" + Written.COLORS.get(region)
                                                        + "\", \"state\": \"empty\"}",
                                                ", ")
                                        + "]")
                                .collect(Collectors.joining(",\n"))
                        + "]}");
        forms.put(
                "records JSON lines",
                (w, r) -> cells(
                                r,
                                (row, column) -> "{\"row\": " + row + ", \"col\": " + column + ", \"region\": \""
                                        + letter(r[row][column]) + "\"}",
                                "\n")
                        + "\n");
        forms.put(
                "regions with names",
                (w, r) -> "{\"size\": " + r.length + ", \"regions\": ["
                        + lists(
                                w,
                                r,
                                region -> "{\"color\": \"" + Written.COLORS.get(region) + "\", \"cells\"",
                                ": [",
                                "]}",
                                (row, column) -> "{\"r\": " + row + ", \"c\": " + column + "}",
                                ", ",
                                ", ")
                        + "]}");
        forms.put(
                "single assignments",
                (w, r) ->
                        cells(r, (row, column) -> "grid[" + row + "][" + column + "] = " + r[row][column] + ";", "\n"));
    }

    private static void addMarkup(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "HTML table",
                (w, r) ->
                        "<table>\n" + lines(r, StrangeRegionForms::letter, "</td><td>", "<tr><td>", "</td></tr>", "\n")
                                + "\n</table>\n");
        forms.put(
                "HTML page",
                (w, r) ->
                        "<!DOCTYPE html>\n<html><head><title>Queens</title><meta charset=\"utf-8\"></head><body>\n<table class=\"board\"><tbody>\n"
                                + Arrays.stream(r)
                                        .map(row -> "<tr>"
                                                + joined(
                                                        row,
                                                        region -> "<td class=\"" + Written.COLORS.get(region)
                                                                + "\"></td>",
                                                        "")
                                                + "</tr>")
                                        .collect(Collectors.joining("\n"))
                                + "\n</tbody></table></body></html>\n");
        forms.put(
                "HTML styles",
                (w, r) -> "<table border=\"1\">"
                        + Arrays.stream(r)
                                .map(row -> "<tr>"
                                        + joined(
                                                row,
                                                region -> "<td style=\"background-color: "
                                                        + String.format(
                                                                "#%02x%02x%02x",
                                                                250 - region * 9, region * 7, 11 * region)
                                                        + "\">&nbsp;</td>",
                                                "")
                                        + "</tr>")
                                .collect(Collectors.joining())
                        + "</table>");
        forms.put(
                "HTML cells",
                (w, r) -> "<div class=\"grid\">"
                        + cells(
                                r,
                                (row, column) -> "<div class=\"cell\" data-row=\"" + row + "\" data-col=\"" + column
                                        + "\" data-region=\"" + r[row][column] + "\"></div>",
                                "\n")
                        + "</div>");
        forms.put(
                "XML rows",
                (w, r) -> "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<puzzle size=\"" + r.length + "\">\n"
                        + lines(r, StrangeRegionForms::letter, w.any("", " ", ","), "  <row>", "</row>", "\n")
                        + "\n</puzzle>\n");
        forms.put(
                "XML cells",
                (w, r) -> "<puzzle>\n"
                        + cells(
                                r,
                                (row, column) -> "<cell row=\"" + row + "\" col=\"" + column + "\" region=\""
                                        + letter(r[row][column]) + "\"/>",
                                "\n")
                        + "\n</puzzle>");
        forms.put(
                "LaTeX",
                (w, r) -> "\\begin{tabular}{" + "|c".repeat(r.length) + "|}\n\\hline\n"
                        + lines(r, StrangeRegionForms::letter, " & ", "", " \\\\ \\hline", "\n")
                        + "\n\\end{tabular}\n");
    }

    private interface Cell {
        String write(int row, int column);
    }

    private static String cells(int[][] r, Cell cell, String separator) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < r.length; row++) {
            for (int column = 0; column < r.length; column++) {
                cells.add(cell.write(row, column));
            }
        }
        return String.join(separator, cells);
    }

    private static String lists(
            Written w,
            int[][] r,
            IntFunction<String> name,
            String open,
            String close,
            Cell cell,
            String between,
            String separator) {
        List<List<int[]>> squares = w.squares(r);
        return IntStream.range(0, r.length)
                .mapToObj(region -> name.apply(region)
                        + open
                        + squares.get(region).stream()
                                .map(square -> cell.write(square[0], square[1]))
                                .collect(Collectors.joining(between))
                        + close)
                .collect(Collectors.joining(separator));
    }

    private static String header(int n, IntFunction<String> name, String separator) {
        return IntStream.range(0, n).mapToObj(name).collect(Collectors.joining(separator));
    }

    private static String numbered(int[][] r, IntFunction<String> names, String separator, int from, String after) {
        return IntStream.range(0, r.length)
                .mapToObj(row -> (row + from) + after + joined(r[row], names, separator))
                .collect(Collectors.joining("\n"));
    }

    private static String lines(
            int[][] r, IntFunction<String> names, String separator, String open, String close, String between) {
        return Arrays.stream(r)
                .map(row -> open + joined(row, names, separator) + close)
                .collect(Collectors.joining(between));
    }

    private static String joined(int[] row, IntFunction<String> names, String separator) {
        return Arrays.stream(row).mapToObj(names).collect(Collectors.joining(separator));
    }

    private static String letter(int region) {
        return String.valueOf((char) ('A' + region));
    }

    private static IntFunction<String> number(Written w) {
        int from = w.random.nextInt(2);
        return region -> "" + (region + from);
    }
}
