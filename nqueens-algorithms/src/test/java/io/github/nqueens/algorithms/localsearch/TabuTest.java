package io.github.nqueens.algorithms.localsearch;

import static io.github.nqueens.testing.Runs.seeded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.testing.Events;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TabuTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tabu",
                "tabu:tenure=0",
                "tabu:tenure=1000000",
                "tabu:start=diagonal",
                "tabu:aspiration=true",
                "tabu:candidates=1",
                "tabu:candidates=30",
                "tabu:candidates=3,tenure=1000",
                "tabu:stagnation=5"
            })
    void solvesEverySmallBoard(String spec) {
        Solver solver = Solvers.get(spec);
        for (int n = 4; n <= 8; n++) {
            for (int seed = 0; seed < 100; seed++) {
                assertThat(solver.solve(n, seeded(seed)).isSolved())
                        .as("n = %d, seed %d", n, seed)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4, 10, false",
        "5, 10, false",
        "6, 10, false",
        "8, 10, false",
        "8, 10, true",
        "20, 3, true",
        "45, 10, false"
    })
    void everySwapIsTheBestOfThoseNotForbidden(int n, int tenure, boolean aspiration) {
        Solver solver = Solvers.get("tabu:tenure=" + tenure + ",aspiration=" + aspiration);
        int longest = (int) Math.min(tenure, (long) n * (n - 1) / 2 - 1);
        for (int seed = 0; seed < 20; seed++) {
            FullScan reference = new FullScan(longest, aspiration);
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).listener(reference).build());
            assertThat(reference.queens.toBoard()).isEqualTo(result.orElseThrow());
            assertThat(reference.swaps).isEqualTo(result.statistics().iterations());
        }
    }

    @Test
    void decidesTheWholeNeighborhoodInEachIteration() {
        SolveResult result = Solvers.get("tabu").solve(50, seeded(1));
        assertThat(result.statistics().evaluations())
                .isEqualTo(result.statistics().iterations() * 50 * 49 / 2);
        SolveResult narrow = Solvers.get("tabu:candidates=40").solve(50, seeded(1));
        assertThat(narrow.statistics().evaluations())
                .isEqualTo(narrow.statistics().iterations() * 40);
    }

    @Test
    void goldenSeeds() {
        // With a tenure of 9 or 11 it ends sooner, on another board.
        SolveResult tiny = Solvers.get("tabu").solve(6, seeded(1));
        assertThat(tiny.orElseThrow()).hasToString("[1, 3, 5, 0, 2, 4]");
        assertThat(tiny.statistics().iterations()).isEqualTo(43);

        SolveResult small = Solvers.get("tabu").solve(12, seeded(2026));
        assertThat(small.orElseThrow()).hasToString("[0, 5, 9, 4, 10, 3, 11, 2, 7, 1, 6, 8]");
        assertThat(small.statistics().iterations()).isEqualTo(3);

        SolveResult large = Solvers.get("tabu").solve(1000, seeded(2026));
        assertThat(large.orElseThrow().hashCode()).isEqualTo(-537645149);
        assertThat(large.statistics().iterations()).isEqualTo(199);
    }

    @Test
    void startsFromTheInitialBoard() {
        Board initial = Board.of(0, 1, 2, 3, 4, 5, 7, 6, 9, 8);
        List<Board> boards = new ArrayList<>();
        SolveListener listener = Events.boards(boards::add);
        SolveResult result = Solvers.get("tabu")
                .solve(
                        10,
                        SolveOptions.builder()
                                .seed(1)
                                .initialBoard(initial)
                                .listener(listener)
                                .build());
        assertThat(result.isSolved()).isTrue();
        assertThat(boards.get(0)).isEqualTo(initial);
    }

    @Test
    void startsOnTheDiagonalIfAsked() {
        List<Board> boards = new ArrayList<>();
        SolveListener listener = Events.boards(boards::add);
        Solvers.get("tabu:start=diagonal")
                .solve(20, SolveOptions.builder().seed(1).listener(listener).build());
        assertThat(boards.get(0)).isEqualTo(Board.identity(20));
    }

    @Test
    void rejectsAnInitialBoardThatSwapsCannotMend() {
        SolveOptions options =
                SolveOptions.builder().initialBoard(Board.of(0, 0, 1, 2)).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("tabu").solve(4, options))
                .withMessageContaining("share a column");
    }

    @Test
    void keepsTheIterationLimit() {
        SolveResult result = Solvers.get("tabu")
                .solve(500, SolveOptions.builder().seed(1).maxIterations(17).build());
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().iterations()).isEqualTo(17);
    }

    @Test
    void startsAnewWhenItStagnates() {
        Solver impatient = Solvers.get("tabu:stagnation=1");
        long restarts = 0;
        for (int seed = 0; seed < 30; seed++) {
            SolveResult result = impatient.solve(8, seeded(seed));
            assertThat(result.isSolved()).isTrue();
            restarts += result.statistics().restarts();
        }
        assertThat(restarts).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tenure=-1", "tenure=x", "start=middle", "aspiration=yes", "candidates=-1", "stagnation=0"})
    void refusesWrongParameters(String parameter) {
        String key = parameter.substring(0, parameter.indexOf('='));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("tabu:" + parameter))
                .withMessageContaining("'" + key + "'")
                .withMessageContaining("must be");
    }

    @Test
    void theTypedBuilderRefusesTheSame() {
        assertThatIllegalArgumentException().isThrownBy(() -> Tabu.builder().tenure(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Tabu.builder().candidates(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Tabu.builder().stagnation(0));
        assertThatNullPointerException().isThrownBy(() -> Tabu.builder().start(null));
    }

    /** Plays a run again and compares each swap with a scan of all, by the rule as published. */
    private static final class FullScan implements SolveListener {
        private final int longest;
        private final boolean aspiration;
        private final Deque<List<Integer>> forbidden = new ArrayDeque<>();
        private ConflictCounter queens;
        private long lowest;
        private long swaps;

        FullScan(int longest, boolean aspiration) {
            this.longest = longest;
            this.aspiration = aspiration;
        }

        @Override
        public void onBoardSet(Board board) {
            queens = ConflictCounter.of(board);
            lowest = queens.conflicts();
            forbidden.clear();
        }

        @Override
        public void onSwapped(int row1, int row2) {
            long best = Long.MAX_VALUE;
            for (int a = 0; a < queens.size(); a++) {
                for (int b = a + 1; b < queens.size(); b++) {
                    if (allows(a, b)) {
                        best = Math.min(best, queens.swapDelta(a, b));
                    }
                }
            }
            assertThat(allows(row1, row2)).isTrue();
            assertThat(queens.swapDelta(row1, row2)).isEqualTo(best);
            queens.swap(row1, row2);
            lowest = Math.min(lowest, queens.conflicts());
            forbidden.add(pair(row1, row2));
            if (forbidden.size() > longest) {
                forbidden.remove();
            }
            swaps++;
        }

        @Override
        public void onMeasured(String name, double value) {
            assertThat(name).isEqualTo("tabu list length");
            assertThat(value).isEqualTo(forbidden.size());
        }

        private boolean allows(int a, int b) {
            return !forbidden.contains(pair(a, b))
                    || (aspiration && queens.conflicts() + queens.swapDelta(a, b) < lowest);
        }

        private static List<Integer> pair(int a, int b) {
            return List.of(Math.min(a, b), Math.max(a, b));
        }
    }
}
