package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.Estimate;
import io.github.nqueens.solutions.SolutionEstimator;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Estimates the number of solutions of several sizes, for a given time each.
 *
 * <p>It prints a line of CSV for each size. The columns are the size, the logarithm of the number, its standard error,
 * g = ln n - ln Q / n, whether the chain mixed, samples, seconds of processor time, and the error that a minute of processor
 * time would leave.
 */
@Command(name = "estimate-times", description = "Estimates the number of solutions for a given time and prints CSV.")
public final class EstimateTimes implements Runnable {
    private static final double TINY = 1e-12;

    @Parameters(index = "0", paramLabel = "SECONDS", description = "The time for each size.")
    private double secondsEach;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "N", description = "The sizes.")
    private int[] sizes;

    @Override
    public void run() {
        Limits limits = Limits.of(Duration.ofMillis((long) (1000 * secondsEach)));
        SolutionEstimator estimator =
                SolutionEstimator.builder().seed(1).relativeError(TINY).build();
        for (int n : sizes) {
            double start = ProcessorTime.seconds();
            Estimate estimate = estimator.estimate(n, limits);
            double seconds = ProcessorTime.seconds() - start;
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
}
