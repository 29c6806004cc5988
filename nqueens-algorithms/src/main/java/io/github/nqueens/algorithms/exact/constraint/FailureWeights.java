package io.github.nqueens.algorithms.exact.constraint;

/**
 * How often the constraint between two rows left one of them without a column. Rows of counts are made when the first
 * failure needs them.
 */
final class FailureWeights {
    private final int size;
    private final int[][] failures;

    FailureWeights(int size) {
        this.size = size;
        this.failures = new int[size][];
    }

    /** The table without its rows. */
    static long bytes(long size) {
        return Integer.BYTES * size;
    }

    void failed(int row1, int row2) {
        count(row1, row2);
        count(row2, row1);
    }

    private void count(int row, int other) {
        if (failures[row] == null) {
            failures[row] = new int[size];
        }
        failures[row][other]++;
    }

    /** The failures of a row with all rows that have no queen, which have the column -1. */
    long of(int row, int[] columns) {
        if (failures[row] == null) {
            return 0;
        }
        long sum = 0;
        for (int other = 0; other < size; other++) {
            if (columns[other] < 0) {
                sum += failures[row][other];
            }
        }
        return sum;
    }
}
