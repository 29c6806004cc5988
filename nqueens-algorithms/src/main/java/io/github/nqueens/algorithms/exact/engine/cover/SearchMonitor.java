package io.github.nqueens.algorithms.exact.engine.cover;

/** Tells a search when to end, and is told what it does. */
public interface SearchMonitor {
    /**
     * Asked before each queen is placed.
     *
     * @return false to end the search
     */
    boolean nextQueen();

    /**
     * Asked between two parts of the set-up.
     *
     * @return true to end the search
     */
    boolean shouldStop();

    /**
     * A queen was placed.
     *
     * @param row its row
     * @param column its column
     */
    default void placed(int row, int column) {}

    /**
     * The queen placed last, of those that are left, was removed.
     *
     * @param row its row
     */
    default void removed(int row) {}
}
