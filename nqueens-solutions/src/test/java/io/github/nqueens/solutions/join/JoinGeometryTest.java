package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinGeometryTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11})
    void twoQuartersMeetOnEqualBitsOnly(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        for (int first = 0; first < size * size; first++) {
            for (int second = 0; second < size * size; second++) {
                int row1 = first / size;
                int column1 = first % size;
                int row2 = second / size;
                int column2 = second % size;
                if (inQuarter(size, row1, column1)
                        && inQuarter(size, row2, column2)
                        && quarter(size, row1, column1) != quarter(size, row2, column2)) {
                    boolean sameDiagonal = row1 - column1 == row2 - column2 || row1 + column1 == row2 + column2;
                    assertThat((upperBits(geometry, row1, column1) & upperBits(geometry, row2, column2)) != 0)
                            .as("(%d, %d) and (%d, %d)", row1, column1, row2, column2)
                            .isEqualTo(sameDiagonal);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    void aMiddleQueenAttacksTheSquaresOnItsDiagonals(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        int half = size / 2;
        for (int place = 0; place < size; place++) {
            for (boolean inMiddleRow : new boolean[] {true, false}) {
                int queenRow = inMiddleRow ? half : place;
                int queenColumn = inMiddleRow ? place : half;
                for (int quarter = 0; quarter < 4; quarter++) {
                    boolean south = quarter / 2 == 1;
                    boolean east = quarter % 2 == 1;
                    long attacked = geometry.attacked(queenRow, queenColumn, south, east);
                    for (int r = 0; r < half; r++) {
                        for (int c = 0; c < half; c++) {
                            int row = south ? size - 1 - r : r;
                            int column = east ? size - 1 - c : c;
                            boolean same =
                                    row - column == queenRow - queenColumn || row + column == queenRow + queenColumn;
                            assertThat((geometry.diagonals(r, c) & attacked) != 0)
                                    .as("queen (%d, %d), square (%d, %d)", queenRow, queenColumn, row, column)
                                    .isEqualTo(same);
                        }
                    }
                }
            }
        }
    }

    private static boolean inQuarter(int size, int row, int column) {
        return size % 2 == 0 || (row != size / 2 && column != size / 2);
    }

    private static int quarter(int size, int row, int column) {
        return (2 * row >= size ? 2 : 0) + (2 * column >= size ? 1 : 0);
    }

    /** The crossing diagonals of a square of any quarter as bits of the upper half. */
    private static long upperBits(JoinGeometry geometry, int row, int column) {
        int size = geometry.size();
        int half = geometry.half();
        boolean south = 2 * row >= size;
        boolean east = 2 * column >= size;
        long bits = geometry.diagonals(south ? size - 1 - row : row, east ? size - 1 - column : column)
                & ~geometry.outermost();
        if (east) {
            bits = geometry.mirrored(bits);
        }
        return south ? Long.reverse(bits) >>> (Long.SIZE - (4 * half - 2)) : bits;
    }
}
