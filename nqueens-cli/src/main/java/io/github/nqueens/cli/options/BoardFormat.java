package io.github.nqueens.cli.options;

import io.github.nqueens.Board;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** How a board is written. */
public enum BoardFormat {
    /** Lines of {@code .} and {@code Q}. */
    GRID,
    /** {@code [1, 3, 0, 2]}. */
    LIST,
    /** A picture. */
    SVG,
    /** A picture of pixels, for a file only. */
    PNG;

    /** A larger grid fits no terminal. */
    static final int LARGEST_GRID = 100;

    /** What suits a file of this name and a board of this size. */
    public static BoardFormat suiting(String fileName, int n) {
        String lower = fileName.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".svg")) {
            return SVG;
        }
        if (lower.endsWith(".png")) {
            return PNG;
        }
        return n <= LARGEST_GRID ? GRID : LIST;
    }

    /** Lower case, as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Row by row: a grid or a list may be longer than a string can be. */
    public static void writeGrid(Board board, Writer out) throws IOException {
        int n = board.size();
        for (int row = 0; row < n; row++) {
            int column = board.column(row);
            out.write(".".repeat(column) + "Q" + ".".repeat(n - 1 - column) + System.lineSeparator());
        }
    }

    /** The columns by row, the first one being 0 or 1. */
    public static void writeList(Board board, int first, Writer out) throws IOException {
        for (int row = 0; row < board.size(); row++) {
            out.write(row == 0 ? "[" : ", ");
            out.write(Integer.toString(first + board.column(row)));
        }
        out.write("]" + System.lineSeparator());
    }
}
