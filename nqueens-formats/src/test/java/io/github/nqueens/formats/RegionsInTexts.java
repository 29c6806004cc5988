package io.github.nqueens.formats;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Regions as spreadsheets, documents and messages hold them: tables, and rows of text. */
final class RegionsInTexts {
    private RegionsInTexts() {}

    static void addTo(Map<String, BiFunction<Written, int[][], String>> forms) {
        addTexts(forms);
        forms.put(
                "pandas CSV",
                (w, r) -> "," + StrangeRegionForms.header(r.length, Integer::toString, ",") + "\n"
                        + StrangeRegionForms.numbered(r, StrangeRegionForms::letter, ",", 0, ","));
        forms.put(
                "pandas CSV of numbers",
                (w, r) -> "," + StrangeRegionForms.header(r.length, Integer::toString, ",") + "\n"
                        + StrangeRegionForms.numbered(r, Integer::toString, ",", 0, ","));
        forms.put(
                "CSV with names",
                (w, r) -> StrangeRegionForms.header(r.length, column -> "c" + column, ",") + "\n"
                        + Written.rows(r, StrangeRegionForms::letter, ","));
        forms.put(
                "CSV with column names of numbers",
                (w, r) -> StrangeRegionForms.header(r.length, column -> "col" + (column + 1), ",") + "\n"
                        + Written.rows(r, StrangeRegionForms.number(w), ","));
        forms.put(
                "quoted CSV",
                (w, r) -> Written.rows(r, region -> "\"" + Written.COLORS.get(region) + "\"", w.any(",", ";")));
        forms.put(
                "pandas print",
                (w, r) -> "   " + StrangeRegionForms.header(r.length, Integer::toString, "  ") + "\n"
                        + StrangeRegionForms.numbered(r, StrangeRegionForms::letter, "  ", 0, "  "));
        forms.put(
                "sheet with names",
                (w, r) -> "\t" + StrangeRegionForms.header(r.length, StrangeRegionForms::letter, "\t") + "\n"
                        + StrangeRegionForms.numbered(r, region -> Written.COLORS.get(region), "\t", 1, "\t") + "\n");
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
                (w, r) -> "| " + StrangeRegionForms.header(r.length, column -> "C" + (column + 1), " | ") + " |\n|"
                        + "---|".repeat(r.length) + "\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, " | ", "| ", " |", "\n"));
        forms.put(
                "markdown with numbers",
                (w, r) -> "| | " + StrangeRegionForms.header(r.length, column -> "" + (column + 1), " | ") + " |\n|"
                        + "---|".repeat(r.length + 1) + "\n"
                        + IntStream.range(0, r.length)
                                .mapToObj(row -> "| **" + (row + 1) + "** | "
                                        + StrangeRegionForms.joined(r[row], StrangeRegionForms::letter, " | ") + " |")
                                .collect(Collectors.joining("\n")));
        forms.put(
                "box drawing",
                (w, r) -> "\u250C" + "\u2500\u2500\u2500\u252C".repeat(r.length - 1) + "\u2500\u2500\u2500\u2510\n"
                        + StrangeRegionForms.lines(
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
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "\u2551 ", " \u2551", "\n")
                        + "\n\u255A"
                        + "\u2550".repeat(2 * r.length + 1) + "\u255D\n");
        forms.put(
                "ASCII box",
                (w, r) -> "+" + "-".repeat(2 * r.length + 1) + "+\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "| ", " |", "\n") + "\n+"
                        + "-".repeat(2 * r.length + 1) + "+\n");
        forms.put(
                "SQL",
                (w, r) -> "INSERT INTO cells (r, c, region) VALUES\n"
                        + StrangeRegionForms.cells(
                                r,
                                (row, column) -> "(" + row + ", " + column + ", '"
                                        + StrangeRegionForms.letter(r[row][column]) + "')",
                                ",\n")
                        + ";\n");
        forms.put("CSV records", (w, r) -> {
            String s = w.any(",", ";", "\t");
            return String.join(s, "row", "col", "region") + "\n"
                    + StrangeRegionForms.cells(
                            r, (row, column) -> row + s + column + s + StrangeRegionForms.letter(r[row][column]), "\n")
                    + "\n";
        });
        forms.put(
                "CSV records from 1",
                (w, r) -> "row,column,color\n"
                        + StrangeRegionForms.cells(
                                r,
                                (row, column) ->
                                        (row + 1) + "," + (column + 1) + "," + Written.COLORS.get(r[row][column]),
                                "\n")
                        + "\n");
        forms.put(
                "CSV records of x",
                (w, r) -> "x,y,region\n"
                        + StrangeRegionForms.cells(
                                r,
                                (row, column) -> column + "," + row + "," + StrangeRegionForms.letter(r[row][column]),
                                "\n")
                        + "\n");
    }

    private static void addTexts(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "YAML rows",
                (w, r) -> "---\nsize: " + r.length + "\ngrid:\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, ", ", "  - [", "]", "\n") + "\n");
        forms.put(
                "YAML strings",
                (w, r) -> "name: my puzzle\ngrid:\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "  - ", "", "\n") + "\n");
        forms.put(
                "YAML quoted strings",
                (w, r) -> "puzzle:\n  regions:\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "    - \"", "\"", "\n") + "\n");
        forms.put(
                "YAML nested",
                (w, r) -> StrangeRegionForms.lines(r, StrangeRegionForms.number(w), "\n  - ", "- - ", "", "\n") + "\n");
        forms.put(
                "YAML block",
                (w, r) -> "regions: |\n" + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "  ", "", "\n")
                        + "\n");
        forms.put(
                "TOML",
                (w, r) -> "title = \"A puzzle\"\n\n[puzzle]\nsize = " + r.length + "\nrows = [\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "  \"", "\"", ",\n") + ",\n]\n");
        forms.put(
                "TOML block",
                (w, r) ->
                        "grid = \"\"\"\n" + Written.rows(r, StrangeRegionForms::letter, w.any("", " ")) + "\n\"\"\"\n");
        forms.put(
                "Java block",
                (w, r) -> "String text = \"\"\"\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "        ", "", "\n")
                        + "\n        \"\"\";\n");
        forms.put(
                "string with breaks",
                (w, r) -> "String text = \""
                        + Written.rows(r, StrangeRegionForms::letter, "").replace("\n", "\\n") + "\";");
        forms.put(
                "joined strings",
                (w, r) -> "String text =\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "    \"", "\\n\"", "\n  + ")
                        + ";\n");
        forms.put(
                "quoted rows",
                (w, r) -> StrangeRegionForms.lines(r, StrangeRegionForms::letter, "", "\"", "\"", w.any("\n", ",\n")));
        forms.put(
                "rows with semicolons",
                (w, r) -> Written.rows(r, StrangeRegionForms::letter, "")
                        .replace("\n", w.any(";", ", ", ",", " ", "|", " / ")));
        forms.put(
                "rows of numbers with semicolons",
                (w, r) -> Written.rows(r, StrangeRegionForms.number(w), ",").replace("\n", w.any(";", "; ")));
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
                                ? StrangeRegionForms.letter(region / 2)
                                : StrangeRegionForms.letter(region / 2).toLowerCase(java.util.Locale.ROOT),
                        w.any("", " ")));
        forms.put("numbered rows", (w, r) -> {
            String s = w.any(": ", ") ", " | ", ". ");
            return IntStream.range(0, r.length)
                    .mapToObj(row -> (row + 1) + s + StrangeRegionForms.joined(r[row], StrangeRegionForms::letter, " "))
                    .collect(Collectors.joining("\n"));
        });
        forms.put("named rows", (w, r) -> {
            String s = w.any(": ", " = ", " - ");
            String between = w.any(" ", "");
            return IntStream.range(0, r.length)
                    .mapToObj(row -> "Row " + (row + 1) + s
                            + StrangeRegionForms.joined(r[row], StrangeRegionForms::letter, between))
                    .collect(Collectors.joining("\n"));
        });
        forms.put(
                "size first",
                (w, r) -> r.length
                        + w.any("\n", " " + r.length + "\n", "x" + r.length + "\n", "\n\n")
                        + Written.rows(r, StrangeRegionForms::letter, w.any("", " ")));
        forms.put(
                "size first of numbers",
                (w, r) -> r.length
                        + w.any("\n", " " + r.length + "\n")
                        + Written.rows(r, StrangeRegionForms.number(w), " "));
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
        forms.put(
                "quoted mail", (w, r) -> StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "> ", "", "\n"));
        forms.put(
                "indented",
                (w, r) -> StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "      ", "   ", "\r\n")
                        + "\r\n\r\n");
        forms.put("emoji spaced", (w, r) -> w.system(Written.rows(r, w.signs(r.length), " ")));
        forms.put(
                "colors in terminal",
                (w, r) -> Written.rows(
                        r,
                        region -> "\u001B[4" + (region % 8) + "m" + StrangeRegionForms.letter(region) + "\u001B[0m",
                        w.any("", " ")));
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
                (w, r) -> "["
                        + StrangeRegionForms.lines(
                                r, region -> String.format("0x%06X", 250 * region + 17), ", ", "[", "]", ",\n")
                        + "]");
        forms.put(
                "aligned columns",
                (w, r) -> StrangeRegionForms.lines(r, region -> String.format("%3d", region + 1), "", "", "", "\n"));
        forms.put(
                "numbers with dots", (w, r) -> StrangeRegionForms.lines(r, region -> region + ".0", ",", "", "", "\n"));
        forms.put(
                "reST",
                (w, r) -> "Puzzle 4\n========\n\n::\n\n"
                        + StrangeRegionForms.lines(r, StrangeRegionForms::letter, " ", "    ", "", "\n")
                        + "\n\nHave fun.\n");
    }
}
