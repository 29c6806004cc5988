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

    /** The center's queen closes the squares on its own diagonals, which have no bits. */
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 11, 13})
    void twoQuartersOfATorusMeetOnEqualBitsOnly(int size) {
        JoinGeometry geometry = new JoinGeometry(size, true);
        int half = size / 2;
        for (int first = 0; first < size * size; first++) {
            for (int second = 0; second < size * size; second++) {
                int row1 = first / size;
                int column1 = first % size;
                int row2 = second / size;
                int column2 = second % size;
                if (isOffTheCenter(row1 - half, column1 - half) && isOffTheCenter(row2 - half, column2 - half)) {
                    boolean sameDiagonal = (row1 - column1 - row2 + column2) % size == 0
                            || (row1 + column1 - row2 - column2) % size == 0;
                    assertThat((upperBits(geometry, row1, column1) & upperBits(geometry, row2, column2)) != 0)
                            .as("(%d, %d) and (%d, %d)", row1, column1, row2, column2)
                            .isEqualTo(sameDiagonal);
                }
            }
        }
    }

    private static boolean isOffTheCenter(int south, int east) {
        return south != 0 && east != 0 && Math.abs(south) != Math.abs(east);
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
        boolean south = 2 * row >= size;
        boolean east = 2 * column >= size;
        long bits = geometry.diagonals(south ? size - 1 - row : row, east ? size - 1 - column : column);
        if (east) {
            bits = geometry.mirrored(bits);
        }
        return south ? Long.reverse(bits) >>> (Long.SIZE - 2 * geometry.width()) : bits;
    }
}
