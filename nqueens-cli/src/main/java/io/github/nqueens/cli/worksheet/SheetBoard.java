package io.github.nqueens.cli.worksheet;

import io.github.nqueens.visual.page.Look;
import java.util.Locale;

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
     * @param first the number of the first row and column
     */
    static String svg(int[] columns, boolean[] printed, int first) {
        int n = columns.length;
        int side = MARGIN + n * SQUARE + 2;
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">",
                side,
                side,
                side,
                side));
        for (int row = 0; row < n; row++) {
            int y = MARGIN + row * SQUARE;
            label(svg, MARGIN / 2, y + SQUARE / 2 + 4, row + first);
            label(svg, MARGIN + row * SQUARE + SQUARE / 2, MARGIN / 2 + 4, row + first);
            for (int column = 0; column < n; column++) {
                svg.append(String.format(
                        Locale.ROOT,
                        "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>",
                        (row + column) % 2 == 0 ? "light" : "dark",
                        MARGIN + column * SQUARE,
                        y,
                        SQUARE,
                        SQUARE));
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
            }
        }
        return svg.append("</svg>").toString();
    }

    private static void label(StringBuilder svg, int x, int y, int number) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\">%d</text>", x, y, number));
    }
}
