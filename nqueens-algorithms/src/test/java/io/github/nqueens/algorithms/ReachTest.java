package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The table of solvers in {@code docs/algorithms/README.md} names the largest sizes that were measured. The ordinary build holds
 * that each exists; the profile {@code measure} prints the median of five seeds at each, and searches the reach by bisection.
 */
class ReachTest {
    private static final int SEEDS = 5;
    private static final Duration HOPELESS = Duration.ofMinutes(1);
    private static final Duration REACHED = Duration.ofSeconds(10);
    private static final Path TABLE = Path.of("..", "docs", "algorithms", "README.md");
    private static final Pattern ROW = Pattern.compile("^\\| \\[`([a-z-]+)`]\\([^|]*\\|[^|]*\\|([^|]*)\\|");
    private static final Pattern SIZE = Pattern.compile("([0-9,]+)(?: with `([^`]+)`)?(?:;|$)");

    /** The solvers of the table with the sizes that it names. */
    static Stream<Arguments> table() throws IOException {
        List<Arguments> rows = new ArrayList<>();
        for (String line : Files.readAllLines(TABLE)) {
            Matcher row = ROW.matcher(line);
            if (!row.find()) {
                continue;
            }
            Matcher size = SIZE.matcher(row.group(2).strip());
            while (size.find()) {
                String spec = row.group(1) + (size.group(2) == null ? "" : ":" + size.group(2));
                rows.add(Arguments.of(spec, Integer.parseInt(size.group(1).replace(",", ""))));
            }
        }
        return rows.stream();
    }

    /** The sizes of the table, and others whose times stand on the pages of the solvers. */
    static Stream<Arguments> rows() throws IOException {
        return Stream.concat(
                table(),
                Stream.of(
                        Arguments.of("iterative-repair", 1_000_000),
                        Arguments.of("hill-climbing", 200),
                        Arguments.of("hill-climbing:sideways=100", 10_000),
                        Arguments.of("simulated-annealing", 1_000_000),
                        Arguments.of("simulated-annealing:preset=attacked", 3_000),
                        Arguments.of("simulated-annealing:preset=stepped", 3_000),
                        Arguments.of("tabu", 20_000),
                        Arguments.of("tabu:candidates=50", 1_000_000),
                        Arguments.of("genetic", 1_000),
                        Arguments.of("queen-search", 1_000_000),
                        Arguments.of("auto", 1_000_000)));
    }

    @Test
    void theTableHasASizeForEachSolverThatHasOneOfItsOwn() throws IOException {
        List<String> inTable = table().map(row -> (String) row.get()[0]).toList();
        assertThat(inTable)
                .doesNotHaveDuplicates()
                .containsAll(Solvers.available().stream()
                        .map(SolverDescriptor::name)
                        .filter(name -> !name.equals("portfolio"))
                        .toList());
    }

    @Test
    void thePageOfEachSolverNamesTheReachOfTheTable() throws IOException {
        for (String line : Files.readAllLines(TABLE)) {
            Matcher row = ROW.matcher(line);
            if (row.find() && SIZE.matcher(row.group(2).strip()).find()) {
                String reach = row.group(2).strip().replaceFirst("[0-9,]+", "$0 rows");
                assertThat(Files.readAllLines(TABLE.resolveSibling(row.group(1) + ".md")))
                        .as("the page of %s", row.group(1))
                        .filteredOn(text -> text.startsWith("**[Reach]"))
                        .containsExactly("**[Reach](README.md#reach):** " + reach + ".");
            }
        }
    }

    /** In the ordinary build, so that a row cannot name what is gone. */
    @ParameterizedTest
    @MethodSource("rows")
    void everyRowNamesASolverAndParametersThatExist(String spec, int n) {
        String name = spec.contains(":") ? spec.substring(0, spec.indexOf(':')) : spec;
        assertThat(Solvers.get(spec).name()).isEqualTo(name);
        assertThat(SolverCatalog.load().descriptor(name).largestSize()).isGreaterThanOrEqualTo(n);
    }

    @Tag("measure")
    @ParameterizedTest(name = "{0}, n = {1}")
    @MethodSource("rows")
    void medianOfFiveSeeds(String spec, int n) {
        Solver solver = Solvers.get(spec);
        List<SolveStatistics> runs = new ArrayList<>();
        int solved = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).timeLimit(HOPELESS).build());
            runs.add(result.statistics());
            solved += result.isSolved() ? 1 : 0;
        }
        runs.sort(Comparator.comparing(SolveStatistics::elapsed));
        System.out.printf(
                Locale.ROOT,
                "reach | %s | %,d | median %.3f s | %.3f to %.3f s | solved %d of %d | median run %,d iterations%n",
                spec,
                n,
                seconds(runs.get(SEEDS / 2)),
                seconds(runs.get(0)),
                seconds(runs.get(SEEDS - 1)),
                solved,
                SEEDS,
                runs.get(SEEDS / 2).iterations());
        assertThat(solved).isGreaterThan(SEEDS / 2);
    }

    /** Prints the reach as the table defines it. Takes some minutes a solver. */
    @Tag("measure")
    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void reachByBisection(String spec, int measured) {
        Solver solver = Solvers.get(spec);
        int reach = reach(n -> isReached(solver, n), Math.max(4, measured / 2), largestSize(solver));
        System.out.printf(Locale.ROOT, "reach by bisection | %s | %,d%n", spec, reach);
        assertThat(reach).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, 5, 31, 32, 1_000, 123_456_789, Integer.MAX_VALUE})
    void bisectionEndsWithinATwentiethBelowTheLargestSizeThatHolds(int largest) {
        int reach = reach(n -> n <= largest, 4, Integer.MAX_VALUE);
        if (largest < 4) {
            assertThat(reach).isZero();
        } else {
            assertThat(reach).isBetween(largest - largest / 20, largest);
        }
    }

    /** The reach: three of five seeds, so that the median is a solution within ten seconds. */
    private static boolean isReached(Solver solver, int n) {
        int solved = 0;
        for (long seed = 1; seed <= SEEDS && solved <= SEEDS / 2; seed++) {
            SolveOptions options =
                    SolveOptions.builder().seed(seed).timeLimit(REACHED).build();
            solved += solver.solve(n, options).isSolved() ? 1 : 0;
        }
        return solved > SEEDS / 2;
    }

    /** Doubles while the size is reached, then halves the interval until it is a twentieth of its lower end; 0 if nothing is. */
    private static int reach(IntPredicate reached, int start, int largest) {
        int low = 0;
        long high = start;
        while (high <= largest && reached.test((int) high)) {
            low = (int) high;
            high = Math.min(2 * high, low == largest ? largest + 1L : largest);
        }
        if (low == 0 && start > 4) {
            return reach(reached, Math.max(4, start / 2), start - 1);
        }
        while (low > 0 && high - low > Math.max(1, low / 20)) {
            int middle = (int) ((low + high) / 2);
            if (reached.test(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static int largestSize(Solver solver) {
        return solver.descriptor().largestSize();
    }

    private static double seconds(SolveStatistics run) {
        return run.elapsed().toNanos() / 1e9;
    }
}
