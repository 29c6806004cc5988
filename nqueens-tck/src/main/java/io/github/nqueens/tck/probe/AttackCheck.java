package io.github.nqueens.tck.probe;

import io.github.nqueens.Board;
import java.util.BitSet;

/** Finds attacks with bit sets of lines: independent of the library's own counting. */
public final class AttackCheck {
    private AttackCheck() {}

    public static boolean isSolution(Board board) {
        int n = board.size();
        BitSet columns = new BitSet(n);
        BitSet sums = new BitSet(2 * n);
        BitSet differences = new BitSet(2 * n);
        for (int row = 0; row < n; row++) {
            int column = board.column(row);
            if (columns.get(column) || sums.get(row + column) || differences.get(row - column + n)) {
                return false;
            }
            columns.set(column);
            sums.set(row + column);
            differences.set(row - column + n);
        }
        return true;
    }

    /** Unordered attacking pairs, by comparing all of them. */
    public static long pairs(int[] columns) {
        long pairs = 0;
        for (int row1 = 0; row1 < columns.length; row1++) {
            for (int row2 = 0; row2 < row1; row2++) {
                int distance = Math.abs(columns[row1] - columns[row2]);
                if (distance == 0 || distance == row1 - row2) {
                    pairs++;
                }
            }
        }
        return pairs;
    }
}
