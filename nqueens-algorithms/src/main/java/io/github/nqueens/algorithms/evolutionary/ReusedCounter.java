package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchContext;

/**
 * Counts the conflicts of one permutation after the other on a single counter. It moves only the queens that stand elsewhere
 * than in the permutation before, and boards of one population resemble each other. Not safe for use by several threads.
 */
final class ReusedCounter implements Children {
    /** The number of swaps looked at between two checks of the limits. */
    private static final int SWAPS_PER_CHECK = 8192;

    private final SearchContext context;
    private final int n;
    private final int[] current;
    private final ConflictCounter queens;

    /** Starts from a permutation. */
    ReusedCounter(SearchContext context, Board first) {
        this.context = context;
        this.n = context.size();
        this.queens = context.conflictCounter(first);
        this.current = new int[n];
        context.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                current[row] = queens.column(row);
            }
        });
    }

    /** The classic problem blocks no square, so that there is nothing to repair. */
    @Override
    public void fit(int[] columns) {}

    /** Takes O(n), most of it by comparing. */
    @Override
    public long conflicts(int[] columns) {
        context.inSteps(n, (from, to) -> move(columns, from, to));
        return queens.conflicts();
    }

    private void move(int[] columns, int from, int to) {
        for (int row = from; row < to; row++) {
            if (current[row] != columns[row]) {
                queens.move(row, columns[row]);
                current[row] = columns[row];
            }
        }
    }

    /** Takes the first improvement found. O(n) for each attacked queen of each pass. */
    @Override
    public long descend(int[] columns) {
        long before = Long.MAX_VALUE;
        for (long now = conflicts(columns); now > 0 && now < before; now = queens.conflicts()) {
            before = now;
            int offset = context.random().nextInt(n);
            context.inSteps(n, (from, to) -> improve(offset, from, to));
        }
        context.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                current[row] = queens.column(row);
                columns[row] = current[row];
            }
        });
        return queens.conflicts();
    }

    private void improve(int offset, int from, int to) {
        for (int i = from; i < to; i++) {
            int row = i < n - offset ? offset + i : offset + i - n;
            if (queens.attackers(row) > 0) {
                swapToAdvantage(row);
            }
        }
    }

    private void swapToAdvantage(int row) {
        int other = row;
        for (int i = 1; i < n; i++) {
            if (i % SWAPS_PER_CHECK == 1) {
                context.requireOngoing();
            }
            other = other + 1 == n ? 0 : other + 1;
            if (queens.swapDelta(row, other) < 0) {
                queens.swap(row, other);
                return;
            }
        }
    }
}
