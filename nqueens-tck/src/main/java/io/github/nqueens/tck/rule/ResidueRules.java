package io.github.nqueens.tck.rule;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.tck.probe.CapturedOutput;
import io.github.nqueens.tck.probe.FolderSnapshot;
import io.github.nqueens.tck.probe.JvmState;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Set;
import java.util.function.Supplier;

/** The rule on what a run leaves behind. */
final class ResidueRules {
    /** How long a thread that was told to end may take to be gone. */
    private static final Duration GRACE = Duration.ofMillis(500);

    private static final String LEAVE = "leave what belongs to the whole program as it is";

    private ResidueRules() {}

    static void leavesNothingBehind(Trial trial) {
        for (int n : trial.sizes()) {
            TestedRun run = trial.at(n, 1);
            requireNoResidue(run, run::options);
        }
        for (int n : trial.largeSizes()) {
            TestedRun run = trial.at(n, 1);
            requireNoResidue(run, () -> AnswerRules.shortly(run));
            requireNoResidue(run, () -> cancelledEarly(run));
        }
    }

    private static SolveOptions.Builder cancelledEarly(TestedRun run) {
        CancellationToken token = new CancellationToken();
        return AnswerRules.shortly(run).cancellation(token).listener(new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                token.cancel();
            }
        });
    }

    private static void requireNoResidue(TestedRun run, Supplier<SolveOptions.Builder> options) {
        Set<String> suspects = solveAndWatch(run, options.get());
        // Other programs make files too, but not one in each of three runs.
        for (int again = 0; again < 2 && !suspects.isEmpty(); again++) {
            suspects = solveAndWatch(run, options.get());
        }
        run.require(
                suspects.isEmpty(), "left or changed files: " + suspects, "write no file, or delete it before the end");
    }

    /** Requires that nothing but files is left, and returns these. */
    private static Set<String> solveAndWatch(TestedRun run, SolveOptions.Builder options) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        JvmState outside = JvmState.now();
        CapturedOutput out = new CapturedOutput(System.out, group);
        CapturedOutput err = new CapturedOutput(System.err, group);
        FolderSnapshot files = FolderSnapshot.now();
        System.setOut(new PrintStream(out, true));
        System.setErr(new PrintStream(err, true));
        try {
            JvmState before = JvmState.now();
            run.solve(options);
            requireUnused(run, out, "System.out");
            requireUnused(run, err, "System.err");
            before.firstChange().ifPresent(what -> {
                throw run.broken("changed " + what, LEAVE);
            });
        } finally {
            outside.restore();
        }
        requireNoThread(run, group);
        return files.changes();
    }

    private static void requireUnused(TestedRun run, CapturedOutput stream, String name) {
        run.require(stream.isEmpty(), "printed '" + stream + "' to " + name, "use events or a logger instead");
        run.require(!stream.isClosed(), "closed " + name, LEAVE);
    }

    private static void requireNoThread(TestedRun run, ThreadGroup group) {
        Thread[] threads = new Thread[group.activeCount() + 1];
        int count = group.enumerate(threads);
        for (int i = 0; i < count; i++) {
            Thread thread = threads[i];
            if (thread != Thread.currentThread() && outlives(thread)) {
                thread.interrupt();
                throw run.broken("left thread '" + thread.getName() + "'", "wait for the end of each thread you start");
            }
        }
    }

    private static boolean outlives(Thread thread) {
        try {
            thread.join(GRACE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return thread.isAlive();
    }
}
