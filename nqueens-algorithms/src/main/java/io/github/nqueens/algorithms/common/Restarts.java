package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

/** Makes one attempt after the other until one has an outcome, and names the series of their lengths. */
public final class Restarts {
    private Restarts() {}

    /**
     * The parameter {@code restart}, which names a published series.
     *
     * @param multiplied the key of the parameter that the series multiplies
     * @return the parameter
     */
    public static Parameter<RestartRule.Series> parameter(String multiplied) {
        return Parameter.ofEnum(
                "restart",
                RestartRule.Series.FIXED,
                "the series by which " + multiplied
                        + " is multiplied: fixed 1, 1, 1, ..., luby 1, 1, 2, 1, 1, 2, 4, ...");
    }

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
