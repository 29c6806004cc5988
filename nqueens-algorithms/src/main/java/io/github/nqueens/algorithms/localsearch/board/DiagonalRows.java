package io.github.nqueens.algorithms.localsearch.board;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * Finds the queen that stands alone on a diagonal while swaps change the board. The rows of the queens on a
 * diagonal are combined by exclusive or, which is the row itself if there is only one. Every swap takes O(1). Not safe
 * for use by several threads.
 */
public final class DiagonalRows {
    private final int n;
    private final IntUnaryOperator columnOf;
    private final int[] onSum;
    private final int[] onDifference;

    /** Starts from the board as it stands. Takes O(n). */
    public DiagonalRows(int n, IntUnaryOperator columnOf, SearchContext run) {
        this.n = n;
        this.columnOf = columnOf;
        this.onSum = LimitedArrays.ints(2 * n - 1, run);
        this.onDifference = LimitedArrays.ints(2 * n - 1, run);
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                change(row, columnOf.applyAsInt(row));
            }
        });
    }

    /**
     * Follows a swap of two rows, done already.
     *
     * @param met is told each row whose queen stood alone on a diagonal entered, and may be told rows of others that stood
     *     there
     */
    public void swapped(int row1, int row2, IntConsumer met) {
        int column1 = columnOf.applyAsInt(row1);
        int column2 = columnOf.applyAsInt(row2);
        change(row1, column2);
        change(row2, column1);
        enterSum(row1, column1, row2, met);
        enterSum(row2, column2, row2, met);
        enterDifference(row1, column1, row2, met);
        enterDifference(row2, column2, row2, met);
    }

    private void change(int row, int column) {
        onSum[row + column] ^= row;
        onDifference[row - column + n - 1] ^= row;
    }

    // The number read is arbitrary where several queens stand, and 0 where none stands, so it is compared with the
    // board.
    // On the board the absent row has its new column already, although it is not entered yet.

    private void enterSum(int row, int column, int absent, IntConsumer met) {
        int alone = onSum[row + column];
        if (alone < n && alone != row && alone != absent && alone + columnOf.applyAsInt(alone) == row + column) {
            met.accept(alone);
        }
        onSum[row + column] ^= row;
    }

    private void enterDifference(int row, int column, int absent, IntConsumer met) {
        int alone = onDifference[row - column + n - 1];
        if (alone < n && alone != row && alone != absent && alone - columnOf.applyAsInt(alone) == row - column) {
            met.accept(alone);
        }
        onDifference[row - column + n - 1] ^= row;
    }
}
