package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.algorithms.localsearch.board.DiagonalRows;
import io.github.nqueens.spi.SearchContext;

/**
 * Uses a few bits to reject most swaps that make a board worse: those of two queens that nobody attacks, one of which
 * would go to an attacked square. It takes a block of pairs at a time, nearly without branches, so that accesses to
 * memory overlap. Not safe for use by several threads.
 */
public final class RejectionFilter {
    /** The most pairs in a block. With more, too many would be looked at again after each accepted swap. */
    public static final int BLOCK = 32;

    private final CompactConflictCounter queens;
    private final DiagonalRows rows;
    /** A bit for each row whose queen may be attacked. It stays until the row is drawn and found to be free. */
    private final long[] suspects;

    private final int[] columns = new int[BLOCK];

    /** Starts from the board as it stands. Takes O(n). */
    public RejectionFilter(CompactConflictCounter queens, SearchContext run) {
        this.queens = queens;
        this.rows = new DiagonalRows(queens.size(), queens::column, run);
        this.suspects = LimitedArrays.bits(queens.size(), run);
        run.inSteps(queens.size(), (from, to) -> {
            for (int row = from; row < to; row++) {
                suspectIfAttacked(row);
            }
        });
    }

    /**
     * A bit for each pair of the block, the first at the lowest; 0 if the swap surely makes the board worse, and for the
     * pairs before {@code from} and from {@code to} on.
     */
    public long undecided(long[] block, int from, int to) {
        // All columns are read first. They are the farthest away, and their reads then overlap.
        for (int i = from; i < to; i++) {
            columns[i] = queens.column(RowPairs.first(block[i]));
        }
        long suspect = 0;
        long open = 0;
        for (int i = from; i < to; i++) {
            int row1 = RowPairs.first(block[i]);
            int row2 = RowPairs.second(block[i]);
            suspect |= ((suspects[row1 >>> 6] >>> row1 | suspects[row2 >>> 6] >>> row2) & 1) << i;
            open |= (~queens.onTakenDiagonal(row2, columns[i]) & 1) << i;
        }
        // Nine of ten are decided by the first queen's goal, and need no second column.
        for (long rest = open & ~suspect; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            int row1 = RowPairs.first(block[i]);
            int column2 = queens.column(RowPairs.second(block[i]));
            open &= ~((queens.onTakenDiagonal(row1, column2) & 1) << i);
        }
        return suspect | open;
    }

    /** Follows a swap of two rows, done already. */
    public void swapped(int row1, int row2) {
        rows.swapped(row1, row2, this::suspect);
        suspectIfAttacked(row1);
        suspectIfAttacked(row2);
    }

    /** Looks again at two rows that were drawn. */
    public void clear(int row1, int row2) {
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
