package io.github.nqueens.benchmarks;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.SplittableRandom;

/** Times drawing random solutions. Prints a line of CSV for each size: seconds of set-up, microseconds a board, of processor time. */
public final class SampleTimes {
    private static final int BOARDS = 300_000;
    private static final int ROUNDS = 4;

    private SampleTimes() {}

    /**
     * Draws and prints.
     *
     * @param arguments the sizes
     */
    public static void main(String[] arguments) {
        for (String argument : arguments) {
            int n = Integer.parseInt(argument);
            double start = processorSeconds();
            SolutionSampler sampler = Solutions.sampler(n, Limits.none());
            double setUp = processorSeconds() - start;
            SplittableRandom random = new SplittableRandom(n);
            double drawing = 0;
            long columns = 0;
            // The last round is warm.
            for (int round = 0; round < ROUNDS; round++) {
                start = processorSeconds();
                for (int i = 0; i < BOARDS; i++) {
                    columns += sampler.next(random).column(0);
                }
                drawing = processorSeconds() - start;
            }
            if (columns == 0) {
                throw new IllegalStateException("no queen of the first row is right of the first column");
            }
            System.out.printf(Locale.ROOT, "%d,%.2f,%.3f%n", n, setUp, drawing / BOARDS * 1e6);
        }
    }

    private static double processorSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
