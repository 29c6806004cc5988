package io.github.nqueens;

import java.time.Duration;
import java.util.OptionalLong;

/** What one run took. Immutable and safe for use by several threads. */
public final class SolveStatistics {
    private final String solver;
    private final int size;
    private final long seed;
    private final long iterations;
    private final long evaluations;
    private final long restarts;
    private final OptionalLong bestConflicts;
    private final Duration elapsed;

    SolveStatistics(
            String solver,
            int size,
            long seed,
            long iterations,
            long evaluations,
            long restarts,
            OptionalLong bestConflicts,
            Duration elapsed) {
        this.solver = solver;
        this.size = size;
        this.seed = seed;
        this.iterations = iterations;
        this.evaluations = evaluations;
        this.restarts = restarts;
        this.bestConflicts = bestConflicts;
        this.elapsed = elapsed;
    }

    /**
     * The solver's name, its full one also where an alias was asked for.
     *
     * @return the name
     */
    public String solver() {
        return solver;
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return size;
    }

    /**
     * The seed of the run's random numbers, also where none was given: the same solver, size and options with this seed
     * replay the run.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * The iterations done; what one is, the solver's page says.
     *
     * @return at least 0
     */
    public long iterations() {
        return iterations;
    }

    /**
     * The candidates decided, whether scored one by one or excluded together by a bound.
     *
     * @return at least 0; {@link Long#MAX_VALUE} stands for that and more
     */
    public long evaluations() {
        return evaluations;
    }

    /**
     * How often the algorithm began anew, the first start not counted.
     *
     * @return at least 0
     */
    public long restarts() {
        return restarts;
    }

    /**
     * The fewest conflicts met, in the algorithm's own measure: attacking pairs, unless its page says otherwise.
     *
     * @return the least value that the algorithm reported, 0 for a solved board, empty if it reported none
     */
    public OptionalLong bestConflicts() {
        return bestConflicts;
    }

    /**
     * The time from the call to the end of the search. Verification of the board is not part of it.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    @Override
    public String toString() {
        return solver + ", n = " + size + ", seed " + seed + ": " + iterations + " iterations, " + evaluations
                + " evaluations, " + restarts + " restarts, " + elapsed.toNanos() / 1_000_000.0 + " ms";
    }
}
