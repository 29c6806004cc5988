package io.github.nqueens.tck.rule;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** The rule on initial boards. */
final class StartRules {
    private static final String HONOR =
            "start from context.initialBoard(), or do not declare SolverTrait.STARTS_FROM_BOARD";
    private static final long ITERATIONS = 1_000_000;
    private static final String REJECT = "let a solver made by Solvers refuse it";

    private StartRules() {}

    static void honorsOrRejectsAnInitialBoard(Trial trial) {
        int n = trial.lastSize();
        boolean starts = trial.has(SolverTrait.STARTS_FROM_BOARD);
        requireRefusal(trial, Board.identity(n + 1), "has another size");
        for (Board start : startsOf(n)) {
            if (!starts) {
                requireRefusal(trial, start, "is given to a solver that cannot start from one");
            } else if (trial.has(SolverTrait.PERMUTATION_ONLY) && !start.isPermutation()) {
                requireRefusal(trial, start, "has two queens in a column");
            } else {
                requireHonored(trial, start);
            }
        }
        if (starts) {
            requireReturned(trial);
        }
    }

    /** A permutation of one diagonal, a random one, all queens in a column, and columns drawn at random. */
    private static List<Board> startsOf(int n) {
        Random random = new Random(n);
        return List.of(
                Board.identity(n),
                Board.random(n, random),
                Board.of(new int[n]),
                Board.of(random.ints(n, 0, n).toArray()));
    }

    private static void requireRefusal(Trial trial, Board start, String why) {
        int n = trial.lastSize();
        TestedRun run = trial.at(n, 1);
        List<Board> seen = new ArrayList<>();
        try {
            trial.solver().solve(n, watched(run, start, seen).build());
        } catch (IllegalArgumentException refusal) {
            run.require(seen.isEmpty(), "an initial board was refused after the search had begun", REJECT);
            return;
        }
        throw run.broken("an initial board that " + why + " is not refused", REJECT);
    }

    private static void requireHonored(Trial trial, Board start) {
        TestedRun run = trial.at(trial.lastSize(), 1);
        long most = trial.iterations().orElse(ITERATIONS);
        if (start.isSolution()) {
            return;
        }
        int[] before = start.toArray();
        List<Board> seen = new ArrayList<>();
        SolveResult result = run.solve(watched(run, start, seen).maxIterations(most));
        run.require(!seen.isEmpty(), "shows no board although it is watched", "call context.boardSet() at the start");
        run.require(seen.get(0).equals(start), "started from " + seen.get(0) + " instead of " + start, HONOR);
        run.require(
                result.isSolved() || !trial.byDefault(),
                "started from " + start + " and ended as " + result.status(),
                "restart until a solution is found; declare SolverTrait.PERMUTATION_ONLY if no column may have two queens");
        run.require(Board.of(before).equals(start), "the initial board was changed", "work on a copy of it");
        run.requireSame(
                result,
                run.solve(run.options().initialBoard(start).maxIterations(most)),
                "same initial board, watched or not",
                "let context.observed() decide on events only");
    }

    private static void requireReturned(Trial trial) {
        // The columns 1, 3, 5, ..., 0, 2, 4, ... solve n = 4 and n = 12 but not all sizes between.
        int n = trial.descriptor().largestSize() < 12 ? 4 : 12;
        Board solution = Board.of(IntStream.range(0, n)
                .map(row -> row < n / 2 ? 2 * row + 1 : 2 * (row - n / 2))
                .toArray());
        TestedRun run = trial.at(n, 1);
        SolveResult known = run.solve(run.options().initialBoard(solution));
        run.require(
                known.board().filter(solution::equals).isPresent(), "a solved initial board did not come back", HONOR);
        run.require(known.statistics().iterations() == 0, "a solved initial board took iterations", HONOR);
    }

    private static SolveOptions.Builder watched(TestedRun run, Board start, List<Board> seen) {
        return run.options().initialBoard(start).listener(new SolveListener() {
            @Override
            public void onBoardSet(Board board) {
                seen.add(board);
            }
        });
    }
}
