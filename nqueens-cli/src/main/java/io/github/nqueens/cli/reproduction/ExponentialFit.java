package io.github.nqueens.cli.reproduction;

/**
 * The curve {@code factor * exp(rate * x)} whose logarithm is nearest to the logarithms of the values, by least squares.
 *
 * @param factor the value at 0
 * @param rate the growth
 */
public record ExponentialFit(double factor, double rate) {
    public static ExponentialFit of(double[] x, double[] values) {
        int n = x.length;
        double sumX = 0;
        double sumY = 0;
        double sumXX = 0;
        double sumXY = 0;
        for (int i = 0; i < n; i++) {
            double y = StrictMath.log(values[i]);
            sumX += x[i];
            sumY += y;
            sumXX += x[i] * x[i];
            sumXY += x[i] * y;
        }
        double rate = (n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX);
        return new ExponentialFit(StrictMath.exp((sumY - rate * sumX) / n), rate);
    }

    public double at(double x) {
        return factor * StrictMath.exp(rate * x);
    }
}
