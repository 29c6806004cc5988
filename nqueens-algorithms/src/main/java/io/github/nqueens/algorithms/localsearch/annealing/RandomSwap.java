package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;

/** A permutation whose neighbors differ by the swap of two queens; the cost is the number of attacking pairs. */
public final class RandomSwap implements RandomNeighbor {
    private final StepReasons reasons;
    private final ConflictCounter queens;
    private final RowPairs pairs;
    /** Where pairs come from instead if the first queen is to be an attacked one; otherwise null. */
    private final DirectedPairs directed;

    private int row1;
    private int row2;

    public RandomSwap(StepReasons reasons, ConflictCounter queens, RowPairs pairs, DirectedPairs directed) {
        this.reasons = reasons;
        this.queens = queens;
        this.pairs = pairs;
        this.directed = directed;
    }

    @Override
    public long cost() {
        return queens.conflicts();
    }

    @Override
    public long draw() {
        long pair = directed == null ? pairs.next() : directed.next();
        row1 = RowPairs.first(pair);
        row2 = RowPairs.second(pair);
        return queens.swapDelta(row1, row2);
    }

    @Override
    public void accept(long delta, double temperature) {
        queens.swap(row1, row2);
        if (directed != null) {
            directed.swapped(row1, row2);
        }
        reasons.swapped(row1, row2, delta, temperature);
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }
}
