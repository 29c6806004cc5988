package io.github.nqueens.tck.rule;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.probe.EndedRun.Cause;
import io.github.nqueens.tck.probe.EndedRun.Moment;
import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.Sample;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules on problems with placed queens, blocked squares, regions or another rule than that of chess. */
final class ProblemRules {
    private static final String READ = "read context.problem(), or do not declare the trait for such problems";
    private static final String LEAVE = "leave it to the library";
    private static final long FEW = 3;

    /** The regions of large problems leave no solution on fewer rows. */
    private static final int SMALLEST_WITH_REGIONS = 5;

    private ProblemRules() {}

    static void refusesOtherProblems(Trial trial) {
        boolean every = trial.has(SolverTrait.EVERY_PROBLEM);
        if (!every && !trial.has(SolverTrait.PLACED_AND_BLOCKED)) {
            requireRefusal(trial, Problem.builder(4).block(0, 0).build());
            requireRefusal(trial, Problem.builder(4).place(0, 1).build());
            requireRefusal(trial, Problem.builder(5).rule(AttackRule.TORUS).build());
        }
        if (!every) {
            requireRefusal(trial, Problem.builder(4).rule(AttackRule.TOUCH).build());
            requireRefusal(
                    trial, Problem.builder(10).rule(AttackRule.SUPERQUEENS).build());
            requireRefusal(
                    trial,
                    Problem.builder(4).regions("AAAA", "BBBB", "CCCC", "DDDD").build());
        }
    }

    private static void requireRefusal(Trial trial, Problem problem) {
        TestedRun run = trial.at(problem, 0);
        try {
            trial.solver().solve(problem, SolveOptions.defaults());
        } catch (IllegalArgumentException refusal) {
            run.require(
                    Excerpt.message(refusal).contains(trial.descriptor().name()),
                    "the refusal does not name the solver: " + Excerpt.message(refusal),
                    LEAVE);
            return;
        }
        throw run.broken("a problem is not refused although the trait for it is not declared", LEAVE);
    }

    static void answersContradictionsAtOnce(Trial trial) {
        List<Problem> contradictions = List.of(
                Problem.builder(4).place(0, 0).place(1, 1).build(),
                Problem.builder(4).place(0, 0).place(0, 3).build(),
                Problem.builder(4).place(1, 2).block(1, 2).build(),
                Problem.parse("####\n....\n....\n...."),
                Problem.parse("...#\n...#\n....\n....\n\nABCD\nABCD\nABCC\nABCC"));
        for (Problem problem : notTooLarge(contradictions, trial)) {
            TestedRun run = trial.at(problem, 0);
            SolveResult result = run.solve();
            run.require(result.status() == SolveStatus.UNSOLVABLE, "ended as " + result.status(), LEAVE);
            run.require(result.statistics().iterations() == 0, "took iterations", LEAVE);
        }
    }

    private static List<Problem> notTooLarge(List<Problem> problems, Trial trial) {
        return problems.stream()
                .filter(problem -> problem.size() <= trial.descriptor().largestSize())
                .toList();
    }

    static void solvesProblems(Trial trial) {
        for (Sample sample : Sample.of(trial)) {
            for (long seed : trial.seeds()) {
                TestedRun run = trial.at(sample.problem(), seed);
                SolveResult result = run.solve();
                run.require(
                        result.status() != SolveStatus.UNSOLVABLE && (result.isSolved() || !trial.byDefault()),
                        "has the solution " + sample.solution() + ", but ended as " + result.status()
                                + result.reason()
                                        .map(reason -> " (" + reason + ")")
                                        .orElse(""),
                        "search until a solution is found; " + READ);
                run.require(
                        result.board().map(sample::isSolvedBy).orElse(true),
                        result.board() + " is not a solution",
                        READ);
            }
        }
    }

    static void provesThatThereIsNoSolution(Trial trial) {
        if (!trial.has(SolverTrait.EVERY_PROBLEM)) {
            return;
        }
        List<Problem> unsolvable = List.of(
                Problem.builder(6).place(0, 0).build(),
                // Each open square of row 1 is attacked, one of them over the edge.
                Problem.builder(7)
                        .rule(AttackRule.TORUS)
                        .place(0, 0)
                        .block(1, 2)
                        .block(1, 3)
                        .block(1, 4)
                        .block(1, 5)
                        .build(),
                Problem.builder(5)
                        .rule(AttackRule.TOUCH)
                        .regions("AAAAA", "AAAAA", "BBBBB", "CCCCC", "DDDEE")
                        .place(0, 0)
                        .block(1, 2)
                        .block(1, 3)
                        .block(1, 4)
                        .build());
        for (Problem problem : notTooLarge(unsolvable, trial)) {
            TestedRun run = trial.at(problem, 0);
            SolveResult result = run.solve();
            run.require(
                    result.status() == SolveStatus.UNSOLVABLE || !trial.byDefault(),
                    "has no solution, but ended as " + result.status(),
                    "return unsolvable() when all boards were tried");
        }
    }

    static void keepsPlacedQueensAndBlockedSquares(Trial trial) {
        for (Sample sample : Sample.of(trial)) {
            for (long seed : trial.seeds()) {
                TestedRun run = trial.at(sample.problem(), seed);
                Guard guard = new Guard(run, sample);
                run.solve(run.options().listener(guard));
                guard.requireKept();
                if (trial.has(SolverTrait.STARTS_FROM_BOARD)) {
                    requireStart(run, sample);
                }
            }
            requireStartsRefused(trial, sample);
        }
    }

    private static void requireStart(TestedRun run, Sample sample) {
        Guard guard = new Guard(run, sample);
        run.solve(run.options().initialBoard(sample.start()).listener(guard));
        guard.requireKept();
        run.require(
                guard.first == null || guard.first.equals(sample.start()),
                "started from " + guard.first + " instead of " + sample.start(),
                "start from context.initialBoard()");
    }

    /** A board with a placed queen elsewhere, and one with a queen on a blocked square, where the problem has any. */
    private static void requireStartsRefused(Trial trial, Sample sample) {
        int n = sample.problem().size();
        for (int row = 0; row < n; row++) {
            int[] columns = sample.start().toArray();
            int other = (row + 1) % n;
            int column = columns[row];
            columns[row] = columns[other];
            columns[other] = column;
            if (sample.allows(row, columns[row]) && sample.allows(other, columns[other])) {
                continue;
            }
            TestedRun run = trial.at(sample.problem(), 0);
            SolveOptions.Builder options = run.options().initialBoard(Board.of(columns));
            try {
                trial.solver().solve(sample.problem(), options.build());
            } catch (IllegalArgumentException refusal) {
                continue;
            }
            throw run.broken("the initial board " + Board.of(columns) + " is not refused", LEAVE);
        }
    }

    static void repeatsTheRunOfASeed(Trial trial) {
        for (Sample sample : Sample.of(trial)) {
            for (long seed : trial.seeds()) {
                TestedRun run = trial.at(sample.problem(), seed);
                run.requireSame(
                        run.solve(),
                        run.solve(trial.anotherSolver(), run.options()),
                        "same seed, new solver",
                        "draw random numbers from context.random() only");
            }
        }
    }

    static void keepsTheIterationLimit(Trial trial) {
        for (Sample sample : Sample.of(trial)) {
            for (long limit = 0; limit <= FEW; limit++) {
                TestedRun run = trial.at(sample.problem(), 7);
                SolveResult result = run.solve(run.options().maxIterations(limit));
                run.require(
                        result.statistics().iterations() <= limit
                                && (result.isSolved() || result.status() == SolveStatus.ITERATION_LIMIT),
                        "with a limit of " + limit + " iterations the run ended as " + result.status(),
                        "call tick() before each iteration and return stopped() when it says no");
            }
        }
    }

    static void endsInTime(Trial trial) {
        for (Problem problem : largeProblems(trial)) {
            for (Cause cause : Cause.values()) {
                LimitRules.requirePunctual(trial.at(problem, 7), trial, cause, Moment.BEFORE_THE_SEARCH);
                LimitRules.requirePunctual(trial.at(problem, 7), trial, cause, Moment.inIteration(1));
            }
            for (long millis : new long[] {1, 10, 40}) {
                LimitRules.requirePunctual(
                        trial.at(problem, 7), trial, Cause.CANCELLATION, Moment.afterProcessorTime(millis));
            }
        }
    }

    /**
     * More than a million squares to set up tables of; the last one has regions too. They have solutions, so that nobody
     * can prove the opposite before his end comes: with these regions, queens of row r on column 7r modulo 1,100.
     */
    private static List<Problem> largeProblems(Trial trial) {
        int n = Math.min(1_100, trial.descriptor().largestSize());
        if (trial.has(SolverTrait.EVERY_PROBLEM) && n >= SMALLEST_WITH_REGIONS) {
            int[][] regions = new int[n][n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    regions[row][column] = (2 * row + column) % n;
                }
            }
            return List.of(
                    Problem.builder(n).blockSum(n - 1).build(),
                    Problem.builder(n).rule(AttackRule.TOUCH).regions(regions).build());
        }
        return trial.has(SolverTrait.PLACED_AND_BLOCKED)
                ? List.of(Problem.builder(n).blockSum(n - 1).build())
                : List.of();
    }

    /** Follows the board of a run, and remembers the first placed queen that moves or queen on a blocked square. */
    private static final class Guard implements SolveListener {
        private static final int NONE = -1;

        private final TestedRun run;
        private final Sample sample;
        private final int[] columns;
        private @Nullable Board first;
        private @Nullable BrokenRule broken;

        Guard(TestedRun run, Sample sample) {
            this.run = run;
            this.sample = sample;
            this.columns = new int[sample.problem().size()];
        }

        @Override
        public void onBoardSet(Board board) {
            first = first == null ? board : first;
            for (int row = 0; row < columns.length; row++) {
                stand(row, board.column(row));
            }
        }

        @Override
        public void onPlaced(int row, int column) {
            stand(row, column);
        }

        @Override
        public void onRemoved(int row) {
            require(!sample.isFixed(row), "removed the placed queen of row " + row);
            columns[row] = NONE;
        }

        @Override
        public void onMoved(int row, int from, int to) {
            stand(row, to);
        }

        @Override
        public void onSwapped(int row1, int row2) {
            int column1 = columns[row1];
            stand(row1, columns[row2]);
            stand(row2, column1);
        }

        private void stand(int row, int column) {
            columns[row] = column;
            require(
                    sample.allows(row, column),
                    sample.isFixed(row)
                            ? "put the placed queen of row " + row + " on column " + column
                            : "put a queen on row " + row + ", column " + column + ", which is blocked");
        }

        private void require(boolean kept, String what) {
            if (!kept && broken == null) {
                broken = run.broken(what, READ);
            }
        }

        void requireKept() {
            if (broken != null) {
                throw broken;
            }
        }
    }
}
