package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareRowsTest {
    private static final int FROM = BitRows.FIRST;
    private static final int TO = FROM + 2 * BitRows.LINE + 1;

    private final Random random = new Random(4);

    @ParameterizedTest
    @CsvSource({"13, true", "12, true", "12, false", "7, true", "7, false", "1, true"})
    void aConjunctionTakesTheRowsOfAllSquares(int half, boolean inPairs) {
        SquareRows.Quarter quarter = new SquareRows.Quarter(half, 2);
        for (int row = 0; row < half; row++) {
            for (int column = 0; column < half; column++) {
                int[] square = quarter.square(row, column);
                Arrays.setAll(square, i -> ~(1 << random.nextInt(32)));
            }
        }
        int columns = (1 << half) - 1;
        quarter.makePairs(columns, inPairs, TO);
        for (int columnSet = 0; columnSet <= columns; columnSet++) {
            assertConjunction(quarter, half, columnSet);
        }
        // Pairs of columns are other ones where queens may not take all.
        int odd = columns & 0x1555;
        quarter.makePairs(odd, inPairs, TO);
        for (int columnSet : Subsets.of(odd)) {
            assertConjunction(quarter, half, columnSet);
        }
        int queens = Integer.bitCount(odd);
        assertThat(quarter.finders(odd)).hasSize(inPairs ? (queens + 1) / 2 : queens);
    }

    private void assertConjunction(SquareRows.Quarter quarter, int half, int columnSet) {
        List<int[]> squares = new ArrayList<>();
        long rows = 0;
        int last = -2;
        int lastColumn = -1;
        for (int column = 0; column < half; column++) {
            if ((columnSet & 1 << column) != 0) {
                int row = random.nextInt(half);
                // Queens in successive columns that attack each other are in no placement.
                while (lastColumn >= 0 && half > 3 && (row == last || Math.abs(row - last) == column - lastColumn)) {
                    row = random.nextInt(half);
                }
                rows |= (long) row << (4 * squares.size());
                squares.add(quarter.square(row, column));
                last = row;
                lastColumn = column;
            }
        }
        int[] out = new int[TO];
        quarter.conjunction(out, quarter.finders(columnSet), rows, FROM, TO);
        for (int i = FROM; i < TO; i++) {
            int expected = -1;
            for (int[] square : squares) {
                expected &= square[i];
            }
            assertThat(out[i]).isEqualTo(expected);
        }
    }
}
