package io.github.nqueens.algorithms.common;

import io.github.nqueens.spi.SearchContext;

/** Arrays as long as a board or longer: making one takes so long that the run may be over before the next. */
public final class Tables {
    /** The most rows whose 2n - 1 diagonals of one direction fit an array. */
    public static final int LARGEST_BOARD = (Integer.MAX_VALUE - 8) / 2;

    /** Shorter ones are made in some microseconds. */
    private static final int LONG = 1 << 16;

    private Tables() {}

    public static int[] ints(int length, SearchContext run) {
        requireOngoing(length, run);
        return new int[length];
    }

    /** Words for as many bits. */
    public static long[] bits(int length, SearchContext run) {
        requireOngoing(length >>> 5, run);
        return new long[(length >>> 6) + 1];
    }

    private static void requireOngoing(int ints, SearchContext run) {
        if (ints >= LONG) {
            run.inSteps(1, (from, to) -> {});
        }
    }
}
