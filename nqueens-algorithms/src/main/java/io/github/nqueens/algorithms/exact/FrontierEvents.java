package io.github.nqueens.algorithms.exact;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchContext;

/**
 * Shows the boards that a breadth-first search takes from its frontier, one after the other: takes off the queens in which
 * a board differs from the one before, and places its own.
 */
final class FrontierEvents {
    private final PackedPath path;
    private final SearchContext context;
    private final int[] columns;
    private int rows;

    FrontierEvents(int size, PackedPath path, SearchContext context) {
        this.path = path;
        this.context = context;
        this.columns = new int[size];
    }

    void show(long[] states, int at, int level) {
        int common = 0;
        while (common < Math.min(rows, level) && columns[common] == path.column(states, at, common)) {
            common++;
        }
        while (rows > common) {
            context.removed(--rows);
        }
        while (rows < level) {
            columns[rows] = path.column(states, at, rows);
            context.placed(rows, columns[rows]);
            rows++;
        }
        context.noted(
                level < columns.length
                        ? "The oldest board of the frontier, with {0} filled, makes way for its successors."
                        : "The oldest board of the frontier has all {0} filled.",
                Amounts.of(level, "row", "rows"));
    }
}
