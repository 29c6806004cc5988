package io.github.nqueens.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/** Rules on threads, streams and the stack. */
final class ConcurrencyRules {
    private static final int RUNS = 8;
    private static final int THREADS = 4;
    private static final long SMALL_STACK = 200_000;

    private ConcurrencyRules() {}

    static void runsAtOnceAsInTurn(Solver solver) {
        List<SolveResult> inTurn = new ArrayList<>();
        for (long seed = 0; seed < RUNS; seed++) {
            inTurn.add(solver.solve(10, AnswerRules.seeded(seed)));
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<SolveResult>> atOnce = new ArrayList<>();
            for (long seed = 0; seed < RUNS; seed++) {
                SolveOptions options = AnswerRules.seeded(seed);
                atOnce.add(threads.submit(() -> solver.solve(10, options)));
            }
            for (int i = 0; i < RUNS; i++) {
                AnswerRules.assertSameRun(inTurn.get(i), get(atOnce.get(i)));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    static void leavesNothingBehind(Solver solver) {
        // Class loading and logging set-up are not the solver's doing.
        solver.solve(8, AnswerRules.seeded(0));
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream catching = new PrintStream(printed, true, StandardCharsets.UTF_8);
        Set<Thread> before = threadsOfUse();
        System.setOut(catching);
        System.setErr(catching);
        try {
            solver.solve(9, AnswerRules.seeded(1));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        assertEquals("", printed.toString(StandardCharsets.UTF_8), "printed");
        Set<Thread> after = threadsOfUse();
        after.removeAll(before);
        assertEquals(Set.of(), after, "threads left");
    }

    static void needsNoDeepStack(Solver solver) {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Runnable search = () -> {
            try {
                SolveResult result = solver.solve(
                        20_000,
                        SolveOptions.builder()
                                .seed(0)
                                .maxIterations(30_000)
                                .timeLimit(Duration.ofMillis(300))
                                .build());
                assertNotEquals(SolveStatus.UNSOLVABLE, result.status());
            } catch (IllegalArgumentException tooLargeForTheSolver) {
                assertNotEquals(
                        SolveStatus.UNSOLVABLE,
                        solver.solve(12, SolveOptions.defaults()).status());
            }
        };
        Thread thread = new Thread(null, search, "small stack", SMALL_STACK);
        thread.setUncaughtExceptionHandler((unused, e) -> thrown.set(e));
        thread.start();
        join(thread);
        assertNull(thrown.get());
    }

    /** The virtual machine's own threads come and go; they have no stack trace to show or are its daemons. */
    private static Set<Thread> threadsOfUse() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getThreadGroup() != null
                        && !"system".equals(thread.getThreadGroup().getName())
                        && !"InnocuousThreadGroup"
                                .equals(thread.getThreadGroup().getName()))
                .collect(Collectors.toSet());
    }

    private static SolveResult get(Future<SolveResult> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for a run", e);
        } catch (ExecutionException e) {
            throw new AssertionError("a run at once with others threw", e.getCause());
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for a run", e);
        }
    }
}
