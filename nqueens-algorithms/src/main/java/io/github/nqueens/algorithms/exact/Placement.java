package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import java.util.Arrays;

/**
 * A board with some rows empty, no queen attacking another, of any size: three bit sets of the lines taken. A row's
 * attacked squares are a window of n bits of each diagonal direction's set.
 */
final class Placement {
    private static final int NONE = -1;

    private final int size;
    private final int words;
    private final long lastWord;
    private final int[] columnByRow;
    private final long[] columns;
    private final long[] sums;
    private final long[] differences;

    Placement(int size) {
        this.size = size;
        this.words = (size + 63) >>> 6;
        this.lastWord = -1L >>> (-size & 63);
        this.columnByRow = new int[size];
        Arrays.fill(columnByRow, NONE);
        this.columns = new long[words];
        // A window that starts at n - 1 reads up to two words beyond its own.
        this.sums = new long[2 * words + 2];
        this.differences = new long[2 * words + 2];
    }

    /** The memory that a placement of this size takes, in bytes. */
    static long bytes(int size) {
        return 4L * size + 5L * (size / 8) + 128;
    }

    int size() {
        return size;
    }

    boolean isEmpty(int row) {
        return columnByRow[row] == NONE;
    }

    int column(int row) {
        return columnByRow[row];
    }

    Board toBoard() {
        Board.Builder board = Board.builder(size);
        for (int row = 0; row < size; row++) {
            board.set(row, columnByRow[row]);
        }
        return board.build();
    }

    void place(int row, int column) {
        columnByRow[row] = column;
        toggle(row, column);
    }

    void remove(int row) {
        toggle(row, columnByRow[row]);
        columnByRow[row] = NONE;
    }

    private void toggle(int row, int column) {
        int sum = row + column;
        int difference = column - row + size - 1;
        columns[column >>> 6] ^= 1L << column;
        sums[sum >>> 6] ^= 1L << sum;
        differences[difference >>> 6] ^= 1L << difference;
    }

    boolean isFree(int row, int column) {
        int sum = row + column;
        int difference = column - row + size - 1;
        return ((columns[column >>> 6] >>> column
                                | sums[sum >>> 6] >>> sum
                                | differences[difference >>> 6] >>> difference)
                        & 1)
                == 0;
    }

    /** The first free square of a row from a column on, or -1. */
    int nextFree(int row, int from) {
        if (from >= size) {
            return NONE;
        }
        int word = from >>> 6;
        long free = free(row, word) & -1L << from;
        while (free == 0) {
            if (++word == words) {
                return NONE;
            }
            free = free(row, word);
        }
        return (word << 6) + Long.numberOfTrailingZeros(free);
    }

    /** The free squares of a row; counting ends when there are at least {@code enough}. */
    int countFree(int row, int enough) {
        int count = 0;
        for (int word = 0; word < words && count < enough; word++) {
            count += Long.bitCount(free(row, word));
        }
        return count;
    }

    private long free(int row, int word) {
        long attacked = columns[word] | window(sums, row, word) | window(differences, size - 1 - row, word);
        return ~attacked & (word == words - 1 ? lastWord : -1L);
    }

    /** 64 bits of a set, from bit {@code offset + 64 word} on. */
    private static long window(long[] set, int offset, int word) {
        int first = (offset >>> 6) + word;
        // Shifting twice moves the upper word out altogether where the offset is a multiple of 64.
        return set[first] >>> offset | set[first + 1] << 1 << ~offset;
    }
}
