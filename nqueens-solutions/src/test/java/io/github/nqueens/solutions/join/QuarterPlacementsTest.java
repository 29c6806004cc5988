package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.Looks;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuarterPlacementsTest {
    @ParameterizedTest
    @CsvSource({"4, 5", "6, 18", "8, 87", "10, 462", "12, 2635", "9, 87"})
    void everyPlacementIsInItsCellOnce(int size, int placements) {
        JoinGeometry geometry = new JoinGeometry(size);
        int half = geometry.half();
        QuarterPlacements boards = QuarterPlacements.generate(geometry, open(geometry), 0, 0, () -> {});
        assertThat(every(boards, ColumnPlacements::diagonals, geometry).length)
                .isEqualTo(placements)
                .isEqualTo(placements(half, 0, new int[half]));
        for (int columnSet = 0; columnSet <= geometry.all(); columnSet++) {
            assertThat(boards.on(columnSet, () -> {}).columns()).isEqualTo(columnSet);
            for (int rowSet = 0; rowSet <= geometry.all(); rowSet++) {
                for (int i = boards.on(columnSet, () -> {}).first(rowSet);
                        i < boards.on(columnSet, () -> {}).end(rowSet);
                        i++) {
                    long diagonals = 0;
                    int rows = 0;
                    int queens = 0;
                    for (int column = 0; column < half; column++) {
                        if ((columnSet & 1 << column) != 0) {
                            int row = (int) (boards.on(columnSet, () -> {}).rows()[i] >>> (4 * queens++)) & 15;
                            rows |= 1 << row;
                            diagonals |= geometry.diagonals(row, column);
                        }
                    }
                    assertThat(rows).isEqualTo(rowSet);
                    assertThat(Integer.bitCount(rows)).isEqualTo(queens);
                    assertThat(boards.on(columnSet, () -> {}).diagonals()[i]).isEqualTo(diagonals);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"8", "9", "10", "11"})
    void placementsOnAndOffTheLongDiagonalAreAllPlacements(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        long diagonal = geometry.longDiagonal();
        QuarterPlacements all = QuarterPlacements.generate(geometry, open(geometry), 0, 0, () -> {});
        QuarterPlacements on = QuarterPlacements.generate(geometry, open(geometry), diagonal, diagonal, () -> {});
        QuarterPlacements off = QuarterPlacements.generate(geometry, open(geometry), diagonal, 0, () -> {});
        assertThat(every(on, ColumnPlacements::diagonals, geometry).length
                        + every(off, ColumnPlacements::diagonals, geometry).length)
                .isEqualTo(every(all, ColumnPlacements::diagonals, geometry).length);
        assertThat(Arrays.stream(every(on, ColumnPlacements::diagonals, geometry)))
                .allMatch(set -> (set & diagonal) != 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 11, 12, 15})
    void thoseMadeOnDemandAreTheSame(int size) {
        JoinGeometry geometry = new JoinGeometry(size);
        long mask = geometry.longDiagonal() | 1L << 2;
        for (long value : new long[] {0, geometry.longDiagonal()}) {
            QuarterPlacements onDemand = QuarterPlacements.onDemand(geometry, open(geometry), mask, value);
            QuarterPlacements chosen = QuarterPlacements.generate(geometry, open(geometry), mask, value, () -> {});
            for (int columnSet = 0; columnSet <= geometry.all(); columnSet++) {
                ColumnPlacements made = onDemand.on(columnSet, () -> {});
                ColumnPlacements expected = chosen.on(columnSet, () -> {});
                assertThat(onDemand.on(columnSet, Looks.endingIf(() -> true))).isSameAs(made);
                assertThat(made.columns()).isEqualTo(expected.columns());
                assertThat(made.rows()).isEqualTo(expected.rows());
                assertThat(made.size()).isEqualTo(expected.size());
                for (int rowSet = 0; rowSet <= geometry.all(); rowSet++) {
                    assertThat(made.first(rowSet)).isEqualTo(expected.first(rowSet));
                    assertThat(made.end(rowSet)).isEqualTo(expected.end(rowSet));
                }
                assertThat(made.diagonals()).isEqualTo(expected.diagonals());
            }
        }
    }

    /** The sets of seven columns of a quarter of 12 rows: 792 times 24 thousand placements, of which some are kept. */
    @Test
    void makingThemOnDemandStopsAndForgets() {
        JoinGeometry geometry = new JoinGeometry(24);
        QuarterPlacements boards = QuarterPlacements.onDemand(geometry, open(geometry), geometry.longDiagonal(), 0);
        assertThatThrownBy(() -> boards.on(0xFC0, Looks.endingIf(() -> true)))
                .isInstanceOf(CancellationException.class);
        ColumnPlacements first = boards.on(0xFC0, () -> {});
        int made = 0;
        for (int columnSet = 0xFFF; made < 1 << 22; columnSet--) {
            if (Integer.bitCount(columnSet) == 6 && columnSet != 0xFC0) {
                made += boards.on(columnSet, () -> {}).size();
            }
        }
        ColumnPlacements again = boards.on(0xFC0, () -> {});
        assertThat(again).isNotSameAs(first);
        assertThat(again.diagonals()).isEqualTo(first.diagonals());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void makingThemStopsWhenAsked(int questions) {
        JoinGeometry geometry = new JoinGeometry(16);
        AtomicInteger left = new AtomicInteger(questions);
        assertThatThrownBy(() -> QuarterPlacements.generate(
                        geometry, open(geometry), 0, 0, Looks.endingIf(() -> left.decrementAndGet() == 0)))
                .isInstanceOf(CancellationException.class);
        assertThat(left).hasValue(0);
    }

    /** What the placements of all sets of columns have, one set after the other. */
    private static long[] every(
            QuarterPlacements boards, Function<ColumnPlacements, long[]> what, JoinGeometry geometry) {
        return IntStream.rangeClosed(0, geometry.all())
                .mapToObj(columnSet -> what.apply(boards.on(columnSet, () -> {})))
                .flatMapToLong(Arrays::stream)
                .toArray();
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
                safe &= columns[r] == 0 || (columns[r] != column && Math.abs(columns[r] - column) != row - r);
            }
            if (safe) {
                columns[row] = column;
                count += placements(half, row + 1, columns);
            }
        }
        return count;
    }

    /** All columns of each row. */
    private static int[] open(JoinGeometry geometry) {
        return OpenSquares.of(Problem.queens(geometry.size())).quarter(false, false);
    }
}
