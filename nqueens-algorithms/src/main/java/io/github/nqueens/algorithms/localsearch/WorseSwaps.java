package io.github.nqueens.algorithms.localsearch;

import java.util.function.BooleanSupplier;

/**
 * Sees of nearly every swap that makes a board worse that it does: two queens that nobody attacks, and a square to go to
 * that somebody attacks. For a block of pairs at a time and without branches, so that the accesses to memory overlap and
 * the latency of the caches is hidden. Not safe for use by several threads.
 */
final class WorseSwaps {
    /** Pairs in a block. With more, too many would be looked at again after each accepted swap. */
    static final int BLOCK = 16;

    private final SwapBoard queens;
    private final int n;
    private final SparseDiagonals sums;
    private final SparseDiagonals differences;
    private final DiagonalRows rows;
    /** A bit for each row whose queen may be attacked. It stays until the row is drawn and found to be free. */
    private final long[] suspects;

    /** Looks at a board of which it knows nothing before {@link #set}. */
    WorseSwaps(SwapBoard queens, SparseDiagonals sums, SparseDiagonals differences) {
        this.queens = queens;
        this.n = queens.size();
        this.sums = sums;
        this.differences = differences;
        this.rows = new DiagonalRows(queens);
        this.suspects = new long[(n >>> 6) + 1];
    }

    /**
     * Takes all queens to its knowledge.
     *
     * @return false if the run was over before all were taken
     */
    boolean set(BooleanSupplier shouldStop) {
        for (int row = 0; row < n; row++) {
            rows.enter(row);
            suspectIfAttacked(row);
            if (row % FullBoards.ROWS_BETWEEN_LOOKS == 0 && shouldStop.getAsBoolean()) {
                return false;
            }
        }
        return true;
    }

    /**
     * A bit for each pair of the block, the first at the lowest; 0 if the swap surely makes the board worse, and for the
     * pairs before {@code from}.
     */
    int undecided(long[] block, int from) {
        int undecided = 0;
        for (int i = from; i < BLOCK; i++) {
            int row1 = RowPairs.first(block[i]);
            int row2 = RowPairs.second(block[i]);
            int column1 = queens.column(row1);
            int column2 = queens.column(row2);
            long attackedBefore = suspects[row1 >>> 6] >>> row1 | suspects[row2 >>> 6] >>> row2;
            long attackedAfter = sums.isOccupied(row1 + column2)
                    | sums.isOccupied(row2 + column1)
                    | differences.isOccupied(row1 - column2 + n - 1)
                    | differences.isOccupied(row2 - column1 + n - 1);
            undecided |= (int) ((attackedBefore | ~attackedAfter) & 1) << i;
        }
        return undecided;
    }

    /** Follows a swap of two rows, done already. */
    void swapped(int row1, int row2) {
        rows.swapped(row1, row2, this::suspect);
        suspectIfAttacked(row1);
        suspectIfAttacked(row2);
    }

    /** Looks again at two rows that were drawn. */
    void clear(int row1, int row2) {
        clearIfFree(row1);
        clearIfFree(row2);
    }

    private void suspectIfAttacked(int row) {
        if (queens.isAttacked(row)) {
            suspect(row);
        }
    }

    private void suspect(int row) {
        suspects[row >>> 6] |= 1L << row;
    }

    private void clearIfFree(int row) {
        if ((suspects[row >>> 6] >>> row & 1) != 0 && !queens.isAttacked(row)) {
            suspects[row >>> 6] &= ~(1L << row);
        }
    }
}
