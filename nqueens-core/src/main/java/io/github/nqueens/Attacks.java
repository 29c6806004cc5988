package io.github.nqueens;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Counts and finds attacks on whole boards. Diagonals are numbered from 0 to 2n - 2, which overflows an int. */
final class Attacks {
    /** Lines counted in one pass, so that the counters fit an array whatever n. */
    private static final int LINES_PER_PASS = 1 << 26;

    /** Rows between two looks whether a conflict was met. */
    private static final int BLOCK = 4096;

    private Attacks() {}

    static boolean isPermutation(int[] columnByRow, @Nullable Runnable look) {
        return allDistinct(columnByRow, 0, 0, new long[words(columnByRow.length)], look);
    }

    /**
     * Goes over the rows once for each direction, with bits for one direction only: in one go the bits of all three would
     * compete for the cache. Columns come last, as they are distinct on most boards that are no solution.
     */
    static boolean isSolution(int[] columnByRow, @Nullable Runnable look) {
        int n = columnByRow.length;
        long[] seen = new long[words(2L * n - 1)];
        if (!allDistinct(columnByRow, -1, n - 1, seen, look)) {
            return false;
        }
        Arrays.fill(seen, 0);
        if (!allDistinct(columnByRow, 1, 0, seen, look)) {
            return false;
        }
        Arrays.fill(seen, 0, words(n), 0);
        return allDistinct(columnByRow, 0, 0, seen, look);
    }

    /** What {@link #isSolution} allocates. */
    static long bytesToVerify(int n) {
        return Long.BYTES * (long) words(2L * n - 1);
    }

    static long conflicts(int[] columnByRow) {
        int n = columnByRow.length;
        return pairs(columnByRow, 0, 1, 0, n)
                + pairs(columnByRow, 1, 1, 0, 2L * n - 1)
                + pairs(columnByRow, 1, -1, n - 1L, 2L * n - 1);
    }

    /** Counts the pairs on the lines numbered {@code rowFactor * row + columnFactor * column + offset}. */
    private static long pairs(int[] columnByRow, int rowFactor, int columnFactor, long offset, long lines) {
        long pairs = 0;
        for (long first = 0; first < lines; first += LINES_PER_PASS) {
            int[] queens = new int[(int) Math.min(LINES_PER_PASS, lines - first)];
            for (int row = 0; row < columnByRow.length; row++) {
                long line = (long) rowFactor * row + (long) columnFactor * columnByRow[row] + offset - first;
                if (line >= 0 && line < queens.length) {
                    pairs += queens[(int) line]++;
                }
            }
        }
        return pairs;
    }

    private static int words(long bits) {
        return (int) ((bits + Long.SIZE - 1) / Long.SIZE);
    }

    /**
     * Tells whether no two queens have the same line, numbered {@code column + slope * row + offset}. Looks between blocks
     * of rows whether to go on, which is to be told by a throw.
     */
    private static boolean allDistinct(int[] columnByRow, int slope, int offset, long[] seen, @Nullable Runnable look) {
        int n = columnByRow.length;
        for (int first = 0; first < n; first += Math.min(BLOCK, n - first)) {
            if (first > 0 && look != null) {
                look.run();
            }
            if (meet(columnByRow, first, Math.min(BLOCK, n - first), slope, slope * first + offset, seen)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Marks the lines of some rows, and tells whether one of them was marked before. There is one test at the end rather
     * than one for each queen, so that the waits for memory overlap. Lines are exact as unsigned ints.
     */
    private static boolean meet(int[] columnByRow, int first, int rows, int slope, int firstLine, long[] seen) {
        long met = 0;
        int line = firstLine;
        for (int row = first; row < first + rows; row++) {
            int number = columnByRow[row] + line;
            long bit = 1L << number;
            long before = seen[number >>> 6];
            seen[number >>> 6] = before | bit;
            met |= before & bit;
            line += slope;
        }
        return met != 0;
    }
}
