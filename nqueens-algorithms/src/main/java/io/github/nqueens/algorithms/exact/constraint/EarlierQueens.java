package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.AttackRule;
import io.github.nqueens.internal.Leap;
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

    private final Domains domains;
    private final AttackRule rule;
    private final List<Leap> leaps;
    private final int size;
    private final int[] byColumn;
    private final int[] bySum;
    private final int[] byDifference;
    /** Empty if there are no regions. */
    private final int[] byRegion;

    /** The depth of the queen of each row. */
    private final int[] byRow;

    EarlierQueens(Domains domains) {
        this.domains = domains;
        this.rule = domains.problem().rule();
        this.leaps = Leap.of(rule);
        this.size = domains.size();
        this.byColumn = empty(size);
        this.bySum = empty(2 * size);
        this.byDifference = empty(2 * size);
        this.byRegion = empty(domains.attacked().hasRegions() ? size : 0);
        this.byRow = empty(size);
    }

    private static int[] empty(int length) {
        int[] depths = new int[length];
        Arrays.fill(depths, NONE);
        return depths;
    }

    /** The depth of the first queen that attacks a square, or -1; queens before {@code from} are known not to. */
    int firstAttacker(int row, int column, int from) {
        int first = Math.min(byColumn[column], byMoves(row, column));
        if (byRegion.length > 0) {
            first = Math.min(first, byRegion[domains.attacked().region(row, column)]);
        }
        if (first == NONE) {
            domains.checked(domains.depth() - (long) from);
            return -1;
        }
        domains.checked(first - from + 1L);
        return first;
    }

    private int byMoves(int row, int column) {
        return switch (rule) {
            case QUEENS -> onDiagonals(row, column);
            case SUPERQUEENS -> Math.min(onDiagonals(row, column), byLeaps(row, column));
            case TORUS -> Math.min(bySum[(row + column) % size], byDifference[(row - column + size) % size]);
            case TOUCH -> byLeaps(row, column);
        };
    }

    private int onDiagonals(int row, int column) {
        return Math.min(bySum[row + column], byDifference[row - column + size]);
    }

    private int byLeaps(int row, int column) {
        int first = NONE;
        for (Leap leap : leaps) {
            int other = row + leap.down();
            if (other >= 0 && other < size && byRow[other] < first && domains.column(other) == column + leap.across()) {
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

    private void set(int row, int column, int depth) {
        byRow[row] = depth;
        byColumn[column] = depth;
        int span = rule == AttackRule.TORUS ? size : 2 * size;
        bySum[(row + column) % span] = depth;
        byDifference[(row - column + size) % span] = depth;
        if (byRegion.length > 0) {
            byRegion[domains.attacked().region(row, column)] = depth;
        }
    }
}
