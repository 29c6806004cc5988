package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
 * The table of solvers in {@code docs/algorithms/README.md} names the reach of each. The ordinary build holds that each row names
 * what exists; the profile {@code measure} searches the reach by bisection.
 */
class ReachTest {
    private static final int SEEDS = 5;
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

    @Test
    void theTableHasASizeForEachSolverThatHasOneOfItsOwn() throws IOException {
        List<String> inTable = table().map(row -> (String) row.get()[0]).toList();
        assertThat(inTable)
                .as(
                        "the rows of docs/algorithms/README.md; reachByBisection in this class measures the reach of a new solver")
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
                assertThat(Files.readString(TABLE.resolveSibling(row.group(1) + ".md")))
                        .as("the page of %s", row.group(1))
                        .containsPattern("\\| \\[reach]\\(README\\.md#reach\\) \\|\n[-|]+\n.* \\| "
                                + Pattern.quote(row.group(2).strip()) + " \\|\n");
            }
        }
    }

    /** In the ordinary build, so that a row cannot name what is gone. */
    @ParameterizedTest
    @MethodSource("table")
    void everyRowNamesASolverAndParametersThatExist(String spec, int n) {
        String name = spec.contains(":") ? spec.substring(0, spec.indexOf(':')) : spec;
        assertThat(Solvers.get(spec).name()).isEqualTo(name);
        assertThat(SolverCatalog.load().descriptor(name).largestSize()).isGreaterThanOrEqualTo(n);
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

    /** The reach: three of five seeds, so that the median is a solution within ten seconds. Ends when three agree. */
    private static boolean isReached(Solver solver, int n) {
        int solved = 0;
        int failed = 0;
        for (long seed = 1; solved <= SEEDS / 2 && failed <= SEEDS / 2; seed++) {
            SolveOptions options =
                    SolveOptions.builder().seed(seed).timeLimit(REACHED).build();
            if (solver.solve(n, options).isSolved()) {
                solved++;
            } else {
                failed++;
            }
        }
        return solved > failed;
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
}
