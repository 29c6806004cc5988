package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.OptionalLong;

/** What one run took: iterations, evaluations, restarts and time. Immutable and safe for use by several threads. */
public final class SolveStatistics {
    private final String solver;
    private final int size;
    private final long seed;
    private final long iterations;
    private final long evaluations;
    private final long restarts;
    private final OptionalLong bestCost;
    private final Duration elapsed;

    SolveStatistics(
            String solver,
            int size,
            long seed,
            long iterations,
            long evaluations,
            long restarts,
            OptionalLong bestCost,
            Duration elapsed) {
        this.solver = solver;
        this.size = size;
        this.seed = seed;
        this.iterations = iterations;
        this.evaluations = evaluations;
        this.restarts = restarts;
        this.bestCost = bestCost;
        this.elapsed = elapsed;
    }

    /**
     * The solver with the parameters that were set, as {@link Solvers#get(String)} reads them. The name is the full one, even if
     * an alias was asked for.
     *
     * @return for example {@code "tabu"} or {@code "tabu:tenure=12"}
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
     * The seed of the run's random numbers. If none was given, it was drawn. The same solver, size and options with this seed
     * replay the run.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * The iterations done. The documentation of each solver says what one iteration is.
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
     * How often the algorithm started again. The first start is not counted.
     *
     * @return at least 0
     */
    public long restarts() {
        return restarts;
    }

    /**
     * The lowest cost met, in the unit that {@link io.github.nqueens.spi.SolverDescriptor#costUnit()} names.
     *
     * @return the least value that the algorithm reported, 0 for a solved board, empty if it reported none
     */
    public OptionalLong bestCost() {
        return bestCost;
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
        return solver + ", n = " + size + ", seed " + seed + ": " + Amounts.counted(iterations, "iteration") + ", "
                + Amounts.counted(evaluations, "evaluation") + ", " + Amounts.counted(restarts, "restart") + ", "
                + elapsed.toNanos() / 1_000_000.0 + " ms";
    }
}
