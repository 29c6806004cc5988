package io.github.nqueens.algorithms.evolutionary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneticTest {
    private static final int POPULATION = 100;

    /** The rule in its plainest form: every child built and counted in full. */
    private record Plain(double mutation, long stagnation) implements SearchAlgorithm {
        @Override
        public SearchOutcome search(SearchContext context) {
            while (true) {
                List<Board> boards = new ArrayList<>();
                for (int i = 0; i < POPULATION; i++) {
                    boards.add(Board.random(context.size(), context.random()));
                }
                long least = boards.stream().mapToLong(Board::conflicts).min().orElseThrow();
                long patience = stagnation;
                while (least > 0 && patience-- > 0) {
                    if (!context.tick()) {
                        return SearchOutcome.stopped();
                    }
                    for (int i = 0; i < POPULATION && least > 0; i++) {
                        long conflicts = breed(boards, context.random());
                        patience = conflicts < least ? stagnation : patience;
                        least = Math.min(least, conflicts);
                    }
                }
                if (least == 0) {
                    return SearchOutcome.solved(boards.stream()
                            .filter(Board::isSolution)
                            .findFirst()
                            .orElseThrow());
                }
                context.restarted();
            }
        }

        private long breed(List<Board> boards, RandomGenerator random) {
            List<Integer> left = new ArrayList<>();
            for (int i = 0; i < POPULATION; i++) {
                left.add(i);
            }
            List<Integer> drawn = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                drawn.add(left.remove(random.nextInt(left.size())));
            }
            Integer worst = drawn.get(0);
            for (Integer place : drawn) {
                worst = boards.get(place).conflicts() > boards.get(worst).conflicts() ? place : worst;
            }
            drawn.remove(worst);
            Board child = child(
                    boards.get(drawn.get(0)).toArray(), boards.get(drawn.get(1)).toArray(), random);
            boards.set(worst, child);
            return child.conflicts();
        }

        private Board child(int[] mother, int[] father, RandomGenerator random) {
            int n = mother.length;
            int[] child = new int[n];
            Arrays.fill(child, -1);
            List<Integer> free = new ArrayList<>();
            List<Integer> unshared = new ArrayList<>();
            for (int row = 0; row < n; row++) {
                if (mother[row] == father[row]) {
                    child[row] = mother[row];
                } else {
                    unshared.add(row);
                    free.add(mother[row]);
                }
            }
            long bits = 0;
            for (int i = 0; i < unshared.size(); i++) {
                bits = i % 64 == 0 ? random.nextLong() : bits >>> 1;
                int row = unshared.get(i);
                Integer value = (bits & 1) == 0 ? mother[row] : father[row];
                if (free.remove(value)) {
                    child[row] = value;
                }
            }
            for (int row : unshared) {
                if (child[row] < 0) {
                    int choice = random.nextInt(free.size());
                    child[row] = free.get(choice);
                    // The last one takes the place of the one chosen.
                    free.set(choice, free.get(free.size() - 1));
                    free.remove(free.size() - 1);
                }
            }
            if (random.nextDouble() < mutation) {
                int row1 = random.nextInt(n);
                int row2 = random.nextInt(n - 1);
                row2 += row2 >= row1 ? 1 : 0;
                int column = child[row1];
                child[row1] = child[row2];
                child[row2] = column;
            }
            return Board.of(child);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 0.02", "5, 0.02", "6, 0.02", "8, 0.02", "10, 0.02", "16, 0.02", "70, 1", "12, 0.5"})
    void breedsAsThePlainRuleDoes(int n, double mutation) {
        SearchAlgorithm plain = new Plain(mutation, (long) n * n);
        for (long seed = 1; seed <= 3; seed++) {
            SolveOptions options =
                    SolveOptions.builder().seed(seed).maxIterations(50).build();
            SolveResult expected = Solvers.of("plain", plain).solve(n, options);
            SolveResult actual = Solvers.get("genetic:mutation=" + mutation).solve(n, options);
            assertThat(actual.status()).isEqualTo(expected.status());
            assertThat(actual.board()).isEqualTo(expected.board());
            assertThat(actual.statistics().iterations())
                    .isEqualTo(expected.statistics().iterations());
            assertThat(actual.statistics().restarts())
                    .isEqualTo(expected.statistics().restarts());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ga", "ga:mutation=1", "ga:memetic=true", "ga:population=3,mutation=1", "ga:population=1000"})
    void solves(String spec) {
        for (int n : new int[] {4, 5, 6, 7, 8, 9, 20, 30}) {
            assertThat(solve(spec, n, 1).isSolved()).as("n = %d", n).isTrue();
        }
    }

    @Test
    void memeticSolvesLargeBoards() {
        assertThat(solve("ga:memetic=true", 2_000, 1).isSolved()).isTrue();
    }

    @Test
    void countsAHundredEvaluationsAGeneration() {
        SolveOptions options = SolveOptions.builder().seed(1).maxIterations(7).build();
        SolveResult result = Solvers.get("ga").solve(200, options);
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().evaluations()).isEqualTo(700);
    }

    @ParameterizedTest
    @CsvSource({
        "'ga', 8, 1, 3, '[4, 1, 5, 0, 6, 3, 7, 2]'",
        "'ga', 12, 2, 358, '[7, 3, 8, 0, 5, 1, 9, 11, 6, 4, 2, 10]'",
        "'ga:mutation=1', 8, 1, 1, '[2, 4, 1, 7, 0, 6, 3, 5]'",
        "'ga:mutation=1', 12, 2, 56, '[3, 6, 11, 9, 1, 5, 10, 8, 0, 2, 4, 7]'",
        "'ga:memetic=true', 8, 1, 1, '[5, 3, 6, 0, 2, 4, 1, 7]'",
        "'ga:memetic=true', 12, 2, 1, '[3, 5, 9, 4, 10, 0, 2, 6, 8, 11, 7, 1]'"
    })
    void goldenSeeds(String spec, int n, long seed, long generations, String board) {
        SolveResult result = solve(spec, n, seed);
        assertThat(result.orElseThrow()).hasToString(board);
        assertThat(result.statistics().iterations()).isEqualTo(generations);
    }

    @Test
    void startsWithTheInitialBoardAmongTheOthers() {
        // One swap away from a solution: with no mutation and no patience it would never be found otherwise.
        Board start = Board.of(0, 2, 4, 6, 1, 3, 5, 7, 8, 9);
        List<Board> seen = new ArrayList<>();
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .initialBoard(start)
                .maxIterations(3)
                .listener(new SolveListener() {
                    @Override
                    public void onBoardSet(Board board) {
                        seen.add(board);
                    }
                })
                .build();
        Solvers.get("ga").solve(10, options);
        assertThat(seen).first().isEqualTo(start);
    }

    @Test
    void refusesAnInitialBoardThatIsNoPermutation() {
        SolveOptions options =
                SolveOptions.builder().initialBoard(Board.of(0, 0, 0, 0, 0)).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("ga").solve(5, options))
                .withMessageContaining("column 0")
                .withMessageContaining("permutation");
    }

    @ParameterizedTest
    @CsvSource({
        "population, 2, a whole number from 3 to 1000000",
        "mutation, 1.5, a number from 0.0 to 1.0",
        "stagnation, 0, a whole number from 1",
        "memetic, 1, true or false"
    })
    void refusesBadParameters(String key, String value, String allowed) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("ga", Map.of(key, value)))
                .withMessageContaining("'" + key + "' is '" + value + "'")
                .withMessageContaining(allowed);
    }

    @Test
    void tellsTheBestOfEachGeneration() {
        List<Long> conflicts = new ArrayList<>();
        List<Double> generations = new ArrayList<>();
        List<Object> noted = new ArrayList<>();
        SolveOptions options = SolveOptions.builder()
                .seed(2)
                .maxIterations(20)
                .listener(new SolveListener() {
                    @Override
                    public void onBoardSet(Board board) {
                        conflicts.add(board.conflicts());
                    }

                    @Override
                    public void onMeasured(String name, double value) {
                        assertThat(name).isEqualTo("generation");
                        generations.add(value);
                    }

                    @Override
                    public void onNoted(String key, Object... arguments) {
                        noted.add(arguments[2]);
                    }
                })
                .build();
        SolveResult result = Solvers.get("ga").solve(100, options);
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(generations).hasSize(21).isSorted();
        assertThat(noted).isEqualTo(new ArrayList<Object>(conflicts));
        assertThat(conflicts.get(20)).isLessThan(conflicts.get(0));
    }

    private static SolveResult solve(String spec, int n, long seed) {
        return Solvers.get(spec).solve(n, SolveOptions.builder().seed(seed).build());
    }
}
