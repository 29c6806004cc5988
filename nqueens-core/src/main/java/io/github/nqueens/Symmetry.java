package io.github.nqueens;

/**
 * The eight symmetries of the square, as maps of board squares.
 *
 * <p>Rotations are clockwise as {@link Board#toGrid()} shows a board: row 0 at the top, column 0 at the left.
 */
public enum Symmetry {
    /** Leaves every square in its place. */
    IDENTITY(false, false, false),
    /** Rotates by a quarter turn clockwise. */
    ROTATE_90(true, false, true),
    /** Rotates by a half turn. */
    ROTATE_180(false, true, true),
    /** Rotates by a quarter turn counterclockwise. */
    ROTATE_270(true, true, false),
    /** Exchanges left and right. */
    MIRROR_COLUMNS(false, false, true),
    /** Exchanges top and bottom. */
    MIRROR_ROWS(false, true, false),
    /** Exchanges rows and columns: reflects at the diagonal through row 0, column 0. */
    TRANSPOSE(true, false, false),
    /** Reflects at the diagonal through row 0, column n - 1. */
    ANTI_TRANSPOSE(true, true, true);

    private final boolean exchangesAxes;
    private final boolean flipsRow;
    private final boolean flipsColumn;

    Symmetry(boolean exchangesAxes, boolean flipsRow, boolean flipsColumn) {
        this.exchangesAxes = exchangesAxes;
        this.flipsRow = flipsRow;
        this.flipsColumn = flipsColumn;
    }

    /**
     * Tells whether rows become columns. Such an image of a board has one queen in each row only if the board is a
     * permutation.
     *
     * @return whether this symmetry exchanges rows and columns
     */
    public boolean exchangesAxes() {
        return exchangesAxes;
    }

    /** The row to which this symmetry takes the square (row, column) of a board of size n. */
    int row(int n, int row, int column) {
        int image = exchangesAxes ? column : row;
        return flipsRow ? n - 1 - image : image;
    }

    /** The column to which this symmetry takes the square (row, column) of a board of size n. */
    int column(int n, int row, int column) {
        int image = exchangesAxes ? row : column;
        return flipsColumn ? n - 1 - image : image;
    }
}
