package io.github.nqueens.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A grid over a solver of its own, whose search with a listener is another than the one without. */
@Timeout(60)
class ConstraintGridTest {
    private static final SearchOutcome SOLVED = SearchOutcome.solved(Board.of(1, 3, 0, 2));

    private final CancellationToken cancellation = new CancellationToken();

    enum Only {
        ONE
    }

    /** Takes the four settings of a constraint search, each with one value. */
    public static final class Settings {
        Settings set(Only value) {
            return this;
        }
    }

    private ConstraintGrid grid(SearchAlgorithm search, Duration timeLimit, OptionalLong maxIterations) {
        SolverDescriptor.Builder<Settings> solver = SolverDescriptor.builder(
                        ConstraintGrid.SOLVER, Settings::new, unused -> search)
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.EVERY_PROBLEM);
        for (String axis : List.of("variables", "values", "inference", "backtracking")) {
            solver.parameter(Parameter.ofEnum(axis, Only.ONE, "a choice"), Settings::set);
        }
        SolverDescriptor descriptor = solver.build();
        return new ConstraintGrid(
                SolverCatalog.of(() -> List.of(descriptor)),
                Problem.queens(4),
                1,
                timeLimit,
                maxIterations,
                cancellation);
    }

    /** Solves at once if nobody watches, and never ends if somebody does. */
    private static SearchAlgorithm endlessWithAListener() {
        return context -> {
            while (context.observed() && context.tick()) {
                context.measured("backtracks", 7);
            }
            return context.observed() ? SearchOutcome.stopped() : SOLVED;
        };
    }

    @Test
    void theRunThatCountsBacktracksHasALimitOfIterations() {
        ConstraintGrid grid = grid(endlessWithAListener(), Duration.ofDays(1), OptionalLong.of(100));
        ConstraintGrid.Row row = grid.measure(0).orElseThrow();
        assertThat(row.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(row.nodes()).isEqualTo(100);
        assertThat(row.backtracks()).isZero();
        assertThat(grid.isSolved()).isFalse();
        assertThat(grid.markdown()).contains("| more than 100 | ", "| iteration limit |");
    }

    @Test
    void theRunThatCountsBacktracksHasALimitOfTime() {
        ConstraintGrid grid = grid(endlessWithAListener(), Duration.ofMillis(5), OptionalLong.empty());
        assertThat(grid.measure(0).orElseThrow().status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(grid.plot()).isEmpty();
    }

    @Test
    void aRowThatIsInterruptedBetweenItsRunsIsLeftOut() {
        ConstraintGrid grid = grid(
                context -> {
                    cancellation.cancel();
                    return context.shouldStop() && context.observed() ? SearchOutcome.stopped() : SOLVED;
                },
                Duration.ofDays(1),
                OptionalLong.empty());
        assertThat(grid.measure(0)).isEqualTo(Optional.empty());
        assertThat(grid.json()).isEmpty();
        assertThat(grid.csv().lines()).hasSize(1);
    }
}
