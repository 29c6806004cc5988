package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartnerMasksTest {
    @ParameterizedTest
    @CsvSource({"12, 63, 23", "13, 63, 23", "16, 255, 181", "18, 511, 439", "18, 495, 439"})
    void partnersAreTheWesternPlacementsThatShareNoDiagonal(int size, int rows, int columns) {
        JoinGeometry geometry = new JoinGeometry(size);
        QuarterPlacements boards = QuarterPlacements.generate(geometry, open(geometry), 0, 0, () -> {});
        PartnerMasks masks = new PartnerMasks(geometry);
        int[] rowSets = IntStream.rangeClosed(0, geometry.all())
                .filter(set -> Integer.bitCount(set) == Integer.bitCount(columns))
                .toArray();
        // Set twice: what was there before must not matter.
        ColumnPlacements other = boards.on(geometry.all() >>> (geometry.half() - Integer.bitCount(columns)), () -> {});
        masks.set(other, rowSets, geometry.all(), () -> {});
        ColumnPlacements west = boards.on(columns, () -> {});
        masks.set(west, rowSets, rows, () -> {});
        assertThat(masks.placements()).isSameAs(west);
        int largest = 0;
        for (int rowSet : rowSets) {
            int first = west.first(rowSet);
            int placements = (rowSet & ~rows) == 0 ? west.end(rowSet) - first : 0;
            assertThat(masks.endGroup(rowSet) - masks.firstGroup(rowSet)).isEqualTo((placements + 63) / 64);
            largest = Math.max(largest, placements);
            for (int i = 0; i < placements; i++) {
                int group = masks.firstGroup(rowSet) + i / 64;
                assertThat(masks.rows(group, i % 64)).isEqualTo(west.rows()[first + i]);
            }
            for (int i = 0; i < placements; i++) {
                int group = masks.firstGroup(rowSet) + i / 64;
                for (int diagonal = 0; diagonal < 2 * geometry.width(); diagonal++) {
                    // Two diagonals, or one of them twice.
                    long asked = 1L << diagonal | 1L << diagonal * 7 % (2 * geometry.width());
                    assertThat(masks.users(group, asked) >>> i % 64 & 1)
                            .isEqualTo((west.diagonals()[first + i] & asked) == 0 ? 0 : 1);
                }
                assertThat(masks.users(group, 0)).isZero();
            }
            for (long excluded : new long[] {0, 1L << geometry.half(), 5L << geometry.width()}) {
                masks.exclude(excluded);
                for (int group = masks.firstGroup(rowSet); group < masks.endGroup(rowSet); group++) {
                    assertThat(masks.excluded(group)).isEqualTo(masks.users(group, excluded));
                }
            }
            int eastRows = rows & ~rowSet;
            int eastColumns = (1 << Integer.bitCount(eastRows)) - 1;
            ColumnPlacements east = boards.on(eastColumns, () -> {});
            // What was kept for other western placements must not matter.
            masks.set(other, rowSets, rows, () -> {});
            masks.keep(east, rowSets, rows);
            masks.set(west, rowSets, rows, () -> {});
            masks.keep(east, rowSets, rows);
            for (int j = east.first(eastRows); j < east.end(eastRows); j++) {
                long diagonals = geometry.mirrored(east.diagonals()[j]);
                long[] expected = new long[(placements + 63) / 64];
                for (int i = 0; i < placements; i++) {
                    expected[i / 64] |= (west.diagonals()[first + i] & diagonals) == 0 ? 1L << i % 64 : 0;
                }
                for (int i = 0; i < expected.length; i++) {
                    assertThat(masks.partners(masks.firstGroup(rowSet) + i, east.columns(), east.rows()[j]))
                            .isEqualTo(expected[i]);
                    assertThat(masks.kept(masks.firstGroup(rowSet) + i, j)).isEqualTo(expected[i]);
                }
            }
        }
        assertThat(largest).isPositive();
        if (size == 18) {
            assertThat(largest).as("several groups").isGreaterThan(64);
        }
    }

    /** All columns of each row. */
    private static int[] open(JoinGeometry geometry) {
        return OpenSquares.of(Problem.queens(geometry.size())).quarter(false, false);
    }
}
