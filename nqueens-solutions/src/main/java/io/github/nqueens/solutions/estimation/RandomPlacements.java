package io.github.nqueens.solutions.estimation;

import io.github.nqueens.internal.SeededRandom;
import java.util.Arrays;

/**
 * Random placements of the upper rows of a board, many at a time, row by row from the top: each queen on a free square drawn
 * uniformly. The placements of one row do not wait for each other, so that the processor works on several at once.
 */
final class RandomPlacements {
    private static final long EACH_BYTE = 0x0101010101010101L;
    private static final long TOP_BITS = EACH_BYTE << 7;

    /** The position of the k-th bit of each byte, for each k. */
    private static final byte[] SELECT = selections();

    private final int size;
    private final int rows;
    private final SeededRandom random;

    /** The free columns, the diagonals that reach the next row, and the product of the numbers of free squares. */
    final long[] free;

    final long[] left;
    final long[] right;
    final double[] weights;

    RandomPlacements(int size, int rows, int most, SeededRandom random) {
        this.size = size;
        this.rows = rows;
        this.random = random;
        // The entry behind the last placement is written before it is known that there is none.
        this.free = new long[most + 1];
        this.left = new long[most + 1];
        this.right = new long[most + 1];
        this.weights = new double[most + 1];
    }

    private static byte[] selections() {
        byte[] selections = new byte[Byte.SIZE << Byte.SIZE];
        for (int bits = 0; bits < 1 << Byte.SIZE; bits++) {
            int k = 0;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                if ((bits >>> bit & 1) != 0) {
                    selections[k++ << Byte.SIZE | bits] = (byte) bit;
                }
            }
        }
        return selections;
    }

    /** Draws placements. Returns how many of them have a free square in each row; these come first in the arrays. */
    int draw(int count) {
        Arrays.fill(free, 0, count, -1L >>> (Long.SIZE - size));
        Arrays.fill(left, 0, count, 0);
        Arrays.fill(right, 0, count, 0);
        Arrays.fill(weights, 0, count, 1);
        int remaining = count;
        for (int row = 0; row < rows; row++) {
            remaining = placeQueens(remaining);
        }
        return remaining;
    }

    private int placeQueens(int count) {
        int placed = 0;
        for (int i = 0; i < count; i++) {
            long open = free[i] & ~(left[i] | right[i]);
            // For each byte, the number of bits in it and in those below, counted within the word.
            long pairs = open - ((open >>> 1) & 0x5555555555555555L);
            long nibbles = (pairs & 0x3333333333333333L) + ((pairs >>> 2) & 0x3333333333333333L);
            long upTo = ((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f0f0f0f0fL) * EACH_BYTE;
            int choices = (int) (upTo >>> 56);
            // 32 bits choose among at most 64 squares with a bias below 2^-26.
            long chosen = ((random.nextLong() >>> 32) * choices) >>> 32;
            // The bytes that lie wholly below the chosen bit keep their top bit.
            int shift = Byte.SIZE * Long.bitCount((((chosen * EACH_BYTE) | TOP_BITS) - upTo) & TOP_BITS);
            int within = (int) (chosen - (((upTo << Byte.SIZE) >>> shift) & 0xff));
            long bit = 1L << (shift + SELECT[(within << Byte.SIZE) | ((int) (open >>> shift) & 0xff)]);
            weights[placed] = weights[i] * choices;
            free[placed] = free[i] ^ bit;
            left[placed] = (left[i] | bit) << 1;
            right[placed] = (right[i] | bit) >>> 1;
            // Without a free square the next placement takes the place of this one.
            placed += (int) ((open | -open) >>> 63);
        }
        return placed;
    }

    /** Keeps those placements that leave each of the rows below, and each free column, a free square there. */
    int keepOpen(int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (isOpen(free[i], left[i], right[i])) {
                free[kept] = free[i];
                left[kept] = left[i];
                right[kept] = right[i];
                weights[kept++] = weights[i];
            }
        }
        return kept;
    }

    private boolean isOpen(long columns, long toLeft, long toRight) {
        long covered = 0;
        for (int row = 0; row < size - rows; row++) {
            long open = columns & ~(toLeft << row | toRight >>> row);
            if (open == 0) {
                return false;
            }
            covered |= open;
        }
        return covered == columns;
    }
}
