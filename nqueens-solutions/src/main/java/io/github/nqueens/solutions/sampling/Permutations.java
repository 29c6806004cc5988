package io.github.nqueens.solutions.sampling;

/**
 * Permutations of up to 20 columns as one word each: for each row the number of free columns to the left of its own, in a
 * number system with the bases n, n - 1, ..., 1.
 */
final class Permutations {
    private Permutations() {}

    static long pack(int[] columns) {
        long code = 0;
        int free = (1 << columns.length) - 1;
        for (int row = 0; row < columns.length; row++) {
            int bit = 1 << columns[row];
            code = code * (columns.length - row) + Integer.bitCount(free & (bit - 1));
            free ^= bit;
        }
        return code;
    }

    static void unpack(long code, int[] columns) {
        int n = columns.length;
        for (int row = n - 1; row >= 0; row--) {
            long rest = code / (n - row);
            columns[row] = (int) (code - rest * (n - row));
            code = rest;
        }
        int free = (1 << n) - 1;
        for (int row = 0; row < n; row++) {
            int left = free;
            for (int i = columns[row]; i > 0; i--) {
                left &= left - 1;
            }
            columns[row] = Integer.numberOfTrailingZeros(left);
            free ^= left & -left;
        }
    }
}
