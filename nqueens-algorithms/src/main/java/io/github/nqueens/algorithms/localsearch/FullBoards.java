package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import java.util.Optional;

/** Where searches on a full board start, and what they have to know of its memory. */
final class FullBoards {
    /** The most rows whose 2n - 1 diagonals of one direction fit an array. */
    static final int LARGEST_SIZE = (Integer.MAX_VALUE - 8) / 2;

    /** A board, its copy in a conflict counter, the counts of n columns and 4n diagonals, and the board handed out. */
    static final long COUNTER_BYTES_PER_ROW = 8L * Integer.BYTES;

    /** Rows set up between two questions whether the run is over; a row takes up to a microsecond on large boards. */
    static final int ROWS_BETWEEN_LOOKS = 1 << 13;

    private FullBoards() {}

    /**
     * Draws a permutation as {@link Board#random} does, from the same random numbers, but ends with the run: drawing
     * millions of columns takes longer than a time limit may be overrun.
     *
     * @return the board, or empty if the run is over
     */
    static Optional<Board> random(SearchContext context) {
        int n = context.size();
        Board.Builder board = Board.builder(n).set(0, 0);
        for (int row = 1; row < n; row++) {
            int other = context.random().nextInt(row + 1);
            if (other < row) {
                board.set(row, board.column(other));
            }
            board.set(other, row);
            if (row % ROWS_BETWEEN_LOOKS == 0 && context.shouldStop()) {
                return Optional.empty();
            }
        }
        return Optional.of(board.build());
    }
}
