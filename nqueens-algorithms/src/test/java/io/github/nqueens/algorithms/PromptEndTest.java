package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.time.WorkMeter;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R06 on boards that take longer to set up than the limit: by how long the solving thread works. */
class PromptEndTest {
    private static final Duration LIMIT = Duration.ofMillis(100);
    private static final Duration MOST = Duration.ofMillis(150);

    @ParameterizedTest
    @CsvSource({
        "'genetic:population=3', 5000000",
        "'genetic:population=3', 10000000",
        "'genetic:population=3,memetic=true', 5000000",
        "'genetic:population=3,crossover=order,mutation=1', 5000000",
        "'genetic:population=1000000,mutation=0', 10",
        "'genetic:population=1000000', 100",
        "queen-search, 5000000",
        "queen-search, 10000000",
        "'queen-search:window=1,spread=0', 10000000",
        "'queen-search:spread=1000000', 10000000",
        "'queen-search:spread=1', 10000000",
        "backtracking, 5000000",
        "backtracking, 10000000",
        "backtracking:order=constrained, 5000000",
        "backtracking:order=constrained, 10000000",
        "'constraint-search:backtracking=conflict-directed', 1500",
        "explicit, 10000000",
        "auto, 10000000",
        "'portfolio:solvers=genetic', 1000000",
        "'portfolio:solvers=queen-search', 10000000",
        "'portfolio:threads=2', 10000000"
    })
    void endsByItsTimeLimit(String spec, int n) {
        Solver solver = Solvers.get(spec);
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(1).timeLimit(LIMIT).build());
            Duration used = Duration.ofNanos(meter.nanos());
            // A solution found in time is verified after the limit's end.
            if (result.status() != SolveStatus.SOLVED) {
                assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
                assertThat(used).isLessThan(MOST);
            }
        }
    }

    /** The rows of a first board are repaired one by one where most squares are blocked, each in O(n). */
    @Test
    void endsByItsTimeLimitWhereMostSquaresAreBlocked() {
        int n = 8_000;
        Problem.Builder problem = Problem.builder(n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if ((row + 3 * column) % 8 != 0) {
                    problem.block(row, column);
                }
            }
        }
        Problem sparse = problem.build();
        for (SolverDescriptor solver : ShippedSamples.movers().toList()) {
            try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
                SolveResult result = Solvers.of(solver)
                        .solve(
                                sparse,
                                SolveOptions.builder().seed(1).timeLimit(LIMIT).build());
                assertThat(result.status()).as(solver.name()).isEqualTo(SolveStatus.TIME_LIMIT);
                assertThat(Duration.ofNanos(meter.nanos())).as(solver.name()).isLessThan(MOST);
            }
        }
    }
}
