package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.NonNullLists;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Checks the input of a problem's builder, and keeps it in the form of a problem. */
final class ProblemInput {
    /** Up to here a grid of regions fits into a string. */
    static final int LARGEST_GRID = 16_384;

    private ProblemInput() {}

    static void requireGrid(int size) {
        if (size > LARGEST_GRID) {
            throw new IllegalArgumentException("n is " + size + ", but only the classic problem has more than "
                    + LARGEST_GRID + " rows; choose a smaller n, or solve the classic problem");
        }
    }

    /** The squares with row + column = k. */
    static IntStream onSum(int size, int k) {
        requireGrid(size);
        requireDiagonal(size, "row + column", k, 0, 2 * size - 2);
        return IntStream.rangeClosed(Math.max(0, k - size + 1), Math.min(k, size - 1))
                .map(row -> row * size + k - row);
    }

    /** The squares with row - column = k. */
    static IntStream onDifference(int size, int k) {
        requireGrid(size);
        requireDiagonal(size, "row - column", k, 1 - size, size - 1);
        return IntStream.rangeClosed(Math.max(0, k), Math.min(size - 1, size - 1 + k))
                .map(row -> row * size + row - k);
    }

    private static void requireDiagonal(int size, String name, int k, int least, int most) {
        if (k < least || k > most) {
            throw new IllegalArgumentException(name + " = " + k + " is no diagonal of a board of "
                    + Amounts.counted(size, "row") + "; choose one from " + least + " to " + most);
        }
    }

    /** The number of a square, row * n + column. */
    static int square(int size, int row, int column) {
        requireGrid(size);
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw new IllegalArgumentException("row " + row + ", column " + column
                    + " is outside the board: rows and columns go from 0 to " + (size - 1)
                    + (row == size || column == size ? "; subtract 1 if yours count from 1" : ""));
        }
        return row * size + column;
    }

    /** The region of each square, by its number. */
    static char[] regions(int size, int[][] regions) {
        requireGrid(size);
        List<int[]> rows = NonNullLists.of("regions", regions);
        requireCount(size, "the regions have", rows.size(), "row");
        BitSet used = new BitSet(size);
        char[] numbers = new char[size * size];
        for (int row = 0; row < size; row++) {
            int[] squares = rows.get(row);
            requireCount(size, "row " + row + " of the regions has", squares.length, "square");
            for (int column = 0; column < size; column++) {
                int region = squares[column];
                if (region < 0 || region >= size) {
                    throw new IllegalArgumentException("row " + row + ", column " + column + " has region " + region
                            + ", but the regions of a board of " + Amounts.counted(size, "row")
                            + " are numbered from 0 to " + (size - 1));
                }
                used.set(region);
                numbers[row * size + column] = (char) region;
            }
        }
        if (used.cardinality() < size) {
            throw new IllegalArgumentException("a board of " + Amounts.counted(size, "row") + " needs "
                    + Amounts.counted(size, "region") + ", but has "
                    + used.cardinality() + ": no square has region " + used.nextClearBit(0)
                    + "; give each region a square");
        }
        return numbers;
    }

    private static void requireCount(int size, String what, int count, String unit) {
        if (count != size) {
            throw new IllegalArgumentException(what + " " + Amounts.counted(count, unit) + ", but a board of "
                    + Amounts.counted(size, "row") + " needs " + size);
        }
    }
}
