package io.github.nqueens.solutions.join;

/**
 * Squares and diagonals of the four quarter boards that a join works with.
 *
 * <p>A board of even n is four quarters of k = n / 2 rows and columns; odd n adds a middle row and a middle
 * column. Every quarter is seen from its own corner of the board: square (0, 0) is the corner, square (k - 1, k - 1) lies
 * at the center. The upper half is the northwestern and the northeastern quarter; the lower half is looked at upside down, so
 * that it looks like an upper half.
 *
 * <p>Only those diagonals of an upper half matter that also meet the lower half: 2k - 1 of the falling ones (row
 * minus column) and as many of the rising ones (row plus column). They are the bits of a {@code long}: falling ones at bits
 * 0 to 2k - 2, rising ones at bits 2k - 1 to 4k - 3. Three facts make everything else simple:
 * <ul>
 *   <li>two quarters of one half can meet on these diagonals only;
 *   <li>seen in a mirror, a quarter has its falling and its rising diagonals exchanged;
 *   <li>turned upside down, a half has the order of all 4k - 2 bits reversed, so bit t of the upper half is the diagonal of
 *       bit 4k - 3 - t of the lower half.
 * </ul>
 *
 * <p>On a torus with a queen on the center all diagonals but those of the center matter, which are 2k in each direction. They
 * are numbered from the one behind that of the center, and the three facts are true of the 4k bits too.
 *
 * @param size n, at least 2
 * @param torus whether diagonals go on over the edges; n is odd then, and a queen stands on the center
 */
record JoinGeometry(int size, boolean torus) {
    /** The sections of a list of halves. */
    static final int SECTIONS = 4;

    JoinGeometry(int size) {
        this(size, false);
    }

    /** The number of rows, and of columns, of a quarter: k. */
    int half() {
        return size / 2;
    }

    /** 1 if there are a middle row and a middle column, otherwise 0. */
    int middle() {
        return size & 1;
    }

    /** The number of diagonals in one direction that matter: the 2k - 1 that cross the middle, or all but one of a torus. */
    int width() {
        return torus ? 2 * half() : 2 * half() - 1;
    }

    /** All rows, or all columns, of a quarter. */
    int all() {
        return (1 << half()) - 1;
    }

    /** The place of a falling diagonal among the bits of its direction; negative if the center attacks it on a torus. */
    int falling(int row, int column) {
        return torus ? Math.floorMod(row - column, size) - 1 : row - column + half() - 1;
    }

    /** The place of a rising diagonal among the bits of its direction; negative if it stays in its quarter. */
    int rising(int row, int column) {
        return torus ? row + column : row + column - half() - middle();
    }

    /** The bit of the half of a long diagonal that lies in a quarter, seen from its corner. */
    long longDiagonal() {
        return 1L << (half() - 1);
    }

    /** The diagonals of one square of a northwestern quarter as a set of bits. */
    long diagonals(int row, int column) {
        int falling = falling(row, column);
        int rising = rising(row, column);
        long bits = falling >= 0 ? 1L << falling : 0;
        if (rising >= 0) {
            bits |= 1L << (width() + rising);
        }
        return bits;
    }

    /** Falling and rising diagonals exchanged: the same squares seen in a mirror. */
    long mirrored(long diagonals) {
        return diagonals >>> width() | (diagonals & (1L << width()) - 1) << width();
    }
}
