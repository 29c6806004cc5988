package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;

/**
 * For each of a family of parallel lines (columns, or diagonals of one direction) the rows of the queens on it, chained.
 *
 * <p>Adding takes O(1), and removing takes O(queens on the line). A caller that adds or removes a queen visits all queens of the
 * line anyway, because each of them gains or loses an attacker.
 */
public final class QueenChains {
    /** The row that ends a chain. */
    public static final int NONE = -1;

    private final SearchContext run;

    /** The first row on each line, plus 1, so that 0 stands for none. */
    private final int[] first;

    private final int[] next;
    /** A bit for each line with queens: 32 times denser than the chains, so that it stays in the cache far longer. */
    private final long[] occupied;

    public QueenChains(int lines, int rows, SearchContext run) {
        this.run = run;
        first = LimitedArrays.ints(lines, run);
        next = LimitedArrays.ints(rows, run);
        occupied = LimitedArrays.bits(lines, run);
    }

    public boolean isEmpty(int line) {
        return (occupied[line >>> 6] & 1L << line) == 0;
    }

    /** The row of a queen on the line, or {@link #NONE}. */
    public int first(int line) {
        return first[line] - 1;
    }

    /** The row of another queen on the line of {@code row}, or {@link #NONE} after the last. */
    public int next(int row) {
        return next[row] - 1;
    }

    public void add(int line, int row) {
        next[row] = first[line];
        first[line] = row + 1;
        occupied[line >>> 6] |= 1L << line;
    }

    /** Removes a row that is on the line. */
    public void remove(int line, int row) {
        if (first(line) == row) {
            first[line] = next[row];
            if (next(row) == NONE) {
                occupied[line >>> 6] &= ~(1L << line);
            }
            return;
        }
        int before = first(line);
        while (next(before) != row) {
            before = next(before);
            run.requireOngoing();
        }
        next[before] = next[row];
    }
}
