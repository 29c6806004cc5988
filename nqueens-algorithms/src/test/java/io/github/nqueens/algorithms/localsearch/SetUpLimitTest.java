package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Limits are kept while boards of millions of rows are set up. Held by processor time, as others use the machine too. */
class SetUpLimitTest {
    private static final long LIMIT = 100;
    private static final long SLACK = 50;

    private static final List<String> SPECS = List.of(
            "random-permutations",
            "iterative-repair",
            "iterative-repair:stay=true,stagnation=1,restart=luby",
            "greedy",
            "hill-climbing",
            "hill-climbing:sideways=2147483647",
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
    void aTimeLimitEndsTheSetUp(String spec, int n) throws ReflectiveOperationException {
        Solver solver = Solvers.get(spec);
        long begun = processorMillis();
        SolveResult result = solver.solve(
                n,
                SolveOptions.builder()
                        .seed(1)
                        .timeLimit(Duration.ofMillis(LIMIT))
                        .build());
        assertThat(processorMillis() - begun).isLessThanOrEqualTo(LIMIT + SLACK);
        assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aCanceledRunSetsNothingUp(String spec, int n) throws ReflectiveOperationException {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Solver solver = Solvers.get(spec);
        long begun = processorMillis();
        SolveResult result = solver.solve(
                n, SolveOptions.builder().seed(1).cancellation(token).build());
        assertThat(processorMillis() - begun).isLessThanOrEqualTo(SLACK);
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(result.statistics().iterations()).isZero();
    }

    /** By reflection, as the module under test does not read {@code java.management}. */
    private static long processorMillis() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method time = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
        return (long) time.invoke(threads) / 1_000_000;
    }
}
