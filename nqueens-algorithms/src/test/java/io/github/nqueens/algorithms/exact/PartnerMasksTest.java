package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartnerMasksTest {
    @ParameterizedTest
    @CsvSource({"12, 63, 23", "13, 63, 23", "16, 255, 181", "18, 511, 439", "18, 495, 439"})
    void partnersAreTheWesternPlacementsThatShareNoDiagonal(int size, int rows, int columns) {
        JoinGeometry geometry = new JoinGeometry(size);
        QuarterBoards boards =
                QuarterBoards.generate(geometry, 0, 0, () -> false).avoiding(0, geometry.outermost(), () -> false);
        PartnerMasks masks = new PartnerMasks(geometry);
        int[] rowSets = IntStream.rangeClosed(0, geometry.all())
                .filter(set -> Integer.bitCount(set) == Integer.bitCount(columns))
                .toArray();
        // Set twice: what was there before must not matter.
        masks.set(boards, geometry.all() >>> geometry.half() - Integer.bitCount(columns), rowSets, geometry.all());
        masks.set(boards, columns, rowSets, rows);
        int largest = 0;
        for (int rowSet : rowSets) {
            int first = boards.first(columns, rowSet);
            int placements = (rowSet & ~rows) == 0 ? boards.end(columns, rowSet) - first : 0;
            assertThat(masks.endGroup(rowSet) - masks.firstGroup(rowSet)).isEqualTo((placements + 63) / 64);
            largest = Math.max(largest, placements);
            for (int i = 0; i < placements; i++) {
                int group = masks.firstGroup(rowSet) + i / 64;
                assertThat(masks.columns(group, i % 64)).isEqualTo(boards.columns[first + i]);
            }
            int eastRows = rows & ~rowSet;
            int eastColumns = (1 << Integer.bitCount(eastRows)) - 1;
            for (int j = boards.first(eastColumns, eastRows); j < boards.end(eastColumns, eastRows); j++) {
                long diagonals = geometry.mirrored(boards.diagonals[j]);
                long[] expected = new long[(placements + 63) / 64];
                for (int i = 0; i < placements; i++) {
                    expected[i / 64] |= (boards.diagonals[first + i] & diagonals) == 0 ? 1L << i % 64 : 0;
                }
                for (int i = 0; i < expected.length; i++) {
                    assertThat(masks.partners(masks.firstGroup(rowSet) + i, eastRows, boards.columns[j]))
                            .isEqualTo(expected[i]);
                }
            }
        }
        assertThat(largest).isPositive();
        if (size == 18) {
            assertThat(largest).as("several groups").isGreaterThan(64);
        }
    }
}
