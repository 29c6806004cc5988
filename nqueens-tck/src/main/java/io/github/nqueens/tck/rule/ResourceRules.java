package io.github.nqueens.tck.rule;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.tck.probe.StackGauge;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Rules on memory and stack. */
final class ResourceRules {
    private static final Duration SOON = Duration.ofMillis(50);
    private static final int DEEP = 20_000;

    /** A board of this size is small enough for a slow search to reach its last rows, and large enough for its depth to show. */
    private static final int GAUGED = 256;

    /** A recursion as deep as n has at least a call for this many rows. */
    private static final int ROWS_A_CALL = 4;

    /** So many calls may lie between a search and the library, whatever the size. */
    private static final int SHALLOW = 40;

    private static final Duration WHILE_GAUGED = Duration.ofSeconds(1);

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

    /** Runs on a small stack, and looks at how deep that is: a slow search is cut off before it overflows any stack. */
    static void needsNoDeepStack(Trial trial) {
        staysShallow(trial);
        TestedRun run = trial.at(Math.min(DEEP, trial.descriptor().largestSize()), 0);
        run.solve(run.options().timeLimit(SOON).maxIterations(2L * DEEP));
        for (int n : trial.firstAndLastSize()) {
            trial.at(n, 0).solve();
        }
    }

    private static void staysShallow(Trial trial) {
        int n = Math.min(GAUGED, trial.descriptor().largestSize());
        StackGauge gauge = new StackGauge(trial.algorithm());
        TestedRun run = trial.at(n, 0);
        run.solve(
                gauge.solver(trial.descriptor()),
                run.options().maxIterations((long) n * n).timeLimit(trial.byDefault() ? WHILE_GAUGED : SOON));
        run.require(
                gauge.depth() <= n / ROWS_A_CALL + SHALLOW,
                "recurs as deep as the board: " + gauge.depth() + " methods called each other",
                "keep what is to be done in an array instead of recurring");
    }
}
