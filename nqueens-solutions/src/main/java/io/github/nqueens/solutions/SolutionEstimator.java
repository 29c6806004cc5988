package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.internal.RethrownConsumer;
import io.github.nqueens.solutions.estimation.ChainEstimation;
import io.github.nqueens.solutions.estimation.Estimation;
import io.github.nqueens.solutions.estimation.KnuthEstimation;
import io.github.nqueens.solutions.estimation.SampleStatistics;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how many solutions a size has, with an error, where counting takes too long.
 *
 * <p>Up to n = 64 it uses Knuth's method. Queens are placed row by row from the top, each on a free square drawn
 * uniformly. The placements of the last rows are counted. The product of that count and the numbers of free squares is
 * a sample, whose mean is the number of solutions. Up to n = 8 all rows are counted, and the estimate is exact.
 *
 * <p>Beyond, it uses transition-matrix Monte Carlo. A Markov chain swaps queens of a permutation on a ladder of
 * temperatures. Let g(E) be the number of permutations with E attacking pairs. By detailed balance, the shares of swaps
 * that would raise and lower E by 1 to 4 give the ratios of neighboring g(E). All g(E) add up to n!. A sample is a
 * proposed swap. Bennett's acceptance ratios between the temperatures are a second estimate, which checks the first.
 *
 * <p>An estimate ends at the relative error or the number of samples that is asked for, or at a time limit, whichever
 * comes first. It says what it reached. The same version, n, seed, error and number of samples give the same estimate
 * on every virtual machine, unless a limit ended it.
 *
 * <p>It takes less than 5 MiB up to n = 64, and about 40 MiB for n = 10,000. Immutable and safe for use by several
 * threads. Java's serialization refuses it; store the settings that you gave, and build it again.
 *
 * <p>Sources: D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29, 1975,
 * doi:10.1090/S0025-5718-1975-0373371-6. J.-S. Wang, R. H. Swendsen, Transition matrix Monte Carlo method, Journal of
 * Statistical Physics 106, 2002, doi:10.1023/A:1013180330892. C. H. Bennett, Efficient estimation of free energy
 * differences from Monte Carlo data, Journal of Computational Physics 22, 1976, doi:10.1016/0021-9991(76)90078-4.
 */
public final class SolutionEstimator {
    /** The smallest board that can be estimated. */
    public static final int SMALLEST_SIZE = 4;

    /** The largest board that can be estimated. */
    public static final int LARGEST_SIZE = ChainEstimation.LARGEST_SIZE;

    private static final double USUAL_ERROR = 0.01;

    /** The error is compared with the goal whenever the number of samples has grown by this factor. */
    private static final double GROWTH_BETWEEN_LOOKS = 1.2;

    private static final long PROGRESS_NANOS = 200_000_000;

    /** How long an evaluation may go on after the limits have ended the run. */
    private static final long EVALUATION_NANOS = 20_000_000;

    private final long seed;
    private final long samples;
    private final double relativeError;
    private final @Nullable Consumer<Progress> progress;

    private SolutionEstimator(Builder builder) {
        this.seed = builder.seed;
        this.samples = builder.samples;
        boolean hasGoal = builder.relativeError > 0 || builder.samples < Long.MAX_VALUE;
        this.relativeError = hasGoal ? builder.relativeError : USUAL_ERROR;
        this.progress = builder.progress;
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
     * Estimates the number of solutions. A time limit, a cancellation or an interrupt ends the work within 50 ms, or
     * within 1 % of the limit if that is more. The estimate is then that of the samples drawn so far. A chain that
     * takes longer to evaluate returns its latest evaluation, which leaves out at most about a sixth of the samples. An
     * interrupt flag stays set.
     *
     * @param n from 4 to 10,000
     * @param limits time limit and cancellation
     * @return the estimate, with what speaks against it
     * @throws IllegalArgumentException if n is out of range
     */
    public Estimate estimate(int n, Limits limits) {
        return estimate(n, limits, System::nanoTime);
    }

    Estimate estimate(int n, Limits limits, LongSupplier nanos) {
        Objects.requireNonNull(limits, "limits");
        if (n < SMALLEST_SIZE || n > LARGEST_SIZE) {
            throw new IllegalArgumentException("n is " + n + ", but the number of solutions is estimated for boards of "
                    + SMALLEST_SIZE + " to " + LARGEST_SIZE + " rows; choose such a board");
        }
        LimitWatch watch = new LimitWatch(limits, nanos);
        RethrownConsumer<Progress> told = new RethrownConsumer<>(progress == null ? nobody -> {} : progress);
        Estimation estimation = null;
        try {
            estimation =
                    n <= KnuthEstimation.LARGEST_SIZE ? new KnuthEstimation(n, seed) : new ChainEstimation(n, seed);
            return run(n, estimation, watch, told);
        } catch (Error failed) {
            long bytes = estimation == null ? 0 : estimation.bytes();
            String shortage = HeapBudget.shortage(failed, bytes).orElse(null);
            if (told.hasThrown(failed) || shortage == null) {
                throw failed;
            }
            SampleStatistics none = new SampleStatistics(Double.NaN, Double.POSITIVE_INFINITY, 0, 0, false, List.of());
            return new Estimate(n, EstimateStatus.GAVE_UP, shortage, none, 0, watch.elapsed());
        }
    }

    private Estimate run(int n, Estimation estimation, LimitWatch watch, RethrownConsumer<Progress> told) {
        long drawn = 0;
        long expected = samples;
        long nextTold = PROGRESS_NANOS;
        double nextLook = 0;
        double nextEvaluation = 0;
        BooleanSupplier isLate = () -> watch.isOver() && watch.nanosOver() >= EVALUATION_NANOS;
        boolean isReached = false;
        boolean isCut = watch.isOver();
        while (!isCut && !isReached) {
            if (drawn >= nextLook && estimation.isErrorKnown()) {
                double error = estimation.statistics(isLate).standardError();
                isReached = error <= relativeError;
                expected = Math.min(samples, samplesFor(error, drawn));
                nextLook = GROWTH_BETWEEN_LOOKS * drawn;
            } else if (drawn >= nextEvaluation) {
                // A run that is cut short in the middle of an evaluation has an earlier one to return.
                estimation.statistics(isLate);
                nextEvaluation = GROWTH_BETWEEN_LOOKS * drawn;
            }
            isReached |= drawn == samples;
            if (!isReached) {
                drawn += estimation.advance(samples - drawn);
                if (watch.elapsedNanos() >= nextTold) {
                    told.accept(progress(drawn, expected, watch));
                    nextTold = watch.elapsedNanos() + PROGRESS_NANOS;
                }
                isCut = watch.isOver();
            }
        }
        SampleStatistics statistics = estimation.statistics(isLate);
        isCut |= isLate.getAsBoolean();
        EstimateStatus status = !isCut
                ? EstimateStatus.GOAL_REACHED
                : watch.isTimeUp() ? EstimateStatus.TIME_LIMIT : EstimateStatus.CANCELLED;
        @Nullable String reason = isCut ? watch.reason("estimate") : null;
        Duration elapsed = watch.elapsed();
        told.accept(progress(drawn, isCut ? expected : drawn, watch));
        return new Estimate(n, status, reason, statistics, drawn, elapsed);
    }

    /** The samples that the goal is expected to take after this many with an error, which shrinks with the root of their number. */
    private long samplesFor(double error, long drawn) {
        double excess = error / relativeError;
        return Math.max(drawn, (long) ((double) drawn * excess * excess));
    }

    /** Nothing is known of the rest while neither a number of samples nor an error says how many are needed. */
    private static Progress progress(long drawn, long expected, LimitWatch watch) {
        if (expected == Long.MAX_VALUE || drawn == 0) {
            return Progress.of(0, watch.elapsed(), Optional.empty());
        }
        double fraction = Math.min(1, (double) drawn / expected);
        double left = watch.elapsedNanos() * (1 - fraction) / fraction;
        return Progress.of(fraction, watch.elapsed(), Optional.of(Duration.ofNanos((long) left)));
    }

    /**
     * The settings.
     *
     * @return for example {@code "SolutionEstimator[seed=1, relativeError=0.01]"}
     */
    @Override
    public String toString() {
        return "SolutionEstimator[seed=" + seed
                + (samples < Long.MAX_VALUE ? ", samples=" + samples : "")
                + (relativeError > 0 ? ", relativeError=" + relativeError : "") + "]";
    }

    /** Collects the settings of an estimator. Not safe for use by several threads. */
    public static final class Builder {
        private long seed;
        private long samples = Long.MAX_VALUE;
        private double relativeError;
        private @Nullable Consumer<Progress> progress;

        private Builder() {}

        /**
         * Sets where the random numbers start.
         *
         * @param seed any value; 0 by default
         * @return this builder
         */
        public Builder seed(long seed) {
            this.seed = seed;
            return this;
        }

        /**
         * Ends the estimate after this many samples: boards by Knuth's method, proposed swaps of a chain.
         *
         * @param samples at least 1; no limit by default
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder samples(long samples) {
            if (samples < 1) {
                throw new IllegalArgumentException("samples is " + samples + ", but an estimate needs at least 1");
            }
            this.samples = samples;
            return this;
        }

        /**
         * Ends the estimate when its standard error, divided by the estimate, is at most this.
         *
         * @param relativeError greater than 0 and less than 1, for example 0.001 for a thousandth; 0.01 if neither this nor
         *     {@link #samples} is set
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder relativeError(double relativeError) {
            if (!(relativeError > 0 && relativeError < 1)) {
                throw new IllegalArgumentException("relativeError is " + relativeError
                        + ", but it must be greater than 0 and less than 1; 0.01 is one percent");
            }
            this.relativeError = relativeError;
            return this;
        }

        /**
         * Tells the progress about five times per second and at the end, on the thread that called {@code estimate}. The time that
         * the consumer takes is part of the estimate's. An exception from the consumer ends the estimate and reaches the
         * caller.
         *
         * @param progress who is told; of estimates on several threads at once, on each of them
         * @return this builder
         */
        public Builder progress(Consumer<Progress> progress) {
            this.progress = Objects.requireNonNull(progress, "progress");
            return this;
        }

        /**
         * Makes the estimator; this builder may go on to make others.
         *
         * @return the estimator
         */
        public SolutionEstimator build() {
            return new SolutionEstimator(this);
        }
    }
}
