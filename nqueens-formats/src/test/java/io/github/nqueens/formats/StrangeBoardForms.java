package io.github.nqueens.formats;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards as programs and people write them that know nothing of this library. */
final class StrangeBoardForms {
    private StrangeBoardForms() {}

    static Map<String, BiFunction<Written, int[], String>> all() {
        Map<String, BiFunction<Written, int[], String>> forms = new LinkedHashMap<>();
        addColumns(forms);
        addGrids(forms);
        addSquares(forms);
        return forms;
    }

    private static void addColumns(Map<String, BiFunction<Written, int[], String>> forms) {
        forms.put("numpy columns", (w, c) -> "[" + list(c, w.random.nextInt(2), " ") + "]");
        forms.put("numpy repr", (w, c) -> "array([" + list(c, w.random.nextInt(2), ", ") + "], dtype=int64)");
        forms.put("solution title", (w, c) -> "Solution 1: [" + list(c, 0, ", ") + "]\n");
        forms.put("solution title without brackets", (w, c) -> "Solution 1: " + list(c, 1, " ") + "\n");
        forms.put("dictionary", (w, c) -> "{" + each(c, (row, column) -> row + ": " + column, ", ") + "}");
        forms.put(
                "dictionary of names",
                (w, c) -> "{" + each(c, (row, column) -> "'Q" + (row + 1) + "': " + (column + 1), ", ") + "}");
        forms.put("variables", (w, c) -> {
            String s = w.any(", ", "\n", " ");
            return each(c, (row, column) -> "Q" + (row + 1) + "=" + (column + 1), s);
        });
        forms.put("variables with brackets", (w, c) -> each(c, (row, column) -> "q[" + row + "] = " + column, "\n"));
        forms.put("variables from 0", (w, c) -> each(c, (row, column) -> "x" + row + " = " + column, "\n"));
        forms.put("MiniZinc output", (w, c) -> "q = [" + list(c, 1, ", ") + "];\n----------\n==========\n");
        forms.put(
                "MiniZinc array1d",
                (w, c) -> "queens = array1d(1.." + c.length + ", [" + list(c, 1, ", ") + "]);\n----------\n");
        forms.put("Prolog answer", (w, c) -> "Qs = [" + list(c, 1, ",") + "] ;\n");
        forms.put(
                "Prolog answer ended",
                (w, c) -> "?- queens(" + c.length + ", Qs).\nQs = [" + list(c, 1, ", ") + "].\n");
        forms.put("Lisp list", (w, c) -> "(" + list(c, w.random.nextInt(2), " ") + ")");
        forms.put("OCaml list", (w, c) -> "[" + list(c, w.random.nextInt(2), "; ") + "]");
        forms.put("OCaml array", (w, c) -> "[|" + list(c, w.random.nextInt(2), "; ") + "|]");
        forms.put("Rust option", (w, c) -> "Some([" + list(c, 0, ", ") + "])");
        forms.put("Scala", (w, c) -> w.any("Vector", "List", "Array") + "(" + list(c, 0, ", ") + ")");
        forms.put("dashes", (w, c) -> list(c, 1, "-"));
        forms.put("arrows", (w, c) -> each(c, (row, column) -> (row + 1) + " -> " + (column + 1), "\n"));
        forms.put(
                "judge's table",
                (w, c) -> "SOLN       COLUMN\n #      "
                        + IntStream.rangeClosed(1, c.length)
                                .mapToObj(Integer::toString)
                                .collect(Collectors.joining(" "))
                        + "\n\n 1      " + list(c, 1, " ") + "\n");
        forms.put(
                "sentences",
                (w, c) -> each(c, (row, column) -> "Queen " + (row + 1) + ": column " + (column + 1), "\n"));
        forms.put("sentences of rows", (w, c) -> each(c, (row, column) -> "Row " + row + ", Column " + column, "\n"));
        forms.put(
                "JSON columns",
                (w, c) -> "{\"n\":" + c.length + ",\"solved\":true,\"solution\":[" + list(c, 0, ",")
                        + "],\"time_ms\":12.5}");
        forms.put("YAML", (w, c) -> "queens:\n" + each(c, (row, column) -> "- " + column, "\n") + "\n");
        forms.put("C array", (w, c) -> "int queens[" + c.length + "] = {" + list(c, 0, ", ") + "};");
        forms.put("Kotlin", (w, c) -> "val queens = " + w.any("intArrayOf", "listOf") + "(" + list(c, 0, ", ") + ")");
        forms.put("commas at the end", (w, c) -> list(c, w.random.nextInt(2), ", ") + ",");
        forms.put(
                "floats",
                (w, c) ->
                        "[" + Arrays.stream(c).mapToObj(column -> column + ".").collect(Collectors.joining(" ")) + "]");
        forms.put("with a size named", (w, c) -> "N = " + c.length + "\n" + list(c, 1, " ") + "\n");
        forms.put("dimacs-like comment", (w, c) -> "c found by search\n" + list(c, 1, " ") + "\n");
    }

    private static void addGrids(Map<String, BiFunction<Written, int[], String>> forms) {
        forms.put("numpy matrix", (w, c) -> "[" + lines(c, "0", "1", " ", "[", "]", "\n ") + "]\n");
        forms.put("numpy floats", (w, c) -> "[" + lines(c, "0.", "1.", " ", "[", "]", "\n ") + "]\n");
        forms.put("numpy booleans", (w, c) -> "[" + lines(c, "False", " True", " ", "[", "]", "\n ") + "]\n");
        forms.put("rows of lists", (w, c) -> lines(c, "0", "1", ", ", "[", "]", "\n"));
        forms.put("rows of quoted lists", (w, c) -> lines(c, "'.'", "'Q'", ", ", "[", "]", "\n"));
        forms.put("booleans", (w, c) -> "[" + lines(c, "false", "true", ", ", "[", "]", ", ") + "]");
        forms.put("list of rows without quotes", (w, c) -> "[" + lines(c, ".", "Q", "", "", "", ", ") + "]");
        forms.put("list of boards without quotes", (w, c) -> "[[" + lines(c, ".", "Q", "", "", "", ", ") + "]]");
        forms.put("cells without quotes", (w, c) -> "[" + lines(c, ".", "Q", ", ", "[", "]", ", ") + "]");
        forms.put("boxes for cells", (w, c) -> lines(c, "[ ]", "[Q]", w.any("", " "), "", "", "\n"));
        forms.put("boxes with dots", (w, c) -> lines(c, "[.]", "[Q]", "", "", "", "\n"));
        forms.put("bars", (w, c) -> lines(c, " ", "Q", "|", "|", "|", "\n"));
        forms.put("bars with underscores", (w, c) -> lines(c, "_", "Q", "|", "|", "|", "\n"));
        forms.put(
                "bars inside",
                (w, c) -> lines(c, "   ", " Q ", "|", "", "", "\n" + "-".repeat(4 * c.length - 1) + "\n"));
        forms.put("zero and Q", (w, c) -> lines(c, "0", "Q", w.any("", " "), "", "", "\n"));
        forms.put("dot and 1", (w, c) -> lines(c, ".", "1", w.any("", " "), "", "", "\n"));
        forms.put("o and x", (w, c) -> lines(c, "o", "x", w.any("", " "), "", "", "\n"));
        forms.put("O and Q", (w, c) -> lines(c, "O", "Q", w.any("", " "), "", "", "\n"));
        forms.put("dash and x", (w, c) -> lines(c, "-", "x", w.any("", " "), "", "", "\n"));
        forms.put("plus and Q", (w, c) -> lines(c, "+", "Q", w.any("", " "), "", "", "\n"));
        forms.put("hash and Q", (w, c) -> lines(c, "#", "Q", w.any("", " "), "", "", "\n"));
        forms.put("asterisk and Q", (w, c) -> lines(c, "*", "Q", w.any("", " "), "", "", "\n"));
        forms.put(
                "header and numbers",
                (w, c) -> "  "
                        + IntStream.range(0, c.length)
                                .mapToObj(i -> "" + i % 10)
                                .collect(Collectors.joining(" ")) + "\n"
                        + IntStream.range(0, c.length)
                                .mapToObj(row -> row % 10 + " " + row(c, row, ".", "Q", " "))
                                .collect(Collectors.joining("\n")));
        forms.put(
                "chess diagram",
                (w, c) -> IntStream.range(0, c.length)
                                .mapToObj(
                                        row -> String.format("%2d | %s |", c.length - row, row(c, row, ".", "Q", " ")))
                                .collect(Collectors.joining("\n"))
                        + "\n   +" + "-".repeat(2 * c.length + 1) + "+\n     "
                        + IntStream.range(0, c.length)
                                .mapToObj(i -> "" + (char) ('a' + i))
                                .collect(Collectors.joining(" "))
                        + "\n");
        forms.put(
                "box drawing",
                (w, c) -> "\u250C" + "\u2500\u2500\u2500\u252C".repeat(c.length - 1) + "\u2500\u2500\u2500\u2510\n"
                        + lines(
                                c,
                                " ",
                                w.any("Q", "\u265B", "\u2655"),
                                " \u2502 ",
                                "\u2502 ",
                                " \u2502",
                                "\n\u251C" + "\u2500\u2500\u2500\u253C".repeat(c.length - 1)
                                        + "\u2500\u2500\u2500\u2524\n")
                        + "\n\u2514" + "\u2500\u2500\u2500\u2534".repeat(c.length - 1) + "\u2500\u2500\u2500\u2518\n");
        forms.put(
                "plus box",
                (w, c) -> "+" + "---+".repeat(c.length) + "\n"
                        + lines(c, "   ", " Q ", "|", "|", "|", "\n+" + "---+".repeat(c.length) + "\n") + "\n+"
                        + "---+".repeat(c.length) + "\n");
        forms.put(
                "frame",
                (w, c) -> "+" + "-".repeat(c.length) + "+\n" + lines(c, ".", "Q", "", "|", "|", "\n") + "\n+"
                        + "-".repeat(c.length) + "+\n");
        forms.put(
                "markdown",
                (w, c) -> "|" + "   |".repeat(c.length) + "\n|" + "---|".repeat(c.length) + "\n"
                        + lines(c, " ", "Q", " | ", "| ", " |", "\n"));
        forms.put(
                "markdown with letters",
                (w, c) -> "| "
                        + IntStream.range(0, c.length)
                                .mapToObj(i -> "" + (char) ('a' + i))
                                .collect(Collectors.joining(" | "))
                        + " |\n|" + "---|".repeat(c.length) + "\n" + lines(c, " ", "\u265B", " | ", "| ", " |", "\n"));
        forms.put(
                "HTML table",
                (w, c) -> "<table>"
                        + lines(
                                c,
                                "",
                                w.any("Q", "&#9819;", "\u265B", "&#x265B;"),
                                "</td><td>",
                                "<tr><td>",
                                "</td></tr>",
                                "\n")
                        + "</table>");
        forms.put(
                "HTML classes",
                (w, c) -> "<table>" + lines(c, "<td></td>", "<td class=\"queen\"></td>", "", "<tr>", "</tr>", "\n")
                        + "</table>");
        forms.put(
                "checkered emoji",
                (w, c) -> IntStream.range(0, c.length)
                        .mapToObj(row -> IntStream.range(0, c.length)
                                .mapToObj(column -> c[row] == column
                                        ? "\uD83D\uDC51"
                                        : (row + column) % 2 == 0 ? "\u2B1C" : "\u2B1B")
                                .collect(Collectors.joining()))
                        .collect(Collectors.joining("\n")));
        forms.put(
                "checkered signs",
                (w, c) -> IntStream.range(0, c.length)
                        .mapToObj(row -> IntStream.range(0, c.length)
                                .mapToObj(column ->
                                        c[row] == column ? "\u265B" : (row + column) % 2 == 0 ? "\u25A1" : "\u25A0")
                                .collect(Collectors.joining(" ")))
                        .collect(Collectors.joining("\n")));
        forms.put(
                "terminal colors",
                (w, c) -> lines(c, "\u001B[37m.\u001B[0m", "\u001B[31mQ\u001B[0m", w.any("", " "), "", "", "\n"));
        forms.put(
                "titles and counts",
                (w, c) -> "Solution 1\n" + lines(c, ".", "Q", " ", "", "", "\n") + "\n\nTotal solutions: 1\n");
        forms.put(
                "title with a sign",
                (w, c) -> "Solution #1:\n" + lines(c, ".", "Q", "", "", "", "\n") + "\nDone in 0.002 s\n");
        forms.put("size first", (w, c) -> c.length + "\n" + lines(c, ".", "Q", w.any("", " "), "", "", "\n") + "\n");
        forms.put("YAML rows", (w, c) -> "board:\n" + lines(c, ".", "Q", "", "  - \"", "\"", "\n") + "\n");
        forms.put("C strings", (w, c) -> "{" + lines(c, ".", "Q", "", "\"", "\"", ", ") + "}");
        forms.put(
                "FEN with small queens",
                (w, c) -> Arrays.stream(c)
                        .mapToObj(column ->
                                (column > 0 ? column : "") + "q" + (column + 1 < c.length ? c.length - 1 - column : ""))
                        .collect(Collectors.joining("/")));
        forms.put("FEN of signs", (w, c) -> lines(c, "1", "Q", "", "", "", "/"));
        forms.put(
                "FEN named",
                (w, c) -> "FEN: "
                        + Arrays.stream(c)
                                .mapToObj(column -> (column > 0 ? column : "") + "Q"
                                        + (column + 1 < c.length ? c.length - 1 - column : ""))
                                .collect(Collectors.joining("/"))
                        + " w - - 0 1\n");
        forms.put(
                "tag of PGN",
                (w, c) -> "[SetUp \"1\"]\n[FEN \""
                        + Arrays.stream(c)
                                .mapToObj(column -> (column > 0 ? column : "") + "Q"
                                        + (column + 1 < c.length ? c.length - 1 - column : ""))
                                .collect(Collectors.joining("/"))
                        + " w - - 0 1\"]\n");
        forms.put("spaces for squares", (w, c) -> lines(c, ".", "Q", "   ", "  ", "  ", "\n\n"));
        forms.put("MATLAB", (w, c) -> "[" + lines(c, "0", "1", " ", "", "", "; ") + "]");
        forms.put("words", (w, c) -> lines(c, "empty", "queen", w.any(" ", ","), "", "", "\n"));
        forms.put("null and numbers", (w, c) -> "[" + lines(c, "null", "1", ", ", "[", "]", ", ") + "]");
        forms.put("CSV with blanks", (w, c) -> lines(c, "", "Q", ",", "", "", "\n"));
        forms.put("sheet with blanks", (w, c) -> lines(c, "", "Q", "\t", "", "", "\n"));
    }

    private static void addSquares(Map<String, BiFunction<Written, int[], String>> forms) {
        forms.put(
                "clingo answer",
                (w, c) -> "clingo version 5.6.2\nReading from queens.lp\nSolving...\nAnswer: 1\n"
                        + each(c, (row, column) -> "queen(" + (row + 1) + "," + (column + 1) + ")", " ")
                        + "\nSATISFIABLE\n\nModels       : 1+\n");
        forms.put("facts", (w, c) -> each(c, (row, column) -> "q(" + (row + 1) + "," + (column + 1) + ").", " "));
        forms.put(
                "Prolog pairs",
                (w, c) -> "["
                        + each(c, (row, column) -> (row + 1) + "-" + (column + 1), ",")
                                .replace("-", w.any("-", "/")) + "]");
        forms.put(
                "set of pairs", (w, c) -> "{" + each(c, (row, column) -> "(" + row + ", " + column + ")", ", ") + "}");
        forms.put("Lisp pairs", (w, c) -> "(" + each(c, (row, column) -> "(" + row + " " + column + ")", " ") + ")");
        forms.put(
                "numbered squares",
                (w, c) -> each(c, (row, column) -> "Queen " + (row + 1) + ": (" + row + ", " + column + ")", "\n"));
        forms.put(
                "named squares",
                (w, c) -> each(c, (row, column) -> "Q" + (row + 1) + "(" + (row + 1) + "," + (column + 1) + ")", " "));
        forms.put(
                "sentences",
                (w, c) -> each(c, (row, column) -> "Place a queen at (" + row + ", " + column + ")", "\n"));
        forms.put(
                "records",
                (w, c) -> "{\"queens\": ["
                        + each(c, (row, column) -> "{\"row\": " + row + ", \"col\": " + column + "}", ", ") + "]}");
        forms.put(
                "points",
                (w, c) -> "[" + each(c, (row, column) -> "{\"x\": " + column + ", \"y\": " + row + "}", ", ") + "]");
        forms.put(
                "printed points",
                (w, c) -> "[" + each(c, (row, column) -> "Point(x=" + column + ", y=" + row + ")", ", ") + "]");
        forms.put(
                "printed squares",
                (w, c) -> "[" + each(c, (row, column) -> "Square[row=" + row + ", column=" + column + "]", ", ") + "]");
        forms.put("CSV with header", (w, c) -> "row,col\n" + each(c, (row, column) -> row + "," + column, "\n") + "\n");
        forms.put("pairs a line", (w, c) -> each(c, (row, column) -> (row + 1) + " " + (column + 1), "\n") + "\n");
        forms.put(
                "chess with letters of queens",
                (w, c) -> each(c, (row, column) -> "Q" + (char) ('a' + column) + (c.length - row), " "));
        forms.put(
                "chess in capitals",
                (w, c) -> each(c, (row, column) -> (char) ('A' + column) + "" + (c.length - row), ", "));
        forms.put(
                "chess JSON",
                (w, c) -> "{\"squares\": ["
                        + each(c, (row, column) -> "\"" + (char) ('a' + column) + (c.length - row) + "\"", ", ")
                        + "]}");
        forms.put(
                "chess lines", (w, c) -> each(c, (row, column) -> (char) ('a' + column) + "" + (c.length - row), "\n"));
        forms.put("r1c1", (w, c) -> each(c, (row, column) -> "r" + (row + 1) + "c" + (column + 1), w.any(" ", ", ")));
    }

    private interface Queen {
        String write(int row, int column);
    }

    private static String each(int[] columns, Queen queen, String separator) {
        return IntStream.range(0, columns.length)
                .mapToObj(row -> queen.write(row, columns[row]))
                .collect(Collectors.joining(separator));
    }

    private static String row(int[] columns, int row, String open, String queen, String separator) {
        return IntStream.range(0, columns.length)
                .mapToObj(column -> columns[row] == column ? queen : open)
                .collect(Collectors.joining(separator));
    }

    private static String lines(
            int[] columns, String open, String queen, String separator, String before, String after, String between) {
        return IntStream.range(0, columns.length)
                .mapToObj(row -> before + row(columns, row, open, queen, separator) + after)
                .collect(Collectors.joining(between));
    }

    private static String list(int[] columns, int from, String separator) {
        return BoardForms.list(columns, from, separator);
    }
}
