package io.github.nqueens.algorithms.localsearch;

import java.util.function.IntConsumer;

/**
 * Who stands on each diagonal of a board that changes by swaps: the rows of its queens, combined by exclusive or, which is
 * the row itself where there is only one. Every swap is O(1). Not safe for use by several threads.
 */
final class DiagonalRows {
    private final SwapBoard queens;
    private final int shift;
    private final int[] onSum;
    private final int[] onDifference;

    /** Makes an empty record, to be filled once. */
    DiagonalRows(SwapBoard queens) {
        int n = queens.size();
        this.queens = queens;
        this.shift = n - 1;
        this.onSum = new int[2 * n - 1];
        this.onDifference = new int[2 * n - 1];
    }

    /** Enters the queen of a row. */
    void enter(int row) {
        int column = queens.column(row);
        onSum[row + column] ^= row;
        onDifference[row - column + shift] ^= row;
    }

    /** Follows a swap of two rows, done already, and tells the rows whose queens stood alone on a diagonal entered. */
    void swapped(int row1, int row2, IntConsumer met) {
        int column1 = queens.column(row1);
        int column2 = queens.column(row2);
        onSum[row1 + column2] ^= row1;
        onSum[row2 + column1] ^= row2;
        onDifference[row1 - column2 + shift] ^= row1;
        onDifference[row2 - column1 + shift] ^= row2;
        int arrivals = row1 + column1 == row2 + column2 ? 2 : 1;
        enter(onSum, row1 + column1, queens.onSum(), row1, arrivals, met);
        enter(onSum, row2 + column2, queens.onSum(), row2, 1, met);
        arrivals = row1 - column1 == row2 - column2 ? 2 : 1;
        enter(onDifference, row1 - column1 + shift, queens.onDifference(), row1, arrivals, met);
        enter(onDifference, row2 - column2 + shift, queens.onDifference(), row2, 1, met);
    }

    /** Puts a row on a diagonal, the first or the last of those that arrive there together. */
    private static void enter(int[] rows, int diagonal, Diagonals counts, int row, int arrivals, IntConsumer met) {
        if (counts.at(diagonal) - arrivals == 1) {
            met.accept(rows[diagonal]);
        }
        rows[diagonal] ^= row;
    }
}
