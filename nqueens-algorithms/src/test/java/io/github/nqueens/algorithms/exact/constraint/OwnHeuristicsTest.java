package io.github.nqueens.algorithms.exact.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.BruteForce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Orders and inferences of a caller, also those that break the rules. */
class OwnHeuristicsTest {
    @Test
    void everyHeuristicOfOnesOwnServes() {
        VariableOrder last = domains -> {
            int row = domains.size() - 1;
            while (domains.isPlaced(row)) {
                row--;
            }
            return row;
        };
        ValueOrder descending = (domains, row, columns) -> {
            for (int i = 0; i < columns.length / 2; i++) {
                int column = columns[i];
                columns[i] = columns[columns.length - 1 - i];
                columns[columns.length - 1 - i] = column;
            }
        };
        Inference neighborsOnly = (domains, row) -> {
            boolean possible = true;
            for (int other : new int[] {row - 1, row + 1}) {
                if (other >= 0 && other < domains.size() && !domains.isPlaced(other)) {
                    possible &= domains.ruleOut(other, domains.column(row), row);
                }
            }
            return possible;
        };
        for (BacktrackingMethod wayBack :
                List.of(BacktrackingMethod.CHRONOLOGICAL, BacktrackingMethod.CONFLICT_DIRECTED)) {
            ConstraintSearch search = ConstraintSearch.builder()
                    .variables(last)
                    .values(descending)
                    .inference(neighborsOnly)
                    .backtracking(wayBack)
                    .build();
            List<Board> boards = new ArrayList<>();
            search.enumerate(Problem.queens(8), Limits.none(), boards::add);
            assertThat(boards).hasSize(92).isEqualTo(descending(BruteForce.solutions(8)));
        }
    }

    /** Turned by half a turn, the first row is the last and columns descend. */
    private static List<Board> descending(List<Board> boards) {
        return boards.stream()
                .map(board -> Board.of(Stream.iterate(board.size() - 1, row -> row - 1)
                        .limit(board.size())
                        .mapToInt(row -> board.size() - 1 - board.column(row))
                        .toArray()))
                .toList();
    }

    @Test
    void anOrderThatChoosesAFilledRowIsNamed() {
        Solver broken = Solvers.of(
                "broken", ConstraintSearch.builder().variables(domains -> 0).build());
        assertThatThrownBy(() -> broken.solve(8)).hasMessageContaining("chose row 0");
    }

    /** An order that loses a column must not lead to a proof. */
    @Test
    void anOrderThatLosesColumnsIsNamed() {
        ValueOrder twice = (domains, row, columns) -> Arrays.fill(columns, columns[0]);
        assertThatThrownBy(() -> solve(ConstraintSearch.builder().values(twice)))
                .hasStackTraceContaining("gave column 0 of row 0 twice; it must put the columns");
        ValueOrder outside = (domains, row, columns) -> columns[0] = 64;
        assertThatThrownBy(() -> solve(ConstraintSearch.builder().values(outside)))
                .hasStackTraceContaining("gave column 64 of row 0, which is not left for it");
    }

    @ParameterizedTest
    @CsvSource({"7, 8, 0", "7, -1, 0", "8, 0, 0", "-1, 0, 0", "0, 3, 1", "7, 3, 7", "7, 3, 8"})
    void anInferenceThatLeavesTheBoardIsNamed(int row, int column, int because) {
        Inference astray = (domains, placed) -> domains.ruleOut(row, column, because);
        assertThatThrownBy(() -> solve(ConstraintSearch.builder().inference(astray)))
                .hasStackTraceContaining("ruled out; name");
    }

    /** A row that is said to be empty must not lead to a proof. */
    @ParameterizedTest
    @EnumSource(
            value = BacktrackingMethod.class,
            names = {"CHRONOLOGICAL", "CONFLICT_DIRECTED"})
    void anInferenceThatSaysNoWithoutAReasonIsNamed(BacktrackingMethod wayBack) {
        Inference no = (domains, row) -> false;
        assertThatThrownBy(() -> solve(ConstraintSearch.builder().inference(no).backtracking(wayBack)))
                .hasStackTraceContaining("said that a row has no column left, but each row without a queen has one");
        Inference noFromTheStart = new Inference() {
            @Override
            public boolean placed(Domains domains, int row) {
                return true;
            }

            @Override
            public boolean begin(Domains domains) {
                return false;
            }
        };
        assertThatThrownBy(() -> solve(
                        ConstraintSearch.builder().inference(noFromTheStart).backtracking(wayBack)))
                .hasStackTraceContaining("it must return false only after ruling out all columns of a row");
    }

    private static void solve(ConstraintSearch.Builder search) {
        Solvers.of("student", search.build(), SolverTrait.COMPLETE)
                .solve(8, SolveOptions.builder().seed(1).build());
    }
}
