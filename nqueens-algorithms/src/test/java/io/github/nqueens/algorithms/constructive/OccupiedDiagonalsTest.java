package io.github.nqueens.algorithms.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import org.junit.jupiter.api.Test;

class OccupiedDiagonalsTest {
    @Test
    void aQueenOccupiesItsDiagonalsBeforeAndAfterTheTurn() {
        for (int n : new int[] {1, 2, 7, 20}) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    OccupiedDiagonals diagonals = new OccupiedDiagonals(n);
                    diagonals.flip(row, column);
                    requireFreeSquares(diagonals, n, row, column);
                    transpose(diagonals);
                    requireFreeSquares(diagonals, n, column, row);
                    diagonals.flip(column, row);
                    assertThat(diagonals.isFree(column, row)).isTrue();
                }
            }
        }
    }

    private static void requireFreeSquares(OccupiedDiagonals diagonals, int n, int queenLine, int queenCell) {
        for (int line = 0; line < n; line++) {
            for (int cell = 0; cell < n; cell++) {
                boolean attacked = Math.abs(line - queenLine) == Math.abs(cell - queenCell);
                assertThat(diagonals.isFree(line, cell)).isEqualTo(!attacked);
            }
        }
    }

    /** A window may begin up to a stretch behind the last cell, on any line, before and after the turn. */
    @Test
    void windowsOutsideTheBoardStayInTheArrays() {
        for (int n = 1; n < 700; n++) {
            OccupiedDiagonals diagonals = new OccupiedDiagonals(n);
            for (int turn = 0; turn < 2; turn++) {
                long largest = n - 1L + QueenPlacement.STRETCH - 1;
                assertThat(largest + n - 1 + 2 * Long.SIZE).isLessThan(8L * diagonals.sums.length);
                assertThat(largest + diagonals.offset() + 2 * Long.SIZE).isLessThan(8L * diagonals.differences.length);
                assertThat(diagonals.offset() - (n - 1)).isNotNegative();
                transpose(diagonals);
            }
        }
    }

    private static void transpose(OccupiedDiagonals diagonals) {
        Solvers.of("transpose", context -> {
                    diagonals.transpose(context);
                    return SearchOutcome.gaveUp("done");
                })
                .solve(8, SolveOptions.defaults());
    }
}
