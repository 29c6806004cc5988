package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuarterBoardsTest {
    @ParameterizedTest
    @CsvSource({"4, 5", "6, 18", "8, 87", "10, 462", "12, 2635", "9, 87"})
    void everyPlacementIsInItsCellOnce(int size, int placements) {
        JoinGeometry geometry = new JoinGeometry(size);
        int half = geometry.half();
        QuarterBoards boards = QuarterBoards.generate(geometry, 0, 0, () -> false);
        assertThat(boards.diagonals.length).isEqualTo(placements).isEqualTo(placements(half, 0, new int[half]));
        for (int columnSet = 0; columnSet <= geometry.all(); columnSet++) {
            for (int rowSet = 0; rowSet <= geometry.all(); rowSet++) {
                for (int i = boards.first(columnSet, rowSet); i < boards.end(columnSet, rowSet); i++) {
                    long diagonals = 0;
                    int columns = 0;
                    int queens = 0;
                    for (int row = 0; row < half; row++) {
                        if ((rowSet & 1 << row) != 0) {
                            int column = (int) (boards.columns[i] >>> 4 * queens++) & 15;
                            columns |= 1 << column;
                            diagonals |= geometry.diagonals(row, column);
                        }
                    }
                    assertThat(columns).isEqualTo(columnSet);
                    assertThat(Integer.bitCount(columns)).isEqualTo(queens);
                    assertThat(boards.diagonals[i]).isEqualTo(diagonals);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"8", "9", "10", "11"})
    void placementsOnAndOffTheLongDiagonalAreAllPlacements(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        long diagonal = geometry.longDiagonal();
        QuarterBoards all = QuarterBoards.generate(geometry, 0, 0, () -> false);
        QuarterBoards on = QuarterBoards.generate(geometry, diagonal, diagonal, () -> false);
        QuarterBoards off = QuarterBoards.generate(geometry, diagonal, 0, () -> false);
        assertThat(on.diagonals.length + off.diagonals.length).isEqualTo(all.diagonals.length);
        assertThat(Arrays.stream(on.diagonals)).allMatch(set -> (set & diagonal) != 0);
        assertThat(all.avoiding(diagonal, 0, () -> false).diagonals).isEqualTo(off.diagonals);
        assertThat(all.avoiding(diagonal, 0, () -> false).columns).isEqualTo(off.columns);
    }

    @ParameterizedTest
    @CsvSource({"9", "11"})
    void forgottenDiagonalsAreGone(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        QuarterBoards all = QuarterBoards.generate(geometry, 0, 0, () -> false);
        assertThat(Arrays.stream(all.diagonals)).anyMatch(set -> (set & geometry.outermost()) != 0);
        assertThat(Arrays.stream(all.avoiding(0, geometry.outermost(), () -> false).diagonals))
                .hasSize(all.diagonals.length)
                .allMatch(set -> (set & geometry.outermost()) == 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void makingThemStopsWhenAsked(int questions) {
        JoinGeometry geometry = new JoinGeometry(16);
        AtomicInteger left = new AtomicInteger(questions);
        assertThatThrownBy(() -> QuarterBoards.generate(geometry, 0, 0, () -> left.decrementAndGet() == 0))
                .isInstanceOf(CancellationException.class);
        assertThat(left).hasValue(0);
        QuarterBoards all = QuarterBoards.generate(geometry, 0, 0, () -> false);
        left.set(questions);
        assertThatThrownBy(() -> all.avoiding(1, 0, () -> left.decrementAndGet() == 0))
                .isInstanceOf(CancellationException.class);
        assertThat(left).hasValue(0);
    }

    /** Square by square, without bits: {@code columns[row]} is one more than the column, or 0. */
    private static int placements(int half, int row, int[] columns) {
        if (row == half) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column <= half; column++) {
            boolean safe = true;
            for (int r = 0; r < row && column > 0; r++) {
                safe &= columns[r] == 0 || columns[r] != column && Math.abs(columns[r] - column) != row - r;
            }
            if (safe) {
                columns[row] = column;
                count += placements(half, row + 1, columns);
            }
        }
        return count;
    }
}
