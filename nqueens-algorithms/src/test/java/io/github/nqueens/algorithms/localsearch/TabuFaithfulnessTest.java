package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The means of 30 runs with default parameters beside Martinjak and Golub (2007), Tables 2 and 4. Beyond n = 50 the rule
 * as the paper states it takes fewer iterations than the paper reports.
 */
class TabuFaithfulnessTest {
    private static final int RUNS = 30;

    @ParameterizedTest
    @CsvSource({"8, 2, 17", "10, 4, 30", "30, 7, 15", "50, 12, 28"})
    void meanIterationsAreWithinThePublishedRange(int n, double least, double most) {
        assertThat(meanIterations(n)).isBetween(least, most);
    }

    @ParameterizedTest
    @CsvSource({"75, 29.2", "100, 41.8", "200, 120.6", "300, 209.2", "500, 394.6"})
    void meanIterationsAreAtMostThePublishedAverage(int n, double average) {
        assertThat(meanIterations(n)).isLessThanOrEqualTo(average);
    }

    private static double meanIterations(int n) {
        Solver solver = Solvers.get("tabu");
        double iterations = 0;
        for (int seed = 1; seed <= RUNS; seed++) {
            SolveStatistics statistics =
                    solver.solve(n, SolveOptions.builder().seed(seed).build()).statistics();
            assertThat(statistics.evaluations()).isEqualTo(statistics.iterations() * n * (n - 1) / 2);
            iterations += statistics.iterations();
        }
        return iterations / RUNS;
    }
}
