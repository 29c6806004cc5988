package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.Iterations;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.spi.SearchContext;

/**
 * The iterations of an annealing by swaps once no worse swap is accepted any more. It draws and decides as the plain loop
 * does, but looks at pairs in blocks. A few bits reject nearly all of them. Not safe for use by several threads.
 */
public final class FrozenSwaps {
    /** Blocks pay from one conflict for this many rows on: then most pairs are two queens that are not attacked. */
    private static final int ROWS_PER_CONFLICT = 4;

    /**
     * Blocks are short up to one conflict for this many rows: while many swaps are accepted, the pairs behind them are looked
     * at again.
     */
    private static final int ROWS_PER_CONFLICT_IN_LONG_BLOCKS = 32;

    private static final int SHORT_BLOCK = 16;

    private final SearchContext context;
    private final StepReasons reasons;
    private final PairSource pairs;
    private final long[] block = new long[RejectionFilter.BLOCK];

    private final CompactConflictCounter queens;
    private final RejectionFilter filter;

    /** Goes on from a board as it stands. Takes O(n). */
    FrozenSwaps(SearchContext context, StepReasons reasons, ConflictCounter board, PairSource pairs) {
        this.context = context;
        this.reasons = reasons;
        this.pairs = pairs;
        this.queens = new CompactConflictCounter(board.size(), board::column, context);
        this.filter = new RejectionFilter(queens, context);
    }

    /** Tells whether most pairs are two queens that are not attacked, so that blocks of pairs pay. */
    static boolean isWorthwhile(ConflictCounter board) {
        return board.conflicts() <= board.size() / ROWS_PER_CONFLICT;
    }

    long conflicts() {
        return queens.conflicts();
    }

    Board toBoard() {
        return queens.toBoard();
    }

    /** Does a block of iterations. */
    // A block is a call of its own, because a method that is called often is compiled better than a loop that is
    // entered once.
    public void iterate(AttemptProgress progress) {
        int length = draw(progress.left());
        long undecided = filter.undecided(block, 0, length);
        for (int i = 0; i < length && queens.conflicts() > 0 && progress.left() > 0; i++) {
            Iterations.count(context);
            context.evaluated(1);
            if ((undecided >>> i & 1) != 0 && swapUnlessWorse(block[i])) {
                undecided = filter.undecided(block, i + 1, length);
            }
            progress.count(queens.conflicts());
        }
    }

    /** Draws the pairs of a block: no more than there are iterations before a restart, so that none is left over. */
    private int draw(long most) {
        boolean manyAccepted = queens.conflicts() > queens.size() / ROWS_PER_CONFLICT_IN_LONG_BLOCKS;
        int length = (int) Math.min(most, manyAccepted ? SHORT_BLOCK : block.length);
        for (int i = 0; i < length; i++) {
            block[i] = pairs.next();
        }
        return length;
    }

    private boolean swapUnlessWorse(long pair) {
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.swapDelta(row1, row2);
        if (delta <= 0) {
            queens.swap(row1, row2);
            reasons.swapped(row1, row2, delta, 0);
            filter.swapped(row1, row2);
        }
        filter.clear(row1, row2);
        return delta <= 0;
    }
}
