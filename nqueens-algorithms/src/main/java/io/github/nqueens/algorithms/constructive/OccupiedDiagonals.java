package io.github.nqueens.algorithms.constructive;

import static io.github.nqueens.algorithms.constructive.BitWindows.LONGS;
import static io.github.nqueens.algorithms.constructive.BitWindows.MARGIN;

import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;

/**
 * The occupied diagonals of a board, which can be turned about its main diagonal.
 *
 * <p>A square is named by a line and a cell on it: row and column at first, column and row after {@link #transpose}. On
 * one line, both diagonal numbers grow by one from cell to cell, so that windows of all bit sets can be laid over one
 * another: {@code line + cell} and {@code cell - line + offset}.
 */
final class OccupiedDiagonals {
    final byte[] sums;
    final byte[] differences;
    private final long firstOffset;
    private long offset;

    OccupiedDiagonals(int n) {
        sums = BitWindows.allocate(2L * n + MARGIN);
        differences = BitWindows.allocate(2L * n + MARGIN);
        firstOffset = (long) n + MARGIN;
        offset = firstOffset;
    }

    /** Frees all diagonals of a board that is not transposed any more. */
    void clear() {
        Arrays.fill(sums, (byte) 0);
        Arrays.fill(differences, (byte) 0);
        offset = firstOffset;
    }

    /** The number added to cell - line to number a diagonal of {@link #differences}. */
    long offset() {
        return offset;
    }

    boolean isFree(int line, int cell) {
        return !BitWindows.get(sums, (long) line + cell) && !BitWindows.get(differences, cell - line + offset);
    }

    /** Occupies or frees both diagonals of a square. */
    void flip(int line, int cell) {
        BitWindows.flip(sums, (long) line + cell);
        BitWindows.flip(differences, cell - line + offset);
    }

    /** Exchanges rows and columns: sums stay, differences change their sign, so their bits are put in reverse order. */
    void transpose(SearchContext context) {
        int words = differences.length / Long.BYTES;
        context.inSteps((words + 1) / 2, (from, to) -> {
            for (int low = from; low < to; low++) {
                int high = words - 1 - low;
                long first = (long) LONGS.get(differences, low * Long.BYTES);
                long last = (long) LONGS.get(differences, high * Long.BYTES);
                LONGS.set(differences, low * Long.BYTES, Long.reverse(last));
                LONGS.set(differences, high * Long.BYTES, Long.reverse(first));
            }
        });
        offset = 8L * differences.length - 1 - offset;
    }
}
