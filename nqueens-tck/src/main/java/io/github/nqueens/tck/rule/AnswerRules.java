package io.github.nqueens.tck.rule;

import io.github.nqueens.Board;
import io.github.nqueens.NoSolutionException;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.probe.AttackCheck;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.function.Supplier;

/** Rules on what a solver answers. */
final class AnswerRules {
    private static final String RESTART = "start again until a solution is found or tick() ends the run";

    /** The iterations of a run: enough to enter each part of a search, and few enough to try many sizes. */
    private static final int ITERATIONS_OF_A_TRY = 20;

    private static final Duration TIME_OF_A_TRY = Duration.ofMillis(20);

    private AnswerRules() {}

    static void refusesSizesBelowOne(Trial trial) {
        for (int n : new int[] {0, -1, Integer.MIN_VALUE}) {
            requireRefusal(trial.at(n), n, () -> trial.solver().solve(n));
            requireRefusal(trial.at(n), n, () -> trial.solver().solve(n, SolveOptions.defaults()));
        }
    }

    private static void requireRefusal(TestedRun run, int n, Supplier<?> call) {
        String advice = "let a solver made by Solvers refuse it";
        Object answer;
        try {
            answer = call.get();
        } catch (IllegalArgumentException refusal) {
            run.require(
                    Excerpt.message(refusal).contains(Integer.toString(n)), "the refusal does not name " + n, advice);
            return;
        }
        throw run.broken("n = " + n + " is not refused, but answered by " + answer, advice);
    }

    static void solvesWhatItSaysItSolved(Trial trial) {
        for (int n : trial.sizes()) {
            for (long seed : trial.seeds()) {
                TestedRun run = trial.at(n, seed);
                SolveResult result = run.solve();
                run.require(
                        result.isSolved() || !trial.byDefault(),
                        "ended as " + result.status()
                                + result.reason()
                                        .map(reason -> " (" + reason + ")")
                                        .orElse(""),
                        RESTART);
                requireSound(run, result);
            }
        }
        for (int n : trial.largeSizes()) {
            TestedRun run = trial.at(n, 0);
            requireSound(run, run.solve(shortly(run)));
        }
    }

    /** The options of a run that is tried rather than solved. */
    static SolveOptions.Builder shortly(TestedRun run) {
        return run.options().maxIterations(ITERATIONS_OF_A_TRY).timeLimit(TIME_OF_A_TRY);
    }

    private static void requireSound(TestedRun run, SolveResult result) {
        run.require(
                result.isSolved() == result.board().isPresent()
                        && result.isSolved() == result.reason().isEmpty(),
                "status " + result.status() + " does not fit board and reason",
                "report the outcome through SearchOutcome");
        Board board = result.board().orElse(null);
        run.require(
                board == null || (board.size() == run.size() && AttackCheck.isSolution(board)),
                board + " is not a solution",
                "return solved(board) for solutions of size n only");
    }

    static void answersTheSmallestSizes(Trial trial) {
        String advice = "leave these sizes to the library";
        TestedRun one = trial.at(1, 0);
        SolveResult solved = one.solve();
        one.require(solved.board().filter(Board.of(0)::equals).isPresent(), "is not solved", advice);
        one.require(solved.statistics().iterations() == 0, "took iterations", advice);
        for (int n : new int[] {2, 3}) {
            TestedRun run = trial.at(n, 0);
            SolveResult none = run.solve();
            run.require(none.status() == SolveStatus.UNSOLVABLE, "ended as " + none.status(), advice);
            run.require(none.statistics().iterations() == 0, "took iterations", advice);
            try {
                trial.solver().solve(n);
            } catch (NoSolutionException expected) {
                continue;
            }
            throw run.broken("no NoSolutionException was thrown", advice);
        }
    }

    static void provesWhatItSays(Trial trial) {
        for (int n : trial.sizes()) {
            for (long limit = 0; limit < (trial.byDefault() ? 10 : 2); limit++) {
                TestedRun run = trial.at(n, 7);
                SolveResult result = run.solve(run.options().maxIterations(limit));
                run.require(
                        result.status() != SolveStatus.UNSOLVABLE,
                        "unsolvable under a limit of " + limit + " iterations",
                        "return stopped() when tick() says no");
            }
            if (trial.has(SolverTrait.COMPLETE)) {
                requireComplete(trial, trial.at(n, 7));
            }
        }
    }

    private static void requireComplete(Trial trial, TestedRun run) {
        String advice = "search all boards in one order, or do not declare SolverTrait.COMPLETE";
        SolveResult result = run.solve();
        // A parameter may ask for restarts, which is a choice of the user's.
        if (trial.byDefault()) {
            run.require(result.statistics().restarts() == 0, "a complete search started again", advice);
        }
        run.require(result.status() != SolveStatus.GAVE_UP, "a complete search gave up a solvable size", advice);
    }
}
