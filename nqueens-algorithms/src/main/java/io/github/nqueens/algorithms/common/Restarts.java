package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.function.Function;

/** Searches from one board after the other. */
public final class Restarts {
    private Restarts() {}

    /**
     * Makes attempts until one has an outcome, the first from the run's initial board if there is one.
     *
     * @param start makes the board of any other attempt
     * @param attempt searches from a board; empty to restart
     */
    public static SearchOutcome search(
            SearchContext run, Function<SearchContext, Board> start, Function<Board, Optional<SearchOutcome>> attempt) {
        Optional<SearchOutcome> outcome = attempt.apply(run.initialBoard().orElseGet(() -> start.apply(run)));
        while (outcome.isEmpty()) {
            run.restarted();
            outcome = attempt.apply(start.apply(run));
        }
        return outcome.get();
    }
}
