package io.github.nqueens.tck.rule;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.tck.probe.Lockstep;
import io.github.nqueens.tck.probe.Waits;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;

/** Rules on runs at once. */
final class SharingRules {
    private static final int THREADS = 4;
    private static final int RUNS = 8;

    /** Two runs that take turns change threads twice in each iteration, which takes about 20 microseconds. */
    private static final long ITERATIONS_IN_TURNS = 1_000;

    private static final String KEEP = "keep what a run changes in local variables, not in fields or static fields";

    private SharingRules() {}

    static void runsAtOnceAsInTurn(Trial trial) {
        // In step, so that what two runs share is found on a busy machine too.
        Lockstep turns = new Lockstep();
        int small = trial.middleAndLastSize().get(0);
        compare(
                trial,
                small,
                2,
                "two runs that take turns",
                seed -> trial.at(small, seed)
                        .options()
                        .maxIterations(ITERATIONS_IN_TURNS)
                        .listener(turns.listener((int) seed)));
        int n = trial.lastSize();
        compare(
                trial,
                n,
                trial.byDefault() ? RUNS : 2,
                "runs at once",
                seed -> trial.at(n, seed).options());
    }

    /** Compares each of the runs at once with the same run alone. Each has its own options. */
    private static void compare(Trial trial, int n, int runs, String what, LongFunction<SolveOptions.Builder> options) {
        List<SolveResult> alone = new ArrayList<>();
        for (long seed = 0; seed < runs; seed++) {
            TestedRun run = trial.at(n, seed);
            alone.add(run.solve(options.apply(seed).listener(new SolveListener() {})));
        }
        ExecutorService executor = Executors.newFixedThreadPool(THREADS, task -> {
            Thread thread = new Thread(task, "nqueens-tck run");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<SolveResult>> atOnce = new ArrayList<>();
            for (long seed = 0; seed < runs; seed++) {
                TestedRun run = trial.at(n, seed);
                SolveOptions.Builder given = options.apply(seed);
                atOnce.add(executor.submit(() -> run.solve(given)));
            }
            for (int seed = 0; seed < runs; seed++) {
                trial.at(n, seed).requireSame(alone.get(seed), Waits.forResult(atOnce.get(seed)), what, KEEP);
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
