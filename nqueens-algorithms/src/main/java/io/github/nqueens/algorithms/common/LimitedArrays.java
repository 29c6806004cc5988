package io.github.nqueens.algorithms.common;

import io.github.nqueens.spi.SearchContext;

/** Makes arrays as long as a board or longer. A large one takes milliseconds to make, so the limits are checked before each. */
public final class LimitedArrays {
    /** The most rows whose 2n - 1 diagonals of one direction fit an array. */
    public static final int LARGEST_BOARD = (Integer.MAX_VALUE - 8) / 2;

    /** Shorter arrays are made in a few microseconds. */
    private static final int LONG = 1 << 16;

    private LimitedArrays() {}

    public static int[] ints(int length, SearchContext run) {
        requireOngoing(length, run);
        return new int[length];
    }

    /** Words for at least this many bits. */
    public static long[] bits(int length, SearchContext run) {
        requireOngoing(length >>> 5, run);
        return new long[(length >>> 6) + 1];
    }

    private static void requireOngoing(int ints, SearchContext run) {
        // Asked without the pace of the run, which does not know how long the next array takes.
        if (ints >= LONG && run.shouldStop()) {
            run.requireOngoing();
        }
    }
}
