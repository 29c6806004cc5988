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
        quarter.makePairs((1 << half) - 1, inPairs, TO);
        for (int rowSet = 0; rowSet < 1 << half; rowSet++) {
            quarter.begin(rowSet);
            List<int[]> squares = new ArrayList<>();
            long columns = 0;
            int last = -2;
            int lastRow = -1;
            for (int row = 0; row < half; row++) {
                if ((rowSet & 1 << row) != 0) {
                    int column = random.nextInt(half);
                    // Queens in neighboring rows that attack each other are in no placement.
                    while (lastRow == row - 1 && half > 3 && Math.abs(column - last) < 2) {
                        column = random.nextInt(half);
                    }
                    columns |= (long) column << (4 * squares.size());
                    squares.add(quarter.square(row, column));
                    last = column;
                    lastRow = row;
                }
            }
            int[] out = new int[TO];
            quarter.conjunction(out, columns, FROM, TO);
            for (int i = FROM; i < TO; i++) {
                int expected = -1;
                for (int[] square : squares) {
                    expected &= square[i];
                }
                assertThat(out[i]).isEqualTo(expected);
            }
        }
    }
}
