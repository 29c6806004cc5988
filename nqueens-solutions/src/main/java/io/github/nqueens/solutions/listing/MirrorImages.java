package io.github.nqueens.solutions.listing;

import java.util.Arrays;

/**
 * Keeps the solutions of the left half of the stream, to read them again as the right half.
 *
 * <p>One solution is less than another exactly if its mirror image is greater than the other's. So the mirror images of
 * the left half, read backward, are the solutions of the right half in order.
 */
final class MirrorImages {
    /** The left half of this size has 183,000 words, 1.4 MiB; that of the next size has six times as many. */
    static final int LARGEST_SIZE = 14;

    private static final int COLUMN_BITS = 4;

    private static final int SMALLEST_ROOM = 64;

    private final int last;
    private long[] kept = new long[SMALLEST_ROOM];
    private int count;

    MirrorImages(int size) {
        this.last = size - 1;
    }

    /** Keeps a solution, unless it is one of those between the halves, which begin in the middle column. */
    void keep(int[] board) {
        if (2 * board[0] == last) {
            return;
        }
        if (count == kept.length) {
            kept = Arrays.copyOf(kept, 2 * kept.length);
        }
        long packed = 0;
        for (int row = last; row >= 0; row--) {
            packed = packed << COLUMN_BITS | last - board[row];
        }
        kept[count++] = packed;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Writes the mirror image of the solution kept last, and drops that. */
    void take(int[] board) {
        long packed = kept[--count];
        for (int row = 0; row <= last; row++) {
            board[row] = (int) packed & (1 << COLUMN_BITS) - 1;
            packed >>>= COLUMN_BITS;
        }
    }
}
