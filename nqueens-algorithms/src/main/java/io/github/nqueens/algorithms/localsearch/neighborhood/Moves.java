package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;

/** A board, and all moves of one queen within its row. */
public interface Moves {
    /** Returned if no move is good enough. */
    long NONE = BestStep.NONE;

    /** The row of a move. */
    static int row(long move) {
        return BestStep.first(move);
    }

    /** Where a move leads. */
    static int column(long move) {
        return BestStep.second(move);
    }

    /** The attacking pairs as the queens stand. */
    long conflicts();

    /** The column of a row's queen. */
    int column(int row);

    /** The number of moves. */
    long size();

    /** The change of conflicts if the queen of a row moved to another column. */
    long delta(int row, int column);

    /**
     * Chooses among the moves of least change, each with the same probability.
     *
     * @param worst the largest change of interest, 0 or less
     * @return the move, or {@link #NONE} if all moves change the conflicts by more
     */
    long findBest(int worst);

    /** Draws a move, each with the same probability. There has to be one. */
    long draw();

    /** Moves the queen of a row to another column. */
    void move(int row, int column);

    Board toBoard();
}
