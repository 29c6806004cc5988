package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The options that every solver honors: seed, limits, initial board and listener. Immutable and safe for use by several
 * threads.
 *
 * <p>Options hold callbacks, so Java's serialization refuses them. Store the seed, the limits and the initial board
 * instead, and build the options again.
 */
public final class SolveOptions {
    private static final SolveOptions DEFAULTS = builder().build();

    private final @Nullable Long seed;
    private final Limits limits;
    private final @Nullable Long maxIterations;
    private final @Nullable Board initialBoard;
    private final @Nullable SolveListener listener;
    private final @Nullable Duration progressInterval;
    private final @Nullable Consumer<? super SolveStatistics> progress;

    private SolveOptions(Builder builder) {
        this.seed = builder.seed;
        this.limits = builder.limits.build();
        this.maxIterations = builder.maxIterations;
        this.initialBoard = builder.initialBoard;
        this.listener = builder.listener;
        this.progressInterval = builder.progressInterval;
        this.progress = builder.progress;
    }

    /**
     * The defaults: no limit, no listener, and a seed drawn for each run.
     *
     * @return the options of {@link Solver#solve(int)}
     */
    public static SolveOptions defaults() {
        return DEFAULTS;
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts from these options.
     *
     * @return a builder that holds what these options hold
     */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.seed = seed;
        limits.timeLimit().ifPresent(builder::timeLimit);
        limits.cancellation().ifPresent(builder::cancellation);
        builder.maxIterations = maxIterations;
        builder.initialBoard = initialBoard;
        builder.listener = listener;
        builder.progressInterval = progressInterval;
        builder.progress = progress;
        return builder;
    }

    /**
     * The seed of the run's random numbers.
     *
     * @return the seed, or empty if one is drawn for each run
     */
    public OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    /**
     * How long a run may take.
     *
     * @return the limit, or empty if there is none
     */
    public Optional<Duration> timeLimit() {
        return limits.timeLimit();
    }

    /**
     * How many iterations a run may do.
     *
     * @return the limit, or empty if there is none
     */
    public OptionalLong maxIterations() {
        return maxIterations == null ? OptionalLong.empty() : OptionalLong.of(maxIterations);
    }

    /**
     * Where the search starts.
     *
     * @return the board, or empty if the solver chooses
     */
    public Optional<Board> initialBoard() {
        return Optional.ofNullable(initialBoard);
    }

    /**
     * The listener that watches the run.
     *
     * @return the listener, or empty if there is none
     */
    public Optional<SolveListener> listener() {
        return Optional.ofNullable(listener);
    }

    /**
     * What ends the run from outside.
     *
     * @return the token, or empty if there is none
     */
    public Optional<CancellationToken> cancellation() {
        return limits.cancellation();
    }

    /**
     * How much time passes between two reports of progress.
     *
     * @return the interval, or empty if there are no reports
     */
    public Optional<Duration> progressInterval() {
        return Optional.ofNullable(progressInterval);
    }

    /**
     * The consumer that is told how far a run has come.
     *
     * @return what takes the reports, or empty if there are none
     */
    public Optional<Consumer<? super SolveStatistics>> progress() {
        return Optional.ofNullable(progress);
    }

    /**
     * The options that are set.
     *
     * @return for example {@code "SolveOptions[seed=1, timeLimit=PT1S]"}; an initial board appears with its size only
     */
    @Override
    public String toString() {
        return SettingsText.of(
                "SolveOptions",
                "seed",
                seed,
                "timeLimit",
                limits.timeLimit().orElse(null),
                "maxIterations",
                maxIterations,
                "initialBoard",
                initialBoard == null ? null : Amounts.counted(initialBoard.size(), "row"),
                "listener",
                listener,
                "cancellation",
                limits.cancellation().orElse(null),
                "progress",
                progressInterval == null ? null : "every " + progressInterval);
    }

    /** Collects options. Not safe for use by several threads. */
    public static final class Builder {
        private @Nullable Long seed;
        private final Limits.Builder limits = Limits.builder();
        private @Nullable Long maxIterations;
        private @Nullable Board initialBoard;
        private @Nullable SolveListener listener;
        private @Nullable Duration progressInterval;
        private @Nullable Consumer<? super SolveStatistics> progress;

        private Builder() {}

        /**
         * Makes the run repeatable: the same version, solver, parameters, size and options give the same board and the
         * same number of iterations on every Java virtual machine, as long as no time limit or cancellation ends it.
         *
         * @param seed any value
         * @return this builder
         */
        public Builder seed(long seed) {
            this.seed = seed;
            return this;
        }

        /**
         * Ends the run when it has taken this long; it is then over within 50 ms or 1 % of the limit, whichever is more.
         *
         * @param timeLimit not negative
         * @return this builder
         * @throws IllegalArgumentException if the limit is negative
         */
        public Builder timeLimit(Duration timeLimit) {
            limits.timeLimit(timeLimit);
            return this;
        }

        /**
         * Ends the run after exactly this many iterations.
         *
         * @param maxIterations not negative
         * @return this builder
         * @throws IllegalArgumentException if the limit is negative
         */
        public Builder maxIterations(long maxIterations) {
            if (maxIterations < 0) {
                throw new IllegalArgumentException("maxIterations is " + maxIterations
                        + ", but an iteration limit is not negative; leave it out for a run without one");
            }
            this.maxIterations = maxIterations;
            return this;
        }

        /**
         * Starts the search from a board. Its size must be the n of {@code solve}. If it is a solution, it comes back
         * after 0 iterations. A solver that cannot start from a board rejects it. One that works on permutations
         * rejects a board with two queens in a column.
         *
         * @param initialBoard where to start; it is never changed
         * @return this builder
         */
        public Builder initialBoard(Board initialBoard) {
            this.initialBoard = Objects.requireNonNull(initialBoard, "initialBoard");
            return this;
        }

        /**
         * Has the run watched.
         *
         * @param listener who watches
         * @return this builder
         */
        public Builder listener(SolveListener listener) {
            this.listener = Objects.requireNonNull(listener, "listener");
            return this;
        }

        /**
         * Lets another thread end the run. An interrupt of the solving thread does so too, without a token.
         *
         * @param cancellation the token to ask
         * @return this builder
         */
        public Builder cancellation(CancellationToken cancellation) {
            limits.cancellation(cancellation);
            return this;
        }

        /**
         * Has the run report how far it has come, at most once per interval. A report comes on the solving thread, when
         * the run looks at the clock in any case, about once per millisecond. So it costs the search only the call. What it
         * throws ends the run and reaches the caller of {@code solve}.
         *
         * @param interval the least time between two reports and before the first, positive
         * @param progress takes the statistics so far
         * @return this builder
         * @throws IllegalArgumentException if the interval is zero or negative
         */
        public Builder progress(Duration interval, Consumer<? super SolveStatistics> progress) {
            Objects.requireNonNull(interval, "interval");
            Objects.requireNonNull(progress, "progress");
            if (interval.isNegative() || interval.isZero()) {
                throw new IllegalArgumentException("interval is " + interval
                        + ", but the time between two reports is positive; try Duration.ofSeconds(1)");
            }
            this.progressInterval = interval;
            this.progress = progress;
            return this;
        }

        /**
         * Makes the options; this builder may go on to make others.
         *
         * @return the options
         */
        public SolveOptions build() {
            return new SolveOptions(this);
        }
    }
}
