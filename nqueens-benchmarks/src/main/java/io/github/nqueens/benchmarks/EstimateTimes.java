package io.github.nqueens.benchmarks;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.Estimate;
import io.github.nqueens.solutions.SolutionEstimator;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;

/**
 * Estimates the number of solutions of several sizes, for a given time each.
 *
 * <p>It prints a line of CSV for each size. The columns are the size, the logarithm of the number, its standard error,
 * g = ln n - ln Q / n, whether the chain mixed, samples, seconds of processor time, and the error that a minute of processor
 * time would leave.
 */
public final class EstimateTimes {
    private static final double TINY = 1e-12;

    private EstimateTimes() {}

    /**
     * Estimates and prints.
     *
     * @param arguments the seconds for each size, and the sizes
     */
    public static void main(String[] arguments) {
        if (arguments.length < 2) {
            System.err.println("usage: EstimateTimes SECONDS N...");
            System.exit(2);
        }
        Limits limits = Limits.of(Duration.ofMillis((long) (1000 * Double.parseDouble(arguments[0]))));
        SolutionEstimator estimator =
                SolutionEstimator.builder().seed(1).relativeError(TINY).build();
        for (int i = 1; i < arguments.length; i++) {
            int n = Integer.parseInt(arguments[i]);
            double start = processorSeconds();
            Estimate estimate = estimator.estimate(n, limits);
            double seconds = processorSeconds() - start;
            System.out.printf(
                    Locale.ROOT,
                    "%d,%.6f,%.2g,%.6f,%s,%d,%.1f,%.2g%n",
                    n,
                    estimate.logCount(),
                    estimate.relativeStandardError(),
                    Math.log(n) - estimate.logCount() / n,
                    estimate.mixed() ? "mixed" : "not mixed",
                    estimate.samples(),
                    seconds,
                    estimate.relativeStandardError() * Math.sqrt(seconds / 60));
        }
    }

    private static double processorSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
