package io.github.nqueens.algorithms.localsearch.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far tabu search and hill climbing get: all but at most two of five seeds solve within ten seconds each. */
@Tag("measure")
class BestMoveReachTest {
    private static final int SEEDS = 5;
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tabu | 5000",
                "tabu | 20000",
                "tabu | 1000000",
                "tabu:candidates=50 | 1000000",
                "tabu:start=diagonal | 10000",
                "hill-climbing | 150",
                "hill-climbing | 200",
                "hill-climbing:sideways=100 | 5000",
                "hill-climbing:sideways=100 | 10000",
                "hill-climbing:sideways=100 | 1000000"
            })
    void solvesWithinTenSeconds(String spec, int n) {
        Solver solver = Solvers.get(spec);
        int solved = 0;
        for (int seed = 1; seed <= SEEDS; seed++) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).timeLimit(LIMIT).build());
            assertThat(result.status()).isIn(SolveStatus.SOLVED, SolveStatus.TIME_LIMIT);
            solved += result.isSolved() ? 1 : 0;
            System.out.printf(
                    "%s n=%d seed=%d %s %d iterations, %d restarts, %d ms%n",
                    spec,
                    n,
                    seed,
                    result.status(),
                    result.statistics().iterations(),
                    result.statistics().restarts(),
                    result.statistics().elapsed().toMillis());
        }
        assertThat(solved).isGreaterThan(SEEDS / 2);
    }
}
