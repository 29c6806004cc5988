package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.common.Progress;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;

/**
 * The iterations of an annealing by swaps once no worse swap is accepted any more. It draws and decides as the plain loop
 * does, but looks at pairs in blocks. A few bits reject nearly all of them. Not safe for use by several threads.
 */
public final class FrozenSwaps {
    /** Blocks pay from one conflict for this many rows on: then most pairs are two queens that nobody attacks. */
    private static final int ROWS_PER_CONFLICT = 4;

    /**
     * Blocks are short up to one conflict for this many rows: while many swaps are accepted, the pairs behind them are looked
     * at again.
     */
    private static final int ROWS_PER_CONFLICT_IN_LONG_BLOCKS = 32;

    private static final int SHORT_BLOCK = 16;

    private final SearchContext context;
    private final StepReasons reasons;
    private final ConflictCounter warm;
    private final RowPairs pairs;
    private final long[] block = new long[RejectionFilter.BLOCK];

    // Made when they are first needed.
    private CompactConflictCounter queens;
    private RejectionFilter filter;

    public FrozenSwaps(SearchContext context, StepReasons reasons, ConflictCounter warm, RowPairs pairs) {
        this.context = context;
        this.reasons = reasons;
        this.warm = warm;
        this.pairs = pairs;
    }

    public boolean isWorthwhile() {
        return warm.conflicts() <= warm.size() / ROWS_PER_CONFLICT;
    }

    /** Does the rest of the attempt: until a solution, the end of the run, or a restart, which is no outcome. */
    public Optional<SearchOutcome> run(Progress progress) {
        queens = new CompactConflictCounter(warm.size(), warm::column, context);
        filter = new RejectionFilter(queens, context);
        while (queens.conflicts() > 0 && progress.left() > 0) {
            if (!iterate(progress)) {
                return Optional.of(SearchOutcome.stopped());
            }
        }
        return queens.conflicts() == 0 ? Optional.of(SearchOutcome.solved(queens.toBoard())) : Optional.empty();
    }

    // A block of iterations, not one long loop: what is called often is compiled better than what is entered once.
    private boolean iterate(Progress progress) {
        int length = draw(progress.left());
        long undecided = filter.undecided(block, 0, length);
        for (int i = 0; i < length && queens.conflicts() > 0 && progress.left() > 0; i++) {
            if (!context.tick()) {
                return false;
            }
            context.evaluated(1);
            if ((undecided >>> i & 1) != 0 && swapUnlessWorse(block[i])) {
                undecided = filter.undecided(block, i + 1, length);
            }
            progress.count(queens.conflicts());
        }
        return true;
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
