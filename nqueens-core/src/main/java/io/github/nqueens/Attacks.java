package io.github.nqueens;

/** Counts and finds attacks on whole boards. All arithmetic on diagonals is in {@code long}: 2n - 2 overflows an int. */
final class Attacks {
    /** Lines counted in one pass, so that the counters fit an array whatever n. */
    private static final int LINES_PER_PASS = 1 << 26;

    private Attacks() {}

    static boolean isPermutation(int[] columnByRow) {
        long[] seen = new long[words(columnByRow.length)];
        for (int column : columnByRow) {
            if (!claim(seen, column)) {
                return false;
            }
        }
        return true;
    }

    static boolean isSolution(int[] columnByRow) {
        int n = columnByRow.length;
        long[] columns = new long[words(n)];
        long[] sums = new long[words(2L * n - 1)];
        long[] differences = new long[words(2L * n - 1)];
        for (int row = 0; row < n; row++) {
            int column = columnByRow[row];
            if (!claim(columns, column)
                    || !claim(sums, (long) row + column)
                    || !claim(differences, (long) row - column + n - 1)) {
                return false;
            }
        }
        return true;
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

    private static boolean claim(long[] bits, long index) {
        int word = (int) (index >>> 6);
        long bit = 1L << index;
        if ((bits[word] & bit) != 0) {
            return false;
        }
        bits[word] |= bit;
        return true;
    }
}
