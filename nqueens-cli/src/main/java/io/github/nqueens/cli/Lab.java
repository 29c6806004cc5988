package io.github.nqueens.cli;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Solver;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;

/** Where experiments run: seeds, how many runs, how far, and what was measured already for another table. */
final class Lab {
    private final Session session;
    private final PrintWriter err;
    private final long seed;
    private final int runs;

    /** The largest n that the user asked for, or null for what each experiment does in reasonable time. */
    private final Integer largest;

    private final Map<String, Cost> costs = new HashMap<>();

    Lab(Session session, PrintWriter err, long seed, int runs, Integer largest) {
        this.session = session;
        this.err = err;
        this.seed = seed;
        this.runs = runs;
        this.largest = largest;
    }

    long seed() {
        return seed;
    }

    int runs() {
        return runs;
    }

    CancellationToken cancellation() {
        return session.cancellation();
    }

    boolean isInterrupted() {
        return session.cancellation().isCancelled();
    }

    /** Whether to run a size, given how far the experiment goes by itself. */
    boolean admits(int n, int ordinaryLargest) {
        return !isInterrupted() && n <= (largest == null ? ordinaryLargest : largest);
    }

    Solver solver(String algorithm) {
        return session.solver(algorithm);
    }

    /** The cost over all runs; measured once however many tables ask. */
    Cost cost(String algorithm, int n) {
        String key = algorithm + " " + n;
        Cost known = costs.get(key);
        if (known != null) {
            return known;
        }
        Cost measured;
        try (RunProgress progress = RunProgress.of(algorithm + ", n = " + n, runs, session.isWatched(), err)) {
            Cost.Limits limits = new Cost.Limits(null, null, session.cancellation());
            measured = Cost.measure(algorithm, solver(algorithm), n, seed, runs, limits, progress::runEnded);
        }
        costs.put(key, measured);
        return measured;
    }
}
