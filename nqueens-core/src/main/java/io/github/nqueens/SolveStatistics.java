package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * What one run took: iterations, evaluations, restarts and time. Immutable and safe for use by several threads. Java's
 * serialization refuses statistics; store the figures that you need.
 */
public final class SolveStatistics {
    private final String solver;
    private final int size;
    private final long seed;
    private final long iterations;
    private final long evaluations;
    private final long restarts;
    private final OptionalLong bestCost;
    private final Duration elapsed;

    private SolveStatistics(Builder builder) {
        this.solver = builder.solver;
        this.size = builder.size;
        this.seed = builder.seed;
        this.iterations = builder.iterations;
        this.evaluations = builder.evaluations;
        this.restarts = builder.restarts;
        this.bestCost = builder.bestCost;
        this.elapsed = builder.elapsed;
    }

    /**
     * Starts the statistics of a run, for a {@link Solver} of your own. All numbers are 0 and no cost is known until they are
     * set.
     *
     * @param solver the solver with the parameters that were set
     * @param size the size of the board, at least 1
     * @return a builder
     * @throws IllegalArgumentException if {@code size < 1}
     */
    public static Builder builder(String solver, int size) {
        return new Builder(Objects.requireNonNull(solver, "solver"), Board.requireSize(size));
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
     * The iterations done. The documentation of each solver defines an iteration.
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
     * All numbers that a run counts, by name, as reports show them.
     *
     * @return {@code iterations}, {@code evaluations} and {@code restarts} in this order; a later version may have more
     */
    public Map<String, Long> counts() {
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("iterations", iterations);
        counts.put("evaluations", evaluations);
        counts.put("restarts", restarts);
        return Collections.unmodifiableMap(counts);
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
        StringBuilder text = new StringBuilder(solver + ", n = " + size + ", seed " + seed + ": ");
        counts().forEach((name, count) -> text.append(Amounts.counted(count, name.substring(0, name.length() - 1)))
                .append(", "));
        return text + time();
    }

    /** In milliseconds, unless there are too many for a number of nanoseconds. */
    private String time() {
        boolean fits = elapsed.compareTo(Duration.ofNanos(Long.MAX_VALUE)) <= 0;
        return fits ? elapsed.toNanos() / 1_000_000.0 + " ms" : elapsed.toString();
    }

    /** Collects the statistics of a run. Not safe for use by several threads. */
    public static final class Builder {
        private final String solver;
        private final int size;
        private long seed;
        private long iterations;
        private long evaluations;
        private long restarts;
        private OptionalLong bestCost = OptionalLong.empty();
        private Duration elapsed = Duration.ZERO;

        private Builder(String solver, int size) {
            this.solver = solver;
            this.size = size;
        }

        /**
         * Sets the seed of the run's random numbers.
         *
         * @param seed any value
         * @return this builder
         */
        public Builder seed(long seed) {
            this.seed = seed;
            return this;
        }

        /**
         * Sets the iterations done.
         *
         * @param iterations not negative
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder iterations(long iterations) {
            this.iterations = requireNotNegative("iterations", iterations);
            return this;
        }

        /**
         * Sets the candidates decided.
         *
         * @param evaluations not negative
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder evaluations(long evaluations) {
            this.evaluations = requireNotNegative("evaluations", evaluations);
            return this;
        }

        /**
         * Sets how often the algorithm started again.
         *
         * @param restarts not negative
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder restarts(long restarts) {
            this.restarts = requireNotNegative("restarts", restarts);
            return this;
        }

        /**
         * Sets the lowest cost met.
         *
         * @param cost not negative
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder bestCost(long cost) {
            this.bestCost = OptionalLong.of(requireNotNegative("bestCost", cost));
            return this;
        }

        /**
         * Sets the time of the search.
         *
         * @param elapsed not negative
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder elapsed(Duration elapsed) {
            if (Objects.requireNonNull(elapsed, "elapsed").isNegative()) {
                throw new IllegalArgumentException("elapsed is " + elapsed + ", but a run takes no negative time");
            }
            this.elapsed = elapsed;
            return this;
        }

        /**
         * Makes the statistics; this builder may go on to make others.
         *
         * @return the statistics
         */
        public SolveStatistics build() {
            return new SolveStatistics(this);
        }

        private static long requireNotNegative(String name, long value) {
            if (value < 0) {
                throw new IllegalArgumentException(name + " is " + value + ", but must be at least 0");
            }
            return value;
        }
    }
}
