package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;

/**
 * Counts the conflicts of one permutation after the other on a single counter: only the queens that stand elsewhere than
 * in the one before are moved, and boards of one population resemble each other. Not safe for use by several threads.
 */
final class Evaluation {
    private final int n;
    private final int[] current;
    private final ConflictCounter queens;

    /** Starts from the identity. */
    Evaluation(int n) {
        this.n = n;
        this.queens = ConflictCounter.of(Board.identity(n));
        this.current = new int[n];
        Arrays.setAll(current, row -> row);
    }

    /** The conflicts of a permutation. Takes O(n), most of it by comparing. */
    long conflicts(int[] columns) {
        int from = 0;
        while (from < n) {
            int skipped = Arrays.mismatch(current, from, n, columns, from, n);
            if (skipped < 0) {
                break;
            }
            from += skipped;
            do {
                queens.move(from, columns[from]);
                current[from] = columns[from];
                from++;
            } while (from < n && current[from] != columns[from]);
        }
        return queens.conflicts();
    }

    /**
     * Improves a permutation by swaps until none of an attacked queen with another resolves a conflict, or until the run
     * is over. Takes the first improvement found. O(n) for each attacked queen of each pass.
     *
     * @return its conflicts then
     */
    long descend(int[] columns, SearchContext context) {
        conflicts(columns);
        boolean improved = true;
        while (improved && queens.conflicts() > 0) {
            improved = false;
            int offset = context.random().nextInt(n);
            for (int i = 0; i < n; i++) {
                int row = i < n - offset ? offset + i : offset + i - n;
                if (queens.attackers(row) == 0) {
                    continue;
                }
                if (context.shouldStop()) {
                    break;
                }
                improved |= swapToAdvantage(row);
            }
        }
        for (int row = 0; row < n; row++) {
            current[row] = queens.column(row);
        }
        System.arraycopy(current, 0, columns, 0, n);
        return queens.conflicts();
    }

    private boolean swapToAdvantage(int row) {
        int other = row;
        for (int i = 1; i < n; i++) {
            other = other + 1 == n ? 0 : other + 1;
            if (queens.swapDelta(row, other) < 0) {
                queens.swap(row, other);
                return true;
            }
        }
        return false;
    }
}
