package io.github.nqueens.algorithms.localsearch;

/** What searches on a full board have to know of its memory. */
final class FullBoards {
    /** The most rows whose 2n - 1 diagonals of one direction fit an array. */
    static final int LARGEST_SIZE = (Integer.MAX_VALUE - 8) / 2;

    /** A board, its copy in a conflict counter, the counts of n columns and 4n diagonals, and the board handed out. */
    static final long COUNTER_BYTES_PER_ROW = 8L * Integer.BYTES;

    private FullBoards() {}
}
