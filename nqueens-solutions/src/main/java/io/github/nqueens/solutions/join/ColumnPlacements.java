package io.github.nqueens.solutions.join;

/** The placements on a quarter board that use exactly one set of columns, by the set of rows they use. Immutable. */
final class ColumnPlacements {
    private final int[] starts;
    private final long[] diagonals;
    private final long[] columns;

    /**
     * @param starts for each set of rows the first placement, and one past the last of all
     */
    ColumnPlacements(int[] starts, long[] diagonals, long[] columns) {
        this.starts = starts;
        this.diagonals = diagonals;
        this.columns = columns;
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

    /** The columns of the queens of each placement by ascending row, four bits each. */
    long[] columns() {
        return columns;
    }

    /** The number of placements. */
    int size() {
        return columns.length;
    }
}
