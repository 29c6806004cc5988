package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

/** Makes one attempt after the other until one has an outcome. */
public final class Restarts {
    private Restarts() {}

    /**
     * Makes attempts.
     *
     * @param run the run, which is told of each restart
     * @param attempt what to do, given the number of the attempt from 1; empty to restart
     * @return the outcome of the last attempt
     */
    public static SearchOutcome search(SearchContext run, LongFunction<Optional<SearchOutcome>> attempt) {
        Optional<SearchOutcome> outcome = attempt.apply(1);
        for (long number = 2; outcome.isEmpty(); number++) {
            run.restarted();
            outcome = attempt.apply(number);
        }
        return outcome.get();
    }

    /**
     * Searches from one board after the other, the first of which is the run's initial board if there is one.
     *
     * @param run the run
     * @param start makes the board of any other attempt
     * @param attempt searches from a board; empty to restart
     * @return the outcome of the last attempt
     */
    public static SearchOutcome search(
            SearchContext run, Function<SearchContext, Board> start, Function<Board, Optional<SearchOutcome>> attempt) {
        Optional<Board> given = run.initialBoard();
        Optional<SearchOutcome> outcome = attempt.apply(given.isPresent() ? given.get() : start.apply(run));
        while (outcome.isEmpty()) {
            run.restarted();
            outcome = attempt.apply(start.apply(run));
        }
        return outcome.get();
    }
}
