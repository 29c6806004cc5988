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

    QueenChains(int lines, int rows) {
        first = new int[lines];
        next = new int[rows];
        Arrays.fill(first, NONE);
    }

    boolean isEmpty(int line) {
        return first[line] == NONE;
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
    }

    /** Removes a row that is on the line. */
    void remove(int line, int row) {
        if (first[line] == row) {
            first[line] = next[row];
            return;
        }
        int before = first[line];
        while (next[before] != row) {
            before = next[before];
        }
        next[before] = next[row];
    }
}
