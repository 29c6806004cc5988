package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.OpenPermutations;
import io.github.nqueens.spi.SearchContext;

/**
 * Children of a problem with placed queens and blocked squares. Whatever crossover and mutation did, placed queens return to
 * their squares, and queens on blocked squares are exchanged. Not safe for use by several threads.
 */
final class ConstrainedChildren implements Children {
    private final SearchContext context;
    private final OpenPermutations permutations;
    private final ConstrainedBoard queens;

    /** Starts from a board that fits the problem. */
    ConstrainedChildren(SearchContext context, OpenPermutations permutations, Board first) {
        this.context = context;
        this.permutations = permutations;
        this.queens = new ConstrainedBoard(first, context);
    }

    @Override
    public void fit(int[] columns) {
        permutations.fit(columns);
    }

    @Override
    public long conflicts(int[] columns) {
        context.inSteps(columns.length, (from, to) -> {
            for (int row = from; row < to; row++) {
                if (queens.column(row) != columns[row]) {
                    queens.move(row, columns[row]);
                }
            }
        });
        return queens.conflicts();
    }

    @Override
    public long descend(int[] columns) {
        int[] movable = queens.movable();
        long before = Long.MAX_VALUE;
        for (long now = conflicts(columns); now > 0 && now < before; now = queens.conflicts()) {
            before = now;
            int offset = context.random().nextInt(movable.length);
            for (int i = 0; i < movable.length; i++) {
                int place = (offset + i) % movable.length;
                if (queens.attackers(movable[place]) > 0) {
                    context.requireOngoing();
                    swapToAdvantage(place);
                }
            }
        }
        for (int row : movable) {
            columns[row] = queens.column(row);
        }
        return queens.conflicts();
    }

    private void swapToAdvantage(int place) {
        int[] movable = queens.movable();
        int row = movable[place];
        for (int i = 1; i < movable.length; i++) {
            int other = movable[(place + i) % movable.length];
            if (queens.maySwap(row, other) && queens.swapDelta(row, other) < 0) {
                queens.swap(row, other);
                return;
            }
        }
    }
}
