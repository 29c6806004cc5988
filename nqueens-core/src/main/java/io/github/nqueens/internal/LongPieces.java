package io.github.nqueens.internal;

import java.util.ArrayList;
import java.util.List;

/** A list of words in pieces, so that a longer one need not be copied. Not safe for use by several threads. */
public final class LongPieces {
    /** The binary logarithm of the words in a piece. */
    private static final int PIECE = 12;

    private static final int MASK = (1 << PIECE) - 1;

    /** Bytes of the first piece. */
    public static final long LEAST_BYTES = (1L << PIECE) * Long.BYTES;

    private final List<long[]> pieces = new ArrayList<>();

    /** Makes room for a number of words. */
    public void ensure(long length) {
        while (room() < length) {
            pieces.add(new long[1 << PIECE]);
        }
    }

    /** How many words there is room for. */
    public long room() {
        return (long) pieces.size() << PIECE;
    }

    public long get(long at) {
        return pieces.get((int) (at >>> PIECE))[(int) at & MASK];
    }

    public void set(long at, long word) {
        pieces.get((int) (at >>> PIECE))[(int) at & MASK] = word;
    }

    /** Lets all pieces go. */
    public void clear() {
        pieces.clear();
    }
}
