package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;
import java.util.Arrays;
import java.util.List;

/**
 * Checks a square against the queens placed before, in the order in which they were placed, up to the first one that
 * attacks it. Lines remember the depth of their queen, so that the answer takes O(1) and the checks are counted by
 * arithmetic.
 */
final class EarlierQueens {
    /** Deeper than every queen. */
    private static final int NONE = Integer.MAX_VALUE;

    private final Attacked attacked;
    private final boolean isPlain;
    private final boolean hasDiagonals;
    private final boolean wraps;
    private final List<RuleLines.Leap> leaps;
    private final int size;
    private final int[] byColumn;
    private final int[] bySum;
    private final int[] byDifference;
    /** Empty if there are no regions. */
    private final int[] byRegion;

    /** The depth of the queen of each row. */
    private final int[] byRow;

    /** The column of the queen of each row; kept by the domains. */
    private final int[] columnOf;

    private long checks;

    /**
     * Starts without queens.
     *
     * @param columnOf the column of the queen of each row, or -1, which the domains keep up to date
     */
    EarlierQueens(RuleLines lines, int[] columnOf, Attacked attacked) {
        this.attacked = attacked;
        this.hasDiagonals = lines.hasDiagonals();
        this.wraps = lines.wraps();
        this.leaps = lines.leaps();
        this.size = columnOf.length;
        this.byColumn = empty(size);
        this.bySum = empty(2 * size);
        this.byDifference = empty(2 * size);
        this.byRegion = empty(attacked.hasRegions() ? size : 0);
        this.byRow = empty(size);
        this.columnOf = columnOf;
        this.isPlain = lines.isPlain() && byRegion.length == 0;
    }

    /** The depths by column, by two directions of diagonals, by row and by region. */
    static long bytes(Problem problem) {
        return Integer.BYTES * (1L + 2 + 2 + 1 + (problem.hasRegions() ? 1 : 0)) * problem.size();
    }

    private static int[] empty(int length) {
        int[] depths = new int[length];
        Arrays.fill(depths, NONE);
        return depths;
    }

    /**
     * Finds the first queen that attacks a square.
     *
     * @param from the depth of the first queen that is not known to leave the square free
     * @param queens how many queens are placed
     * @return the depth of the queen, or -1
     */
    int firstAttacker(int row, int column, int from, int queens) {
        int first = Math.min(byColumn[column], byMoves(row, column));
        if (byRegion.length > 0) {
            first = Math.min(first, byRegion[attacked.region(row, column)]);
        }
        if (first == NONE) {
            checks += queens - (long) from;
            return -1;
        }
        checks += first - from + 1L;
        return first;
    }

    /**
     * Tells whether {@link #firstFreeOfAll} finds the free columns of a row that may use every column. Such a row of
     * the classic
     * problem has a loop of its own: a search without inference spends most of its time there.
     */
    boolean isPlain() {
        return isPlain;
    }

    /** The first column from one on that no queen attacks, or -1. Checks each column before it, too. */
    int firstFreeOfAll(int row, int from, int queens) {
        int[] columns = byColumn;
        int[] sums = bySum;
        int[] differences = byDifference;
        int ofSums = row;
        int ofDifferences = size - row;
        // At most n squares with n checks each, and n is at most 16,384.
        int asked = 0;
        for (int column = from; column < columns.length; column++) {
            int first = Math.min(columns[column], Math.min(sums[column + ofSums], differences[column + ofDifferences]));
            if (first == NONE) {
                checks += asked + queens;
                return column;
            }
            asked += first + 1;
        }
        checks += asked;
        return -1;
    }

    private int byMoves(int row, int column) {
        int first = NONE;
        if (hasDiagonals) {
            int sum = row + column;
            int difference = column - row + size;
            first = wraps
                    ? Math.min(bySum[sum % size], byDifference[difference % size])
                    : Math.min(bySum[sum], byDifference[difference]);
        }
        // By number, as most rules have none and an iterator would be garbage of each square.
        for (int i = 0; i < leaps.size(); i++) {
            RuleLines.Leap leap = leaps.get(i);
            int other = row + leap.down();
            if (other >= 0 && other < size && byRow[other] < first && columnOf[other] == column + leap.across()) {
                first = byRow[other];
            }
        }
        return first;
    }

    void placed(int row, int column, int depth) {
        set(row, column, depth);
    }

    void removed(int row, int column) {
        set(row, column, NONE);
    }

    /** How many checks the answers took so far. */
    long checks() {
        return checks;
    }

    private void set(int row, int column, int depth) {
        byRow[row] = depth;
        byColumn[column] = depth;
        int sum = row + column;
        int difference = column - row + size;
        if (wraps) {
            sum %= size;
            difference %= size;
        }
        bySum[sum] = depth;
        byDifference[difference] = depth;
        if (byRegion.length > 0) {
            byRegion[attacked.region(row, column)] = depth;
        }
    }
}
