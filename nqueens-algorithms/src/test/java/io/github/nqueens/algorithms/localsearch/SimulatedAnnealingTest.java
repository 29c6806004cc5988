package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.annealing.RowPairs;
import io.github.nqueens.algorithms.strategy.Acceptance;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.Events;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimulatedAnnealingTest {
    /** The rule in its plainest form: conflicts counted from scratch for each step, no bits, no tables. */
    private record PlainSwaps(
            boolean diagonal, double hottest, double cooling, long steps, long stagnation, double coldest)
            implements SearchAlgorithm {
        @Override
        public SearchOutcome search(SearchContext context) {
            int n = context.size();
            RandomGenerator random = context.random();
            while (true) {
                Board board = diagonal ? Board.identity(n) : Board.random(n, random);
                double temperature = hottest;
                long least = board.conflicts();
                long sinceLeast = 0;
                RowPairs pairs = new RowPairs(n, random);
                for (long k = 1; !board.isSolution() && temperature >= coldest && sinceLeast < stagnation; k++) {
                    if (!context.tick()) {
                        return SearchOutcome.stopped();
                    }
                    long pair = pairs.next();
                    int[] columns = board.toArray();
                    int column = columns[RowPairs.first(pair)];
                    columns[RowPairs.first(pair)] = columns[RowPairs.second(pair)];
                    columns[RowPairs.second(pair)] = column;
                    Board neighbor = Board.of(columns);
                    long delta = neighbor.conflicts() - board.conflicts();
                    boolean accepted = delta <= 0
                            || (delta < 746 * temperature
                                    && random.nextDouble() < StrictMath.exp(-delta / temperature));
                    board = accepted ? neighbor : board;
                    sinceLeast = board.conflicts() < least ? 0 : sinceLeast + 1;
                    least = Math.min(least, board.conflicts());
                    temperature *= k % steps == 0 ? cooling : 1;
                }
                if (board.isSolution()) {
                    return SearchOutcome.solved(board);
                }
                context.restarted();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 12, 20, 33, 64, 130})
    void decidesAsThePlainRuleDoes(int n) {
        SearchAlgorithm plain = new PlainSwaps(true, 1000, 0.99, 1, Math.max(10_000, (long) n * n), 0);
        requireSameRuns(n, Solvers.of("plain", plain), Solvers.get("simulated-annealing"));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 12, 20, 40, 64})
    void decidesAsThePlainRuleDoesWithManyRestarts(int n) {
        SearchAlgorithm plain = new PlainSwaps(false, 1, 0.9, 3, 600, 0);
        Solver fast = Solvers.get(
                "sa",
                Map.of("start", "random", "temperature", "1", "cooling", "0.9", "steps", "3", "stagnation", "600"));
        requireSameRuns(n, Solvers.of("plain", plain), fast);
    }

    /** Restarts before, at and after the ends of the blocks in which pairs are looked at: none may be drawn in vain. */
    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 17, 63, 64, 65, 66, 79, 80, 81, 100, 129})
    void drawsNothingAheadOfARestart(int stagnation) {
        SearchAlgorithm plain = new PlainSwaps(false, 0, 0.99, 1, stagnation, 0);
        Solver fast = Solvers.get("sa:start=random,temperature=0,stagnation=" + stagnation);
        for (int n : new int[] {8, 31, 32, 40, 64}) {
            for (long seed = 1; seed <= 4; seed++) {
                SolveOptions options =
                        SolveOptions.builder().seed(seed).maxIterations(3_000).build();
                requireSameRun(n, Solvers.of("plain", plain), fast, options);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 12})
    void steppedDecidesAsThePlainRuleDoes(int n) {
        SearchAlgorithm plain = new PlainSwaps(false, n * n, 0.95, 30, Long.MAX_VALUE, 0.001);
        requireSameRuns(n, Solvers.of("plain", plain), Solvers.get("sa:preset=stepped,steps=30"));
    }

    /** Temperatures below that at which an attempt ends: it ends after its first steps, not before. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "0.0005", "0.00099", "0.001"})
    @Timeout(60)
    void steppedKeepsItsLimitsHoweverColdItBegins(String temperature) {
        SolveOptions options =
                SolveOptions.builder().seed(1).maxIterations(1000).build();
        for (String more : new String[] {"", ",steps=1", ",cooling=0,steps=7", ",directed=true", ",cooling=1"}) {
            // A temperature of 0 does not fall, so that a factor beside it is refused.
            String settings = temperature.equals("0") ? more.replaceAll(",cooling=[01]", "") : more;
            Solver solver = Solvers.get("sa:preset=stepped,temperature=" + temperature + settings);
            SolveResult result = solver.solve(200, options);
            assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
            assertThat(result.statistics().iterations()).isEqualTo(1000);
            assertThat(solver.solve(8, SolveOptions.builder().seed(1).build()).isSolved())
                    .isTrue();
        }
    }

    /** The rule of Metropolis, given as a function of one's own, goes through the loop of the source to the end. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 16, 31, 33, 64, 130, 300, 1000})
    void theFastPathDecidesAsTheLoopDoes(int n) {
        SearchAlgorithm loop = SimulatedAnnealing.builder()
                .acceptance((delta, temperature, random) ->
                        Acceptance.Classical.METROPOLIS.accepts(delta, temperature, random))
                .build();
        for (long seed = 1; seed <= 3; seed++) {
            List<String> expected = decisions(Solvers.of("loop", loop), n, seed);
            assertThat(decisions(Solvers.get("sa"), n, seed)).isEqualTo(expected);
        }
    }

    /** Every swap with the iteration it was made in, new best boards, restarts and the board found. */
    private static List<String> decisions(Solver solver, int n, long seed) {
        List<String> decisions = new ArrayList<>();
        long[] now = {0};
        SolveListener listener = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                now[0] = iteration;
            }

            @Override
            public void onSwapped(int row1, int row2) {
                decisions.add(now[0] + ": " + row1 + " and " + row2);
            }

            @Override
            public void onBest(long cost) {
                decisions.add(now[0] + ": best " + cost);
            }

            @Override
            public void onRestart() {
                decisions.add(now[0] + ": restart");
            }
        };
        SolveResult result = solver.solve(
                n,
                SolveOptions.builder()
                        .seed(seed)
                        .maxIterations(200_000)
                        .listener(listener)
                        .build());
        decisions.add(result.status() + " " + result.board());
        return decisions;
    }

    @Test
    void acceptsAndCoolsAsTold() {
        List<Double> temperatures = new ArrayList<>();
        SolveListener listener = Events.measurements((name, value) -> temperatures.add(value));
        SearchAlgorithm reheated = SimulatedAnnealing.builder()
                .temperature(3)
                .schedule((start, temperature, change) -> change % 4 == 0 ? start : temperature / 2)
                .acceptance((delta, temperature, random) -> false)
                .build();
        SolveResult result = Solvers.of("reheated", reheated)
                .solve(30, SolveOptions.builder().seed(1).listener(listener).build());
        assertThat(result.isSolved()).isTrue();
        assertThat(temperatures).startsWith(3.0, 1.5, 0.75, 0.375, 3.0, 1.5);
        assertThat(solve("sa:acceptance=threshold", 30, 1).isSolved()).isTrue();
        assertThat(solve("sa:schedule=reciprocal", 30, 1).isSolved()).isTrue();
        assertThat(solve("sa:preset=attacked,schedule=geometric,cooling=0.9", 30, 1)
                        .isSolved())
                .isTrue();
    }

    private static void requireSameRuns(int n, Solver plain, Solver fast) {
        for (long seed = 1; seed <= (n < 10 ? 50 : 5); seed++) {
            requireSameRun(n, plain, fast, SolveOptions.builder().seed(seed).build());
        }
    }

    private static void requireSameRun(int n, Solver plain, Solver fast, SolveOptions options) {
        SolveResult expected = plain.solve(n, options);
        SolveResult actual = fast.solve(n, options);
        assertThat(actual.status()).isEqualTo(expected.status());
        assertThat(actual.board()).isEqualTo(expected.board());
        assertThat(actual.statistics().iterations())
                .isEqualTo(expected.statistics().iterations());
        assertThat(actual.statistics().restarts())
                .isEqualTo(expected.statistics().restarts());
        assertThat(actual.statistics().evaluations())
                .isEqualTo(actual.statistics().iterations());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sa",
                "sa:start=random",
                "sa:directed=true",
                "sa:preset=attacked",
                "sa:preset=attacked,start=diagonal",
                "sa:preset=stepped",
                "sa:preset=stepped,start=diagonal",
                "sa:preset=stepped,directed=true",
                "sa:cooling=1,temperature=0.3",
                "sa:temperature=0"
            })
    void solves(String spec) {
        for (int n : new int[] {4, 5, 6, 7, 8, 13, 40}) {
            assertThat(solve(spec, n, 1).isSolved()).as("n = %d", n).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'sa', 8, 1, 901, '[4, 6, 0, 2, 7, 5, 3, 1]'",
        "'sa', 12, 2, 830, '[2, 9, 7, 10, 4, 1, 5, 0, 11, 3, 8, 6]'",
        "'sa:start=random', 8, 1, 247, '[4, 1, 7, 0, 3, 6, 2, 5]'",
        "'sa:start=random', 12, 2, 956, '[11, 6, 3, 0, 2, 5, 8, 10, 1, 4, 9, 7]'",
        "'sa:preset=attacked', 8, 1, 484, '[2, 5, 3, 0, 7, 4, 6, 1]'",
        "'sa:preset=attacked', 12, 2, 426, '[9, 0, 2, 7, 1, 8, 11, 5, 3, 10, 6, 4]'",
        "'sa:preset=stepped', 8, 1, 31, '[4, 0, 3, 5, 7, 1, 6, 2]'",
        "'sa:preset=stepped', 12, 2, 7222, '[6, 8, 3, 5, 0, 9, 11, 4, 7, 1, 10, 2]'",
        "'sa:directed=true', 8, 1, 162, '[6, 4, 2, 0, 5, 7, 1, 3]'",
        "'sa:directed=true', 12, 2, 1059, '[9, 7, 5, 2, 8, 10, 0, 3, 6, 4, 1, 11]'"
    })
    void goldenSeeds(String spec, int n, long seed, long iterations, String board) {
        SolveResult result = solve(spec, n, seed);
        assertThat(result.orElseThrow()).hasToString(board);
        assertThat(result.statistics().iterations()).isEqualTo(iterations);
    }

    @Test
    void startsFromTheInitialBoard() {
        Board start = Board.of(0, 2, 4, 6, 1, 3, 5, 7, 8);
        for (String spec : List.of("sa", "sa:directed=true", "sa:preset=attacked", "sa:preset=stepped")) {
            List<Board> seen = new ArrayList<>();
            SolveOptions options = SolveOptions.builder()
                    .seed(1)
                    .initialBoard(start)
                    .listener(Events.boards(seen::add))
                    .build();
            assertThat(Solvers.get(spec).solve(9, options).isSolved()).isTrue();
            assertThat(seen).first().isEqualTo(start);
        }
    }

    @Test
    void refusesAnInitialBoardWithASharedColumnWhateverThePreset() {
        SolveOptions options =
                SolveOptions.builder().initialBoard(Boards.oneColumn(8, 3)).build();
        for (String preset : List.of("swap", "attacked", "stepped")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Solvers.get("sa:preset=" + preset).solve(8, options))
                    .withMessageContaining("share a column");
        }
    }

    @Test
    void restartsAreCountedAndStopAtTheLimit() {
        SolveOptions options =
                SolveOptions.builder().seed(1).maxIterations(1_000).build();
        SolveResult result = Solvers.get("sa:stagnation=1,temperature=0").solve(100, options);
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().iterations()).isEqualTo(1_000);
        assertThat(result.statistics().restarts()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "preset, swaps, 'one of swap, attacked, stepped'",
        "start, top, 'one of diagonal, random'",
        "temperature, -1.0, a number from 0",
        "temperature, Infinity, a number from 0",
        "cooling, 1.01, a number from 0.0 to 1.0",
        "steps, 0, a whole number from 1",
        "stagnation, 0, a whole number from 1",
        "directed, yes, true or false"
    })
    void refusesBadParameters(String key, String value, String allowed) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("sa", Map.of(key, value)))
                .withMessageContaining("'" + key + "' is '" + value + "'")
                .withMessageContaining(allowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cooling=0.5", "steps=7", "directed=true"})
    void refusesParametersThatThePresetDoesNotKnow(String parameter) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.get("sa:preset=attacked," + parameter))
                .withMessageContaining(parameter)
                .withMessageContaining("preset=attacked");
    }

    @Test
    void explainsItsStepsToAListener() {
        List<String> notes = new ArrayList<>();
        List<Double> temperatures = new ArrayList<>();
        long[] swaps = {0};
        SolveListener listener = new SolveListener() {
            @Override
            public void onSwapped(int row1, int row2) {
                swaps[0]++;
            }

            @Override
            public void onNoted(String key, Object... arguments) {
                notes.add(key);
            }

            @Override
            public void onMeasured(String name, double value) {
                assertThat(name).isEqualTo("temperature");
                temperatures.add(value);
            }
        };
        Solvers.get("sa")
                .solve(20, SolveOptions.builder().seed(3).listener(listener).build());
        assertThat(swaps[0]).isPositive().isEqualTo(notes.size());
        assertThat(notes)
                .anyMatch(note -> note.contains("with probability"))
                .anyMatch(note -> note.contains("removes"));
        assertThat(temperatures.get(0)).isEqualTo(1000);
        assertThat(temperatures.get(1)).isEqualTo(990);
    }

    private static SolveResult solve(String spec, int n, long seed) {
        return Solvers.get(spec).solve(n, SolveOptions.builder().seed(seed).build());
    }
}
