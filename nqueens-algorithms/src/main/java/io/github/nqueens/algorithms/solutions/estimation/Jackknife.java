package io.github.nqueens.algorithms.solutions.estimation;

/** The error of a statistic of pooled batches, from its values with each batch left out. */
final class Jackknife {
    /** A difference of more standard errors than this is no chance: that has odds of 1 in 16,000 for a normal variable. */
    static final double MOST_ERRORS = 4;

    private final double[] without;
    private final double mean;

    Jackknife(double[] without) {
        this.without = without;
        double sum = 0;
        for (double value : without) {
            sum += value;
        }
        this.mean = sum / without.length;
    }

    /** Infinite where a value is missing. */
    double standardError() {
        double squares = 0;
        for (double value : without) {
            squares += (value - mean) * (value - mean);
        }
        double error = StrictMath.sqrt(squares * (without.length - 1) / without.length);
        return Double.isNaN(error) || without.length < 2 ? Double.POSITIVE_INFINITY : error;
    }

    /** The correlation of batches that follow each other. */
    double autocorrelation() {
        double squares = 0;
        double products = 0;
        for (int i = 0; i < without.length; i++) {
            squares += (without[i] - mean) * (without[i] - mean);
            if (i > 0) {
                products += (without[i] - mean) * (without[i - 1] - mean);
            }
        }
        return squares == 0 ? 0 : products / squares;
    }
}
