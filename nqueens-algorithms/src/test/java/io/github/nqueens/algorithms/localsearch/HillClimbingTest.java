package io.github.nqueens.algorithms.localsearch;

import static io.github.nqueens.testing.Runs.seeded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.testing.Events;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HillClimbingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sideways=0",
                "sideways=1",
                "sideways=100",
                "variant=first-choice",
                "variant=first-choice,sideways=3"
            })
    void solvesEverySmallBoard(String parameters) {
        Solver solver = Solvers.get("hill-climbing:" + parameters);
        for (int n = 4; n <= 12; n++) {
            for (int seed = 0; seed < 50; seed++) {
                assertThat(solver.solve(n, seeded(seed)).isSolved()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 0", "5, 0", "8, 0", "8, 100", "8, 2", "14, 0", "45, 100"})
    void everyMoveIsTheBestOfAllOrADrawnOneThatHelpsAndAClimbStopsOnlyWhereNoneHelps(int n, int sideways) {
        for (String variant : List.of("steepest", "first-choice")) {
            Solver solver = Solvers.get("hill-climbing:sideways=" + sideways + ",variant=" + variant);
            for (int seed = 0; seed < 10; seed++) {
                new FullScan(sideways, variant.equals("steepest")).requireFollowed(solver, n, seed);
            }
        }
    }

    /**
     * One move from a board of which k of 56 moves help: each of them is made in one of k runs, after 56 / k draws on average, with a
     * standard deviation of less than that. So of 20,000 runs each makes 20,000 / k with a standard deviation below the root of that. Six of
     * these are exceeded with odds of one in 500 million.
     */
    @Test
    void eachMoveThatHelpsIsDrawnAsOften() {
        Board start = Board.of(0, 1, 2, 3, 3, 5, 0, 7);
        ConflictCounter queens = ConflictCounter.of(start);
        Map<List<Integer>, Integer> made = new HashMap<>();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                if (column != queens.column(row) && queens.moveDelta(row, column) < 0) {
                    made.put(List.of(row, column), 0);
                }
            }
        }
        int helpful = made.size();
        assertThat(helpful).isBetween(20, 55);
        int runs = 20_000;
        long draws = 0;
        SolveListener listener = new SolveListener() {
            @Override
            public void onMoved(int row, int from, int to) {
                made.computeIfPresent(List.of(row, to), (move, times) -> times + 1);
            }
        };
        for (int seed = 0; seed < runs; seed++) {
            SolveOptions options = SolveOptions.builder()
                    .seed(seed)
                    .initialBoard(start)
                    .maxIterations(1)
                    .listener(listener)
                    .build();
            draws += Solvers.get("hill-climbing:variant=first-choice")
                    .solve(8, options)
                    .statistics()
                    .evaluations();
        }
        double expected = (double) runs / helpful;
        assertThat(made.values())
                .allSatisfy(times -> assertThat((double) times).isCloseTo(expected, within(6 * Math.sqrt(expected))));
        assertThat(made.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(runs);
        assertThat((double) draws / runs).isCloseTo(56.0 / helpful, within(6 * 56.0 / helpful / Math.sqrt(runs)));
    }

    /** Of 40 billion moves few help, so that draws would go on for minutes: a limit of time ends them. */
    @Test
    void drawingEndsWithTheRun() {
        int n = 200_000;
        int[] columns = Solvers.get("explicit").solve(n).toArray();
        columns[0] = columns[n / 2];
        SolveResult result = Solvers.get("hill-climbing:variant=first-choice")
                .solve(
                        n,
                        SolveOptions.builder()
                                .seed(1)
                                .initialBoard(Board.of(columns))
                                .timeLimit(Duration.ofMillis(200))
                                .build());
        assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(result.statistics().evaluations()).as("moves drawn").isPositive();
    }

    @Test
    void drawsKeepPlacedQueensAndBlockedSquares() {
        Problem problem = Problem.builder(9).place(0, 4).block(3, 3).block(8, 0).build();
        for (int seed = 0; seed < 30; seed++) {
            SolveListener listener = new SolveListener() {
                @Override
                public void onMoved(int row, int from, int to) {
                    assertThat(row).isNotZero();
                    assertThat(problem.isOpen(row, to)).isTrue();
                }
            };
            SolveOptions options =
                    SolveOptions.builder().seed(seed).listener(listener).build();
            assertThat(Solvers.get("hill-climbing:variant=first-choice")
                            .solve(problem, options)
                            .isSolved())
                    .isTrue();
        }
    }

    /**
     * Russell and Norvig (2010, section 4.1.1): of climbs from random boards of 8 queens 14 % succeed, and 94 % with up to
     * 100 sideways moves in a row. Over 20,000 and 2,000 climbs the standard deviations are 0.25 % and 0.53 %; the figures
     * are rounded to 0.5 %. The odds of a false alarm are below one in a million. The first choice succeeds about as often; they
     * give no figure for it.
     */
    @ParameterizedTest
    @CsvSource({
        "sideways=0, 20000, 0.14, 0.0175",
        "sideways=100, 2000, 0.94, 0.032",
        "variant=first-choice, 20000, 0.14, 0.0175"
    })
    void succeedsAsOftenAsPublished(String parameters, int climbs, double published, double tolerance) {
        Solver solver = Solvers.get("hill-climbing:" + parameters);
        long attempts = 0;
        int successes = 0;
        while (attempts < climbs) {
            SolveResult result = solver.solve(8, seeded(successes));
            attempts += 1 + result.statistics().restarts();
            successes++;
        }
        assertThat((double) successes / attempts).isCloseTo(published, within(tolerance));
    }

    @Test
    void startsFromRandomBoardsThatAreNoPermutations() {
        int[] columnsTaken = new int[2];
        SolveListener listener = Events.boards(board -> {
            columnsTaken[0] += (int) Arrays.stream(board.toArray()).distinct().count();
            columnsTaken[1]++;
        });
        for (int seed = 0; columnsTaken[1] < 1000; seed++) {
            Solvers.get("hill-climbing")
                    .solve(
                            10,
                            SolveOptions.builder().seed(seed).listener(listener).build());
        }
        // 10 (1 - 0.9^10) = 6.513 columns are taken on average, with a standard deviation of 0.98; of the mean of 1,000
        // boards 0.031. Five of these are exceeded with odds of one in a million.
        assertThat((double) columnsTaken[0] / columnsTaken[1]).isCloseTo(6.513, within(0.16));
    }

    @Test
    void decidesTheWholeNeighborhoodInEachIteration() {
        SolveResult result = Solvers.get("hill-climbing").solve(20, seeded(1));
        assertThat(result.statistics().evaluations())
                .isEqualTo(result.statistics().iterations() * 20 * 19);
    }

    @Test
    void goldenSeeds() {
        SolveResult small = Solvers.get("hill-climbing").solve(12, seeded(2026));
        assertThat(small.orElseThrow()).hasToString("[2, 4, 11, 7, 10, 1, 6, 8, 3, 0, 9, 5]");
        assertThat(small.statistics().iterations()).isEqualTo(292);

        SolveResult large = Solvers.get("hill-climbing:sideways=100").solve(1000, seeded(2026));
        assertThat(large.orElseThrow().hashCode()).isEqualTo(209635605);
        assertThat(large.statistics().iterations()).isEqualTo(528);

        SolveResult drawn =
                Solvers.get("hill-climbing:variant=first-choice,sideways=100").solve(50, seeded(2026));
        assertThat(drawn.orElseThrow().hashCode()).isEqualTo(-1808581982);
        assertThat(drawn.statistics().iterations()).isEqualTo(64);
    }

    @Test
    void startsFromTheInitialBoard() {
        Board initial = Board.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        Board[] first = new Board[1];
        SolveListener listener = Events.boards(board -> {
            first[0] = first[0] == null ? board : first[0];
        });
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .initialBoard(initial)
                .listener(listener)
                .build();
        assertThat(Solvers.get("hill-climbing").solve(10, options).isSolved()).isTrue();
        assertThat(first[0]).isEqualTo(initial);
    }

    @Test
    void keepsTheIterationLimit() {
        SolveResult result = Solvers.get("hill-climbing")
                .solve(500, SolveOptions.builder().seed(1).maxIterations(1000).build());
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().iterations()).isEqualTo(1000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "x", "1.5", "9999999999"})
    void refusesWrongParameters(String value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("hill-climbing:sideways=" + value))
                .withMessageContaining("'sideways' is '" + value + "'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HillClimbing.builder().sideways(-1));
    }

    /** Plays a run again and compares each move, and each restart, with a scan of all moves. */
    private static final class FullScan implements SolveListener {
        private final int sideways;
        private final boolean isSteepest;
        private ConflictCounter queens;
        private int sidewaysInARow;
        private long moves;
        private long restarts;

        FullScan(int sideways, boolean isSteepest) {
            this.sideways = sideways;
            this.isSteepest = isSteepest;
        }

        void requireFollowed(Solver solver, int n, long seed) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).listener(this).build());
            assertThat(queens.toBoard()).isEqualTo(result.orElseThrow());
            assertThat(restarts).isEqualTo(result.statistics().restarts());
            assertThat(moves + restarts).isEqualTo(result.statistics().iterations());
        }

        @Override
        public void onBoardSet(Board board) {
            queens = ConflictCounter.of(board);
            sidewaysInARow = 0;
        }

        @Override
        public void onMoved(int row, int from, int to) {
            assertThat(queens.column(row)).isEqualTo(from).isNotEqualTo(to);
            long least = least();
            if (isSteepest || least == 0) {
                assertThat(queens.moveDelta(row, to)).isEqualTo(least).isLessThanOrEqualTo(0);
            } else {
                assertThat(queens.moveDelta(row, to)).isNegative();
            }
            sidewaysInARow = least == 0 ? sidewaysInARow + 1 : 0;
            assertThat(sidewaysInARow).isLessThanOrEqualTo(sideways);
            queens.move(row, to);
            moves++;
        }

        @Override
        public void onRestart() {
            assertThat(least()).isGreaterThanOrEqualTo(sidewaysInARow < sideways ? 1 : 0);
            assertThat(queens.conflicts()).isPositive();
            restarts++;
        }

        private long least() {
            long least = Long.MAX_VALUE;
            for (int row = 0; row < queens.size(); row++) {
                for (int column = 0; column < queens.size(); column++) {
                    if (column != queens.column(row)) {
                        least = Math.min(least, queens.moveDelta(row, column));
                    }
                }
            }
            return least;
        }
    }
}
