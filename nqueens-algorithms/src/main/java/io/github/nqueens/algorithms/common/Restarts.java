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
     * Refuses a patience that the restart rule takes no notice of, and a series that multiplies nothing.
     *
     * @param settings what was set
     * @param restart the parameter of the rule
     * @param patience the parameter that a series multiplies
     * @param unit its value, or any usual one if its default depends on the board; 0 and {@link Long#MAX_VALUE} stay what they are
     *     whatever multiplies them
     * @throws IllegalArgumentException if one of the two was set and can do nothing; names key and value
     */
    public static void requireAgreement(
            ParameterValues<?> settings, Parameter<RestartRule.Series> restart, Parameter<?> patience, long unit) {
        RestartRule rule = settings.get(restart);
        RestartRule multiple = rule.times(unit);
        if (multiple == rule) {
            settings.refuseIdle(
                    patience,
                    "with a restart rule of your own, which says how many iterations may follow; leave it out, or set"
                            + " a RestartRule.Series");
        } else if (multiple != null && (unit == 0 || unit == Long.MAX_VALUE)) {
            settings.refuseIdle(
                    restart, "without " + patience.key() + ", which it multiplies; set " + patience.key() + ", too");
        }
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
