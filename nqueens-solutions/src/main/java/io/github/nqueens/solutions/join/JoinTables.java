package io.github.nqueens.solutions.join;

import java.util.function.BooleanSupplier;

/**
 * What the parts of one board share: the placements on its quarters.
 *
 * @param upper the upper half
 * @param lower the lower half, upside down
 * @param westColumns the columns of the western quarters that get a queen
 * @param eastColumns the columns of the eastern quarters that get a queen
 */
record JoinTables(HalfBoard upper, HalfBoard lower, int westColumns, int eastColumns) {
    /** Quarters of this many rows or more are made set by set: all placements would take more than a gigabyte. */
    static final int ON_DEMAND = 11;

    /**
     * Makes the tables that all parts need.
     *
     * @param stop asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code stop} said true
     */
    static JoinTables of(JoinBoard board, ImageWeights weights, BooleanSupplier stop) {
        JoinGeometry geometry = board.geometry();
        OpenSquares squares = board.squares();
        QuarterPlacements none = QuarterPlacements.none(geometry);
        HalfBoard upper;
        HalfBoard lower;
        if (weights.byLongDiagonal()) {
            // The board has all symmetries, so that its quarters are alike.
            long diagonal = geometry.longDiagonal();
            QuarterPlacements free = quarter(board, false, false, diagonal, 0, stop);
            QuarterPlacements occupied = quarter(board, false, false, diagonal, diagonal, stop);
            upper = new HalfBoard(occupied, free, free, squares.rows(false));
            lower = upper;
        } else {
            QuarterPlacements northwest = quarter(board, false, false, 0, 0, stop);
            QuarterPlacements northeast = quarter(board, false, true, 0, 0, stop);
            QuarterPlacements southwest = quarter(board, true, false, 0, 0, stop);
            upper = new HalfBoard(none, northwest, northeast, squares.rows(false));
            lower = new HalfBoard(
                    weights.byRows() ? southwest : none,
                    weights.byRows() ? none : southwest,
                    quarter(board, true, true, 0, 0, stop),
                    squares.rows(true));
        }
        return new JoinTables(upper, lower, squares.columns(false), squares.columns(true));
    }

    /** The placements on a quarter whose diagonals within {@code mask} are exactly {@code value}. */
    private static QuarterPlacements quarter(
            JoinBoard board, boolean south, boolean east, long mask, long value, BooleanSupplier stop) {
        int[] open = board.squares().quarter(south, east);
        return board.geometry().half() >= ON_DEMAND
                ? QuarterPlacements.onDemand(board.geometry(), open, mask, value)
                : QuarterPlacements.generate(board.geometry(), open, mask, value, stop);
    }
}
