package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttacksTest {
    /** A bit for each of the 2n - 1 diagonals of one direction, in words of 64. */
    @ParameterizedTest
    @CsvSource({"1, 8", "32, 8", "33, 16", "64, 16", "65, 24", "2147483639, 536870912"})
    void verificationTakesAQuarterOfAByteForEachRow(int n, long bytes) {
        assertThat(Attacks.bytesToVerify(n)).isEqualTo(bytes);
    }

    /** The queens of the corners have the first and the last bit, wherever the words of the bits end. */
    @Test
    void cornersHaveBitsOnBoardsOfAllSizes() {
        for (int n = 2; n <= 200; n++) {
            int last = n - 1;
            int[] corners = new int[n];
            corners[0] = last;
            assertThat(Board.of(corners).isSolution()).isFalse();
            corners[last] = last;
            assertThat(Board.of(corners).isSolution()).isFalse();
        }
    }
}
