package io.github.nqueens.algorithms.localsearch.board;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;

/**
 * How many queens stand on each of many lines, where most questions are whether there is one or whether there are several.
 *
 * <p>Two bits per line answer these, and fit a cache where counts would not. Counts are kept and touched for lines with
 * several queens only. Not safe for use by several threads.
 */
public final class LineCounts {
    private final long[] taken;
    private final long[] shared;

    /** The number of queens on each shared line; undefined for the other lines. */
    private final int[] queens;

    public LineCounts(int lines, SearchContext run) {
        taken = LimitedArrays.bits(lines, run);
        shared = LimitedArrays.bits(lines, run);
        queens = LimitedArrays.ints(lines, run);
    }

    /** The lowest bit shows whether there is a queen. The other bits are undefined. */
    public long taken(int line) {
        return taken[line >>> 6] >>> line;
    }

    /** Tells whether there are two queens or more. */
    public boolean isShared(int line) {
        return (shared[line >>> 6] >>> line & 1) != 0;
    }

    public int count(int line) {
        if (isShared(line)) {
            return queens[line];
        }
        return (int) taken(line) & 1;
    }

    /**
     * Adds a queen.
     *
     * @return how many were there before
     */
    public int arrive(int line) {
        int word = line >>> 6;
        long bit = 1L << line;
        if ((taken[word] & bit) == 0) {
            taken[word] |= bit;
            return 0;
        }
        if ((shared[word] & bit) == 0) {
            shared[word] |= bit;
            queens[line] = 2;
            return 1;
        }
        return queens[line]++;
    }

    /**
     * Takes a queen away.
     *
     * @return how many are left
     */
    public int leave(int line) {
        int word = line >>> 6;
        long bit = 1L << line;
        if ((shared[word] & bit) == 0) {
            taken[word] &= ~bit;
            return 0;
        }
        int left = --queens[line];
        if (left == 1) {
            shared[word] &= ~bit;
        }
        return left;
    }
}
