package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Prints how long each solver takes at the largest size that it is meant to reach: the median of five seeds. */
class ReachTest {
    private static final int SEEDS = 5;
    private static final Duration HOPELESS = Duration.ofMinutes(1);

    static Stream<Arguments> rows() {
        return Stream.of(
                Arguments.of("random-permutations", 21),
                Arguments.of("iterative-repair", 1_000_000),
                Arguments.of("iterative-repair", 5_000_000),
                Arguments.of("greedy", 20_000),
                Arguments.of("hill-climbing", 200),
                Arguments.of("hill-climbing", 500),
                Arguments.of("hill-climbing:sideways=100", 5_000),
                Arguments.of("hill-climbing:sideways=100", 10_000),
                Arguments.of("simulated-annealing", 500_000),
                Arguments.of("simulated-annealing", 1_000_000),
                Arguments.of("simulated-annealing:preset=attacked", 1_000),
                Arguments.of("simulated-annealing:preset=attacked", 3_000),
                Arguments.of("simulated-annealing:preset=stepped", 1_000),
                Arguments.of("simulated-annealing:preset=stepped", 3_000),
                Arguments.of("tabu", 20_000),
                Arguments.of("tabu", 1_000_000),
                Arguments.of("tabu:candidates=50", 1_000_000),
                Arguments.of("genetic", 1_000),
                Arguments.of("genetic", 2_000),
                Arguments.of("genetic:memetic=true", 10_000),
                Arguments.of("breadth-first", 15),
                Arguments.of("backtracking", 32),
                Arguments.of("backtracking:order=constrained", 1_000),
                Arguments.of("queen-search", 1_000_000),
                Arguments.of("queen-search", 100_000_000),
                Arguments.of("explicit", 100_000_000),
                Arguments.of("auto", 1_000_000));
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

    private static double seconds(SolveStatistics run) {
        return run.elapsed().toNanos() / 1e9;
    }
}
