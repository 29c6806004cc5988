package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.algorithms.common.IntPieces;
import io.github.nqueens.internal.LongPieces;

/**
 * For each row the depths of the queens because of which it has lost columns, a bit each. A queen that is taken off is the
 * last one, so its bit leaves each row that gets a column back. What rows have gained of the bits of other queens since it
 * was placed comes back from a log, so the memory is in proportion to the columns that are ruled out.
 */
final class Explanations {
    private final int words;
    private final long[][] reasons;

    /** The words that gained bits of queens before the last one, oldest first, as row * words + word, and what they were. */
    private final IntPieces gained = new IntPieces();

    private final LongPieces before = new LongPieces();

    /** The length of the log when the queen of each depth was placed. */
    private final int[] marks;

    Explanations(int size) {
        this.words = (size + 63) >>> 6;
        this.reasons = new long[size][words];
        this.marks = new int[size];
    }

    static long bytes(long size) {
        return size * ((size + 63) >>> 6) * Long.BYTES + Integer.BYTES * size;
    }

    /** A queen is placed. */
    void placed(int queenDepth) {
        marks[queenDepth] = gained.size();
    }

    /** A row loses a column because of a queen, or of what another row has lost if {@code queenDepth} is negative. */
    void because(int row, int other, int queenDepth, int placed) {
        if (queenDepth >= 0) {
            add(row, queenDepth >>> 6, 1L << queenDepth, placed);
        } else {
            for (int word = 0; word < words; word++) {
                add(row, word, reasons[other][word], placed);
            }
        }
    }

    void becauseOfAll(int row, int placed) {
        for (int word = 0; word << 6 < placed; word++) {
            boolean isFull = placed - (word << 6) >= Long.SIZE;
            add(row, word, isFull ? -1L : (1L << placed) - 1, placed);
        }
    }

    private void add(int row, int word, long bits, int placed) {
        long old = reasons[row][word];
        long more = bits & ~old;
        if (more == 0) {
            return;
        }
        int last = placed - 1;
        if (word != last >>> 6 || more != 1L << last) {
            before.ensure(gained.size() + 1L);
            before.set(gained.size(), old);
            gained.push(row * words + word);
        }
        reasons[row][word] = old | more;
    }

    /** Takes back what rows have gained since the queen of a depth was placed, apart from its own bit. */
    void undo(int queenDepth) {
        while (gained.size() > marks[queenDepth]) {
            int at = gained.pop();
            reasons[at / words][at % words] = before.get(gained.size());
        }
    }

    /** A row gets a column back because the queen of a depth is taken off. Call this after {@link #undo}. */
    void restored(int row, int queenDepth) {
        reasons[row][queenDepth >>> 6] &= ~(1L << queenDepth);
    }

    long[] of(int row) {
        return reasons[row];
    }
}
