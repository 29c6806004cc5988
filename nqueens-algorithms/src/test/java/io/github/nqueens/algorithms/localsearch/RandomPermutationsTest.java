package io.github.nqueens.algorithms.localsearch;

import static io.github.nqueens.testing.Runs.seeded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RandomPermutationsTest {
    private final Solver solver = Solvers.of(RandomPermutations.descriptor());

    @Test
    void solvesEverySmallSizeFromEverySeed() {
        for (int n = 4; n <= 10; n++) {
            for (long seed = 0; seed < 100; seed++) {
                assertThat(solver.solve(n, seeded(seed)).isSolved())
                        .as("n = %d, seed %d", n, seed)
                        .isTrue();
            }
        }
        for (long seed = 0; seed < 20; seed++) {
            assertThat(solver.solve(12, seeded(seed)).isSolved()).isTrue();
        }
    }

    /** All pairs of different rows, each as often, and the run stops at the first solution. */
    @Test
    void swapsRandomPairsUntilTheBoardIsValid() {
        int n = 8;
        int[][] drawn = new int[n][n];
        long swaps = 0;
        for (long seed = 0; seed < 200; seed++) {
            RuleWatcher watcher = new RuleWatcher(drawn);
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).listener(watcher).build());
            assertThat(result.orElseThrow().toArray()).isEqualTo(watcher.columns);
            assertThat(watcher.swaps)
                    .isEqualTo(result.statistics().iterations())
                    .isEqualTo(result.statistics().evaluations());
            swaps += watcher.swaps;
        }
        double mean = swaps / (double) (n * (n - 1));
        // 56 binomial counts: one is off by six standard deviations with probability below 2e-7; the seeds are fixed.
        for (int row1 = 0; row1 < n; row1++) {
            assertThat(drawn[row1][row1]).isZero();
            for (int row2 = 0; row2 < n; row2++) {
                if (row1 != row2) {
                    assertThat((double) drawn[row1][row2])
                            .isBetween(mean - 6 * Math.sqrt(mean), mean + 6 * Math.sqrt(mean));
                }
            }
        }
        // Solutions are met at a rate of 92 in 40,320 swaps, a little less often since neighbors of a solution are
        // none:
        // the mean of 200 about exponential times has a standard deviation of 7 % of some 460.
        assertThat(swaps / 200.0).isBetween(300.0, 640.0);
    }

    @Test
    void startsFromAPermutationAndLeavesItAlone() {
        Board initial = Board.identity(8);
        SolveResult result = solver.solve(
                8, SolveOptions.builder().seed(1).initialBoard(initial).build());
        assertThat(result.isSolved()).isTrue();
        assertThat(initial).isEqualTo(Board.identity(8));
    }

    @Test
    void refusesABoardThatSwappingCannotMend() {
        SolveOptions options =
                SolveOptions.builder().initialBoard(Boards.oneColumn(8, 3)).build();
        assertThatThrownBy(() -> solver.solve(8, options))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("share a column");
    }

    @Test
    void keepsAnIterationLimit() {
        SolveResult result = solver.solve(
                40, SolveOptions.builder().seed(1).maxIterations(12_345).build());
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().iterations()).isEqualTo(12_345);
        assertThat(result.statistics().restarts()).isZero();
    }

    /** Whoever changes these numbers changes what users' seeds give, and says so in the changelog. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    8 | 1 | 309 | [4, 7, 3, 0, 6, 1, 5, 2]
                    10 | 3 | 7884 | [1, 3, 9, 6, 8, 5, 2, 0, 7, 4]
                    14 | 4 | 749280 | [8, 5, 2, 4, 1, 12, 9, 13, 10, 0, 6, 3, 7, 11]
                    """)
    void repeatsWhatASeedGave(int n, long seed, long iterations, String board) {
        SolveResult result = solver.solve(n, seeded(seed));
        assertThat(result.orElseThrow()).hasToString(board);
        assertThat(result.statistics().iterations()).isEqualTo(iterations);
    }

    /** Replays a run; no board before the last may be a solution. */
    private static final class RuleWatcher implements SolveListener {
        private final int[][] drawn;
        private int[] columns;
        private long swaps;

        RuleWatcher(int[][] drawn) {
            this.drawn = drawn;
        }

        @Override
        public void onBoardSet(Board board) {
            columns = board.toArray();
            assertThat(board.isPermutation()).isTrue();
        }

        @Override
        public void onSwapped(int row1, int row2) {
            assertThat(Board.of(columns).isSolution()).isFalse();
            int column = columns[row1];
            columns[row1] = columns[row2];
            columns[row2] = column;
            drawn[row1][row2]++;
            swaps++;
        }
    }
}
