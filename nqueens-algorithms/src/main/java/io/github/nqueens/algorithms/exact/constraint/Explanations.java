package io.github.nqueens.algorithms.exact.constraint;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * For each row the depths of the queens because of which it has lost columns. What a queen adds is taken back with that
 * queen.
 */
final class Explanations {
    private final int words;
    private final long[][] reasons;

    /** The reasons of a row before its first change with a number of queens placed. The newest entry is on top. */
    private final Deque<Change> changes = new ArrayDeque<>();

    /** The number of queens placed when a row's reasons were changed last. */
    private final int[] changedAt;

    private static final class Change {
        private final int placed;
        private final int row;
        private final long[] before;
        private final int changedBefore;

        Change(int placed, int row, long[] before, int changedBefore) {
            this.placed = placed;
            this.row = row;
            this.before = before;
            this.changedBefore = changedBefore;
        }
    }

    Explanations(int size) {
        this.words = (size + 63) >>> 6;
        this.reasons = new long[size][words];
        this.changedAt = new int[size];
        Arrays.fill(changedAt, -1);
    }

    /** A row loses a column because of a queen, or of what another row has lost if {@code queenDepth} is negative. */
    void because(int row, int other, int queenDepth, int placed) {
        long[] own = changing(row, placed);
        if (queenDepth >= 0) {
            own[queenDepth >>> 6] |= 1L << queenDepth;
        } else {
            for (int word = 0; word < words; word++) {
                own[word] |= reasons[other][word];
            }
        }
    }

    void becauseOfAll(int row, int placed) {
        long[] own = changing(row, placed);
        for (int at = 0; at < placed; at++) {
            own[at >>> 6] |= 1L << at;
        }
    }

    private long[] changing(int row, int placed) {
        if (changedAt[row] != placed) {
            changes.push(new Change(placed, row, reasons[row].clone(), changedAt[row]));
            changedAt[row] = placed;
        }
        return reasons[row];
    }

    /** Takes back what the queen that was placed at a depth added. */
    void undo(int queenDepth) {
        while (!changes.isEmpty() && changes.peek().placed > queenDepth) {
            Change change = changes.pop();
            reasons[change.row] = change.before;
            changedAt[change.row] = change.changedBefore;
        }
    }

    long[] of(int row) {
        return reasons[row];
    }
}
