package io.github.nqueens.benchmarks;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.algorithms.exact.CountResult;
import io.github.nqueens.algorithms.exact.SolutionCounter;
import io.github.nqueens.algorithms.exact.SolutionCounter.Method;
import java.util.Locale;

/** Times exact counts: every count is repeated in one JVM and the shortest elapsed time is printed, as a line of CSV. */
public final class CountTimes {
    private CountTimes() {}

    /**
     * Counts and prints.
     *
     * @param arguments the name of a {@link Method}, the number of threads, the number of repetitions, and the sizes
     */
    public static void main(String[] arguments) {
        if (arguments.length < 4) {
            System.err.println("usage: CountTimes METHOD THREADS REPETITIONS N...");
            System.exit(2);
        }
        Method method = Method.valueOf(arguments[0]);
        int threads = Integer.parseInt(arguments[1]);
        int repetitions = Integer.parseInt(arguments[2]);
        SolutionCounter counter =
                SolutionCounter.builder().method(method).threads(threads).build();
        for (int i = 3; i < arguments.length; i++) {
            int n = Integer.parseInt(arguments[i]);
            double best = Double.POSITIVE_INFINITY;
            long count = 0;
            for (int repetition = 0; repetition < repetitions; repetition++) {
                CountResult result = counter.count(n, SolveOptions.defaults());
                best = Math.min(best, result.elapsed().toNanos() / 1e9);
                count = result.count();
            }
            System.out.printf(Locale.ROOT, "%d,%s x %d,%.3f,%d%n", n, method, threads, best, count);
        }
    }
}
