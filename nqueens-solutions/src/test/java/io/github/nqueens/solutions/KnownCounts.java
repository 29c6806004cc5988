package io.github.nqueens.solutions;

/** What others counted: sequences of the On-Line Encyclopedia of Integer Sequences, at index n from 1 on. */
public final class KnownCounts {
    /** A000170. */
    private static final long[] ALL = {
        1,
        0,
        0,
        2,
        10,
        4,
        40,
        92,
        352,
        724,
        2680,
        14200,
        73712,
        365596,
        2279184,
        14772512,
        95815104,
        666090624,
        4968057848L,
        39029188884L,
        314666222712L,
        2691008701644L,
        24233937684440L,
        227514171973736L,
        2207893435808352L,
        22317699616364044L,
        234907967154122528L
    };

    /** A002562. */
    private static final long[] FUNDAMENTAL = {
        1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939, 83263591
    };

    /** A032522: equal to their image under a half turn. */
    private static final long[] HALF_TURN = {
        1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136, 420, 1240, 3000, 8152, 18104, 44184, 144620
    };

    /** A033148, quoted for n = 0 and 1 modulo 4 there: equal to their image under a quarter turn. */
    private static final long[] QUARTER_TURN = {1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128, 0, 0, 480};

    private KnownCounts() {}

    public static long all(int n) {
        return ALL[n - 1];
    }

    public static long fundamental(int n) {
        return FUNDAMENTAL[n - 1];
    }

    public static long halfTurn(int n) {
        return HALF_TURN[n - 1];
    }

    public static long quarterTurn(int n) {
        return QUARTER_TURN[n - 1];
    }
}
