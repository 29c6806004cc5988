package io.github.nqueens.algorithms.localsearch;

import java.util.HashMap;
import java.util.Map;

/**
 * How many queens stand on each diagonal of one direction, a byte each, so that boards of thousands of rows stay in the
 * nearest cache and boards of a million in the next. A diagonal of 255 queens or more, which only a crafted start has,
 * keeps its count in a map: every answer is exact. Not safe for use by several threads.
 */
final class DiagonalCounts {
    private static final int WIDE = 255;

    private final byte[] narrow;
    private final Map<Integer, Integer> wide = new HashMap<>();

    DiagonalCounts(int diagonals) {
        this.narrow = new byte[diagonals];
    }

    int size() {
        return narrow.length;
    }

    int at(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        return count < WIDE ? count : wide.get(diagonal);
    }

    void increment(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE) {
            narrow[diagonal]++;
        }
        if (count >= WIDE - 1) {
            wide.merge(diagonal, WIDE, (old, ignored) -> old + 1);
        }
    }

    void decrement(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE) {
            narrow[diagonal]--;
        } else if (wide.merge(diagonal, -1, Integer::sum) < WIDE) {
            wide.remove(diagonal);
            narrow[diagonal]--;
        }
    }
}
