package io.github.nqueens.formats;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Each form of a board with a writer of it. */
final class BoardForms {
    private BoardForms() {}

    static Map<String, BiFunction<Written, int[], String>> all() {
        Map<String, BiFunction<Written, int[], String>> forms = new LinkedHashMap<>();
        forms.put("columns", (w, c) -> w.system(list(c, w.random.nextInt(2), w.any(" ", ", ", ",", "\t", ";"))));
        forms.put("bracketed", BoardForms::bracketed);
        forms.put("size first", (w, c) -> c.length + "\n" + list(c, w.random.nextInt(2), w.any(" ", ", ")) + "\n");
        forms.put("digits", (w, c) -> c.length > 9 ? list(c, 0, " ") : list(c, 1, ""));
        forms.put("pairs", BoardForms::pairs);
        forms.put("zero-one", (w, c) -> w.system(grid(c, "0", "1", w.any("", " ", ",", ", ", "\t"))));
        forms.put(
                "zero-one arrays",
                (w, c) -> w.declared(
                        w.arrays(matrix(c), Integer::toString, false, "[", "]"),
                        c.length,
                        w.any("board", "grid", "solution", "matrix")));
        forms.put(
                "zero-one java",
                (w, c) -> "int[][] board = " + w.arrays(matrix(c), Integer::toString, false, "{", "}") + ";");
        forms.put(
                "grid",
                (w, c) -> w.system(w.noise(grid(
                        c,
                        w.any(".", "_", "-", "\u00B7"),
                        w.any("Q", "q", "*", "\u265B", "\u2655", "\uD83D\uDC51"),
                        w.any("", " ", "\t")))));
        forms.put("x grid", (w, c) -> grid(c, "X", "Q", w.any("", " ")));
        forms.put("emoji grid", (w, c) -> grid(c, "\u2B1C", "\uD83D\uDC51", ""));
        forms.put(
                "strings",
                (w, c) -> w.declared(
                        "["
                                + grid(c, ".", "Q", "")
                                        .lines()
                                        .map(line -> "\"" + line + "\"")
                                        .collect(Collectors.joining(", "))
                                + "]",
                        c.length,
                        w.any("board", "solution")));
        forms.put("characters", (w, c) -> w.arrays(matrix(c), cell -> cell == 1 ? "Q" : ".", true, "[", "]"));
        forms.put("boxed", BoardForms::boxed);
        forms.put("FEN", (w, c) -> fen(c) + w.any("", "\n", " w - - 0 1"));
        forms.put("chess", BoardForms::chess);
        forms.put(
                "labels",
                (w, c) -> IntStream.range(0, c.length)
                                .mapToObj(row -> String.format("%2d ", c.length - row)
                                        + grid(c, ".", "Q", " ").split("\n", -1)[row])
                                .collect(Collectors.joining("\n"))
                        + "\n   "
                        + IntStream.range(0, c.length)
                                .mapToObj(i -> String.valueOf((char) ('a' + i)))
                                .collect(Collectors.joining(" ")));
        forms.put(
                "solver's JSON",
                (w, c) -> "{\n  \"algorithm\" : \"auto\",\n  \"n\" : " + c.length
                        + ",\n  \"status\" : \"SOLVED\",\n  \"reason\" : null,\n  \"seed\" : 1,\n  \"iterations\" : 3,\n  \"seconds\" : 0.010860857,\n  \"board\" : [ "
                        + list(c, 0, ", ") + " ]\n}");
        forms.put(
                "solver's text",
                (w, c) ->
                        grid(c, ".", "Q", "") + "\nauto: 3 iterations, 224 evaluations, 0 restarts, 9.82 ms, seed 1\n");
        return forms;
    }

    static String list(int[] columns, int from, String separator) {
        return Arrays.stream(columns)
                .mapToObj(column -> Integer.toString(column + from))
                .collect(Collectors.joining(separator));
    }

    private static String bracketed(Written w, int[] c) {
        String list = list(c, w.random.nextInt(2), w.any(", ", ",", " "));
        return w.any(
                "[" + list + "]",
                "{" + list + "}",
                "(" + list + ")",
                "int[] board = {" + list + "};",
                "{\"solution\": [" + list + "]}",
                "board = np.array([" + list + "])");
    }

    private static String pairs(Written w, int[] c) {
        int from = w.random.nextInt(2);
        List<String> pairs = new java.util.ArrayList<>();
        String open = w.any("(", "[");
        for (int row = 0; row < c.length; row++) {
            pairs.add(open + (row + from) + "," + w.any("", " ") + (c[row] + from) + (open.equals("(") ? ")" : "]"));
        }
        if (w.random.nextBoolean()) {
            Collections.shuffle(pairs, w.random);
        }
        String list = String.join(w.any(", ", " "), pairs);
        return w.random.nextBoolean() ? "[" + list + "]" : list;
    }

    static int[][] matrix(int[] c) {
        int[][] matrix = new int[c.length][c.length];
        for (int row = 0; row < c.length; row++) {
            matrix[row][c[row]] = 1;
        }
        return matrix;
    }

    static String grid(int[] c, String open, String queen, String separator) {
        return Written.rows(matrix(c), cell -> cell == 1 ? queen : open, separator);
    }

    private static String boxed(Written w, int[] c) {
        String rule = w.any("+" + "---+".repeat(c.length), "-".repeat(4 * c.length + 1));
        return rule + "\n"
                + grid(c, w.any(" ", ".").equals(".") ? "." : " ", "Q", " | ")
                        .lines()
                        .map(line -> "| " + line + " |\n" + rule)
                        .collect(Collectors.joining("\n"));
    }

    private static String fen(int[] c) {
        return Arrays.stream(c)
                .mapToObj(column ->
                        (column > 0 ? column : "") + "Q" + (column + 1 < c.length ? c.length - 1 - column : ""))
                .collect(Collectors.joining("/"));
    }

    private static String chess(Written w, int[] c) {
        List<String> squares = new java.util.ArrayList<>();
        for (int row = 0; row < c.length; row++) {
            squares.add(String.valueOf((char) ('a' + c[row])) + (c.length - row));
        }
        Collections.shuffle(squares, w.random);
        return String.join(w.any(" ", ", ", ","), squares);
    }
}
