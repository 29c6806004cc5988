package io.github.nqueens.benchmarks.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.results.CallPlan;
import io.github.nqueens.benchmarks.results.CallResults;
import io.github.nqueens.benchmarks.results.CallSample;
import io.github.nqueens.benchmarks.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.csv.CSVPrinter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallPagesTest {
    private static final String TABU = "algorithms/tabu.md";

    @TempDir
    Path folder;

    @BeforeEach
    void pages() throws IOException {
        Files.createDirectory(folder.resolve("algorithms"));
        Files.createDirectory(folder.resolve("tables"));
        for (String page : List.of(TABU, CallPages.CONDITIONS)) {
            Files.writeString(
                    folder.resolve(page), "Before.\n\n<!-- calls: begin -->\nold\n<!-- calls: end -->\n\nAfter.\n");
        }
        Map<String, String> facts = new TreeMap<>(SyntheticRun.facts());
        facts.remove("jvm options");
        Results.writeFacts(folder.resolve(CallResults.FACTS), facts);
    }

    /** Two calls at n = 8 and one at n = 20 in each round. The second call at n = 8 takes three times as long as the first. */
    private void measured(long restarts) throws IOException {
        try (CSVPrinter printer = CallResults.start(folder)) {
            for (int round = 1; round <= 3; round++) {
                CallResults.print(printer, sample(TABU, "tabu", 8, round, 1, 10, 0, 1e3 * round));
                CallResults.print(printer, sample(TABU, "tabu", 8, round, 2, 30, restarts, 3e3 * round));
                CallResults.print(printer, sample(TABU, "tabu", 20, round, 1, 1_000, 0, 17e6));
                CallResults.print(printer, sample(CallPages.CONDITIONS, "explicit", 9, round, 1, 1, 0, 5));
            }
        }
        CallPages.write(folder);
    }

    private static CallSample sample(
            String page, String solver, int n, int round, long seed, long iterations, long restarts, double nanos) {
        return new CallSample(page, solver, n, round, seed, iterations, restarts, nanos, round / 10.0);
    }

    @Test
    void eachPageHasTheTableOfItsCallsBetweenTheMarks() throws IOException {
        measured(0);
        assertThat(folder.resolve(TABU))
                .content()
                .startsWith("Before.\n\n<!-- calls: begin -->\n")
                .endsWith("<!-- calls: end -->\n\nAfter.\n")
                .contains(
                        "Times are medians over 3 fresh JVMs with 1 to 2 calls each ([how](../tables/benchmarks.md#single-calls)).")
                .contains("""
                        | n | iterations | median | least to greatest | per iteration |
                        |--:|--:|--:|--:|--:|
                        | 8 | 20 | 3.0 µs | 1.0 to 9.0 µs |  |
                        | 20 | 1,000 | 17 ms | 17 to 17 ms | 17 µs |
                        """)
                .doesNotContain("explicit");
    }

    @Test
    void restartsHaveAColumnWhereThereAreAny() throws IOException {
        measured(5);
        assertThat(folder.resolve(TABU))
                .content()
                .contains("| n | iterations | restarts | median |")
                .contains("| 8 | 20 | 2.5 | 3.0 µs |")
                .contains("| 20 | 1,000 | 0 | 17 ms |");
    }

    @Test
    void solversThatDifferAreTold() {
        CallSample plain = sample(TABU, "tabu", 8, 1, 1, 10, 0, 1e3);
        CallSample other = sample(TABU, "tabu:tenure=3", 8, 1, 1, 10, 0, 1e3);
        assertThat(CallPages.table(List.of(plain, other), TABU).toString())
                .startsWith("| parameters | n |")
                .contains("| default | 8 |", "| `tenure=3` | 8 |");
        assertThat(CallPages.table(List.of(plain, sample(TABU, "greedy", 8, 1, 1, 10, 0, 1e3)), TABU)
                        .toString())
                .startsWith("| solver | n |")
                .contains("| `tabu` | 8 |", "| `greedy` | 8 |");
    }

    @Test
    void theConditionsOfAllCallsAreOnThePageOfBenchmarks() throws IOException {
        measured(0);
        assertThat(folder.resolve(CallPages.CONDITIONS))
                .content()
                .contains(
                        "Measured on 2026-01-31 with version 1.2.3 as of commit `0123456789abcdef0123456789abcdef01234567`. The run was on A "
                                + "Virtual Machine 17, 2 cores of a processor, 25 GB of memory, Linux amd64.")
                .contains("0.05 before the run and 0.10 to 0.30 during it")
                .contains("(../single-calls.csv)", "(../single-calls-run.csv)")
                .contains("| 9 | 1 | 5.0 ns |");
    }

    @Test
    void resultsAreReadAsTheyWereWritten() throws IOException {
        measured(2);
        assertThat(CallResults.samples(folder)).hasSize(12).contains(sample(TABU, "tabu", 8, 2, 2, 30, 2, 6e3));
    }

    /** A JVM that ends with an error after twenty minutes is found here. */
    @Test
    void thePlanNamesSolversThatTakeTheirSizes() throws IOException {
        assertThat(CallPlan.read()).hasSizeGreaterThan(9).allSatisfy(entry -> {
            assertThat(entry.sizes()).isNotEmpty().isSorted();
            assertThat(Solvers.get(entry.solver()).descriptor().largestSize())
                    .isGreaterThanOrEqualTo(entry.sizes().get(entry.sizes().size() - 1));
            assertThat(entry.seeds()).isPositive();
            assertThat(entry.jvmOptions()).allMatch(option -> option.startsWith("-X"));
        });
    }
}
