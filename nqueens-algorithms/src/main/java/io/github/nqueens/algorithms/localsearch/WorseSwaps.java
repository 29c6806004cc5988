package io.github.nqueens.algorithms.localsearch;

import java.util.function.BooleanSupplier;

/**
 * Sees of nearly every swap that makes a board worse that it does: two queens that nobody attacks, and a square to go to
 * that somebody attacks. For a block of pairs at a time and nearly without branches, so that the accesses to memory
 * overlap and the latency of the caches is hidden. Not safe for use by several threads.
 */
final class WorseSwaps {
    /** The most pairs in a block. With more, too many would be looked at again after each accepted swap. */
    static final int BLOCK = 32;

    private final SwapBoard queens;
    private final int n;
    private final SparseDiagonals sums;
    private final SparseDiagonals differences;
    private final DiagonalRows rows;
    /** A bit for each row whose queen may be attacked. It stays until the row is drawn and found to be free. */
    private final long[] suspects;

    private final int[] columns = new int[BLOCK];

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
     * pairs before {@code from} and from {@code to} on.
     */
    long undecided(long[] block, int from, int to) {
        // All columns first, as they are the farthest away: so many of them are under way at once.
        for (int i = from; i < to; i++) {
            columns[i] = queens.column(RowPairs.first(block[i]));
        }
        long suspect = 0;
        long open = 0;
        for (int i = from; i < to; i++) {
            int row1 = RowPairs.first(block[i]);
            int row2 = RowPairs.second(block[i]);
            suspect |= ((suspects[row1 >>> 6] >>> row1 | suspects[row2 >>> 6] >>> row2) & 1) << i;
            open |= (~attacked(row2, columns[i]) & 1) << i;
        }
        // Nine of ten are decided by the first queen's goal, and need no second column.
        for (long rest = open & ~suspect; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            int row1 = RowPairs.first(block[i]);
            int column2 = queens.column(RowPairs.second(block[i]));
            open &= ~((attacked(row1, column2) & 1) << i);
        }
        return suspect | open;
    }

    /** In the lowest bit, whether a square lies on a diagonal with a queen. */
    private long attacked(int row, int column) {
        return sums.isOccupied(row + column) | differences.isOccupied(row - column + n - 1);
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
