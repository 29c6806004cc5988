package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import java.util.Locale;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times drawing random solutions. Prints a line of CSV for each size: seconds of set-up and microseconds per board,
 * both of processor time.
 */
@Command(name = "sample-times", description = "Times drawing random solutions and prints CSV.")
public final class SampleTimes implements Runnable {
    private static final int BOARDS = 300_000;
    private static final int ROUNDS = 4;

    @Parameters(index = "0..*", arity = "1..*", paramLabel = "N", description = "The sizes.")
    private int[] sizes;

    @Override
    public void run() {
        for (int n : sizes) {
            time(n);
        }
    }

    private static void time(int n) {
        double start = ProcessorTime.seconds();
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        double setUp = ProcessorTime.seconds() - start;
        SplittableRandom random = new SplittableRandom(n);
        double drawing = 0;
        long columns = 0;
        // The last round is warm.
        for (int round = 0; round < ROUNDS; round++) {
            start = ProcessorTime.seconds();
            for (int i = 0; i < BOARDS; i++) {
                columns += sampler.next(random).column(0);
            }
            drawing = ProcessorTime.seconds() - start;
        }
        if (columns == 0) {
            throw new IllegalStateException("no queen of the first row is right of the first column");
        }
        System.out.printf(Locale.ROOT, "%d,%.2f,%.3f%n", n, setUp, drawing / BOARDS * 1e6);
    }
}
