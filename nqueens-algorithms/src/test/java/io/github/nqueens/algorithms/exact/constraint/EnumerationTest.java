package io.github.nqueens.algorithms.exact.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All solutions by a constraint search. */
class EnumerationTest {
    @Test
    void enumerationTakesNoRestarts() {
        ConstraintSearch search = ConstraintSearch.builder()
                .values(ValueOrder.Rule.RANDOM)
                .stagnation(9)
                .build();
        assertThatThrownBy(() -> search.enumerate(Problem.queens(8), Limits.none(), board -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("stagnation");
    }

    @Test
    void anEnumerationSaysWhetherItIsComplete() {
        List<Board> boards = new ArrayList<>();
        assertThat(ConstraintSearch.builder().build().enumerate(Problem.queens(1), Limits.none(), boards::add))
                .satisfies(one -> assertThat(one.isComplete()).isTrue())
                .satisfies(one -> assertThat(one.solutions()).isEqualTo(1));
        assertThat(boards).containsExactly(Board.of(0));
        ConstraintSearch.Enumeration cut =
                ConstraintSearch.builder().build().enumerate(Problem.queens(14), Limits.of(Duration.ZERO), boards::add);
        assertThat(cut.isComplete()).isFalse();
    }

    @Test
    void anEnumerationThatIsCutShortBetweenTwoNodesIsNotComplete() {
        CancellationToken token = new CancellationToken();
        ConstraintSearch search = ConstraintSearch.builder()
                .values((domains, row, columns) -> token.cancel())
                .build();
        ConstraintSearch.Enumeration cut = search.enumerate(
                Problem.queens(8), Limits.builder().cancellation(token).build(), board -> {});
        assertThat(cut.isComplete()).isFalse();
    }

    @Test
    void anEnumerationTakesNoMoreRowsThanTheSolver() {
        ConstraintSearch search = ConstraintSearch.builder().build();
        assertThatThrownBy(() -> search.enumerate(Problem.queens(16_385), Limits.of(Duration.ZERO), board -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("n is 16385")
                .hasMessageContaining("16384");
    }

    @Test
    void whatTheConsumerThrowsReachesTheCaller() {
        IllegalStateException mine = new IllegalStateException("mine");
        assertThatThrownBy(
                        () -> ConstraintSearch.builder().build().enumerate(Problem.queens(6), Limits.none(), board -> {
                            throw mine;
                        }))
                .isSameAs(mine);
    }

    @Test
    void aShortageOfMemoryInTheConsumerReachesTheCaller() {
        OutOfMemoryError mine = new OutOfMemoryError("mine");
        assertThatThrownBy(
                        () -> ConstraintSearch.builder().build().enumerate(Problem.queens(6), Limits.none(), board -> {
                            throw mine;
                        }))
                .isSameAs(mine);
    }

    @Test
    void anEnumerationEndsWithTheRunAroundIt() {
        Solver around = Solvers.of("around", context -> {
            ConstraintSearch.builder().build().enumerate(Problem.queens(6), Limits.none(), board -> {
                while (context.tick()) {
                    context.evaluated(1);
                }
                context.requireOngoing();
            });
            return SearchOutcome.gaveUp("it went on");
        });
        assertThat(around.solve(6, SolveOptions.builder().maxIterations(3).build())
                        .status())
                .isEqualTo(SolveStatus.ITERATION_LIMIT);
    }

    @Test
    void anEnumerationNamesTheArgumentThatIsNull() {
        ConstraintSearch search = ConstraintSearch.builder().build();
        assertThatThrownBy(() -> search.enumerate(Problem.queens(6), none(), board -> {}))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("limits");
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // Stands for the null of a caller.
    private static <T> T none() {
        return null;
    }
}
