package io.github.nqueens.algorithms.localsearch;

import java.util.Arrays;

/**
 * For each of a family of parallel lines (columns, or diagonals of one direction) the rows of the queens on it, chained.
 *
 * <p>Adding takes O(1), removing as long as the line has queens. Whoever adds or removes a queen visits all queens of the
 * line anyway, because each of them has one attacker more or less.
 */
final class QueenChains {
    /** What ends a chain. */
    static final int NONE = -1;

    private final int[] first;
    private final int[] next;
    /** A bit for each line with queens: 32 times denser than the chains, so that it stays in the cache far longer. */
    private final long[] occupied;

    QueenChains(int lines, int rows) {
        first = new int[lines];
        next = new int[rows];
        occupied = new long[(lines - 1) / Long.SIZE + 1];
        Arrays.fill(first, NONE);
    }

    boolean isEmpty(int line) {
        return (occupied[line >>> 6] & 1L << line) == 0;
    }

    /** The row of a queen on the line, or {@link #NONE}. */
    int first(int line) {
        return first[line];
    }

    /** The row of another queen on the line of {@code row}, or {@link #NONE} after the last. */
    int next(int row) {
        return next[row];
    }

    void add(int line, int row) {
        next[row] = first[line];
        first[line] = row;
        occupied[line >>> 6] |= 1L << line;
    }

    /** Removes a row that is on the line. */
    void remove(int line, int row) {
        if (first[line] == row) {
            first[line] = next[row];
            if (next[row] == NONE) {
                occupied[line >>> 6] &= ~(1L << line);
            }
            return;
        }
        int before = first[line];
        while (next[before] != row) {
            before = next[before];
        }
        next[before] = next[row];
    }
}
