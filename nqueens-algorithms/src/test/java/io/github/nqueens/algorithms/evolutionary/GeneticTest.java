package io.github.nqueens.algorithms.evolutionary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
            strings = {
                "ga",
                "ga:crossover=order,mutation=0.5",
                "ga:mutator=inversion,restart=luby",
                "ga:mutation=1",
                "ga:memetic=true",
                "ga:population=3,mutation=1",
                "ga:population=1000"
            })
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
        // One swap away from a solution: without mutation and with a patience of 0 it would never be found otherwise.
        Board start = Board.of(0, 2, 4, 6, 1, 3, 5, 7, 8, 9);
        List<Board> seen = new ArrayList<>();
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .initialBoard(start)
                .maxIterations(3)
                .listener(Events.boards(seen::add))
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
                .withMessageContaining("share a column")
                .withMessageContaining("permutation");
    }

    @ParameterizedTest
    @CsvSource({
        "population, 2, a whole number from 3 to 1000000",
        "mutation, 1.5, a number from 0.0 to 1.0",
        "stagnation, 0, a whole number from 1",
        "memetic, 1, true or false",
        "crossover, none, 'one of uniform, order'",
        "mutator, none, 'one of swap, inversion'",
        "restart, never, 'one of fixed, luby'"
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
        assertThat(noted).isEqualTo(conflicts.stream().map(Amounts::pairs).toList());
        assertThat(conflicts.get(20)).isLessThan(conflicts.get(0));
    }

    private static SolveResult solve(String spec, int n, long seed) {
        return Solvers.get(spec).solve(n, SolveOptions.builder().seed(seed).build());
    }

    /** A crossover of one's own gets every child built in full: the shipped one must decide as the rule does. */
    @ParameterizedTest
    @CsvSource({"4, 0.02", "8, 0.02", "13, 1", "64, 0.02", "65, 0.1", "200, 0.02", "500, 1"})
    void uniformCrossoverDecidesAsItsRuleDoes(int n, double mutation) {
        for (long seed = 1; seed <= 3; seed++) {
            SolveOptions options =
                    SolveOptions.builder().seed(seed).maxIterations(120).build();
            Genetic.Builder plain =
                    Genetic.builder().mutation(mutation).stagnation(40).crossover(GeneticTest::crossUniformly);
            SolveResult expected = Solvers.of("plain", plain.build()).solve(n, options);
            SolveResult actual =
                    Solvers.get("ga:stagnation=40,mutation=" + mutation).solve(n, options);
            assertThat(actual.status()).isEqualTo(expected.status());
            assertThat(actual.board()).isEqualTo(expected.board());
            assertThat(counts(actual)).isEqualTo(counts(expected));
        }
    }

    /** The rule of Martinjak and Golub, position by position. */
    private static void crossUniformly(int[] parent1, int[] parent2, int[] child, SearchContext run) {
        RandomGenerator random = run.random();
        int n = child.length;
        boolean[] taken = new boolean[n];
        for (int row = 0; row < n; row++) {
            child[row] = parent1[row];
            taken[parent1[row]] |= parent1[row] == parent2[row];
        }
        long bits = 0;
        int differing = 0;
        for (int row = 0; row < n; row++) {
            if (parent1[row] != parent2[row]) {
                bits = differing++ % Long.SIZE == 0 ? random.nextLong() : bits >>> 1;
                int column = (bits & 1) == 0 ? parent1[row] : parent2[row];
                child[row] = taken[column] ? -1 : column;
                taken[column] = true;
            }
        }
        int[] free = Arrays.stream(parent1).filter(column -> !taken[column]).toArray();
        int left = free.length;
        for (int row = 0; row < n; row++) {
            if (child[row] < 0) {
                int choice = random.nextInt(left);
                child[row] = free[choice];
                free[choice] = free[--left];
            }
        }
    }

    private static List<Long> counts(SolveResult result) {
        return List.of(
                result.statistics().iterations(),
                result.statistics().evaluations(),
                result.statistics().restarts());
    }

    @ParameterizedTest
    @EnumSource
    void everyPublishedCrossoverMakesPermutationsThatKeepSomethingOfTheParents(Crossover.Published crossover) {
        for (int n = 4; n <= 40; n++) {
            inARun(n, run -> {
                for (int i = 0; i < 50; i++) {
                    int[] parent1 = run.randomBoard().toArray();
                    int[] parent2 = run.randomBoard().toArray();
                    int[] child = new int[parent1.length];
                    Arrays.fill(child, -7);
                    crossover.cross(parent1.clone(), parent2.clone(), child, run);
                    assertThat(Board.of(child).isPermutation()).isTrue();
                    crossover.cross(parent1, parent1, child, run);
                    assertThat(child).isEqualTo(parent1);
                }
            });
        }
    }

    @Test
    void orderCrossoverKeepsAStretchAndTheOrderOfTheRest() {
        inARun(30, run -> {
            for (int i = 0; i < 200; i++) {
                int[] parent1 = run.randomBoard().toArray();
                int[] parent2 = run.randomBoard().toArray();
                int[] child = new int[30];
                Crossover.Published.ORDER.cross(parent1, parent2, child, run);
                assertThat(hasStretchAndOrder(child, parent1, parent2)).isTrue();
            }
        });
    }

    private static boolean hasStretchAndOrder(int[] child, int[] parent1, int[] parent2) {
        int n = child.length;
        for (int first = 0; first < n; first++) {
            for (int end = first + 1; end <= n && child[end - 1] == parent1[end - 1]; end++) {
                List<Integer> kept = new ArrayList<>();
                for (int row = first; row < end; row++) {
                    kept.add(parent1[row]);
                }
                List<Integer> rest = new ArrayList<>();
                List<Integer> expected = new ArrayList<>();
                for (int i = 0; i < n; i++) {
                    int row = (end + i) % n;
                    if (row < first || row >= end) {
                        rest.add(child[row]);
                    }
                    if (!kept.contains(parent2[row])) {
                        expected.add(parent2[row]);
                    }
                }
                if (rest.equals(expected)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void inARun(int n, Consumer<SearchContext> body) {
        SearchAlgorithm algorithm = run -> {
            body.accept(run);
            return SearchOutcome.gaveUp("done");
        };
        SolveResult result = Solvers.of("body", algorithm)
                .solve(n, SolveOptions.builder().seed(1).build());
        assertThat(result.reason()).contains("done");
    }

    @ParameterizedTest
    @EnumSource
    void everyPublishedMutatorMakesPermutations(Mutator.Published mutator) {
        SplittableRandom random = new SplittableRandom(1);
        for (int n = 4; n <= 40; n++) {
            boolean changed = false;
            for (int i = 0; i < 50; i++) {
                int[] child = Board.random(n, random).toArray();
                int[] before = child.clone();
                mutator.mutate(child, random);
                assertThat(Board.of(child).isPermutation()).isTrue();
                changed |= !Arrays.equals(child, before);
            }
            assertThat(changed).isTrue();
        }
    }

    @Test
    void takesACrossoverAndAMutatorOfOnesOwn() {
        AtomicLong children = new AtomicLong();
        Genetic own = Genetic.builder()
                .crossover((parent1, parent2, child, run) -> {
                    children.incrementAndGet();
                    System.arraycopy(parent1, 0, child, 0, child.length);
                })
                .mutator((child, random) -> Mutator.Published.SWAP.mutate(child, random))
                .mutation(1)
                .build();
        SolveResult result =
                Solvers.of("own", own).solve(20, SolveOptions.builder().seed(1).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(children).hasValue(result.statistics().evaluations());
    }

    @Test
    void refusesAChildThatIsNoPermutation() {
        Genetic own = Genetic.builder()
                .crossover((parent1, parent2, child, run) -> Arrays.fill(child, 3))
                .build();
        Solver solver = Solvers.of("own", own);
        assertThatThrownBy(() -> solver.solve(8, SolveOptions.builder().seed(1).build()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("crossover")
                .hasMessageContaining("permutations of 0 to 7");
    }

    @ParameterizedTest
    @CsvSource({"fixed, 5 5 5 5 5 5 5", "luby, 5 5 10 5 5 10 20"})
    void startsAgainAsItsRuleSays(String series, String expected) {
        // Without mutation and with three equal individuals nothing ever improves: each attempt takes its patience.
        List<Long> restarts = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            private long iterations;

            @Override
            public void onIteration(long iteration) {
                iterations = iteration;
            }

            @Override
            public void onRestart() {
                restarts.add(iterations);
            }
        };
        Crossover copying = (parent1, parent2, child, run) -> System.arraycopy(parent1, 0, child, 0, child.length);
        Genetic still = Genetic.builder()
                .crossover(copying)
                .mutation(0)
                .stagnation(5)
                .restart(RestartRule.Series.valueOf(series.toUpperCase(Locale.ROOT)))
                .build();
        Solvers.of("still", still)
                .solve(
                        300,
                        SolveOptions.builder()
                                .seed(1)
                                .maxIterations(100)
                                .listener(listener)
                                .build());
        List<Long> attempts = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            attempts.add(restarts.get(i) - (i == 0 ? 0 : restarts.get(i - 1)));
        }
        assertThat(attempts.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }
}
