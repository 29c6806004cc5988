package io.github.nqueens.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.jmh.ConflictCounterBenchmark;
import io.github.nqueens.benchmarks.jmh.Contestant;
import io.github.nqueens.benchmarks.pages.BenchmarkTables;
import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.openjdk.jmh.annotations.Benchmark;

class PlanTest {
    @Test
    void aRunIsExpectedToTakeHalfAnHourAtMost() throws IOException {
        assertThat(Plan.read().seconds(Plan.LEAST_ROUNDS)).isBetween(15 * 60.0, 29 * 60.0);
    }

    @Test
    void everySolverBaselineAndPeerIsMeasured() throws IOException {
        Set<String> all =
                Solvers.available().stream().map(SolverDescriptor::name).collect(Collectors.toCollection(TreeSet::new));
        // They are compared by nodes, on their pages; the published run is older than these solvers.
        all.removeAll(Set.of("best-first", "constraint-search", "exact-cover", "local-beam"));
        all.addAll(Contestant.BASELINES);
        all.addAll(Peers.NAMES);
        assertThat(contestants(Sample.SOLUTION)).isEqualTo(all);
    }

    @Test
    void everyOperationOfTheCounterIsMeasured() throws IOException {
        Set<String> operations = new TreeSet<>();
        for (var method : ConflictCounterBenchmark.class.getDeclaredMethods()) {
            if (method.isAnnotationPresent(Benchmark.class)) {
                operations.add(method.getName());
            }
        }
        assertThat(contestants(Sample.COUNTER)).isEqualTo(operations);
    }

    /** Otherwise there is no ratio. */
    @Test
    void theBaseIsMeasuredWhereverAnotherIs() throws IOException {
        Plan plan = Plan.read().only(entry -> entry.benchmark().equals(Sample.SOLUTION));
        assertThat(sizes(plan.only(entry -> entry.contestant().equals(BenchmarkTables.BASE))))
                .containsAll(sizes(plan));
    }

    @Test
    void theDescriptionNamesEntriesRoundsAndTime() throws IOException {
        Plan plan = Plan.read().only(entry -> entry.contestant().equals("tabu") && entry.n() <= 8);
        assertThat(plan.describe(3))
                .isEqualTo("tabu: 8 (batches)\nMeasurements in each of 3 rounds: 1. Expected time in minutes: 1.\n");
    }

    @ParameterizedTest
    @FieldSource("io.github.nqueens.benchmarks.peers.Peers#NAMES")
    void everyPeerFindsASolution(String name) {
        var peer = Peers.named(name);
        Optional<int[]> found = peer.model(8, 1, Duration.ofSeconds(60)).get();
        assertThat(found)
                .hasValueSatisfying(
                        columns -> assertThat(Board.of(columns).isSolution()).isTrue());
        assertThat(peer.settings()).isNotBlank();
    }

    @Test
    void versionsAreThoseOfTheBuild() throws IOException {
        var versions = Facts.versions();
        assertThat(versions.stringPropertyNames()).containsAll(Peers.NAMES).contains("nqueens", "JMH");
        assertThat(versions.values())
                .allSatisfy(version -> assertThat(version.toString()).matches("\\d+\\.\\d+.*"));
    }

    private static Set<Integer> sizes(Plan plan) {
        return plan.entries().stream().map(Plan.Entry::n).collect(Collectors.toSet());
    }

    private static Set<String> contestants(String benchmark) throws IOException {
        return Plan.read().entries().stream()
                .filter(entry -> entry.benchmark().equals(benchmark))
                .map(Plan.Entry::contestant)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
