package io.github.nqueens.algorithms.exact.engine;

/**
 * The lines that the queens of the first rows take, in one word: columns, and both directions of diagonals as the next row
 * sees them, 21 bits each. The sign tells that two queens attack each other, which only trees without pruning hold.
 */
public final class PackedState {
    /** Three fields of 21 bits each need a bit between them that shifts may spill into. */
    public static final int LARGEST_SIZE = 20;

    static final int FIELD = 21;

    /** A column's bit times this is that bit in all three fields, diagonals moved on to the next row. */
    public static final long NEXT_ROW = 1L | 1L << (FIELD + 1) | 1L << (2 * FIELD - 1);

    static final long ATTACKED = Long.MIN_VALUE;

    private PackedState() {}

    /** Tells whether two queens attack each other. */
    public static boolean isAttacked(long state) {
        return state < 0;
    }

    /** The squares of the next row, as bits, of which {@code columns} has all. */
    public static long free(long state, long columns) {
        return columns & ~(state | state >>> FIELD | state >>> (2 * FIELD));
    }

    /** The lines as seen one row further down; a queen's column times {@link #NEXT_ROW} is still to be added. */
    public static long moved(long state, long columns) {
        return (state & (columns | ATTACKED))
                | (state & columns << FIELD) << 1
                | (state & columns << (2 * FIELD)) >>> 1;
    }

    /** The state without what was moved off the board: equal for boards that leave the same squares free. */
    public static long onBoard(long state, long columns) {
        return state & (columns | columns << FIELD | columns << (2 * FIELD) | ATTACKED);
    }

    /** The state after a queen on any square of the next row, attacked or not. */
    public static long child(long state, long bit, long columns) {
        long attacked = (free(state, columns) & bit) == 0 ? ATTACKED : 0;
        return moved(state, columns) | bit * NEXT_ROW | attacked;
    }
}
