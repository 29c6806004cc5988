package io.github.nqueens.algorithms.common;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConstrainedBoardTest {
    @ParameterizedTest
    @EnumSource(names = {"QUEENS", "TORUS"})
    void theLeastAttackersOfARowAreThoseOfItsBestOtherSquare(AttackRule rule) {
        // A torus whose size is divisible by 2 or 3 has no solution, and core does not search it.
        int[] sizes = rule == AttackRule.TORUS ? new int[] {5, 7, 11, 25, 35} : new int[] {4, 5, 7, 16, 33};
        for (int n : sizes) {
            Problem problem = Problem.builder(n).rule(rule).block(0, 0).build();
            SolveOptions seeded = SolveOptions.builder().seed(n).build();
            assertThat(Solvers.of("probe", this::compare, SolverTrait.PLACED_AND_BLOCKED)
                            .solve(problem, seeded)
                            .reason())
                    .contains("compared");
        }
    }

    private SearchOutcome compare(SearchContext context) {
        ConstrainedBoard queens = new ConstrainedBoard(ConstrainedBoard.random(context), context);
        int n = queens.size();
        for (int step = 0; step < 50; step++) {
            for (int row = 0; row < n; row++) {
                int here = row;
                assertThat(queens.leastAttackers(row))
                        .as("%s, n = %d, row %d", context.problem().rule(), n, row)
                        .isEqualTo(IntStream.range(0, n)
                                .map(column ->
                                        queens.attackersAt(here, column) + (column == queens.column(here) ? 3 : 0))
                                .min()
                                .orElseThrow());
            }
            queens.move(context.random().nextInt(n), context.random().nextInt(n));
        }
        return SearchOutcome.gaveUp("compared");
    }
}
