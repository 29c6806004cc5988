package io.github.nqueens.algorithms.exact;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchContext;

/**
 * Tells of the boards that a breadth-first search takes from its frontier. The queens in which a board differs from the
 * board before are removed, and its own are placed.
 */
final class FrontierEvents {
    private final Frontier frontier;
    private final SearchContext context;
    private final int[] columns;
    private int rows;

    FrontierEvents(Frontier frontier, SearchContext context) {
        this.frontier = frontier;
        this.context = context;
        this.columns = new int[context.size()];
    }

    /** Tells of the board taken last. */
    void tell() {
        int level = frontier.level();
        int common = 0;
        while (common < Math.min(rows, level) && columns[common] == frontier.column(common)) {
            common++;
        }
        while (rows > common) {
            context.removed(--rows);
        }
        while (rows < level) {
            columns[rows] = frontier.column(rows);
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
