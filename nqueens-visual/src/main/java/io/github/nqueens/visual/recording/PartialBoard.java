package io.github.nqueens.visual.recording;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;
import java.util.Arrays;
import java.util.List;

/**
 * A board on which some rows may be empty, with its attacking pairs counted at every change: once for each line that they
 * share, and once if a forbidden leap leads from one to the other. At most 10,000 rows are recorded, so 32 bits hold the number of pairs.
 */
public final class PartialBoard {
    public static final int EMPTY = -1;

    private final Problem problem;
    private final int[] columnByRow;
    private final int[] onColumn;

    /** Sums, differences and regions; without lines where the problem does not forbid two queens on one. */
    private final int[] onSum;

    private final int[] onDifference;
    private final int[] inRegion;

    /** The lines of a kind are numbered modulo this. */
    private final int diagonals;

    private final List<RuleLines.Leap> leaps;
    private int conflicts;

    public PartialBoard(Problem problem) {
        int n = problem.size();
        this.problem = problem;
        RuleLines lines = RuleLines.of(problem.rule());
        this.diagonals = lines.diagonals(n);
        this.leaps = lines.leaps();
        columnByRow = new int[n];
        Arrays.fill(columnByRow, EMPTY);
        onColumn = new int[n];
        onSum = new int[diagonals];
        onDifference = new int[diagonals];
        inRegion = new int[problem.hasRegions() ? n : 0];
    }

    public Problem problem() {
        return problem;
    }

    public int size() {
        return columnByRow.length;
    }

    public int column(int row) {
        return columnByRow[row];
    }

    public int[] toArray() {
        return columnByRow.clone();
    }

    public int conflicts() {
        return conflicts;
    }

    /** Puts the queen of a row on a column, or takes it off with {@link #EMPTY}. */
    public void set(int row, int column) {
        int from = columnByRow[row];
        if (from != EMPTY) {
            count(row, from, -1);
            conflicts -= sharing(row, from);
        }
        if (column != EMPTY) {
            conflicts += sharing(row, column);
            count(row, column, 1);
        }
        columnByRow[row] = column;
    }

    private void count(int row, int column, int change) {
        onColumn[column] += change;
        if (onSum.length > 0) {
            onSum[(row + column) % diagonals] += change;
            onDifference[(row - column + diagonals) % diagonals] += change;
        }
        if (inRegion.length > 0) {
            inRegion[problem.region(row, column)] += change;
        }
    }

    /** How often a queen that is not counted would share a line with one that is, or stand a forbidden leap away. */
    private int sharing(int row, int column) {
        int sharing = onColumn[column];
        if (onSum.length > 0) {
            sharing += onSum[(row + column) % diagonals] + onDifference[(row - column + diagonals) % diagonals];
        }
        for (RuleLines.Leap leap : leaps) {
            int other = row + leap.down();
            int landing = column + leap.across();
            // Left of the board a leap would land where empty rows have their queens.
            if (other >= 0 && other < columnByRow.length && landing != EMPTY && columnByRow[other] == landing) {
                sharing++;
            }
        }
        return inRegion.length > 0 ? sharing + inRegion[problem.region(row, column)] : sharing;
    }
}
