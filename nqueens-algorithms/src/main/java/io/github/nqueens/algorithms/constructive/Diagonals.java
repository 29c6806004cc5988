package io.github.nqueens.algorithms.constructive;

import static io.github.nqueens.algorithms.constructive.LineBits.LONGS;
import static io.github.nqueens.algorithms.constructive.LineBits.MARGIN;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The occupied diagonals of a board, which can be turned about its main diagonal.
 *
 * <p>A square is named by a line and a cell on it: row and column at first, column and row after {@link #transpose}. On
 * one line, both diagonal numbers grow by one from cell to cell, so that windows of all bit sets can be laid over one
 * another: {@code line + cell} and {@code cell - line + offset}.
 */
final class Diagonals {
    private static final int WORDS_PER_CHECK = 1 << 16;

    final byte[] sums;
    final byte[] differences;
    private long offset;

    Diagonals(int n) {
        sums = LineBits.allocate(2L * n + MARGIN);
        differences = LineBits.allocate(2L * n + MARGIN);
        offset = (long) n + MARGIN;
    }

    /** What is added to cell - line to number a diagonal of {@link #differences}. */
    long offset() {
        return offset;
    }

    boolean isFree(int line, int cell) {
        return !LineBits.get(sums, (long) line + cell) && !LineBits.get(differences, cell - line + offset);
    }

    /** Occupies or frees both diagonals of a square. */
    void flip(int line, int cell) {
        LineBits.flip(sums, (long) line + cell);
        LineBits.flip(differences, cell - line + offset);
    }

    void clear() {
        Arrays.fill(sums, (byte) 0);
        Arrays.fill(differences, (byte) 0);
    }

    /**
     * Exchanges rows and columns: sums stay, differences change their sign, so their bits are put in reverse order.
     *
     * @return whether it was done; false if the supplier said to stop halfway
     */
    boolean transpose(BooleanSupplier shouldStop) {
        int words = differences.length / Long.BYTES;
        for (int low = 0, high = words - 1; low <= high; low++, high--) {
            if (low % WORDS_PER_CHECK == WORDS_PER_CHECK - 1 && shouldStop.getAsBoolean()) {
                return false;
            }
            long first = (long) LONGS.get(differences, low * Long.BYTES);
            long last = (long) LONGS.get(differences, high * Long.BYTES);
            LONGS.set(differences, low * Long.BYTES, Long.reverse(last));
            LONGS.set(differences, high * Long.BYTES, Long.reverse(first));
        }
        offset = 8L * differences.length - 1 - offset;
        return true;
    }
}
