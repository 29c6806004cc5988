package io.github.nqueens.algorithms.localsearch;

import java.util.HashMap;
import java.util.Map;

/**
 * A byte for each diagonal, so that boards of thousands of rows stay in the nearest cache. A diagonal of 255 queens or
 * more, which only a crafted start has, keeps its count in a map: every answer is exact. Not safe for use by several
 * threads.
 */
final class ByteDiagonals implements Diagonals {
    private static final int WIDE = 255;

    private final byte[] narrow;
    private final Map<Integer, Integer> wide = new HashMap<>();

    ByteDiagonals(int diagonals) {
        this.narrow = new byte[diagonals];
    }

    @Override
    public int size() {
        return narrow.length;
    }

    @Override
    public int at(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        return count < WIDE ? count : wide.get(diagonal);
    }

    @Override
    public void increment(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE) {
            narrow[diagonal]++;
        }
        if (count >= WIDE - 1) {
            wide.merge(diagonal, WIDE, (old, ignored) -> old + 1);
        }
    }

    @Override
    public void decrement(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE) {
            narrow[diagonal]--;
        } else if (wide.merge(diagonal, -1, Integer::sum) < WIDE) {
            wide.remove(diagonal);
            narrow[diagonal]--;
        }
    }

    /** Overwrites a count below 255 by another. */
    void set(int diagonal, int count) {
        narrow[diagonal] = (byte) count;
    }
}
