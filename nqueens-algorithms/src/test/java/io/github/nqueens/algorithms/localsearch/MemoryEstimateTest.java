package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.testing.Allocations;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a search says that it takes is what a run of one iteration allocates. */
class MemoryEstimateTest {
    private static final int ROWS = 2_000;

    /** A beam keeps its boards and makes the next ones beside them, of which it counts the boards alone. */
    @ParameterizedTest
    @CsvSource({
        "greedy, 1.1",
        "hill-climbing, 1.1",
        "iterative-repair, 1.1",
        "local-beam, 1.7",
        "random-permutations, 1.1",
        "simulated-annealing, 1.1",
        "tabu, 1.1"
    })
    void theEstimateIsWhatARunAllocates(String name, double most) {
        long estimate = Solvers.available().stream()
                .filter(solver -> solver.name().equals(name))
                .map(MemoryEstimateTest::estimate)
                .findAny()
                .orElseThrow();
        Solver solver = Solvers.get(name);
        // The first run loads classes.
        allocated(solver);
        assertThat((double) allocated(solver)).isBetween(0.98 * estimate, most * estimate);
    }

    private static long estimate(SolverDescriptor solver) {
        return solver.algorithm(Map.of()).memory(Problem.queens(ROWS), Optional.empty());
    }

    private static long allocated(Solver solver) {
        return Allocations.bytes(() -> solver.solve(
                ROWS, SolveOptions.builder().seed(1).maxIterations(1).build()));
    }
}
