package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BitRowsTest {
    private static final int FROM = BitRows.FIRST;
    private static final int TO = FROM + 3 * BitRows.LINE + 1;

    private final Random random = new Random(4);

    @Test
    void transposingExchangesRowsAndBits() {
        int[][] rows = randomRows(32);
        int[][] transposed = copy(rows);
        BitRows.transpose(transposed, FROM, TO);
        for (int i = FROM; i < TO; i++) {
            for (int row = 0; row < 32; row++) {
                for (int bit = 0; bit < 32; bit++) {
                    assertThat(transposed[bit][i] >>> row & 1).isEqualTo(rows[row][i] >>> bit & 1);
                }
            }
        }
    }

    @Test
    void commonBitsAreCountedForEachPartner() {
        int[][] rows = randomRows(20);
        int[] row = randomRows(1)[0];
        for (int count = 0; count <= 20; count++) {
            long partners = 0;
            while (Long.bitCount(partners) < count) {
                partners |= 1L << random.nextInt(20);
            }
            int[] sum = random.ints(TO, 0, 1000).toArray();
            int[] expected = sum.clone();
            for (int i = FROM; i < TO; i++) {
                for (int partner = 0; partner < 20; partner++) {
                    expected[i] += (partners >>> partner & 1) == 0 ? 0 : Integer.bitCount(row[i] & rows[partner][i]);
                }
            }
            BitRows.countCommon(sum, row, rows, partners, FROM, TO);
            assertThat(sum).isEqualTo(expected);
        }
    }

    @Test
    void allocatedRowsHoldWhatWasAskedForAndAreEmpty() {
        for (int lines = 1; lines < 20; lines++) {
            int[][] rows = new int[3][];
            BitRows.allocate(rows, 1, 3, lines);
            assertThat(rows[0]).isNull();
            for (int i = 1; i < 3; i++) {
                assertThat(rows[i])
                        .hasSizeGreaterThanOrEqualTo(FROM + lines * BitRows.LINE + 1)
                        .containsOnly(0);
            }
        }
    }

    private int[][] randomRows(int count) {
        int[][] rows = new int[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = random.ints(TO).toArray();
        }
        return rows;
    }

    private static int[][] copy(int[][] rows) {
        int[][] copy = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            copy[i] = rows[i].clone();
        }
        return copy;
    }
}
