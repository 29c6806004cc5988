package io.github.nqueens.solutions.estimation;

/** The error of a statistic of pooled batches, from its values with each batch left out. */
final class Jackknife {
    /** A difference of more standard errors than this is no chance: that has odds of 1 in 16,000 for a normal variable. */
    static final double MOST_ERRORS = 4;

    private final int strata;

    /** For each batch, how far the statistic without it is from the mean of its stratum. */
    private final double[] distances;

    /** Takes batches that are all of one kind. */
    Jackknife(double[] without) {
        this(without, 1);
    }

    /**
     * Takes batches of several kinds in turn, with about the same number of each. How far their means are apart is not part of
     * the error.
     *
     * @param without the statistic with each batch left out
     * @param strata how many kinds there are
     */
    Jackknife(double[] without, int strata) {
        this.strata = strata;
        this.distances = without.clone();
        for (int stratum = 0; stratum < strata; stratum++) {
            double sum = 0;
            int number = 0;
            for (int i = stratum; i < without.length; i += strata) {
                sum += without[i];
                number++;
            }
            for (int i = stratum; i < without.length; i += strata) {
                distances[i] -= sum / number;
            }
        }
    }

    /** The standard error; infinite if a value is missing. */
    double standardError() {
        double squares = 0;
        for (double distance : distances) {
            squares += distance * distance;
        }
        double number = distances.length;
        double error = StrictMath.sqrt(squares * (number - 1) * (number - 1) / (number * (number - strata)));
        return Double.isNaN(error) || number < 2 * strata ? Double.POSITIVE_INFINITY : error;
    }

    /** The correlation of batches that follow each other. */
    double autocorrelation() {
        double squares = 0;
        double products = 0;
        for (int i = 0; i < distances.length; i++) {
            squares += distances[i] * distances[i];
            if (i > 0) {
                products += distances[i] * distances[i - 1];
            }
        }
        return squares == 0 ? 0 : products / squares;
    }
}
