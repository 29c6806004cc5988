package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactSolversTest {
    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "bfs", "breadth-first:pruning=false", "backtracking"})
    void theFirstSolutionIsTheLeast(String spec) {
        Solver solver = Solvers.get(spec);
        for (int n = 4; n <= (spec.contains("false") ? 6 : 9); n++) {
            assertThat(solver.solve(n)).isEqualTo(BruteForce.solutions(n).get(0));
        }
    }

    /** All levels but the last are taken from the frontier before the first full board is. */
    @Test
    void breadthFirstTakesEachStateOnce() {
        for (int n = 4; n <= 10; n++) {
            long states = 1;
            for (int rows = 0; rows < n; rows++) {
                states += BruteForce.placements(n, rows);
            }
            assertThat(Solvers.get("breadth-first")
                            .solve(n, SolveOptions.defaults())
                            .statistics()
                            .iterations())
                    .as("n = %d", n)
                    .isEqualTo(states);
        }
    }

    @Test
    void withoutPruningTheFrontierGrowsByFactorN() {
        List<Double> frontiers = new ArrayList<>();
        SolveListener listener = Events.measurements((name, value) -> {
            assertThat(name).isEqualTo("frontier");
            frontiers.add(value);
        });
        Solvers.get("breadth-first:pruning=false")
                .solve(5, SolveOptions.builder().listener(listener).build());
        long taken = 0;
        long level = 1;
        for (int rows = 0; rows < 5; rows++) {
            taken += level;
            level *= 5;
            assertThat(frontiers.get((int) taken - 1)).isEqualTo((double) level);
        }
    }

    /** More than 16 columns take several words a state. */
    @Test
    void breadthFirstCountsItsFrontierAlsoBeyondOneWord() {
        List<Double> frontiers = new ArrayList<>();
        SolveListener listener = Events.measurements((name, value) -> frontiers.add(value));
        for (int n : new int[] {16, 17, 19, 20}) {
            frontiers.clear();
            int taken = 1 + n + BruteForce.placements(n, 2);
            SolveResult result = Solvers.get("breadth-first")
                    .solve(
                            n,
                            SolveOptions.builder()
                                    .maxIterations(taken)
                                    .listener(listener)
                                    .build());
            assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
            assertThat(frontiers.get(taken - 1)).isEqualTo(BruteForce.placements(n, 3));
        }
    }

    /** What a viewer sees: queens placed on empty rows, taken off again, and a solution at the end. */
    @ParameterizedTest
    @ValueSource(
            strings = {"breadth-first", "breadth-first:pruning=false", "backtracking", "backtracking:order=constrained"
            })
    void eventsTellEveryBoard(String spec) {
        for (int n = 4; n <= 6; n++) {
            int[] columns = new int[n];
            Arrays.fill(columns, -1);
            SolveListener listener = new SolveListener() {
                @Override
                public void onPlaced(int row, int column) {
                    assertThat(columns[row]).isEqualTo(-1);
                    columns[row] = column;
                }

                @Override
                public void onRemoved(int row) {
                    assertThat(columns[row]).isNotEqualTo(-1);
                    columns[row] = -1;
                }
            };
            Board board = Solvers.get(spec)
                    .solve(n, SolveOptions.builder().listener(listener).build())
                    .orElseThrow();
            assertThat(columns).isEqualTo(board.toArray());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 20, 63, 64, 65, 100, 128, 257, 500, 1000})
    void theMostConstrainedRowFirstReachesFar(int n) {
        assertThat(Solvers.get("backtracking:order=constrained").solve(n).isSolution())
                .isTrue();
    }

    /** The numbers of queens placed are those that others report for the first solution in natural order. */
    @Test
    void backtrackingPlacesAsManyQueensAsKnown() {
        long[][] known = {{8, 113}, {20, 199_635}, {24, 411_608}, {26, 397_699}};
        for (long[] entry : known) {
            assertThat(Solvers.get("backtracking")
                            .solve((int) entry[0], SolveOptions.defaults())
                            .statistics()
                            .iterations())
                    .isEqualTo(entry[1]);
        }
    }

    @Test
    void refusesWhatAStateCannotHold() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("breadth-first").solve(21))
                .withMessageContaining("21")
                .withMessageContaining("20");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("backtracking:order=random"))
                .withMessageContaining("natural, constrained");
    }

    @Test
    @Tag("measure")
    void reachesAsFarAsItsPageSays() {
        for (String[] reach : new String[][] {
            {"breadth-first", "15"}, {"backtracking", "32"}, {"backtracking:order=constrained", "1000"}
        }) {
            SolveResult result = Solvers.get(reach[0]).solve(Integer.parseInt(reach[1]), SolveOptions.defaults());
            assertThat(result.isSolved()).isTrue();
            System.out.println(reach[0] + " n = " + reach[1] + ": " + result.statistics());
        }
    }
}
