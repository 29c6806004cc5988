package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import io.github.nqueens.testing.StandingQueens;
import io.github.nqueens.testing.VariantFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BestFirstTest {
    private static final List<String> ALL = List.of(
            "strategy=greedy",
            "strategy=greedy,heuristic=empty-rows",
            "strategy=a-star",
            "strategy=a-star,heuristic=empty-rows",
            "strategy=uniform-cost",
            "strategy=depth-first",
            "strategy=iterative-deepening");

    static List<String> settings() {
        return ALL;
    }

    private static SolveResult solve(String settings, Problem problem) {
        return Solvers.get("best-first:" + settings).solve(problem, SolveOptions.defaults());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void everyProblemIsDecidedAsByBruteForce(String settings) {
        for (int seed = 0; seed < 300; seed++) {
            requireTruth(settings, Problems.any(4 + seed % 4, seed));
        }
        List<Board> superqueens = BruteForce.solutions(
                Problem.builder(10).rule(AttackRule.SUPERQUEENS).build());
        for (int seed = 0; seed < 10; seed++) {
            requireTruth(settings, Problems.superqueens(superqueens, 80, seed));
        }
    }

    @Tag("thorough")
    @Test
    void randomSmallProblemsAreDecidedAsByBruteForce() {
        for (int seed = 10_000; seed < 20_000; seed++) {
            requireTruth(ALL.get(seed % ALL.size()), Problems.any(4 + seed % 4, seed));
        }
    }

    private static void requireTruth(String settings, Problem problem) {
        SolveResult result = solve(settings, problem);
        assertThat(result.status())
                .as("%s of%n%s", settings, problem.toText())
                .isEqualTo(BruteForce.solutions(problem).isEmpty() ? SolveStatus.UNSOLVABLE : SolveStatus.SOLVED);
    }

    /** They take children from the left, so that they find the first solution. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "strategy=depth-first",
                "strategy=greedy,heuristic=empty-rows",
                "strategy=a-star,heuristic=empty-rows"
            })
    void aStackTakesTheBoardsOfBacktracking(String settings) {
        for (int n = 4; n <= 16; n++) {
            SolveResult expected = Solvers.get("backtracking").solve(n, SolveOptions.defaults());
            SolveResult found = solve(settings, Problem.queens(n));
            assertThat(found.board()).isEqualTo(expected.board());
            // The root is a board that is taken, and no queen.
            assertThat(found.statistics().iterations())
                    .isEqualTo(expected.statistics().iterations() + 1);
            SolveResult constraint =
                    Solvers.get("constraint-search:inference=none").solve(n, SolveOptions.defaults());
            assertThat(found.board()).isEqualTo(constraint.board());
        }
        for (int seed = 0; seed < 100; seed++) {
            Problem problem = Problems.any(6, seed);
            assertThat(solve(settings, problem).board())
                    .isEqualTo(BruteForce.solutions(problem).stream().sorted().findFirst());
        }
    }

    @Test
    void uniformCostTakesTheBoardsOfBreadthFirst() {
        for (int n = 4; n <= 11; n++) {
            SolveResult expected = Solvers.get("breadth-first").solve(n, SolveOptions.defaults());
            SolveResult found = solve("strategy=uniform-cost", Problem.queens(n));
            assertThat(found.board()).isEqualTo(expected.board());
            assertThat(found.statistics().iterations())
                    .isEqualTo(expected.statistics().iterations());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "a-star"})
    void informedStrategiesTakeTheBoardsOfThePlainSearch(String strategy) {
        for (int n = 4; n <= 8; n++) {
            SolveResult found = solve("strategy=" + strategy, Problem.queens(n));
            PlainBestFirst plain = new PlainBestFirst(n, strategy.equals("a-star"));
            Board expected = plain.solve();
            assertThat(found.orElseThrow()).isEqualTo(expected);
            assertThat(found.statistics().iterations()).isEqualTo(plain.taken);
            assertThat(found.statistics().evaluations()).isEqualTo(plain.made);
        }
    }

    /** A third of a square and a sixth make a half. */
    @Test
    void boardsWhoseEstimatesAreEqualFractionsTie() {
        for (int n = 4; n <= 12; n++) {
            double[] widest = new double[1];
            SolveListener frontier = new SolveListener() {
                @Override
                public void onMeasured(String name, double value) {
                    if (name.equals("frontier")) {
                        widest[0] = Math.max(widest[0], value);
                    }
                }
            };
            SolveOptions options = SolveOptions.builder().listener(frontier).build();
            Board found = Solvers.get("best-first").solve(n, options).orElseThrow();
            PlainBestFirst plain = new PlainBestFirst(n, false);
            assertThat(found).isEqualTo(plain.solve());
            assertThat(widest[0]).as("n = %d", n).isEqualTo((double) plain.widest);
        }
    }

    /** The list of waiting boards is gone through for the best one. */
    private static final class PlainBestFirst {
        /** Every number of free squares up to 12 divides it, so that costs are exact and equal ones tie. */
        private static final long EVEN = 27_720;

        private final int n;
        private final boolean addsPlaced;
        private final List<List<Integer>> waiting = new ArrayList<>();
        private long widest;
        private long taken;
        private long made;

        PlainBestFirst(int n, boolean addsPlaced) {
            this.n = n;
            this.addsPlaced = addsPlaced;
            waiting.add(List.of());
        }

        Board solve() {
            while (true) {
                int best = 0;
                for (int i = 1; i < waiting.size(); i++) {
                    best = cost(waiting.get(i)) <= cost(waiting.get(best)) ? i : best;
                }
                List<Integer> board = waiting.remove(best);
                taken++;
                if (board.size() == n) {
                    return Board.of(board.stream().mapToInt(column -> column).toArray());
                }
                for (int column = n - 1; column >= 0; column--) {
                    if (isFree(board, board.size(), column)) {
                        made++;
                        List<Integer> child = new ArrayList<>(board);
                        child.add(column);
                        if (cost(child) < Long.MAX_VALUE) {
                            waiting.add(child);
                        }
                    }
                }
                widest = Math.max(widest, waiting.size());
            }
        }

        private long cost(List<Integer> board) {
            long cost = addsPlaced ? 2 * EVEN * board.size() : 0;
            for (int row = board.size(); row < n; row++) {
                int free = 0;
                for (int column = 0; column < n; column++) {
                    free += isFree(board, row, column) ? 1 : 0;
                }
                if (free == 0) {
                    return Long.MAX_VALUE;
                }
                cost += EVEN + EVEN / free;
            }
            return cost;
        }

        private static boolean isFree(List<Integer> board, int row, int column) {
            for (int above = 0; above < board.size(); above++) {
                int across = Math.abs(board.get(above) - column);
                if (across == 0 || across == row - above) {
                    return false;
                }
            }
            return true;
        }
    }

    @Test
    void deepeningTakesTheBoardsOfEachDepthAgain() {
        for (int n = 4; n <= 8; n++) {
            long expected = 0;
            for (int limit = 1; limit < n; limit++) {
                expected += boards(new ArrayList<>(), n, limit);
            }
            expected += solve("strategy=depth-first", Problem.queens(n))
                    .statistics()
                    .iterations();
            assertThat(solve("strategy=iterative-deepening", Problem.queens(n))
                            .statistics()
                            .iterations())
                    .isEqualTo(expected);
        }
    }

    private static long boards(List<Integer> board, int n, int limit) {
        long boards = 1;
        for (int column = 0; column < n && board.size() < limit; column++) {
            if (PlainBestFirst.isFree(board, board.size(), column)) {
                List<Integer> child = new ArrayList<>(board);
                child.add(column);
                boards += boards(child, n, limit);
            }
        }
        return boards;
    }

    @ParameterizedTest
    @MethodSource("settings")
    void aLimitOfBoardsGivesUpInASentenceOrMakesNoDifference(String settings) {
        SolveResult free = solve(settings, Problem.queens(6));
        boolean isEnough = false;
        for (int boards = 1; boards <= 200; boards++) {
            SolveResult limited = solve(settings + ",boards=" + boards, Problem.queens(6));
            if (limited.isSolved()) {
                isEnough = true;
                assertThat(limited.board()).isEqualTo(free.board());
                assertThat(limited.statistics().iterations())
                        .isEqualTo(free.statistics().iterations());
            } else {
                assertThat(isEnough).isFalse();
                assertThat(limited.status()).isEqualTo(SolveStatus.GAVE_UP);
                assertThat(limited.reason().orElseThrow())
                        .startsWith(boards + " boards are kept")
                        .endsWith("; raise 'boards', or choose strategy=depth-first");
            }
        }
        assertThat(isEnough).isTrue();
    }

    @ParameterizedTest
    @MethodSource("settings")
    void aListenerSeesEachBoardThatIsTaken(String settings) {
        Problem problem = Problem.builder(8).place(4, 2).block(0, 0).build();
        StandingQueens standing = new StandingQueens(problem);
        SolveOptions options = SolveOptions.builder().listener(standing).build();
        Board board =
                Solvers.get("best-first:" + settings).solve(problem, options).orElseThrow();
        for (int row = 0; row < 8; row++) {
            assertThat(standing.columns()).containsEntry(row, board.column(row));
        }
    }

    @Test
    void aBoardFullOfPlacedQueensIsItsOnlySolution() {
        Problem.Builder full = Problem.builder(6);
        Board solution = BruteForce.solutions(6).get(0);
        for (int row = 0; row < 6; row++) {
            full.place(row, solution.column(row));
        }
        for (String settings : ALL) {
            assertThat(solve(settings, full.build()).orElseThrow()).isEqualTo(solution);
        }
    }

    @Test
    void unknownStrategiesAreRefused() {
        assertThatThrownBy(() -> Solvers.get("best-first:strategy=best"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("greedy, a-star, uniform-cost, depth-first, iterative-deepening");
        assertThatThrownBy(() -> Solvers.get("best-first:boards=0")).hasMessageContaining("from 1");
    }

    @TestFactory
    @EnabledIfSystemProperty(named = "nqueens.variants", matches = ".+")
    Stream<DynamicTest> everyInstanceHasItsKnownAnswer() throws IOException {
        return VariantFiles.read(Path.of(System.getProperty("nqueens.variants"))).stream()
                .map(instance -> DynamicTest.dynamicTest(instance.id(), () -> {
                    SolveResult result = Solvers.get("best-first").solve(instance.problem(), SolveOptions.defaults());
                    assertThat(result.isSolved())
                            .isEqualTo(!instance.solutions().equals("0"));
                }));
    }

    @Test
    @Tag("thorough")
    void thePageShowsHowFarEachStrategyReaches() throws IOException {
        for (String row : rowsOfPage()) {
            String[] cells = row.split(" *\\| *", -1);
            Solver solver =
                    Solvers.get("best-first:" + cells[1].replace("`", "").replace(" ", ","));
            assertThat(largest(solver)).as(row).isEqualTo(Integer.parseInt(cells[6]));
        }
    }

    /** A size that is solved, one below a size that is not; sizes between smaller ones may not be solved either. */
    private static int largest(Solver solver) {
        int solved = 4;
        int unsolved = 8;
        while (isSolvedSoon(solver, unsolved)) {
            solved = unsolved;
            unsolved *= 2;
        }
        while (unsolved - solved > 1) {
            int middle = (solved + unsolved) / 2;
            if (isSolvedSoon(solver, middle)) {
                solved = middle;
            } else {
                unsolved = middle;
            }
        }
        return solved;
    }

    private static boolean isSolvedSoon(Solver solver, int n) {
        return solver.solve(n, SolveOptions.builder().maxIterations(100_000).build())
                .isSolved();
    }

    private static List<String> rowsOfPage() throws IOException {
        Path page = Path.of("").toAbsolutePath().resolve("../docs/algorithms/best-first.md");
        String text = Files.readString(page);
        return text.substring(text.indexOf("<!-- table: begin -->"), text.indexOf("<!-- table: end -->"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .toList();
    }

    @Test
    void thePageShowsWhatTheSearchDoesOnEightRows() throws IOException {
        requireRowsOfPage(1);
    }

    @Test
    @Tag("thorough")
    void thePageShowsWhatTheSearchDoes() throws IOException {
        requireRowsOfPage(4);
    }

    /** Compares what the searches do with the first sizes of the page's table. */
    private static void requireRowsOfPage(int sizes) throws IOException {
        List<String> rows = rowsOfPage();
        assertThat(rows).hasSize(7);
        for (String row : rows) {
            String[] cells = row.split(" *\\| *", -1);
            Solver solver =
                    Solvers.get("best-first:" + cells[1].replace("`", "").replace(" ", ","));
            for (int i = 0; i < sizes; i++) {
                String cell = cells[2 + i];
                if (!cell.equals("-")) {
                    assertThat(taken(solver, List.of(8, 12, 20, 30).get(i)))
                            .as(row)
                            .isEqualTo(cell);
                }
            }
        }
    }

    /** The iterations of a search and the most boards in its frontier. */
    private static String taken(Solver solver, int n) {
        long[] most = {0};
        SolveOptions options = SolveOptions.builder()
                .listener(new SolveListener() {
                    @Override
                    public void onMeasured(String name, double value) {
                        most[0] = name.equals("frontier") ? Math.max(most[0], (long) value) : most[0];
                    }
                })
                .build();
        long iterations = solver.solve(n, options).statistics().iterations();
        return String.format(Locale.ROOT, "%,d / %,d", iterations, most[0]);
    }
}
