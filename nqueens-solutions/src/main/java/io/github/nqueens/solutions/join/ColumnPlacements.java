package io.github.nqueens.solutions.join;

/** The placements on a quarter board that use exactly one set of columns, by the set of rows they use. Immutable. */
final class ColumnPlacements {
    private final int columns;
    private final int[] starts;
    private final long[] diagonals;
    private final long[] rows;

    /**
     * @param columns the set of columns
     * @param starts for each set of rows the first placement, and one past the last of all
     */
    ColumnPlacements(int columns, int[] starts, long[] diagonals, long[] rows) {
        this.columns = columns;
        this.starts = starts;
        this.diagonals = diagonals;
        this.rows = rows;
    }

    /** The set of columns. */
    int columns() {
        return columns;
    }

    /** The first placement that uses exactly these rows. */
    int first(int rowSet) {
        return starts[rowSet];
    }

    /** One past the last placement that uses exactly these rows. */
    int end(int rowSet) {
        return starts[rowSet + 1];
    }

    /** The diagonals of each placement, as {@link JoinGeometry#diagonals} has them. */
    long[] diagonals() {
        return diagonals;
    }

    /** The rows of the queens of each placement by ascending column, four bits each. */
    long[] rows() {
        return rows;
    }

    /** The number of placements. */
    int size() {
        return rows.length;
    }
}
