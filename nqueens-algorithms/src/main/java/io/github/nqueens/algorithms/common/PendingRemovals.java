package io.github.nqueens.algorithms.common;

import io.github.nqueens.spi.SearchContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds back the news of queens taken off until the iteration that fills their place begins.
 *
 * <p>Going back is not an iteration. So a listener sees the board with which each iteration ended.
 */
public final class PendingRemovals {
    private final SearchContext context;
    private final List<Integer> rows = new ArrayList<>();

    public PendingRemovals(SearchContext context) {
        this.context = context;
    }

    public void hold(int row) {
        if (context.observed()) {
            rows.add(row);
        }
    }

    public void tell() {
        if (!rows.isEmpty()) {
            rows.forEach(context::removed);
            rows.clear();
        }
    }
}
