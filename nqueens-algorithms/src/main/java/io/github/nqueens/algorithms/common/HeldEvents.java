package io.github.nqueens.algorithms.common;

import io.github.nqueens.spi.SearchContext;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds back the events of going back, such as queens taken off, until the next iteration begins.
 *
 * <p>Going back is not an iteration. So a listener sees the board with which each iteration ended.
 */
public final class HeldEvents {
    private final SearchContext context;
    private final List<Runnable> news = new ArrayList<>();

    public HeldEvents(SearchContext context) {
        this.context = context;
    }

    /** A queen is taken off. */
    public void hold(int row) {
        if (context.observed()) {
            news.add(() -> context.removed(row));
        }
    }

    /** Squares ruled out last are open again. */
    public void holdRestored(int squares) {
        if (context.observed()) {
            news.add(() -> context.restored(squares));
        }
    }

    /** A row has no square left. */
    public void holdDeadEnd(int row, int backTo) {
        if (context.observed()) {
            news.add(() -> context.deadEnd(row, backTo));
        }
    }

    public void tell() {
        if (!news.isEmpty()) {
            news.forEach(Runnable::run);
            news.clear();
        }
    }
}
