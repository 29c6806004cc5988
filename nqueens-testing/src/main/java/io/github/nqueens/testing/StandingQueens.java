package io.github.nqueens.testing;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import java.util.HashMap;
import java.util.Map;

/**
 * Follows the queens of a search over partial boards. It fails if a queen is placed on a row that has one, or is taken off a row
 * that has none or whose queen the problem has placed.
 */
public final class StandingQueens implements SolveListener {
    private final Problem problem;
    private final Map<Integer, Integer> columns = new HashMap<>();

    public StandingQueens(Problem problem) {
        this.problem = problem;
    }

    @Override
    public void onPlaced(int row, int column) {
        if (columns.put(row, column) != null) {
            throw new AssertionError("a second queen is placed on row " + row);
        }
    }

    @Override
    public void onRemoved(int row) {
        Integer column = columns.remove(row);
        if (column == null || problem.isPlaced(row, column)) {
            throw new AssertionError("row " + row + " loses a queen that it "
                    + (column == null ? "does not have" : "keeps in every solution"));
        }
    }

    /** The columns of the queens that stand, by row. */
    public Map<Integer, Integer> columns() {
        return Map.copyOf(columns);
    }
}
