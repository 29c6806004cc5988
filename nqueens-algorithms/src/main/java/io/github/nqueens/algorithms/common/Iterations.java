package io.github.nqueens.algorithms.common;

import io.github.nqueens.spi.SearchContext;

/** Counts iterations below the loop of an algorithm, where {@code tick()} cannot have the algorithm return. */
public final class Iterations {
    private Iterations() {}

    /**
     * Counts one iteration that is about to be done.
     *
     * @throws io.github.nqueens.spi.SearchStoppedException if the run is over; let it pass
     */
    public static void count(SearchContext run) {
        if (!run.tick()) {
            // A run that said so once throws here.
            run.requireOngoing();
        }
    }
}
