package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bit sets against the definition of an attack, where words begin and end. */
class PlacementTest {
    private static final long SEED = 3;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 191, 192, 193, 200})
    void freeSquaresAreThoseThatNoQueenAttacks(int n) {
        Random random = new Random(SEED);
        Placement placement = new Placement(n);
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int step = 0; step < 60; step++) {
            int row = random.nextInt(n);
            if (columns[row] >= 0) {
                placement.remove(row);
                columns[row] = -1;
            } else {
                int column = placement.nextFree(row, random.nextInt(n));
                if (column >= 0) {
                    placement.place(row, column);
                    columns[row] = column;
                }
            }
            assertThat(placement.isEmpty(row)).isEqualTo(columns[row] < 0);
            compare(placement, columns, random.nextInt(n));
        }
        assertThat(IntStream.range(0, columns.length).map(placement::column).toArray())
                .isEqualTo(columns);
    }

    private static void compare(Placement placement, int[] columns, int row) {
        if (columns[row] >= 0) {
            return;
        }
        int n = columns.length;
        int free = 0;
        int next = -1;
        for (int column = n - 1; column >= 0; column--) {
            boolean isFree = !isAttacked(columns, row, column);
            assertThat(placement.isFree(row, column)).isEqualTo(isFree);
            if (isFree) {
                free++;
                next = column;
            }
            assertThat(placement.nextFree(row, column)).isEqualTo(next);
        }
        assertThat(placement.nextFree(row, n)).isEqualTo(-1);
        assertThat(placement.countFree(row, Integer.MAX_VALUE)).isEqualTo(free);
        assertThat(placement.countFree(row, 1)).isBetween(Math.min(1, free), free);
    }

    private static boolean isAttacked(int[] columns, int row, int column) {
        for (int other = 0; other < columns.length; other++) {
            int distance = Math.abs(columns[other] - column);
            if (columns[other] >= 0 && (distance == 0 || distance == Math.abs(other - row))) {
                return true;
            }
        }
        return false;
    }
}
