package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;

/**
 * A permutation under swaps of two rows, with its attacking pairs kept up to date in narrow counters. Every query and
 * every swap is O(1). Not safe for use by several threads.
 */
final class SwapBoard {
    private final int n;
    private final int[] columnByRow;
    private final DiagonalCounts onSum;
    private final DiagonalCounts onDifference;
    private long conflicts;

    /** Takes over a permutation of at most 2^30 rows. */
    SwapBoard(int[] columnByRow) {
        this.n = columnByRow.length;
        this.columnByRow = columnByRow;
        this.onSum = new DiagonalCounts(2 * n - 1);
        this.onDifference = new DiagonalCounts(2 * n - 1);
        for (int row = 0; row < n; row++) {
            int column = columnByRow[row];
            conflicts += (long) onSum.at(row + column) + onDifference.at(row - column + n - 1);
            onSum.increment(row + column);
            onDifference.increment(row - column + n - 1);
        }
    }

    int size() {
        return n;
    }

    int column(int row) {
        return columnByRow[row];
    }

    long conflicts() {
        return conflicts;
    }

    DiagonalCounts onSum() {
        return onSum;
    }

    DiagonalCounts onDifference() {
        return onDifference;
    }

    boolean isAttacked(int row) {
        int column = columnByRow[row];
        return onSum.at(row + column) > 1 || onDifference.at(row - column + n - 1) > 1;
    }

    /** The change of the conflicts if two different rows exchanged their columns. */
    long delta(int row1, int row2) {
        int column1 = columnByRow[row1];
        int column2 = columnByRow[row2];
        long gained = (long) onSum.at(row1 + column2)
                + onSum.at(row2 + column1)
                + onDifference.at(row1 - column2 + n - 1)
                + onDifference.at(row2 - column1 + n - 1);
        long lost = (long) onSum.at(row1 + column1)
                + onSum.at(row2 + column2)
                + onDifference.at(row1 - column1 + n - 1)
                + onDifference.at(row2 - column2 + n - 1)
                - 4;
        // Two queens of one diagonal attack each other after the swap as well, on the diagonal across: that pair is
        // in what is lost twice and not yet in what is gained.
        boolean shareDiagonal = row1 + column1 == row2 + column2 || row1 - column1 == row2 - column2;
        return gained - lost + (shareDiagonal ? 2 : 0);
    }

    /** Exchanges the columns of two different rows; {@code delta} is what {@link #delta} says of them. */
    void swap(int row1, int row2, long delta) {
        int column1 = columnByRow[row1];
        int column2 = columnByRow[row2];
        onSum.decrement(row1 + column1);
        onSum.decrement(row2 + column2);
        onSum.increment(row1 + column2);
        onSum.increment(row2 + column1);
        onDifference.decrement(row1 - column1 + n - 1);
        onDifference.decrement(row2 - column2 + n - 1);
        onDifference.increment(row1 - column2 + n - 1);
        onDifference.increment(row2 - column1 + n - 1);
        columnByRow[row1] = column2;
        columnByRow[row2] = column1;
        conflicts += delta;
    }

    Board toBoard() {
        return Board.of(columnByRow);
    }
}
