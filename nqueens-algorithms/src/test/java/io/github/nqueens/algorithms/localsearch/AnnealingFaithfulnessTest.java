package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The means of 30 runs with default parameters beside Martinjak and Golub (2007), Table 1. */
class AnnealingFaithfulnessTest {
    private static final int RUNS = 30;

    @ParameterizedTest
    @CsvSource({
        "8, 66, 803",
        "10, 202, 2006",
        "30, 1403, 3777",
        "50, 1815, 5426",
        "75, 3288, 9874",
        "100, 4482, 11769",
        "200, 9185, 38681",
        "300, 21687, 31917",
        "400, 30103, 66846",
        "500, 36205, 83222",
        "750, 49352, 108271",
        "1000, 95191, 223175"
    })
    void meanIterationsAreWithinThePublishedRange(int n, double least, double most) {
        assertThat(meanIterations(n)).isBetween(least, most);
    }

    @Tag("measure")
    @ParameterizedTest
    @CsvSource({"2000, 217367, 424044", "3000, 304300, 729974", "5000, 664156, 1154717", "10000, 1520348, 2533632"})
    void meanIterationsOfLargeBoardsAreWithinThePublishedRange(int n, double least, double most) {
        assertThat(meanIterations(n)).isBetween(least, most);
    }

    private static double meanIterations(int n) {
        Solver solver = Solvers.get("simulated-annealing");
        double iterations = 0;
        for (int seed = 1; seed <= RUNS; seed++) {
            iterations += solver.solve(n, SolveOptions.builder().seed(seed).build())
                    .statistics()
                    .iterations();
        }
        return iterations / RUNS;
    }
}
