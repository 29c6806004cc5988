package io.github.nqueens.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.testing.ColdCode;
import java.time.Duration;

/** An estimate or the set-up of a sampler that is measured, as a program for virtual machines that do nothing else. */
final class EstimateProgram {
    private EstimateProgram() {}

    /**
     * Prints the status, for how many nanoseconds the thread worked, and how many times slower than usual this machine runs
     * code for the first time.
     *
     * @param arguments {@code estimate} or {@code sampler}, n, and the milliseconds of the time limit, negative to be
     *     cancelled before the start
     */
    public static void main(String[] arguments) {
        int n = Integer.parseInt(arguments[1]);
        long millis = Long.parseLong(arguments[2]);
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Limits limits =
                millis < 0 ? Limits.builder().cancellation(cancelled).build() : Limits.of(Duration.ofMillis(millis));
        try (WorkMeter meter = WorkMeter.ofProcessorTime(Thread.currentThread())) {
            // The first look at the clocks takes longer than the others.
            long before = meter.nanos();
            String status = arguments[0].equals("sampler") ? sampler(n, limits) : estimate(n, limits);
            long used = meter.nanos() - before;
            System.out.println(status);
            System.out.println(used);
            System.out.println(ColdCode.slowness());
        }
    }

    private static String estimate(int n, Limits limits) {
        SolutionEstimator estimator =
                SolutionEstimator.builder().relativeError(1e-9).build();
        return estimator.estimate(n, limits).status().name();
    }

    private static String sampler(int n, Limits limits) {
        try {
            return "COMPLETE: " + Solutions.sampler(n, limits).size();
        } catch (CountAbandonedException abandoned) {
            return abandoned.status().name();
        }
    }
}
