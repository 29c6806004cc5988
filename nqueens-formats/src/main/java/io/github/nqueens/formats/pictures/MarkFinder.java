package io.github.nqueens.formats.pictures;

import java.util.Arrays;

/**
 * Tells what stands on the squares of a grid. A mark is what differs in color from its square. It is a cross if its corners
 * are fuller than the middles of its sides, or if it is small; otherwise it is a queen.
 */
final class MarkFinder {
    enum Mark {
        NONE,
        CROSS,
        QUEEN
    }

    private static final int POINTS = 36;
    private static final double MARGIN = 0.16;

    private final Pixels pixels;
    private final Lattice lattice;
    private final PixelSquares squares;

    MarkFinder(Pixels pixels, Lattice lattice, PixelSquares squares) {
        this.pixels = pixels;
        this.lattice = lattice;
        this.squares = squares;
    }

    Mark[] find() {
        int n = lattice.size();
        Mark[] marks = new Mark[n * n];
        int queens = 0;
        for (int square = 0; square < n * n; square++) {
            marks[square] = mark(square / n, square % n);
            queens += marks[square] == Mark.QUEEN ? 1 : 0;
        }
        if (queens > n) {
            // A letter, a number or a picture on more squares than queens can stand on.
            Arrays.setAll(marks, square -> marks[square] == Mark.NONE ? Mark.NONE : Mark.CROSS);
        }
        return marks;
    }

    private Mark mark(int row, int column) {
        boolean[][] differs = new boolean[POINTS][POINTS];
        int count = 0;
        int top = POINTS;
        int bottom = -1;
        int left = POINTS;
        int right = -1;
        int color = squares.color(row * lattice.size() + column);
        for (int i = 0; i < POINTS; i++) {
            for (int j = 0; j < POINTS; j++) {
                int x = position(lattice.x(column + part(j)), pixels.width());
                int y = position(lattice.y(row + part(i)), pixels.height());
                if (Pixels.distance(pixels.at(x, y), color) > 45) {
                    differs[i][j] = true;
                    count++;
                    top = Math.min(top, i);
                    bottom = Math.max(bottom, i);
                    left = Math.min(left, j);
                    right = Math.max(right, j);
                }
            }
        }
        if (count < POINTS * POINTS / 120) {
            return Mark.NONE;
        }
        int extent = Math.max(bottom - top, right - left) + 1;
        boolean small = extent < POINTS * 0.42;
        return small || isCross(differs, top, bottom, left, right) ? Mark.CROSS : Mark.QUEEN;
    }

    private static boolean isCross(boolean[][] differs, int top, int bottom, int left, int right) {
        int[] filled = new int[9];
        for (int i = top; i <= bottom; i++) {
            for (int j = left; j <= right; j++) {
                int third = 3 * (3 * (i - top) / (bottom - top + 1)) + 3 * (j - left) / (right - left + 1);
                filled[third] += differs[i][j] ? 1 : 0;
            }
        }
        int corners = filled[0] + filled[2] + filled[6] + filled[8];
        int least = Math.min(Math.min(filled[0], filled[2]), Math.min(filled[6], filled[8]));
        int middles = filled[1] + filled[3] + filled[5] + filled[7];
        return filled[4] > 0 && 5 * least > filled[4] && 2 * middles < corners;
    }

    private static double part(int point) {
        return MARGIN + (1 - 2 * MARGIN) * (point + 0.5) / POINTS;
    }

    private static int position(double position, int end) {
        return Math.max(0, Math.min(end - 1, (int) position));
    }
}
