package io.github.nqueens.solutions;

import io.github.nqueens.solutions.estimation.SampleStatistics;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * An estimate of a number of solutions, as a natural logarithm, with its error and its diagnostics. Immutable and
 * safe for use by several threads. Java's serialization refuses it; store its figures.
 */
public final class Estimate {
    /** Two-sided, 95 %, of a normal variable; the second is the first correction of Student's t for few degrees of freedom. */
    private static final double NORMAL_QUANTILE = 1.96;

    private static final double QUANTILE_CORRECTION = 2.4;

    /** The logarithm of the largest number that fits a double. */
    private static final double LARGEST_LOGARITHM = 709.78;

    private final int size;
    private final EstimateStatus status;
    private final @Nullable String reason;
    private final SampleStatistics statistics;
    private final long samples;
    private final Duration elapsed;

    Estimate(
            int size,
            EstimateStatus status,
            @Nullable String reason,
            SampleStatistics statistics,
            long samples,
            Duration elapsed) {
        this.size = size;
        this.status = status;
        this.reason = reason;
        this.statistics = statistics;
        this.samples = samples;
        this.elapsed = elapsed;
    }

    /**
     * The size of the board.
     *
     * @return n, from 4 to 10,000
     */
    public int size() {
        return size;
    }

    /**
     * How the estimate ended.
     *
     * @return {@link EstimateStatus#GOAL_REACHED}, or what ended the estimate earlier
     */
    public EstimateStatus status() {
        return status;
    }

    /**
     * Why the estimate ended before it reached its goal.
     *
     * @return the reason, empty if it reached the goal
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The natural logarithm of the estimated number of solutions.
     *
     * @return a finite number, or NaN if too little was sampled to say anything
     */
    public double logCount() {
        return statistics.logCount();
    }

    /**
     * The estimated number of solutions.
     *
     * @return the number, a whole one if it is exact; empty if it exceeds the range of a double or nothing is known
     */
    public OptionalDouble count() {
        if (!(logCount() < LARGEST_LOGARITHM)) {
            return OptionalDouble.empty();
        }
        double count = StrictMath.exp(logCount());
        return OptionalDouble.of(relativeStandardError() == 0 ? StrictMath.rint(count) : count);
    }

    /**
     * The standard error of the number divided by the number, which is the standard error of its logarithm while it is
     * small.
     *
     * @return at least 0, 0 if the number is exact; infinite if the error is not known
     */
    public double relativeStandardError() {
        return statistics.standardError();
    }

    /**
     * The lower end of the interval that holds the logarithm of the number in 95 % of all estimates.
     *
     * @return the lower end, negative infinity if the error is not known, or NaN if {@link #logCount()} is
     */
    public double lowerLogCount() {
        return logCount() - halfWidth();
    }

    /**
     * The upper end of the interval that holds the logarithm of the number in 95 % of all estimates.
     *
     * @return the upper end, infinite if the error is not known, or NaN if {@link #logCount()} is
     */
    public double upperLogCount() {
        return logCount() + halfWidth();
    }

    private double halfWidth() {
        return statistics.standardError() * (NORMAL_QUANTILE + QUANTILE_CORRECTION / Math.max(1, statistics.freedom()));
    }

    /**
     * How many samples were drawn: boards by Knuth's method, proposed swaps of a chain.
     *
     * @return at least 0
     */
    public long samples() {
        return samples;
    }

    /**
     * How many independent samples would tell as much: by Knuth's method samples of equal weight, of a chain samples
     * whose standard deviation equals their mean.
     *
     * @return at least 0
     */
    public double effectiveSamples() {
        return statistics.effectiveSamples();
    }

    /**
     * The time that the estimate took.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    /**
     * Tells whether every diagnostic agrees with the estimate: no energy is missing, no sample dominates, and the parts of the
     * run agree with each other. If not, trust neither the number nor its error.
     *
     * @return whether the samples are good for the estimate
     */
    public boolean mixed() {
        return statistics.mixed();
    }

    /**
     * What the samples say about themselves.
     *
     * @return sentences in English
     */
    public List<String> diagnostics() {
        return statistics.diagnostics();
    }

    /**
     * The estimate in one line.
     *
     * @return for example {@code "n=27: ln Q = 39.9979 +- 0.0003, about 2.349e+17, 80,000,000 samples"}
     */
    @Override
    public String toString() {
        String drawn = samples == 1 ? "1 sample" : String.format(Locale.ROOT, "%,d samples", samples);
        if (Double.isNaN(logCount())) {
            return "n=" + size + ": no estimate, " + drawn
                    + reason().map(why -> ": " + why).orElse("");
        }
        String number = count().isPresent() ? String.format(Locale.ROOT, ", about %.4g", count().getAsDouble()) : "";
        return String.format(
                Locale.ROOT,
                "n=%d: ln Q = %.4f +- %.2g%s, %s%s",
                size,
                logCount(),
                relativeStandardError(),
                number,
                drawn,
                mixed() ? "" : ", not to be trusted");
    }
}
