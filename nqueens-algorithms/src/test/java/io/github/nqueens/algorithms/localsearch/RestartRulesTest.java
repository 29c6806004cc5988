package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchAlgorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solvers that restart make of their rule. */
@Timeout(120)
class RestartRulesTest {
    private static Stream<SearchAlgorithm> algorithms(RestartRule rule) {
        return Stream.of(
                Tabu.builder().restart(rule).build(),
                Greedy.builder().restart(rule).build(),
                IterativeRepair.builder().restart(rule).build(),
                HillClimbing.builder().restart(rule).build(),
                SimulatedAnnealing.builder().restart(rule).build(),
                SimulatedAnnealing.builder()
                        .preset(SimulatedAnnealing.Preset.ATTACKED)
                        .restart(rule)
                        .build(),
                SimulatedAnnealing.builder()
                        .preset(SimulatedAnnealing.Preset.STEPPED)
                        .restart(rule)
                        .build());
    }

    static Stream<SearchAlgorithm> impatient() {
        return Stream.of(Long.MIN_VALUE, -1L, 0L).flatMap(patience -> algorithms((attempt, iterations) -> patience));
    }

    /** A rule without patience must not keep a run from its limits. */
    @ParameterizedTest
    @MethodSource("impatient")
    void everyAttemptDoesAnIteration(SearchAlgorithm algorithm) {
        SolveResult result = Solvers.of("impatient", algorithm)
                .solve(200, SolveOptions.builder().seed(1).maxIterations(300).build());
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(result.statistics().iterations()).isEqualTo(300);
        assertThat(result.statistics().restarts()).isBetween(1L, 300L);
    }

    static Stream<SearchAlgorithm> luby() {
        return algorithms(RestartRule.luby(40));
    }

    @ParameterizedTest
    @MethodSource("luby")
    void solvesBySeries(SearchAlgorithm algorithm) {
        for (int n : new int[] {4, 6, 8, 20}) {
            SolveOptions options = SolveOptions.builder().seed(n).build();
            assertThat(Solvers.of("luby", algorithm).solve(n, options).isSolved())
                    .isTrue();
        }
    }

    @Test
    void theRuleIsAskedAtTheBeginningAndAtEachNewBestBoard() {
        List<String> asked = new ArrayList<>();
        RestartRule rule = (attempt, iterations) -> {
            asked.add(attempt + "/" + iterations);
            return 1;
        };
        Solvers.of("asking", Tabu.builder().restart(rule).build())
                .solve(6, SolveOptions.builder().seed(1).maxIterations(200).build());
        assertThat(asked).startsWith("1/0", "1/1").contains("2/0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tabu:stagnation=4",
                "greedy:stagnation=4",
                "iterative-repair:stagnation=4",
                "hill-climbing:sideways=2",
                "simulated-annealing:stagnation=4"
            })
    void theSeriesChangesTheRunAndItsDefaultDoesNot(String spec) {
        SolveOptions options =
                SolveOptions.builder().seed(3).maxIterations(20_000).build();
        long fixed = restarts(spec, options);
        assertThat(restarts(spec + ",restart=fixed", options)).isEqualTo(fixed);
        assertThat(restarts(spec + ",restart=luby", options)).isNotEqualTo(fixed);
    }

    private static long restarts(String spec, SolveOptions options) {
        long restarts = 0;
        for (int n = 6; n < 9; n++) {
            for (long seed = 1; seed < 20; seed++) {
                restarts += Solvers.get(spec)
                        .solve(n, options.toBuilder().seed(seed).build())
                        .statistics()
                        .restarts();
            }
        }
        return restarts;
    }
}
