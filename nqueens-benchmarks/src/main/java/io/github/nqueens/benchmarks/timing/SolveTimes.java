package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times single solutions in one JVM, from the call to the verified board, and prints CSV: for boards that are too large to
 * be repeated within a benchmark's iteration, and for solvers with parameters. The last column is the processor time of the
 * calling thread, which other programs on the machine change less than the time of the clock.
 */
@Command(name = "solve-times", description = "Times single solutions in one JVM and prints CSV.")
public final class SolveTimes implements Runnable {
    @Parameters(index = "0", paramLabel = "SPEC", description = "A solver, for example tabu:tenure=12.")
    private String spec;

    @Parameters(
            index = "1",
            paramLabel = "REPETITIONS",
            description = "How often each size is solved, with the seeds 1, 2, and so on.")
    private int repetitions;

    @Parameters(index = "2..*", arity = "1..*", paramLabel = "N", description = "The sizes.")
    private int[] sizes;

    @Override
    public void run() {
        System.out.println("n,solver,status,mean iterations," + Series.HEADER + ",median processor s");
        Solver solver = Solvers.get(spec);
        for (int n : sizes) {
            time(solver, n);
        }
    }

    private void time(Solver solver, int n) {
        Series series = new Series();
        Series processor = new Series();
        String status = "";
        long iterations = 0;
        for (int seed = 1; seed <= repetitions; seed++) {
            long used = ProcessorTime.nanos();
            long started = System.nanoTime();
            SolveResult result =
                    solver.solve(n, SolveOptions.builder().seed(seed).build());
            series.add(System.nanoTime() - started);
            processor.add(ProcessorTime.nanos() - used);
            iterations += result.statistics().iterations();
            if (!status.contains(result.status().toString())) {
                status += (status.isEmpty() ? "" : " ") + result.status();
            }
        }
        System.out.println(n + ",\"" + spec + "\"," + status + ","
                + Math.round(iterations / (double) Math.max(1, repetitions)) + "," + series + "," + processor.median());
    }
}
