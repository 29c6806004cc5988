package io.github.nqueens.algorithms.exact.engine.cover;

/**
 * Ends a search by an exception of its own, and hears of each queen placed and removed. A search that was ended is of
 * no further use.
 */
@FunctionalInterface
public interface SearchMonitor {
    /** A queen is about to be placed. The monitor throws to end the search instead. */
    default void nextQueen() {}

    /** Some tens of microseconds of the set-up have passed. The monitor throws to end the search. */
    void requireOngoing();

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
