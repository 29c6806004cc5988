package io.github.nqueens.tck.rule;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Rules on memory and stack. */
final class ResourceRules {
    private static final Duration SOON = Duration.ofMillis(50);
    private static final int DEEP = 20_000;

    private ResourceRules() {}

    static void triesWhatFits(Trial trial) {
        long heap = Runtime.getRuntime().maxMemory();
        int largest = trial.descriptor().largestSize();
        long before = 0;
        for (int n = 1; n <= largest && n > 0; n *= 2) {
            TestedRun run = trial.at(n);
            long bytes = trial.algorithm().memory(Problem.queens(n), Optional.empty());
            run.require(
                    bytes >= before,
                    "says that it needs " + bytes + " bytes, but " + before + " for half the size",
                    "compute memory(..) with long numbers, and let it grow with n");
            run.require(
                    bytes <= heap || n > trial.lastSize(),
                    "says that it needs " + bytes + " bytes, more than the heap of " + heap,
                    "let memory(..) say what a run keeps, in bytes");
            before = bytes;
        }
        for (int n : trial.largeSizes()) {
            TestedRun run = trial.at(n, 0);
            run.solve(AnswerRules.shortly(run));
        }
        if (trial.byDefault()) {
            givesUpWhatDoesNotFit(trial, heap);
        }
    }

    /** A board of this size alone takes more than the heap, or the solver refuses it, or it is no array. */
    private static void givesUpWhatDoesNotFit(Trial trial, long heap) {
        long boardsThatFit = heap / Integer.BYTES;
        int n = (int) Math.min(Integer.MAX_VALUE - 8, boardsThatFit + 1);
        TestedRun run = trial.at(n, 0);
        String advice = "let a solver made by Solvers refuse it";
        if (n > trial.descriptor().largestSize()) {
            try {
                trial.solver().solve(n, run.options().timeLimit(SOON).build());
            } catch (IllegalArgumentException refusal) {
                String largest = Integer.toString(trial.descriptor().largestSize());
                run.require(Excerpt.message(refusal).contains(largest), "a refusal does not name " + largest, advice);
                return;
            }
            throw run.broken("a size above the largest one is not refused", advice);
        }
        SolveResult result = run.solve(run.options().timeLimit(SOON));
        if (n > boardsThatFit) {
            run.require(result.status() == SolveStatus.GAVE_UP, "ended as " + result.status(), advice);
            String reason = result.reason().orElse("").toLowerCase(Locale.ROOT);
            run.require(
                    reason.contains("mib") || reason.contains("gib"),
                    "does not say how much memory is needed: " + reason,
                    advice);
        }
    }

    /** Runs on a small stack. */
    static void needsNoDeepStack(Trial trial) {
        TestedRun run = trial.at(Math.min(DEEP, trial.descriptor().largestSize()), 0);
        run.solve(run.options().timeLimit(SOON).maxIterations(2L * DEEP));
        for (int n : trial.firstAndLastSize()) {
            trial.at(n, 0).solve();
        }
    }
}
