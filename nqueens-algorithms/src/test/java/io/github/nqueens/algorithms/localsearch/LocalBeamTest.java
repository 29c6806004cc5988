package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.testing.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalBeamTest {
    private static SolveResult solve(String spec, int n, long seed) {
        return Solvers.get(spec).solve(n, SolveOptions.builder().seed(seed).build());
    }

    @Test
    void moreBoardsThanNeighborsAreRefusedInASentence() {
        assertThatThrownBy(() -> solve("local-beam:k=13", 4, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("k is 13, but a board of this problem has 12 neighbors; choose k from 1 to 12");
        assertThat(solve("local-beam:k=12", 4, 1).isSolved()).isTrue();
        Problem.Builder oneChoice = Problem.builder(6);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                if (column != row && !(row == 0 && column == 1)) {
                    oneChoice.block(row, column);
                }
            }
        }
        assertThatThrownBy(() -> Solvers.get("beam:k=2").solve(oneChoice.build(), SolveOptions.defaults()))
                .hasMessageContaining("1 neighbor; choose k from 1 to 1");
        SolveOptions limited = SolveOptions.builder().maxIterations(100).build();
        assertThat(Solvers.get("beam").solve(oneChoice.build(), limited).isSolved())
                .isFalse();
    }

    /** Ten of the 120 permutations of five rows solve the problem, so many of these runs draw a solution at once. */
    @Test
    void aSolutionAmongTheFirstBoardsIsShownBehindTheBoardGiven() {
        Board start = Board.of(3, 4, 0, 1, 2);
        int solvedAtOnce = 0;
        for (long seed = 0; seed < 100; seed++) {
            List<Board> shown = new ArrayList<>();
            SolveResult result = Solvers.get("local-beam")
                    .solve(
                            5,
                            SolveOptions.builder()
                                    .seed(seed)
                                    .initialBoard(start)
                                    .listener(Events.boards(shown::add))
                                    .build());
            assertThat(shown).startsWith(start).endsWith(result.orElseThrow());
            solvedAtOnce += result.statistics().iterations() == 0 ? 1 : 0;
        }
        assertThat(solvedAtOnce).isPositive();
    }

    /** From a given board and with k = 1, the next board is one of the best of its neighbors, each of them now and then. */
    @Test
    void oneBoardTakesEachBestNeighborAndNoOther() {
        Board start = Board.identity(6);
        Map<Long, Set<Board>> byCost = new TreeMap<>();
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                int[] columns = start.toArray();
                columns[row] = column;
                Board neighbor = Board.of(columns);
                if (!neighbor.equals(start)) {
                    byCost.computeIfAbsent(neighbor.conflicts(), cost -> new HashSet<>())
                            .add(neighbor);
                }
            }
        }
        Set<Board> best = byCost.values().iterator().next();
        Set<Board> taken = new HashSet<>();
        for (long seed = 0; seed < 700; seed++) {
            taken.add(boards("local-beam:k=1", start, seed, 1).get(1));
        }
        // One of them is missed with a probability below 18 (17/18)^700 < 1e-15.
        assertThat(best).hasSize(18);
        assertThat(taken).isEqualTo(best);
    }

    private static List<Board> boards(String spec, Board start, long seed, int iterations) {
        List<Board> shown = new ArrayList<>();
        Solvers.get(spec)
                .solve(
                        start.size(),
                        SolveOptions.builder()
                                .seed(seed)
                                .initialBoard(start)
                                .maxIterations(iterations)
                                .listener(Events.boards(shown::add))
                                .build());
        return shown;
    }

    /** Neighbors of cost c are drawn in proportion to exp(-c/T). With T = 1,000 all are nearly alike. */
    @Test
    void aHotDrawTakesBadNeighborsAndAColdOneTheBest() {
        Board start = Board.of(0, 1, 2, 3, 3, 7, 7, 5);
        Map<Long, Integer> hot = new HashMap<>();
        long least = Long.MAX_VALUE;
        for (long seed = 0; seed < 200; seed++) {
            hot.merge(
                    boards("beam:k=1,stochastic=true,temperature=1000", start, seed, 1)
                            .get(1)
                            .conflicts(),
                    1,
                    Integer::sum);
            least = Math.min(least, boards("beam:k=1", start, seed, 1).get(1).conflicts());
        }
        assertThat(hot).hasSizeGreaterThan(3);
        for (long seed = 0; seed < 200; seed++) {
            // A neighbor that is worse by one is drawn with a probability below 56 exp(-100).
            assertThat(boards("beam:k=1,stochastic=true,temperature=0.01", start, seed, 1)
                            .get(1)
                            .conflicts())
                    .isEqualTo(least);
        }
    }

    @Test
    void theBestOfAreThoseOfASortedList() {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            int most = 1 + random.nextInt(8);
            BestNeighbors best = new BestNeighbors(most);
            Map<Double, Integer> all = new TreeMap<>();
            for (int i = 0; i < 40; i++) {
                int board = random.nextInt(25);
                double key = (board * 7 % 25) + 0.5;
                best.offer(key, board, board % 3, board, 0);
                all.put(key, board);
            }
            List<Integer> expected = all.values().stream().limit(most).sorted().toList();
            int[] found = new int[best.size()];
            for (int i = 0; i < found.length; i++) {
                found[i] = best.row(i);
            }
            Arrays.sort(found);
            assertThat(found)
                    .containsExactly(
                            expected.stream().mapToInt(Integer::intValue).toArray());
            assertThat(best.families()).isEqualTo((int)
                    expected.stream().map(board -> board % 3).distinct().count());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local-beam",
                "local-beam:k=1",
                "beam:k=12",
                "beam:stochastic=true",
                "beam:stagnation=1,restart=luby"
            })
    void everySmallBoardIsSolved(String spec) {
        for (int n = 4; n <= 20; n++) {
            for (long seed = 0; seed < 5; seed++) {
                SolveResult result = solve(spec, n, seed);
                assertThat(result.isSolved()).isTrue();
                assertThat(result.statistics().bestCost()).hasValue(0);
            }
        }
    }

    @Test
    void restartsWhenNothingGetsBetter() {
        long restarts = 0;
        for (long seed = 0; seed < 50; seed++) {
            restarts += solve("beam:k=1,stagnation=3", 8, seed).statistics().restarts();
        }
        assertThat(restarts).isPositive();
    }

    @Test
    void anIterationEvaluatesEveryNeighborOfEveryBoard() {
        Solver solver = Solvers.get("beam:k=5");
        SolveResult result =
                solver.solve(50, SolveOptions.builder().seed(3).maxIterations(4).build());
        assertThat(result.statistics().evaluations()).isEqualTo(4L * 5 * 50 * 49);
    }

    @ParameterizedTest
    @CsvSource({
        "local-beam, 30, 74044624, 17",
        "'local-beam:stochastic=true,k=4', 16, 740476737, 5",
        "local-beam:k=1, 12, -357492025, 105",
    })
    void goldenSeeds(String spec, int n, int board, long iterations) {
        SolveResult result = solve(spec, n, 2026);
        assertThat(result.orElseThrow().hashCode() + " " + result.statistics().iterations())
                .isEqualTo(board + " " + iterations);
    }

    @ParameterizedTest
    @ValueSource(strings = {"local-beam:k=1", "local-beam:k=4", "local-beam:k=4,stochastic=true"})
    void eachStepTellsTheBestBoardItsPairsAndTheFamilies(String spec) {
        boolean one = spec.contains("k=1");
        for (long seed = 0; seed < 20; seed++) {
            List<Board> boards = new ArrayList<>();
            List<Double> families = new ArrayList<>();
            List<String> notes = new ArrayList<>();
            SolveListener listener = new SolveListener() {
                @Override
                public void onBoardSet(Board board) {
                    boards.add(board);
                }

                @Override
                public void onMeasured(String name, double value) {
                    assertThat(name).isEqualTo("families");
                    families.add(value);
                }

                @Override
                public void onNoted(String pattern, Object... arguments) {
                    if (boards.get(boards.size() - 1).conflicts() == 0) {
                        assertThat(pattern).isEqualTo("No queen of this neighbor attacks another.");
                    } else {
                        assertThat(arguments[one ? 0 : 2])
                                .isEqualTo(Amounts.pairs(
                                        boards.get(boards.size() - 1).conflicts()));
                        assertThat(pattern.contains("drawn")).isEqualTo(spec.contains("stochastic"));
                    }
                    notes.add(pattern);
                }
            };
            SolveResult result = Solvers.get(spec)
                    .solve(
                            8,
                            SolveOptions.builder()
                                    .seed(seed)
                                    .maxIterations(40)
                                    .listener(listener)
                                    .build());
            long steps = result.statistics().iterations();
            assertThat(boards).hasSize((int) (steps + 1 + result.statistics().restarts()));
            assertThat(notes).hasSize((int) steps);
            assertThat(families).hasSize((int) (result.isSolved() && steps > 0 ? steps - 1 : steps));
            assertThat(families).allMatch(number -> number >= 1 && number <= (one ? 1 : 4));
        }
    }
}
