package io.github.nqueens.algorithms.evolutionary;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The means of 30 runs with default parameters beside Martinjak and Golub (2007), Tables 3 and 4. */
class GeneticFaithfulnessTest {
    private static final int RUNS = 30;

    @ParameterizedTest
    @CsvSource({"8, 1, 10", "50, 491, 83641"})
    void meanGenerationsAreWithinThePublishedRange(int n, double least, double most) {
        assertThat(meanGenerations(n)).isBetween(least, most);
    }

    @Tag("measure")
    @ParameterizedTest
    @CsvSource({"75, 1114, 16118", "100, 3395, 14581", "200, 13345, 48013"})
    void meanGenerationsOfLargerBoardsAreWithinThePublishedRange(int n, double least, double most) {
        assertThat(meanGenerations(n)).isBetween(least, most);
    }

    private static double meanGenerations(int n) {
        Solver solver = Solvers.get("genetic");
        double generations = 0;
        for (int seed = 1; seed <= RUNS; seed++) {
            SolveStatistics statistics =
                    solver.solve(n, SolveOptions.builder().seed(seed).build()).statistics();
            // The last generation ends with the child that is a solution.
            assertThat(statistics.evaluations())
                    .isBetween(100 * statistics.iterations() - 99, 100 * statistics.iterations());
            generations += statistics.iterations();
        }
        return generations / RUNS;
    }
}
