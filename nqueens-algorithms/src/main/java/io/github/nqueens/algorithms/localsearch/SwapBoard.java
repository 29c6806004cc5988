package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import java.util.function.BooleanSupplier;

/**
 * A permutation under swaps of two rows, with its attacking pairs kept up to date in narrow counters. Every query and
 * every swap is O(1). Not safe for use by several threads.
 */
final class SwapBoard {
    private final int n;
    private final int[] columnByRow;
    private final ByteDiagonals bytesOnSum;
    private final ByteDiagonals bytesOnDifference;
    private Diagonals onSum;
    private Diagonals onDifference;
    private long conflicts;

    /** Makes a board without queens, to be set once. At most 2^30 rows. */
    SwapBoard(int n) {
        this.n = n;
        this.columnByRow = new int[n];
        this.bytesOnSum = new ByteDiagonals(2 * n - 1);
        this.bytesOnDifference = new ByteDiagonals(2 * n - 1);
        this.onSum = bytesOnSum;
        this.onDifference = bytesOnDifference;
    }

    /**
     * Sets all queens.
     *
     * @return false if the run was over before all were set
     */
    boolean set(Board permutation, BooleanSupplier shouldStop) {
        for (int row = 0; row < n; row++) {
            int column = permutation.column(row);
            columnByRow[row] = column;
            conflicts += (long) onSum.at(row + column) + onDifference.at(row - column + n - 1);
            onSum.increment(row + column);
            onDifference.increment(row - column + n - 1);
            if (row % FullBoards.ROWS_BETWEEN_LOOKS == 0 && shouldStop.getAsBoolean()) {
                return false;
            }
        }
        return true;
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

    Diagonals onSum() {
        return onSum;
    }

    Diagonals onDifference() {
        return onDifference;
    }

    /**
     * Counts from here on in a way that is cheaper where few queens are attacked. To be called once. Takes O(n).
     *
     * @return what sees worse swaps of this board
     */
    WorseSwaps countSparsely() {
        SparseDiagonals sums = new SparseDiagonals(bytesOnSum);
        SparseDiagonals differences = new SparseDiagonals(bytesOnDifference);
        onSum = sums;
        onDifference = differences;
        return new WorseSwaps(this, sums, differences);
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
