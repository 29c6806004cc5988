package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.strategy.CoolingSchedule;
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

    static Stream<SearchAlgorithm> withoutRule() {
        return algorithms(new RestartRule() {
            @Override
            public long patience(long attempt, long iterations) {
                return 1;
            }

            @Override
            public RestartRule times(long unit) {
                return null;
            }

            @Override
            public String toString() {
                throw new AssertionError("not asked for");
            }
        });
    }

    @ParameterizedTest
    @MethodSource("withoutRule")
    void aRuleThatReturnsNoneIsNamed(SearchAlgorithm algorithm) {
        assertThatIllegalStateException()
                .isThrownBy(() -> Solvers.of("null", algorithm).solve(8))
                .withMessageContaining("the restart rule " + RestartRulesTest.class.getName())
                .withMessageContaining("null");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, Double.NaN, Double.NEGATIVE_INFINITY})
    void aScheduleThatReturnsNoTemperatureIsNamed(double temperature) {
        CoolingSchedule broken = (start, before, change) -> change == 3 ? temperature : before;
        SearchAlgorithm algorithm =
                SimulatedAnnealing.builder().schedule(broken).build();
        assertThatIllegalStateException()
                .isThrownBy(() -> Solvers.of("broken", algorithm).solve(50))
                .withMessageContaining("the cooling schedule " + RestartRulesTest.class.getName())
                .withMessageContaining(temperature + " for change 3");
    }

    @Test
    void aScheduleThatReturnsNullIsNamed() {
        CoolingSchedule broken = new CoolingSchedule() {
            @Override
            public double next(double start, double temperature, long change) {
                return start;
            }

            @Override
            public CoolingSchedule with(double factor) {
                return null;
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> Solvers.of(
                                "broken",
                                SimulatedAnnealing.builder().schedule(broken).build())
                        .solve(50))
                .withMessageContaining("the cooling schedule " + RestartRulesTest.class.getName());
    }

    /** The number of sideways moves left must not run below the least number and begin again at the largest. */
    @Test
    void aPlateauIsLeftAtOnceByARuleOfTheLeastPatience() {
        SearchAlgorithm algorithm = HillClimbing.builder()
                .restart((attempt, iterations) -> Long.MIN_VALUE)
                .build();
        SolveOptions options =
                SolveOptions.builder().seed(1).maxIterations(2_000).build();
        assertThat(Solvers.of("impatient", algorithm)
                        .solve(40, options)
                        .statistics()
                        .restarts())
                .isEqualTo(Solvers.get("hill-climbing")
                        .solve(40, options)
                        .statistics()
                        .restarts());
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
