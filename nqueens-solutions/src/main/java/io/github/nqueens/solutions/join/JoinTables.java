package io.github.nqueens.solutions.join;

import java.util.Arrays;

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
     * @param look asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    static JoinTables of(JoinBoard board, ImageWeights weights, Runnable look) {
        JoinGeometry geometry = board.geometry();
        OpenSquares squares = board.squares();
        QuarterPlacements none = QuarterPlacements.none(geometry);
        HalfBoard upper;
        HalfBoard lower;
        if (weights.byLongDiagonal()) {
            // The board has all symmetries, so that its quarters are alike.
            long diagonal = geometry.longDiagonal();
            QuarterPlacements free = quarter(board, false, false, diagonal, 0, look);
            QuarterPlacements occupied = quarter(board, false, false, diagonal, diagonal, look);
            upper = new HalfBoard(occupied, free, free, squares.rows(false));
            lower = upper;
        } else {
            QuarterPlacements[] quarters = quarters(board, look);
            upper = new HalfBoard(none, quarters[0], quarters[1], squares.rows(false));
            lower = new HalfBoard(
                    weights.byRows() ? quarters[2] : none,
                    weights.byRows() ? none : quarters[2],
                    quarters[3],
                    squares.rows(true));
        }
        return new JoinTables(upper, lower, squares.columns(false), squares.columns(true));
    }

    /** The placements on each quarter; quarters with the same open squares share them. */
    private static QuarterPlacements[] quarters(JoinBoard board, Runnable look) {
        QuarterPlacements[] quarters = new QuarterPlacements[4];
        int[][] open = new int[quarters.length][];
        for (int i = 0; i < quarters.length; i++) {
            open[i] = board.squares().quarter(i >= 2, i % 2 == 1);
            for (int other = 0; other < i && quarters[i] == null; other++) {
                quarters[i] = Arrays.equals(open[i], open[other]) ? quarters[other] : null;
            }
            if (quarters[i] == null) {
                quarters[i] = quarter(board, i >= 2, i % 2 == 1, 0, 0, look);
            }
        }
        return quarters;
    }

    /** The placements on a quarter whose diagonals within {@code mask} are exactly {@code value}. */
    private static QuarterPlacements quarter(
            JoinBoard board, boolean south, boolean east, long mask, long value, Runnable look) {
        int[] open = board.squares().quarter(south, east);
        return board.geometry().half() >= ON_DEMAND
                ? QuarterPlacements.onDemand(board.geometry(), open, mask, value)
                : QuarterPlacements.generate(board.geometry(), open, mask, value, look);
    }
}
