package io.github.nqueens.visual;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Small searches to record, one for each way in which solvers tell what they do, and what is done with them. */
final class Runs {
    private Runs() {}

    /** Swaps two random queens; stops at a solution only if told to. */
    static Solver randomSwaps(boolean endless) {
        return Solvers.of(
                "random-swaps",
                context -> {
                    RandomGenerator random = context.random();
                    int n = context.size();
                    ConflictCounter queens =
                            ConflictCounter.of(context.initialBoard().orElseGet(() -> Board.random(n, random)));
                    context.boardSet(queens);
                    context.cost(queens.conflicts());
                    double temperature = 1000;
                    while (endless || queens.conflicts() > 0) {
                        if (!context.tick()) {
                            return SearchOutcome.stopped();
                        }
                        int row1 = random.nextInt(n);
                        int row2 = random.nextInt(n);
                        long delta = queens.swapDelta(row1, row2);
                        queens.swap(row1, row2);
                        temperature *= 0.9999;
                        context.swapped(row1, row2);
                        context.measured("temperature", temperature);
                        context.noted(
                                "Swapped rows {0} and {1}: {2} more pairs, chance {3}.",
                                row1, row2, delta, 1 / temperature);
                        context.cost(queens.conflicts());
                    }
                    return SearchOutcome.solved(queens.toBoard());
                },
                SolverTrait.STARTS_FROM_BOARD);
    }

    /** Moves a random queen to a random column, with a restart after every given number of iterations. */
    static Solver randomMoves(int iterationsPerStart) {
        return Solvers.of(
                "random-moves",
                context -> {
                    RandomGenerator random = context.random();
                    int n = context.size();
                    ConflictCounter queens =
                            ConflictCounter.of(context.initialBoard().orElseGet(() -> Board.random(n, random)));
                    context.boardSet(queens);
                    for (int i = 1; queens.conflicts() > 0; i++) {
                        if (!context.tick()) {
                            return SearchOutcome.stopped();
                        }
                        int row = random.nextInt(n);
                        int from = queens.column(row);
                        queens.move(row, random.nextInt(n));
                        context.moved(row, from, queens.column(row));
                        if (i % iterationsPerStart == 0) {
                            context.restarted();
                            queens = ConflictCounter.of(Board.random(n, random));
                            context.boardSet(queens);
                        }
                    }
                    return SearchOutcome.solved(queens.toBoard());
                },
                SolverTrait.STARTS_FROM_BOARD);
    }

    /** Row by row, the next column that no queen attacks; back when there is none. */
    static Solver backtracking() {
        SearchAlgorithm algorithm = context -> {
            int n = context.size();
            int[] columns = new int[n];
            Arrays.fill(columns, -1);
            for (int row = 0; row < n; ) {
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                if (columns[row] >= 0) {
                    context.removed(row);
                }
                do {
                    columns[row]++;
                } while (columns[row] < n && isAttacked(columns, row));
                if (columns[row] == n) {
                    columns[row] = -1;
                    context.noted("Row {0} has no free column: back to row {1}.", row, row - 1);
                    row--;
                } else {
                    context.placed(row, columns[row]);
                    context.measured("depth", ++row);
                }
            }
            return SearchOutcome.solved(Board.of(columns));
        };
        return Solvers.of("rows-in-turn", algorithm);
    }

    private static boolean isAttacked(int[] columns, int row) {
        for (int other = 0; other < row; other++) {
            int distance = Math.abs(columns[other] - columns[row]);
            if (distance == 0 || distance == row - other) {
                return true;
            }
        }
        return false;
    }

    /** Places two queens, rules out a row, and jumps back over both. */
    private static final Solver JUMPING_BACK = Solvers.of("scripted", context -> {
        context.tick();
        context.placed(0, 0);
        context.ruledOut(1, 0, 0);
        context.ruledOut(1, 1, 0);
        context.ruledOut(2, 0, 0);
        context.ruledOut(2, 2, 0);
        context.ruledOut(3, 2, -1);
        context.tick();
        context.placed(1, 2);
        context.ruledOut(2, 1, 1);
        context.ruledOut(2, 3, 1);
        context.tick();
        context.restored(2);
        context.removed(1);
        context.placed(1, 3);
        context.ruledOut(2, 3, 1);
        context.ruledOut(3, 3, 1);
        context.ruledOut(3, 0, 2);
        context.tick();
        context.placed(2, 1);
        context.tick();
        context.deadEnd(3, 0);
        context.removed(2);
        context.restored(3);
        context.removed(1);
        context.restored(5);
        context.removed(0);
        context.placed(0, 1);
        context.tick();
        context.placed(1, 3);
        context.placed(2, 0);
        context.placed(3, 2);
        return SearchOutcome.solved(Board.of(1, 3, 0, 2));
    });

    /** A recording of {@link #JUMPING_BACK}. */
    static Recording jumpBack() {
        return record(JUMPING_BACK, 4, SolveOptions.builder().seed(1), SearchRecorder.DEFAULT_STEPS);
    }

    /** Leaves column 3, or region 1 if there are regions, without a square: goes on, then goes back, and goes back once more. */
    static Recording lineWithoutSquare(Problem problem) {
        SearchRecorder recorder = SearchRecorder.create();
        Solvers.of(
                        "scripted",
                        context -> {
                            context.tick();
                            leaveNoSquare(context, 0);
                            context.tick();
                            context.placed(2, 2);
                            context.tick();
                            context.restored(3);
                            context.removed(2);
                            context.removed(0);
                            leaveNoSquare(context, 1);
                            context.tick();
                            context.restored(3);
                            context.removed(0);
                            context.placed(0, 2);
                            context.tick();
                            context.deadEnd(1, 0);
                            context.deadEnd(0, -1);
                            context.removed(0);
                            return SearchOutcome.gaveUp("the script ends");
                        },
                        SolverTrait.EVERY_PROBLEM)
                .solve(
                        problem,
                        SolveOptions.builder().seed(1).listener(recorder).build());
        return recorder.recording();
    }

    private static void leaveNoSquare(SearchContext context, int column) {
        context.placed(0, column);
        for (int row = 1; row < 4; row++) {
            context.ruledOut(row, context.problem().hasRegions() ? 3 - row : 3, 0);
        }
    }

    static Recording ruleOutAtRandom(Problem problem, SearchRecorder recorder) {
        Solvers.of("random", random(), SolverTrait.EVERY_PROBLEM)
                .solve(
                        problem,
                        SolveOptions.builder().seed(1).listener(recorder).build());
        return recorder.recording();
    }

    /** Places and removes queens at random, and rules out what they attack and other squares. */
    private static SearchAlgorithm random() {
        return context -> {
            RandomGenerator random = context.random();
            Problem problem = context.problem();
            int n = problem.size();
            List<Integer> ruledOut = new ArrayList<>();
            int[] columns = new int[n];
            Arrays.fill(columns, -1);
            problem.placed().forEach(queen -> {
                columns[queen.row()] = queen.column();
                context.placed(queen.row(), queen.column());
            });
            for (int step = 1; step <= 60; step++) {
                context.tick();
                int restored = random.nextInt(Math.min(12, ruledOut.size() + 1));
                context.restored(restored);
                ruledOut.subList(ruledOut.size() - restored, ruledOut.size()).clear();
                int row = random.nextInt(n);
                if (problem.placed().stream().noneMatch(queen -> queen.row() == row)) {
                    if (columns[row] >= 0) {
                        context.removed(row);
                        columns[row] = -1;
                    } else {
                        columns[row] = random.nextInt(n);
                        context.placed(row, columns[row]);
                    }
                }
                for (int square = 0; square < n * n; square++) {
                    boolean attacked = columns[row] >= 0
                            && square / n != row
                            && problem.attacks(row, columns[row], square / n, square % n);
                    if (!ruledOut.contains(square) && (attacked || random.nextInt(30) == 0)) {
                        ruledOut.add(square);
                        context.ruledOut(square / n, square % n, attacked ? row : random.nextInt(n + 1) - 1);
                    }
                }
            }
            return SearchOutcome.gaveUp("enough");
        };
    }

    static Recording record(Solver solver, int n, long maxIterations) {
        return record(
                solver, n, SolveOptions.builder().seed(7).maxIterations(maxIterations), SearchRecorder.DEFAULT_STEPS);
    }

    static Recording record(Solver solver, int n, SolveOptions.Builder options, int steps) {
        SearchRecorder recorder = SearchRecorder.ofAtMost(steps);
        solver.solve(n, options.listener(recorder).build());
        return recorder.recording();
    }

    /** Counts from scratch, pair by pair; rows of -1 are empty. */
    static long conflicts(int[] columns) {
        long conflicts = 0;
        for (int row1 = 0; row1 < columns.length; row1++) {
            for (int row2 = row1 + 1; row2 < columns.length; row2++) {
                int distance = Math.abs(columns[row1] - columns[row2]);
                if (columns[row1] >= 0 && columns[row2] >= 0 && (distance == 0 || distance == row2 - row1)) {
                    conflicts++;
                }
            }
        }
        return conflicts;
    }
}
