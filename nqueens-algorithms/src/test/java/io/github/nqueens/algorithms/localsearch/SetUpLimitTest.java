package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.tck.time.WorkMeter;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Limits are kept while boards of millions of rows are set up. Held by how long the thread works, as others use the machine too. */
class SetUpLimitTest {
    private static final Duration LIMIT = Duration.ofMillis(100);
    private static final Duration SLACK = Duration.ofMillis(50);

    private static final List<String> SPECS = List.of(
            "random-permutations",
            "iterative-repair",
            "iterative-repair:stay=true,stagnation=1,restart=luby",
            "greedy",
            "hill-climbing",
            "hill-climbing:sideways=2147483647",
            "hill-climbing:variant=first-choice",
            "simulated-annealing",
            "simulated-annealing:start=random,temperature=0,stagnation=1",
            "simulated-annealing:directed=true,start=random",
            "simulated-annealing:preset=attacked",
            "simulated-annealing:preset=attacked,start=diagonal",
            "simulated-annealing:preset=stepped,temperature=0",
            "tabu",
            "tabu:tenure=1000000,aspiration=true",
            "tabu:start=diagonal",
            "tabu:candidates=1000000");

    static Stream<Arguments> runs() {
        return SPECS.stream().flatMap(spec -> Stream.of(5_000_000, 10_000_000).map(n -> Arguments.of(spec, n)));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aTimeLimitEndsTheSetUp(String spec, int n) {
        Solver solver = Solvers.get(spec);
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(1).timeLimit(LIMIT).build());
            assertThat(Duration.ofNanos(meter.nanos())).isLessThanOrEqualTo(LIMIT.plus(SLACK));
            assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        }
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aCanceledRunSetsNothingUp(String spec, int n) {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Solver solver = Solvers.get(spec);
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(1).cancellation(token).build());
            assertThat(Duration.ofNanos(meter.nanos())).isLessThanOrEqualTo(SLACK);
            assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
            assertThat(result.statistics().iterations()).isZero();
        }
    }
}
