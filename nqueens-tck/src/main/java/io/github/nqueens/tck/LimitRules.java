package io.github.nqueens.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SearchAbandonedException;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.time.Duration;
import java.util.Locale;

/** Rules on how a run ends before its time. */
final class LimitRules {
    private static final long SEED = 7;
    private static final Duration HANGS_AFTER = Duration.ofMinutes(1);

    private LimitRules() {}

    static void keepsTheIterationLimit(Solver solver) {
        long needed = solver.solve(10, AnswerRules.seeded(SEED)).statistics().iterations();
        for (long limit = 0; limit <= Math.min(needed + 2, 40); limit++) {
            SolveResult result = solver.solve(
                    10, SolveOptions.builder().seed(SEED).maxIterations(limit).build());
            assertEquals(Math.min(limit, needed), result.statistics().iterations(), "limit " + limit);
            assertEquals(
                    limit < needed ? SolveStatus.ITERATION_LIMIT : SolveStatus.SOLVED,
                    result.status(),
                    "limit " + limit);
            assertEquals(result.isSolved(), result.board().isPresent());
            assertEquals(!result.isSolved(), result.reason().isPresent());
        }
    }

    static void endsByTheTimeLimit(Solver solver, int large) {
        SolveResult result = solver.solve(
                10, SolveOptions.builder().seed(SEED).timeLimit(Duration.ZERO).build());
        assertEquals(SolveStatus.TIME_LIMIT, result.status());
        assertEquals(0, result.statistics().iterations());
        assertThrows(SearchAbandonedException.class, result::orElseThrow);
        // How late it ends is a matter of measurement; that it ends is not.
        SolveResult limited = assertTimeoutPreemptively(
                HANGS_AFTER,
                () -> solver.solve(
                        large,
                        SolveOptions.builder()
                                .seed(SEED)
                                .timeLimit(Duration.ofMillis(20))
                                .build()));
        assertNotEquals(SolveStatus.UNSOLVABLE, limited.status());
    }

    static void endsWhenCancelled(Solver solver, int large) {
        CancellationToken token = new CancellationToken();
        token.cancel();
        SolveResult canceled =
                solver.solve(10, SolveOptions.builder().cancellation(token).build());
        assertEquals(SolveStatus.CANCELLED, canceled.status());
        assertEquals(0, canceled.statistics().iterations());

        CancellationToken later = new CancellationToken();
        SolveResult canceledLater = solve(solver, large, later, later::cancel);
        assertTrue(
                canceledLater.status() == SolveStatus.CANCELLED || canceledLater.isSolved(),
                () -> "canceled in its first iteration, but ended as " + canceledLater);

        boolean[] interrupted = new boolean[1];
        SolveResult result = solve(solver, large, new CancellationToken(), () -> {
            interrupted[0] = true;
            Thread.currentThread().interrupt();
        });
        // Clears the flag, so that it cannot leak out of this test.
        assertEquals(interrupted[0], Thread.interrupted(), "the interrupt flag must stay set");
        assertTrue(
                result.status() == SolveStatus.CANCELLED || result.isSolved(),
                () -> "interrupted in its first iteration, but ended as " + result);
    }

    /** Solves a board that most solvers need more than one iteration for, and acts in the first one. */
    private static SolveResult solve(Solver solver, int large, CancellationToken token, Runnable firstIteration) {
        SolveListener acting = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                if (iteration == 1) {
                    firstIteration.run();
                }
            }
        };
        return solver.solve(
                large,
                SolveOptions.builder()
                        .seed(SEED)
                        .cancellation(token)
                        .listener(acting)
                        .build());
    }

    static void neverSaysUnsolvableWhenLimited(Solver solver) {
        for (int n = 4; n <= 8; n++) {
            for (long limit = 0; limit < 10; limit++) {
                SolveResult result = solver.solve(
                        n,
                        SolveOptions.builder().seed(SEED).maxIterations(limit).build());
                assertNotEquals(SolveStatus.UNSOLVABLE, result.status(), "n = " + n + ", limit " + limit);
            }
        }
    }

    static void givesUpWhatDoesNotFit(Solver solver, int largestSize) {
        // A board of this size alone takes more than the heap, or the solver refuses it, or it is solved within.
        long boardsThatFit = Runtime.getRuntime().maxMemory() / Integer.BYTES;
        int n = (int) Math.min(Integer.MAX_VALUE - 8, boardsThatFit + 1);
        SolveOptions soon =
                SolveOptions.builder().timeLimit(Duration.ofMillis(200)).build();
        if (n > largestSize) {
            String refusal = assertThrows(IllegalArgumentException.class, () -> solver.solve(n, soon))
                    .getMessage();
            assertTrue(refusal.contains(Integer.toString(largestSize)), refusal);
            return;
        }
        SolveResult result = solver.solve(n, soon);
        assertFalse(result.isSolved());
        if (n > boardsThatFit) {
            assertEquals(SolveStatus.GAVE_UP, result.status());
            String reason = result.reason().orElseThrow().toLowerCase(Locale.ROOT);
            assertTrue(reason.contains("mib") || reason.contains("gib"), () -> "how much is needed? " + reason);
        }
    }
}
