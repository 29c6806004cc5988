package io.github.nqueens.algorithms.exact.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.Allocations;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Events;
import io.github.nqueens.testing.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintSearchTest {
    private static final List<Board> SUPERQUEENS = BruteForce.solutions(
            Problem.builder(10).rule(AttackRule.SUPERQUEENS).build());

    /** One choice of heuristics, none of them random. */
    record Setting(
            VariableOrder.Rule variables,
            ValueOrder.Rule values,
            Inference.Method inference,
            BacktrackingMethod wayBack) {
        ConstraintSearch search() {
            return ConstraintSearch.builder()
                    .variables(variables)
                    .values(values)
                    .inference(inference)
                    .backtracking(wayBack)
                    .build();
        }

        PlainConstraintSearch plain(Problem problem, boolean first) {
            return new PlainConstraintSearch(problem, variables, values, inference, wayBack, first).run();
        }
    }

    /** All that agree with each other: 5 orders of rows, 3 of columns, 6 inferences and 4 ways back, without the refused ones. */
    static List<Setting> settings() {
        return allSettings().stream()
                .filter(setting ->
                        setting.variables() != VariableOrder.Rule.RANDOM && setting.values() != ValueOrder.Rule.RANDOM)
                .toList();
    }

    /** The same with random orders of rows and columns. */
    static List<Setting> allSettings() {
        List<Setting> settings = new ArrayList<>();
        for (VariableOrder.Rule variables : VariableOrder.Rule.values()) {
            for (ValueOrder.Rule values : ValueOrder.Rule.values()) {
                for (Inference.Method inference : Inference.Method.values()) {
                    for (BacktrackingMethod wayBack : BacktrackingMethod.values()) {
                        Setting setting = new Setting(variables, values, inference, wayBack);
                        if (agrees(setting)) {
                            settings.add(setting);
                        }
                    }
                }
            }
        }
        return settings;
    }

    private static boolean agrees(Setting setting) {
        boolean backward = setting.wayBack() == BacktrackingMethod.BACKMARKING
                || setting.wayBack() == BacktrackingMethod.BACKJUMPING;
        boolean fixed = setting.variables() == VariableOrder.Rule.NATURAL
                || setting.variables() == VariableOrder.Rule.CENTER_OUT;
        return (!backward || setting.inference() == Inference.Method.NONE)
                && (setting.wayBack() != BacktrackingMethod.BACKMARKING || fixed)
                && (setting.variables() != VariableOrder.Rule.WEIGHTED_DEGREE
                        || setting.inference() != Inference.Method.NONE);
    }

    @Test
    void thereAreSettingsOfEachKind() {
        assertThat(settings()).hasSize(3 * (4 * 2 + 5 * 5 * 2 + 4 + 2));
        assertThat(allSettings()).hasSize(308);
    }

    @ParameterizedTest
    @MethodSource("settings")
    void allSolutionsAndCountsAreThoseOfThePlainSearch(Setting setting) {
        for (int n = 4; n <= 6; n++) {
            compareAll(setting, Problem.queens(n));
        }
        for (int seed = 0; seed < 12; seed++) {
            compareAll(setting, Problems.any(4 + seed % 3, seed));
        }
        for (int seed = 0; seed < 4; seed++) {
            compareAll(setting, Problems.superqueens(SUPERQUEENS, 100, seed));
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("settings")
    void allSolutionsAndCountsOfLargerBoardsAreThoseOfThePlainSearch(Setting setting) {
        for (int n = 7; n <= 8; n++) {
            compareAll(setting, Problem.queens(n));
        }
        for (int seed = 100; seed < 400; seed++) {
            compareAll(setting, Problems.any(4 + seed % 4, seed));
            compareAll(setting, Problems.superqueens(SUPERQUEENS, 80, seed));
        }
    }

    /** Problems of 4 and 5 rows with all their solutions, made once for all settings. */
    private static final class Small {
        static final Map<Problem, List<String>> SOLUTIONS = new LinkedHashMap<>();

        static {
            for (int seed = 0; SOLUTIONS.size() < 20_000; seed++) {
                Problem problem = Problems.any(4 + seed % 2, seed);
                SOLUTIONS.put(
                        problem,
                        BruteForce.solutions(problem).stream()
                                .map(Board::toString)
                                .toList());
            }
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("allSettings")
    void twentyThousandSmallProblemsHaveTheSolutionsOfBruteForce(Setting setting) {
        ConstraintSearch search = setting.search();
        List<String> found = new ArrayList<>();
        Small.SOLUTIONS.forEach((problem, solutions) -> {
            found.clear();
            search.enumerate(problem, Limits.none(), board -> found.add(board.toString()));
            found.sort(null);
            if (!found.equals(solutions)) {
                assertThat(found).as("%s on%n%s", setting, problem.toText()).isEqualTo(solutions);
            }
        });
    }

    private static void compareAll(Setting setting, Problem problem) {
        if (problem.contradiction().isPresent()) {
            return;
        }
        List<String> found = new ArrayList<>();
        ConstraintSearch.Enumeration all =
                setting.search().enumerate(problem, Limits.none(), board -> found.add(board.toString()));
        PlainConstraintSearch plain = setting.plain(problem, false);
        assertThat(found).as("%s on%n%s", setting, problem.toText()).isEqualTo(plain.solutions);
        assertThat(all.solutions()).isEqualTo(plain.solutions.size());
        assertThat(all.isComplete()).isTrue();
        assertThat(all.statistics()).as("%s on%n%s", setting, problem.toText()).isEqualTo(plain.statistics());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void theNodesOnTheWayToASolutionAreThoseOfThePlainSearch(Setting setting) {
        for (Problem problem : Stream.concat(
                        Stream.of(Problem.queens(6), Problem.queens(7)),
                        Stream.iterate(50L, seed -> seed + 1).limit(6).map(seed -> Problems.any(6, seed)))
                .filter(some -> some.contradiction().isEmpty())
                .toList()) {
            List<String> nodes = new ArrayList<>();
            SolveListener listener = Events.placements((row, column) -> nodes.add(row + ":" + column));
            SolveResult result = Solvers.of("csp", setting.search(), SolverTrait.COMPLETE, SolverTrait.EVERY_PROBLEM)
                    .solve(problem, SolveOptions.builder().listener(listener).build());
            PlainConstraintSearch plain = setting.plain(problem, true);
            List<String> given = problem.placed().stream()
                    .map(queen -> queen.row() + ":" + queen.column())
                    .toList();
            assertThat(nodes.subList(0, given.size())).isEqualTo(given);
            assertThat(nodes.subList(given.size(), nodes.size()))
                    .as("%s on%n%s", setting, problem.toText())
                    .isEqualTo(plain.nodes.stream()
                            .filter(node -> !given.contains(node))
                            .toList());
            assertThat(result.statistics().iterations()).isEqualTo(plain.nodes.size());
            assertThat(result.statistics().evaluations()).isEqualTo(plain.checks);
            assertThat(result.isSolved()).isEqualTo(!plain.solutions.isEmpty());
            assertThat(result.status()).isIn(SolveStatus.SOLVED, SolveStatus.UNSOLVABLE);
        }
    }

    /** Rules out what a queen attacks in one other row, so that a search must check the other rows backward. */
    private static boolean ruleOutInOneRow(Domains domains, int row) {
        int other = (row + 1) % domains.size();
        if (domains.isPlaced(other)) {
            return true;
        }
        boolean isLeft = domains.count(other) > 0;
        for (int column = 0; column < domains.size() && isLeft; column++) {
            if (domains.contains(other, column) && !domains.check(row, domains.column(row), other, column)) {
                isLeft = domains.ruleOut(other, column, row);
            }
        }
        return isLeft;
    }

    /** An order of one's own is checked square by square, and the ascending one a row at once. */
    @ParameterizedTest
    @EnumSource(names = {"NATURAL", "FEWEST_VALUES", "RANDOM"})
    void rowsCheckedAtOnceTakeAsManyChecksAsTheirSquares(VariableOrder.Rule variables) {
        for (int seed = 0; seed < 60; seed++) {
            Problem problem = seed < 3 ? Problem.queens(31 + seed) : Problems.any(5 + seed % 8, seed);
            for (Inference inference :
                    List.<Inference>of(Inference.Method.NONE, ConstraintSearchTest::ruleOutInOneRow)) {
                ConstraintSearch.Builder search =
                        ConstraintSearch.builder().variables(variables).inference(inference);
                if (variables == VariableOrder.Rule.RANDOM && seed % 2 == 0) {
                    search.stagnation(7);
                }
                SolveOptions options = SolveOptions.builder()
                        .seed(seed)
                        .maxIterations(1 + 97 * seed % 1_000)
                        .build();
                SolveResult atOnce = solve(search, problem, options);
                SolveResult bySquare = solve(search.values((domains, row, columns) -> {}), problem, options);
                assertThat(atOnce.statistics().evaluations())
                        .as("%s on%n%s", search.build(), problem.toText())
                        .isEqualTo(bySquare.statistics().evaluations());
                assertThat(atOnce.statistics().iterations())
                        .isEqualTo(bySquare.statistics().iterations());
                assertThat(atOnce.board()).isEqualTo(bySquare.board());
            }
        }
    }

    private static SolveResult solve(ConstraintSearch.Builder search, Problem problem, SolveOptions options) {
        return Solvers.of("csp", search.build(), SolverTrait.COMPLETE, SolverTrait.EVERY_PROBLEM)
                .solve(problem, options);
    }

    /** The number of safe placements of the first rows, the empty one included. */
    @ParameterizedTest
    @CsvSource({"4, 17", "5, 54", "6, 153", "7, 552", "8, 2057", "9, 8394", "10, 35539"})
    void plainBacktrackingVisitsEverySafePlacement(int n, long nodes) {
        ConstraintSearch search =
                ConstraintSearch.builder().inference(Inference.Method.NONE).build();
        ConstraintSearch.Enumeration all = search.enumerate(Problem.queens(n), Limits.none(), board -> {});
        assertThat(all.statistics().nodes()).isEqualTo(nodes);
    }

    @Test
    void thePageShowsWhatTheSearchDoes() throws IOException {
        Path page = Path.of("").toAbsolutePath().resolve("../docs/algorithms/constraint-search.md");
        String text = Files.readString(page);
        List<String> rows = text.substring(text.indexOf("<!-- table: begin -->"), text.indexOf("<!-- table: end -->"))
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| variables"))
                .toList();
        assertThat(rows).hasSize(17);
        for (String row : rows) {
            String[] cells = row.split(" *\\| *", -1);
            ConstraintSearch search = ConstraintSearch.builder()
                    .variables(constant(VariableOrder.Rule.values(), cells[1]))
                    .inference(constant(Inference.Method.values(), cells[2]))
                    .backtracking(constant(BacktrackingMethod.values(), cells[3]))
                    .build();
            ConstraintSearch.Enumeration all = search.enumerate(Problem.queens(8), Limits.none(), board -> {});
            ConstraintStatistics did = all.statistics();
            assertThat(all.solutions()).isEqualTo(92);
            assertThat(row)
                    .isEqualTo(String.format(
                            Locale.ROOT,
                            "| %s | %s | %s | %,d | %,d | %,d | %,d |",
                            cells[1],
                            cells[2],
                            cells[3],
                            did.nodes(),
                            did.checks(),
                            did.backtracks(),
                            did.longestJump()));
        }
    }

    private static <E extends Enum<E>> E constant(E[] all, String text) {
        return Stream.of(all)
                .filter(one -> Kebab.of(one).equals(text))
                .findFirst()
                .orElseThrow();
    }

    /** In a region puzzle queens attack few squares, and matchings rule out the rest. */
    @Test
    void regionsHaveDefaultsOfTheirOwn() {
        Problem regions = Problem.builder(6)
                .regions("AABBBC", "ADDBCC", "ADEECC", "DDEEFC", "DEEFFF", "DDFFFF")
                .build();
        assertThat(iterations("csp", regions))
                .isEqualTo(iterations("csp:variables=fewest-values,inference=all-different", regions));
        assertThat(iterations("csp:backtracking=backmarking", regions))
                .isEqualTo(iterations("csp:variables=natural,inference=none,backtracking=backmarking", regions));
        assertThat(iterations("csp:variables=natural,inference=forward-checking", regions))
                .isNotEqualTo(iterations("csp", regions));
        assertThat(iterations("csp", Problem.queens(12)))
                .isEqualTo(iterations("csp:variables=natural,inference=forward-checking", Problem.queens(12)));
    }

    private static long iterations(String spec, Problem problem) {
        return Solvers.get(spec)
                .solve(problem, SolveOptions.builder().seed(1).build())
                .statistics()
                .iterations();
    }

    @Test
    void randomOrdersDependOnTheSeedAlone() {
        Solver solver = Solvers.get("csp:variables=random,values=random");
        List<Board> boards = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            SolveOptions options = SolveOptions.builder().seed(seed).build();
            boards.add(solver.solve(12, options).orElseThrow());
            assertThat(solver.solve(12, options).orElseThrow()).isEqualTo(boards.get((int) seed));
        }
        assertThat(boards.stream().distinct().count()).isGreaterThan(10);
    }

    @Test
    void restartsUntilASolutionIsFound() {
        Solver solver = Solvers.get("csp:inference=none,values=random,stagnation=5,restart=luby");
        long restarts = 0;
        for (long seed = 0; seed < 20; seed++) {
            SolveResult result =
                    solver.solve(16, SolveOptions.builder().seed(seed).build());
            assertThat(result.isSolved()).as("seed %d", seed).isTrue();
            assertThat(result.statistics().bestCost()).hasValue(0);
            restarts += result.statistics().restarts();
        }
        assertThat(restarts).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "backtracking=backmarking,inference=forward-checking | choose inference=none",
                "backtracking=backjumping,inference=arc-consistency | choose inference=none",
                "backtracking=backmarking,variables=fewest-values | variables=natural or variables=center-out",
                "backtracking=backmarking,variables=random | variables=natural or variables=center-out",
                "variables=weighted-degree,inference=none | choose inference=forward-checking",
                "stagnation=10 | parameter 'stagnation=10' has no meaning where nothing is random",
                "restart=luby | parameter 'restart=luby' has no meaning without stagnation",
                "restart=luby,stagnation=10 | variables=random or variables=weighted-degree, or leave it out"
            })
    void contradictingSettingsAreRefusedInOneSentence(String parameters, String advice) {
        assertThatThrownBy(() -> Solvers.get("csp:" + parameters))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(advice.strip());
    }

    @ParameterizedTest
    @CsvSource({"fewest-values, forward-checking, 1000", "fewest-values, forward-checking, 3000"})
    void fewestValuesReachesLargeBoards(String variables, String inference, int n) {
        Board board = Solvers.get("csp:variables=" + variables + ",values=center-out,inference=" + inference)
                .solve(n);
        assertThat(board.isSolution()).isTrue();
        assertThat(Arrays.stream(board.toArray()).distinct().count()).isEqualTo(n);
    }

    /** The blame of a row is a bit for each queen, beside the trail of what was ruled out. */
    @ParameterizedTest
    @ValueSource(strings = {"forward-checking", "full-look-ahead", "all-different"})
    void conflictSetsTakeMemoryForWhatIsRuledOutAlone(String inference) {
        int n = inference.equals("forward-checking") ? 1_000 : 200;
        SolveOptions options =
                SolveOptions.builder().seed(1).maxIterations(n / 2).build();
        Solver chronological = Solvers.get("constraint-search:inference=" + inference);
        Solver directed = Solvers.get("constraint-search:backtracking=conflict-directed,inference=" + inference);
        long without = Allocations.bytes(() -> chronological.solve(n, options));
        long with = Allocations.bytes(() -> directed.solve(n, options));
        assertThat(with - without).isLessThan(2L * n * n);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "20", "blocked-20"})
    void thePageShowsWhatPaysOnEachProblem(String name) throws IOException {
        requireGridOfPage(name);
    }

    @Test
    @Tag("thorough")
    void thePageShowsWhatPaysWithRegions() throws IOException {
        requireGridOfPage("regions-12");
    }

    private static void requireGridOfPage(String name) throws IOException {
        Path docs = Path.of("").toAbsolutePath().resolve("../docs");
        String page = Files.readString(docs.resolve("algorithms/constraint-search.md"));
        int from = page.indexOf("<!-- grid: " + name + " -->");
        List<String> lines = page.substring(from, page.indexOf("<!-- grid: end -->", from))
                .lines()
                .filter(line -> line.startsWith("|"))
                .toList();
        String[] inferences = lines.get(0).split(" *\\| *", -1);
        Problem problem = Character.isDigit(name.charAt(0))
                ? Problem.queens(Integer.parseInt(name))
                : Problem.parse(Files.readString(docs.resolve("examples/problems/" + name + ".txt")));
        assertThat(lines).hasSize(5);
        for (String line : lines.subList(2, lines.size())) {
            String variables = line.substring(3, line.indexOf('`', 3));
            StringBuilder expected = new StringBuilder("| `" + variables + "`");
            for (int i = 2; i < inferences.length - 1; i++) {
                if (variables.equals("weighted-degree") && inferences[i].equals("none")) {
                    expected.append(" | -");
                    continue;
                }
                SolveResult result = Solvers.get(
                                "constraint-search:variables=" + variables + ",inference=" + inferences[i])
                        .solve(problem, SolveOptions.builder().seed(1).build());
                assertThat(result.isSolved()).isTrue();
                expected.append(String.format(
                        Locale.ROOT,
                        " | %,d/%,d",
                        result.statistics().iterations(),
                        result.statistics().evaluations()));
            }
            assertThat(line).isEqualTo(expected + " |");
        }
    }
}
