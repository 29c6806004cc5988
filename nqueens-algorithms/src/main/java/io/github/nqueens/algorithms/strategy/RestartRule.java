package io.github.nqueens.algorithms.strategy;

/**
 * How long a search goes on without progress before it starts again from another board.
 *
 * <p>A search asks its rule at the beginning of every attempt and after each new best board of the attempt. The answer is
 * the number of iterations that may follow until the next new best board. After those the search restarts, and the next
 * attempt begins. Every attempt does at least one iteration, whatever the rule says, so a run always ends at its limits.
 *
 * <p>Your own rule is a lambda. This one is patient for 1,000 iterations at first, and ten times as long each time:
 *
 * <pre>{@code
 * RestartRule patient = (attempt, iterations) -> (long) (1000 * StrictMath.pow(10, attempt - 1));
 * }</pre>
 *
 * <p>A rule must be a function of its arguments and safe for use by several threads: solvers hold one rule for all runs.
 */
@FunctionalInterface
public interface RestartRule {
    /**
     * How many iterations may follow without a new best board.
     *
     * @param attempt the number of the attempt, from 1: one more than the restarts so far
     * @param iterations the iterations of this attempt so far, 0 at its beginning
     * @return the iterations; 0 or less restarts the search, {@link Long#MAX_VALUE} never does
     */
    long patience(long attempt, long iterations);

    /**
     * The same patience in every attempt.
     *
     * @param unit the iterations without a new best board, not negative
     * @return the rule
     * @throws IllegalArgumentException if {@code unit} is negative
     */
    static RestartRule fixed(long unit) {
        return Series.FIXED.times(unit);
    }

    /**
     * A unit times the series 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ... of Luby, Sinclair and Zuckerman: many short
     * attempts, and ever longer ones between them. Nobody needs to know how long a good attempt takes.
     *
     * <p>The source limits all iterations of an attempt, as {@code RestartRule.luby(unit).ofWholeAttempts()} limits
     * them. Without
     * that, an attempt that makes progress may go on.
     *
     * <p>Source: M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of Las Vegas algorithms, Information Processing Letters
     * 47(4), 1993, doi:10.1016/0020-0190(93)90029-9.
     *
     * @param unit the iterations for a 1 of the series, not negative
     * @return the rule
     * @throws IllegalArgumentException if {@code unit} is negative
     */
    static RestartRule luby(long unit) {
        return Series.LUBY.times(unit);
    }

    /**
     * The rule for a solver with a limit of its own, such as {@code stagnation}. A {@link Series} is multiplied by
     * it. Any other rule ignores it.
     *
     * @param unit the solver's patience in iterations, not negative
     * @return the rule to follow
     * @throws IllegalArgumentException if {@code unit} is negative
     */
    default RestartRule times(long unit) {
        return this;
    }

    /**
     * The same numbers as limits of all iterations of an attempt, whether they bring new best boards or not.
     *
     * @return the rule; a solver's own unit multiplies it as it multiplies this one
     */
    default RestartRule ofWholeAttempts() {
        RestartRule limits = this;
        return new RestartRule() {
            @Override
            public long patience(long attempt, long iterations) {
                long limit = limits.patience(attempt, 0);
                return limit <= 0 || limit == Long.MAX_VALUE ? limit : limit - iterations;
            }

            @Override
            public RestartRule times(long unit) {
                RestartRule multiple = limits.times(unit);
                return multiple == limits ? this : multiple.ofWholeAttempts();
            }
        };
    }

    /** The rules that have a name. As a rule of its own, each has the unit 1. */
    enum Series implements RestartRule {
        /** The same patience in every attempt: {@link RestartRule#fixed}. */
        FIXED {
            @Override
            public long patience(long attempt, long iterations) {
                return 1;
            }
        },
        /** The series of Luby, Sinclair and Zuckerman: {@link RestartRule#luby}. */
        LUBY {
            @Override
            public long patience(long attempt, long iterations) {
                // The series up to 2^k - 1 is the one up to 2^(k-1) - 1 twice, followed by 2^(k-1).
                long place = attempt;
                while ((place & place + 1) != 0) {
                    place -= Long.highestOneBit(place) - 1;
                }
                return (place >>> 1) + 1;
            }
        };

        @Override
        public RestartRule times(long unit) {
            if (unit < 0) {
                throw new IllegalArgumentException(
                        "unit is " + unit + ", but a number of iterations must not be negative; give 0 or more");
            }
            return new Multiple(this, unit);
        }

        /** A series times a unit. */
        private record Multiple(Series series, long unit) implements RestartRule {
            @Override
            public long patience(long attempt, long iterations) {
                long factor = series.patience(attempt, iterations);
                return unit > Long.MAX_VALUE / factor ? Long.MAX_VALUE : unit * factor;
            }
        }
    }
}
