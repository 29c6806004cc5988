package io.github.nqueens.cli.worksheet;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.visual.page.Look;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board for print: rows may be empty, and the numbers of rows and columns stand beside it. */
final class SheetBoard {
    private static final int SQUARE = 24;
    private static final int MARGIN = 18;
    private static final double QUEEN = 100;

    private SheetBoard() {}

    /**
     * Draws a board.
     *
     * @param columns the column of each row, negative for an empty row
     * @param printed the rows whose queens are printed in full; the others are answers
     */
    static String svg(int[] columns, boolean[] printed) {
        return svg(Problem.queens(columns.length), columns, printed);
    }

    /** Draws a board with the regions, the blocked squares and the placed queens of a problem, whose queens have a ring. */
    static String svg(Problem problem, int[] columns, boolean[] printed) {
        int n = columns.length;
        int side = MARGIN + n * SQUARE + 2;
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\">",
                side,
                side,
                side,
                side,
                name(problem, columns)));
        for (int row = 0; row < n; row++) {
            int y = MARGIN + row * SQUARE;
            label(svg, MARGIN / 2, y + SQUARE / 2 + 4, row + 1);
            label(svg, MARGIN + row * SQUARE + SQUARE / 2, MARGIN / 2 + 4, row + 1);
            for (int column = 0; column < n; column++) {
                svg.append(String.format(
                        Locale.ROOT,
                        "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>",
                        kind(problem, row, column),
                        MARGIN + column * SQUARE,
                        y,
                        SQUARE,
                        SQUARE));
                if (problem.hasRegions() && columns[row] != column) {
                    svg.append(String.format(
                            Locale.ROOT,
                            "<text class=\"letter\" x=\"%d\" y=\"%d\">%s</text>",
                            MARGIN + column * SQUARE + 3,
                            y + 8,
                            RegionNames.of(n, problem.region(row, column))));
                }
            }
            if (columns[row] >= 0) {
                svg.append(String.format(
                        Locale.ROOT,
                        "<path class=\"%s\" transform=\"translate(%d %d) scale(%s)\" d=\"%s\"/>",
                        printed[row] ? "queen" : "answer",
                        MARGIN + columns[row] * SQUARE,
                        y,
                        SQUARE / QUEEN,
                        Look.QUEEN));
                if (problem.isPlaced(row, columns[row])) {
                    svg.append(String.format(
                            Locale.ROOT,
                            "<circle class=\"ring\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>",
                            MARGIN + columns[row] * SQUARE + SQUARE / 2,
                            y + SQUARE / 2,
                            SQUARE / 2 - 1));
                }
            }
        }
        return svg.append(borders(problem)).append("</svg>").toString();
    }

    /** What a screen reader says of the board. */
    private static String name(Problem problem, int[] columns) {
        int n = columns.length;
        String queens = squares(n, (row, column) -> columns[row] == column);
        String blocked = squares(n, (row, column) -> !problem.isOpen(row, column));
        String regions = IntStream.range(0, problem.hasRegions() ? n : 0)
                .mapToObj(row -> IntStream.range(0, n)
                        .mapToObj(column -> RegionNames.of(n, problem.region(row, column)))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
        return "A board of " + n + (n == 1 ? " row" : " rows")
                + (queens.isEmpty() ? " without queens." : " with queens in " + queens + ".")
                + (blocked.isEmpty() ? "" : " Filled squares are in " + blocked + ".")
                + (regions.isEmpty() ? "" : " Regions, row by row: " + regions + ".");
    }

    private static String squares(int n, BiPredicate<Integer, Integer> test) {
        return IntStream.range(0, n * n)
                .filter(square -> test.test(square / n, square % n))
                .mapToObj(square -> "row " + (square / n + 1) + ", column " + (square % n + 1))
                .collect(Collectors.joining("; "));
    }

    private static String kind(Problem problem, int row, int column) {
        if (!problem.isOpen(row, column)) {
            return "blocked";
        }
        return problem.hasRegions() || (row + column) % 2 == 0 ? "light" : "dark";
    }

    /** Lines around regions: at the right of a square and below it, where another region or the edge is. */
    private static String borders(Problem problem) {
        if (!problem.hasRegions()) {
            return "";
        }
        int n = problem.size();
        StringBuilder path =
                new StringBuilder(String.format(Locale.ROOT, "M%d %dv%dM%1$d %2$dh%3$d", MARGIN, MARGIN, n * SQUARE));
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = problem.region(row, column);
                int right = MARGIN + (column + 1) * SQUARE;
                int below = MARGIN + (row + 1) * SQUARE;
                if (column == n - 1 || problem.region(row, column + 1) != region) {
                    path.append(String.format(Locale.ROOT, "M%d %dv%d", right, below, -SQUARE));
                }
                if (row == n - 1 || problem.region(row + 1, column) != region) {
                    path.append(String.format(Locale.ROOT, "M%d %dh%d", right, below, -SQUARE));
                }
            }
        }
        return "<path class=\"borders\" d=\"" + path + "\"/>";
    }

    private static void label(StringBuilder svg, int x, int y, int number) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%d</text>", x, y, number));
    }
}
