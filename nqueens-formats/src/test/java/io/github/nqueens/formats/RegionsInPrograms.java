package io.github.nqueens.formats;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Regions as literals of many languages. */
final class RegionsInPrograms {
    private RegionsInPrograms() {}

    static void addTo(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "numpy print",
                (w, r) ->
                        "[" + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), " ", "[", "]", "\n ") + "]\n");
        forms.put(
                "numpy aligned",
                (w, r) -> "["
                        + StrangeRegionForms.lines(
                                r,
                                region -> String.format("%2d", region + 5 * w.random.nextInt(1)),
                                " ",
                                "[",
                                "]",
                                "\n ")
                        + "]");
        forms.put(
                "numpy repr",
                (w, r) -> "array(["
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "[", "]", ",\n       ")
                        + "])");
        forms.put(
                "numpy floats",
                (w, r) -> "[" + StrangeRegionForms.lines(r, region -> region + ".", " ", "[", "]", "\n ") + "]");
        forms.put(
                "numpy savetxt",
                (w, r) -> Written.rows(r, region -> String.format("%.18e", (double) region), " ") + "\n");
        forms.put(
                "print of lists",
                (w, r) -> StrangeRegionForms.lines(
                                r, region -> "'" + StrangeRegionForms.letter(region) + "'", ", ", "[", "]", "\n")
                        + "\n");
        forms.put(
                "JSON lines",
                (w, r) -> StrangeRegionForms.lines(
                                r, region -> "\"" + StrangeRegionForms.letter(region) + "\"", ",", "[", "]", "\n")
                        + "\n");
        forms.put(
                "tuples",
                (w, r) -> "GRID = ("
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "(", ")", ",\n        ")
                        + ")");
        forms.put(
                "Kotlin lists",
                (w, r) -> "val grid = listOf(\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "listOf(", ")", ",\n    ")
                        + "\n)\n");
        forms.put(
                "Kotlin arrays",
                (w, r) -> "val regions: Array<IntArray> = arrayOf(\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "intArrayOf(", ")", ",\n    ")
                        + "\n)\n");
        forms.put(
                "C array",
                (w, r) -> "#include <stdio.h>\n\nint grid[" + r.length + "][" + r.length + "] = {\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "{ ", " }", ",\n    ")
                        + "\n};\n");
        forms.put(
                "C defines",
                (w, r) -> "#define N " + r.length + "\nstatic const int regions[N][N] = {\n  "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ",", "{", "}", ",\n  ") + "\n};\n");
        forms.put(
                "C strings",
                (w, r) -> "char grid[" + r.length + "][" + (r.length + 1) + "] = {\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "  \"", "\"", ",\n") + "\n};\n");
        forms.put(
                "C++ vector",
                (w, r) -> "std::vector<std::vector<int>> board = {"
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "{", "}", ", ") + "};");
        forms.put(
                "C++ characters",
                (w, r) -> "vector<vector<char>> g{\n"
                        + StrangeRegionForms.lines(
                                r, region -> "'" + StrangeRegionForms.letter(region) + "'", ",", "{", "}", ",\n")
                        + "};");
        forms.put(
                "C# array",
                (w, r) -> "var cells = new int[,]\n{\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "{ ", " }", ",\n    ")
                        + "\n};");
        forms.put(
                "Rust array",
                (w, r) -> "const GRID: [[u8; " + r.length + "]; " + r.length + "] = [\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "[", "]", ",\n    ")
                        + ",\n];\n");
        forms.put(
                "Rust vec",
                (w, r) -> "let grid = vec![\n    "
                        + StrangeRegionForms.lines(
                                r,
                                region -> "'" + StrangeRegionForms.letter(region) + "'",
                                ", ",
                                "vec![",
                                "]",
                                ",\n    ")
                        + "\n];\n");
        forms.put(
                "Go slices",
                (w, r) -> "grid := [][]int{\n\t"
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "{", "}", ",\n\t")
                        + ",\n}\n");
        forms.put(
                "Go strings",
                (w, r) -> "rows := []string{\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "\t\"", "\",", "\n") + "\n}\n");
        forms.put(
                "Haskell strings",
                (w, r) -> "grid :: [String]\ngrid =\n  [ "
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "\"", "\"", "\n  , ")
                        + "\n  ]\n");
        forms.put(
                "Haskell numbers",
                (w, r) -> "grid = ["
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ",", "[", "]", "\n       ,")
                        + "]\n");
        forms.put(
                "Ruby words",
                (w, r) -> "GRID = [\n  "
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "%w[", "]", ",\n  ")
                        + "\n].freeze\n");
        forms.put(
                "Lua table",
                (w, r) -> "local grid = {\n  "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "{", "}", ",\n  ")
                        + "\n}\nreturn grid\n");
        forms.put(
                "MATLAB",
                (w, r) -> "R = ["
                        + Written.rows(r, StrangeRegionForms.number(w), " ").replace("\n", "; ") + "];");
        forms.put(
                "MATLAB lines",
                (w, r) -> "R = ["
                        + Written.rows(r, StrangeRegionForms.number(w), " ").replace("\n", "\n     ") + "]\n");
        forms.put(
                "Julia",
                (w, r) -> "grid = [\n    "
                        + Written.rows(r, StrangeRegionForms.number(w), " ").replace("\n", ";\n    ") + "\n]\n");
        forms.put(
                "R matrix",
                (w, r) -> "m <- matrix(c("
                        + Written.rows(r, StrangeRegionForms.number(w), ", ").replace("\n", ",\n              ")
                        + "),\n            nrow = " + r.length + ", byrow = TRUE)\n");
        forms.put(
                "Prolog list",
                (w, r) -> "puzzle(" + r.length + ", ["
                        + StrangeRegionForms.lines(
                                r,
                                region -> StrangeRegionForms.letter(region).toLowerCase(java.util.Locale.ROOT),
                                ",",
                                "[",
                                "]",
                                ",\n           ")
                        + "]).\n");
        forms.put(
                "Prolog rows",
                (w, r) -> IntStream.range(0, r.length)
                        .mapToObj(row -> "row(" + (row + 1) + ", ["
                                + StrangeRegionForms.joined(
                                        r[row],
                                        region -> StrangeRegionForms.letter(region)
                                                .toLowerCase(java.util.Locale.ROOT),
                                        ",")
                                + "]).")
                        .collect(Collectors.joining("\n")));
        forms.put(
                "Lisp",
                (w, r) -> "(defparameter *grid*\n  '("
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), " ", "(", ")", "\n    ") + "))\n");
        forms.put(
                "Clojure",
                (w, r) -> "(def grid\n  ["
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), " ", "[", "]", "\n   ") + "])\n");
        forms.put(
                "Scala",
                (w, r) -> "val grid = Vector(\n  "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "Vector(", ")", ",\n  ")
                        + "\n)\n");
        forms.put(
                "OCaml",
                (w, r) -> "let grid = [|\n  "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), "; ", "[|", "|]", ";\n  ")
                        + "\n|]\n");
        forms.put(
                "Swift",
                (w, r) -> "let regions: [[Int]] = [\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "[", "]", ",\n    ")
                        + "\n]\n");
        forms.put(
                "PHP",
                (w, r) -> "<?php\n$grid = [\n    "
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ", ", "[", "]", ",\n    ")
                        + ",\n];\n");
        forms.put(
                "Essence rows",
                (w, r) -> "language Essence 1.3\nletting n be " + r.length + "\nletting regions be [ "
                        + StrangeRegionForms.lines(r, region -> "" + (region + 1), ", ", "[", "]", ",\n  ") + " ]\n");
        forms.put(
                "assignments",
                (w, r) -> IntStream.range(0, r.length)
                        .mapToObj(row -> "grid[" + row + "] = \""
                                + StrangeRegionForms.joined(r[row], StrangeRegionForms::letter, "") + "\";")
                        .collect(Collectors.joining("\n")));
        forms.put(
                "split strings",
                (w, r) -> "const grid = [\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "  '", "',", "\n")
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
                    + StrangeRegionForms.lines(
                            r, region -> "\"" + StrangeRegionForms.letter(region) + "\"", ", ", "[", "]", ",\n    ")
                    + ",\n  ],\n  regionColors: {\n"
                    + IntStream.range(0, n)
                            .mapToObj(region ->
                                    "    " + StrangeRegionForms.letter(region) + ": " + names.get(region % 12) + ",\n")
                            .collect(Collectors.joining())
                    + "  },\n  isNew: true,\n  createdBy: \"somebody\",\n  personalLink: \"https://example.org/some/body\",\n};\n\nexport default level;\n";
        });
        forms.put(
                "archive",
                (w, r) -> "{\"puzzles\": [{\"id\": 412, \"date\": \"2025-06-16\", \"size\": " + r.length
                        + ", \"difficulty\": \"hard\", \"solutionCount\": 1, \"grid\": ["
                        + StrangeRegionForms.lines(r, StrangeRegionForms.number(w), ",", "[", "]", ",")
                        + "], \"colors\": {"
                        + IntStream.range(0, r.length)
                                .mapToObj(i -> "\"" + i + "\": \"" + Written.COLORS.get(i) + "\"")
                                .collect(Collectors.joining(", "))
                        + "}}]}");
        forms.put(
                "lists of color numbers",
                (w, r) -> "[["
                        + Arrays.stream(r)
                                .map(row -> StrangeRegionForms.joined(
                                        row,
                                        region -> "[" + (20 + 11 * region) + "," + (250 - 9 * region) + "," + 7 * region
                                                + "]",
                                        ","))
                                .collect(Collectors.joining("],["))
                        + "]]");
        forms.put(
                "rgb strings",
                (w, r) -> "["
                        + StrangeRegionForms.lines(
                                r,
                                region -> "\"rgb(" + (20 + 11 * region) + ", " + (250 - 9 * region) + ", " + 7 * region
                                        + ")\"",
                                ", ",
                                "[",
                                "]",
                                ",\n")
                        + "]");
    }
}
