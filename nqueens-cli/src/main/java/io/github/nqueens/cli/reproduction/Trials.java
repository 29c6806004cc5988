package io.github.nqueens.cli.reproduction;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.output.ProgressLine;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where experiments run: seeds, how many runs, how far, and what was measured already for another table. */
public final class Trials {
    private final Function<String, Solver> solvers;
    private final CancellationToken cancellation;
    private final Supplier<ProgressLine> progressLines;
    private final long seed;
    private final int runs;

    /** The largest n that the user asked for, or null for what each experiment does in reasonable time. */
    private final @Nullable Integer largest;

    private final Map<String, Cost> costs = new HashMap<>();

    /**
     * @param solvers finds a solver by its name with parameters
     * @param cancellation ends all runs
     * @param progressLines makes a line that shows how many runs of a task are done
     */
    public Trials(
            Function<String, Solver> solvers,
            CancellationToken cancellation,
            Supplier<ProgressLine> progressLines,
            long seed,
            int runs,
            @Nullable Integer largest) {
        this.solvers = solvers;
        this.cancellation = cancellation;
        this.progressLines = progressLines;
        this.seed = seed;
        this.runs = runs;
        this.largest = largest;
    }

    public long seed() {
        return seed;
    }

    public int runs() {
        return runs;
    }

    public CancellationToken cancellation() {
        return cancellation;
    }

    public boolean isInterrupted() {
        return cancellation.isCancelled();
    }

    /** Whether to run a size, given how far the experiment goes by itself. */
    public boolean admits(int n, int ordinaryLargest) {
        return !isInterrupted() && n <= (largest == null ? ordinaryLargest : largest);
    }

    public Solver solver(String algorithm) {
        return solvers.apply(algorithm);
    }

    /** The cost over all runs; measured once however many tables ask. */
    public Cost cost(String algorithm, int n) {
        String key = algorithm + " " + n;
        Cost known = costs.get(key);
        if (known != null) {
            return known;
        }
        Cost measured;
        try (ProgressLine progress = progressLines.get()) {
            Runnable runEnded = progress.counting(algorithm + ", n = " + n, runs);
            SolveOptions options =
                    SolveOptions.builder().cancellation(cancellation).build();
            measured = Cost.measure(
                    algorithm, solver(algorithm), Problem.queens(n), seed, runs, options, result -> runEnded.run());
        }
        costs.put(key, measured);
        return measured;
    }
}
