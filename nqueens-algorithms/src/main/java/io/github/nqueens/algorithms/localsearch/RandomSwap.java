package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.wording.Amounts;
import io.github.nqueens.spi.SearchContext;

/** A permutation whose neighbors differ by the swap of two queens; the cost is the number of attacking pairs. */
final class RandomSwap implements RandomNeighbor {
    private final SearchContext context;
    private final ConflictCounter queens;
    private final RowPairs pairs;
    /** Where pairs come from instead if the first queen is to be an attacked one; otherwise null. */
    private final DirectedPairs directed;

    private int row1;
    private int row2;

    RandomSwap(SearchContext context, ConflictCounter queens, RowPairs pairs, DirectedPairs directed) {
        this.context = context;
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
        tellWhy(context, row1, row2, delta, temperature);
    }

    static void tellWhy(SearchContext context, int row1, int row2, long delta, double temperature) {
        if (!context.observed()) {
            return;
        }
        context.swapped(row1, row2);
        if (delta < 0) {
            context.noted(
                    "Swapping rows {0} and {1} removes {2}. Such a swap is always accepted.",
                    row1, row2, Amounts.pairs(-delta));
        } else if (delta == 0) {
            context.noted(
                    "Swapping rows {0} and {1} keeps the number of attacking pairs. Such a swap is always accepted.",
                    row1, row2);
        } else {
            context.noted(
                    "Swapping rows {0} and {1} adds {2}. At temperature {4} the rule of Metropolis accepts such a swap"
                            + " with probability {3}.",
                    row1, row2, Amounts.pairs(delta), StrictMath.exp(-delta / temperature), temperature);
        }
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }
}
