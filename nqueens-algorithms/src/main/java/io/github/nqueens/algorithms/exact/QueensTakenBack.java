package io.github.nqueens.algorithms.exact;

import io.github.nqueens.spi.SearchContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds back the news of queens taken off until the iteration that fills their place begins.
 *
 * <p>Going back is not an iteration. So a listener sees the board with which each iteration ended.
 */
final class QueensTakenBack {
    private final SearchContext context;
    private final List<Integer> rows = new ArrayList<>();

    QueensTakenBack(SearchContext context) {
        this.context = context;
    }

    void hold(int row) {
        if (context.observed()) {
            rows.add(row);
        }
    }

    void tell() {
        if (!rows.isEmpty()) {
            rows.forEach(context::removed);
            rows.clear();
        }
    }
}
