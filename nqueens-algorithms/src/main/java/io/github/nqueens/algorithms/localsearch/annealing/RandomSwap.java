package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchContext;
import java.util.Optional;

/** A permutation whose neighbors differ by the swap of two queens; the cost is the number of attacking pairs. */
public final class RandomSwap implements RandomNeighbor {
    private final SearchContext context;
    private final StepReasons reasons;
    private final ConflictCounter queens;
    private final PairSource pairs;
    private Optional<FrozenSwaps> frozen = Optional.empty();
    private int row1;
    private int row2;

    public RandomSwap(SearchContext context, StepReasons reasons, ConflictCounter queens, PairSource pairs) {
        this.context = context;
        this.reasons = reasons;
        this.queens = queens;
        this.pairs = pairs;
    }

    @Override
    public long cost() {
        return frozen.isPresent() ? frozen.get().conflicts() : queens.conflicts();
    }

    @Override
    public long draw() {
        long pair = pairs.next();
        row1 = RowPairs.first(pair);
        row2 = RowPairs.second(pair);
        return queens.swapDelta(row1, row2);
    }

    @Override
    public void accept(long delta, double temperature) {
        queens.swap(row1, row2);
        pairs.swapped(row1, row2);
        reasons.swapped(row1, row2, delta, temperature);
    }

    @Override
    public Optional<FrozenSwaps> whenFrozen() {
        if (frozen.isEmpty() && pairs.mayBeDrawnAhead() && FrozenSwaps.isWorthwhile(queens)) {
            frozen = Optional.of(new FrozenSwaps(context, reasons, queens, pairs));
        }
        return frozen;
    }

    @Override
    public Board toBoard() {
        return frozen.isPresent() ? frozen.get().toBoard() : queens.toBoard();
    }
}
