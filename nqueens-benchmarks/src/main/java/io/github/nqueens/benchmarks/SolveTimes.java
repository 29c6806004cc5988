package io.github.nqueens.benchmarks;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.lang.management.ManagementFactory;

/**
 * Times single solutions in one JVM, from the call to the verified board, and prints CSV: for boards that are too large to
 * be repeated within a benchmark's iteration, and for solvers with parameters. The last column is the processor time of the
 * calling thread, which other programs on the machine change less than the time of the clock.
 */
public final class SolveTimes {
    private SolveTimes() {}

    /**
     * Solves and prints.
     *
     * @param arguments a solver's spec, the number of repetitions, whose seeds are 1, 2, and so on, and the sizes
     */
    public static void main(String[] arguments) {
        if (arguments.length < 3) {
            System.err.println("usage: SolveTimes SPEC REPETITIONS N...");
            System.exit(2);
        }
        Solver solver = Solvers.get(arguments[0]);
        int repetitions = Integer.parseInt(arguments[1]);
        System.out.println("n,solver,status,mean iterations," + Series.HEADER + ",median processor s");
        for (int i = 2; i < arguments.length; i++) {
            time(solver, arguments[0], Integer.parseInt(arguments[i]), repetitions);
        }
    }

    private static void time(Solver solver, String spec, int n, int repetitions) {
        Series series = new Series();
        Series processor = new Series();
        String status = "";
        long iterations = 0;
        for (int seed = 1; seed <= repetitions; seed++) {
            long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long started = System.nanoTime();
            SolveResult result =
                    solver.solve(n, SolveOptions.builder().seed(seed).build());
            series.add(System.nanoTime() - started);
            processor.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - used);
            iterations += result.statistics().iterations();
            if (!status.contains(result.status().toString())) {
                status += (status.isEmpty() ? "" : " ") + result.status();
            }
        }
        System.out.println(n + ",\"" + spec + "\"," + status + ","
                + Math.round(iterations / (double) Math.max(1, repetitions)) + "," + series + "," + processor.median());
    }
}
