package io.github.nqueens.algorithms.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagonalsTest {
    @Test
    void aQueenOccupiesItsDiagonalsBeforeAndAfterTheTurn() {
        for (int n : new int[] {1, 2, 7, 20}) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    Diagonals diagonals = new Diagonals(n);
                    diagonals.flip(row, column);
                    requireFreeSquares(diagonals, n, row, column);
                    assertThat(diagonals.transpose(() -> false)).isTrue();
                    requireFreeSquares(diagonals, n, column, row);
                    diagonals.flip(column, row);
                    assertThat(diagonals.isFree(column, row)).isTrue();
                }
            }
        }
    }

    private static void requireFreeSquares(Diagonals diagonals, int n, int queenLine, int queenCell) {
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
            Diagonals diagonals = new Diagonals(n);
            for (int turn = 0; turn < 2; turn++) {
                long largest = n - 1 + QueenPlacement.STRETCH - 1;
                assertThat(largest + n - 1 + 2 * Long.SIZE).isLessThan(8L * diagonals.sums.length);
                assertThat(largest + diagonals.offset() + 2 * Long.SIZE).isLessThan(8L * diagonals.differences.length);
                assertThat(diagonals.offset() - (n - 1)).isNotNegative();
                assertThat(diagonals.transpose(() -> false)).isTrue();
            }
        }
    }

    @Test
    void theTurnOfALargeBoardCanBeStopped() {
        assertThat(new Diagonals(10_000_000).transpose(() -> true)).isFalse();
        assertThat(new Diagonals(10_000_000).transpose(() -> false)).isTrue();
    }
}
