package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.testing.Allocations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a solver says that a run needs is what a run of one iteration allocates: never more, as what would have fitted is not
 * refused, and less by the garbage alone. A race says nothing, since any of its solvers may be the one that finds a board.
 */
class MemoryEstimateTest {
    /** Objects of a run and its statistics, and the first piece of a list that grows. */
    private static final long SMALL_OBJECTS = 24 << 10;

    /** The problems of each size: their squares take longer to write than most runs to search. */
    private static final Map<Integer, List<Problem>> PROBLEMS = new HashMap<>();

    /** Larger runs are left to smaller sizes. */
    private static final long MOST_BYTES = 64 << 20;

    /** Each solver with its defaults, and with each extreme or name of each parameter. */
    static Stream<Arguments> settings() {
        return Solvers.available().stream()
                .flatMap(solver -> parametersOf(solver).map(parameters -> Arguments.of(solver.name(), parameters)));
    }

    private static Stream<Map<String, String>> parametersOf(SolverDescriptor solver) {
        List<Map<String, String>> all = new ArrayList<>();
        all.add(Map.of());
        for (Parameter<?> parameter : solver.parameters()) {
            // With the least patience, one iteration belongs to two attempts.
            if (!parameter.key().equals("stagnation")) {
                for (String value : parameter.extremes()) {
                    Map<String, String> setting =
                            new TreeMap<>(ShippedSamples.companions(solver.name(), parameter.key()));
                    // With the least patience, one iteration belongs to two attempts.
                    setting.computeIfPresent("stagnation", (key, least) -> "1000");
                    setting.put(parameter.key(), value);
                    all.add(setting);
                }
            }
        }
        return all.stream();
    }

    /** Each way back of the constraint search with each inference, which share what they keep. */
    static Stream<Arguments> pairs() {
        List<Arguments> pairs = new ArrayList<>();
        for (String wayBack : List.of("chronological", "backmarking", "backjumping", "conflict-directed")) {
            boolean isOfChecks = wayBack.startsWith("back");
            for (String inference : isOfChecks
                    ? List.of("none")
                    : List.of("none", "forward-checking", "full-look-ahead", "arc-consistency", "all-different")) {
                pairs.add(Arguments.of(
                        "constraint-search",
                        Map.of("backtracking", wayBack, "inference", inference, "values", "center-out")));
            }
        }
        return pairs.stream();
    }

    @ParameterizedTest
    @MethodSource({"settings", "pairs"})
    void saysWhatARunAllocates(String name, Map<String, String> parameters) {
        int largest = largestSize(name);
        require(name, parameters, largest / 4);
        require(name, parameters, largest / 16);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource({"settings", "pairs"})
    void saysWhatALargeRunAllocates(String name, Map<String, String> parameters) {
        require(name, parameters, largestSize(name));
    }

    @Test
    void onlyThePortfolioAndSolversOfSmallBoardsSayNothing() {
        assertThat(Solvers.available())
                .filteredOn(solver -> memory(solver.algorithm(Map.of()), Problem.queens(4)) == 0)
                .extracting(SolverDescriptor::name)
                .containsExactly("breadth-first", "explicit", "portfolio");
    }

    /** A square, so that there are regions of as many squares in a square. */
    private static int largestSize(String name) {
        return ShippedSamples.ROWS_OF_ESTIMATES.getOrDefault(name, 4096);
    }

    /** How many times as much is allocated as is kept, since it is made again or in pieces that double. */
    private static double mostGarbage(String name, Map<String, String> parameters, Problem problem) {
        if (name.equals("constraint-search")) {
            return matches(parameters, problem) ? 12 : 1.5;
        }
        return ShippedSamples.GARBAGE.getOrDefault(name, problem.isClassic() ? 1.1 : 1.4);
    }

    /** Whether a constraint search matches rows to lines, in several passes after each queen. */
    private static boolean matches(Map<String, String> parameters, Problem problem) {
        boolean byDefault = problem.hasRegions()
                && !parameters.getOrDefault("backtracking", "chronological").startsWith("back");
        return parameters
                .getOrDefault("inference", byDefault ? "all-different" : "none")
                .equals("all-different");
    }

    private static void require(String name, Map<String, String> parameters, int n) {
        SolverDescriptor descriptor = Solvers.get(name).descriptor();
        if (n > descriptor.largestSize()) {
            return;
        }
        Solver solver = Solvers.get(name, parameters);
        SearchAlgorithm algorithm = descriptor.algorithm(parameters);
        for (Problem problem : PROBLEMS.computeIfAbsent(
                n, size -> List.of(Problem.queens(size), withBlockedSquares(size), withRegions(size)))) {
            if (!descriptor.takes(problem) || memory(algorithm, problem) > MOST_BYTES) {
                continue;
            }
            long said = memory(algorithm, problem);
            SolveOptions options =
                    SolveOptions.builder().seed(1).maxIterations(1).build();
            // The first run loads classes.
            solver.solve(problem, options);
            long allocated = Allocations.bytes(() -> solver.solve(problem, options));
            long boards = 2L * Integer.BYTES * n;
            boolean isRace = said == 0 && (name.equals("auto") || name.equals("portfolio"));
            long most = isRace
                    ? Long.MAX_VALUE
                    : (long) (mostGarbage(name, parameters, problem) * (said + boards)) + SMALL_OBJECTS;
            assertThat(allocated)
                    .as("%s %s on %d rows%s", name, parameters, n, problem.isClassic() ? "" : kind(problem))
                    .isGreaterThanOrEqualTo(said)
                    .isLessThanOrEqualTo(most);
        }
    }

    private static String kind(Problem problem) {
        return problem.hasRegions() ? " with regions" : " with blocked squares";
    }

    private static long memory(SearchAlgorithm algorithm, Problem problem) {
        return algorithm.memory(problem, Optional.empty());
    }

    private static Problem withBlockedSquares(int n) {
        Problem.Builder problem = Problem.builder(n);
        for (int row = 0; row < n; row++) {
            problem.block(row, (7 * row + 3) % n);
        }
        return problem.build();
    }

    private static Problem withRegions(int n) {
        int side = (int) Math.round(Math.sqrt(n));
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                regions[row][column] = row / side * side + column / side;
            }
        }
        return Problem.builder(n).regions(regions).build();
    }
}
