package io.github.nqueens.solutions.estimation;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/**
 * Knuth's estimate of the size of a search tree: rows from the top, each queen on a free square drawn uniformly, and the last
 * rows counted exactly. The product of the numbers of free squares and of the count has the number of solutions as its mean.
 */
public final class KnuthEstimation implements Estimation {
    /** The largest board whose columns are bits of a word. */
    public static final int LARGEST_SIZE = 64;

    /** More exact rows lower the variance and take longer: the product of both is least with one row more for each 16. */
    private static final int EXACT_ROWS = 7;

    private static final int ROWS_PER_EXACT_ROW = 16;
    private static final int SHIFT = 9;

    private static final int SAMPLES_AT_ONCE = 256;
    private static final int LEAST_SAMPLES = 10_000;

    /** A sum in which one sample has a greater share than this does not tell its own error. */
    private static final double MOST_SHARE = 0.05;

    private static final long LEAST_EFFECTIVE = 100;

    /** The relative error of a sum of equal weights. */
    private static final double ROUNDING = 1e-9;

    private final int size;
    private final int exactRows;
    private final RandomPlacements placements;
    private final EndingCounts endings;

    /** The samples of even and of odd turns, and their sums. */
    private final long[] drawn = new long[2];

    private final double[] sums = new double[2];
    private double sum;
    private double squares;
    private double largest;
    private long samples;

    /** Starts an estimate of a board of up to {@link #LARGEST_SIZE} rows. */
    public KnuthEstimation(int size, long seed) {
        this.size = size;
        this.exactRows = Math.min(size, EXACT_ROWS + (size + SHIFT) / ROWS_PER_EXACT_ROW);
        this.placements = new RandomPlacements(size, size - exactRows, SAMPLES_AT_ONCE, new SeededRandom(seed));
        this.endings = new EndingCounts(exactRows, SAMPLES_AT_ONCE);
    }

    @Override
    public long advance(long most) {
        int count = isExact() ? 1 : (int) Math.min(most, SAMPLES_AT_ONCE);
        int open = placements.keepOpen(placements.draw(count));
        endings.count(placements, open);
        int half = (int) (samples / SAMPLES_AT_ONCE) & 1;
        for (int i = 0; i < open; i++) {
            double weight = placements.weights[i] * endings.counts[i];
            sum += weight;
            squares += weight * weight;
            sums[half] += weight;
            largest = Math.max(largest, weight);
        }
        drawn[half] += count;
        samples += count;
        return count;
    }

    @Override
    public boolean isErrorKnown() {
        return (isExact() && samples > 0) || (samples >= LEAST_SAMPLES && sum > 0);
    }

    private boolean isExact() {
        return exactRows == size;
    }

    /** Whether all samples weigh the same. They tell nothing about the error then, and neither does a single sample. */
    private boolean isUniform() {
        return largest * samples <= sum * (1 + ROUNDING);
    }

    @Override
    public long bytes() {
        return endings.bytes();
    }

    @Override
    public SampleStatistics statistics(BooleanSupplier isOver) {
        if (sum == 0) {
            String why = samples == 0 ? "No sample was drawn." : "None of the samples ended in a solution.";
            return new SampleStatistics(Double.NaN, Double.POSITIVE_INFINITY, 0, 0, false, List.of(why));
        }
        double effective = sum * sum / squares;
        double variance = Math.max(0, squares / (sum * sum) - 1.0 / samples);
        double error = isExact() ? 0 : isUniform() ? Double.POSITIVE_INFINITY : StrictMath.sqrt(variance);
        List<String> diagnostics = new ArrayList<>();
        boolean mixed = true;
        if (isExact()) {
            diagnostics.add("All rows were counted exactly.");
        } else {
            double share = largest / sum;
            diagnostics.add(String.format(
                    Locale.ROOT,
                    "The effective sample size is %,.0f of %s.",
                    effective,
                    Amounts.grouped(samples, "sample")));
            // Two digits of a hundred would be written with an exponent.
            String percent = String.format(Locale.ROOT, 100 * share < 99.5 ? "%.2g" : "%.0f", 100 * share);
            diagnostics.add("The largest sample has " + percent + " % of the sum.");
            double apart = drawn[1] == 0 ? 0 : apart(error);
            if (drawn[1] > 0) {
                diagnostics.add(
                        String.format(Locale.ROOT, "Two halves of the samples differ by %.1f standard errors.", apart));
            }
            mixed = share <= MOST_SHARE && effective >= LEAST_EFFECTIVE && apart < Jackknife.MOST_ERRORS;
            if (!mixed) {
                diagnostics.add("Too few samples carry the sum: do not trust the error, and draw more samples.");
            }
        }
        return new SampleStatistics(StrictMath.log(sum / samples), error, samples - 1, effective, mixed, diagnostics);
    }

    /** The difference of the means of two halves in standard errors of that difference. */
    private double apart(double error) {
        double difference = sums[0] / drawn[0] - sums[1] / drawn[1];
        double parts = (double) samples / drawn[0] + (double) samples / drawn[1];
        return StrictMath.abs(difference) * samples / sum / error / StrictMath.sqrt(parts);
    }
}
