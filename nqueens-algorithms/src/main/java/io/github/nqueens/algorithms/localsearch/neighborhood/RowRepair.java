package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;

/** A board, its attacked queens, and for each of them the least attacked squares of its row. */
public interface RowRepair {
    /** The attacking pairs as the queens stand. */
    long conflicts();

    /** The first row after one, or after the last row 0, whose queen is attacked and may move. There must be one. */
    int nextAttacked(int row);

    /** The column of a row's queen. */
    int column(int row);

    /** The queens that attack the queen of a row. */
    int attackers(int row);

    /**
     * Draws one of the squares to which the attacked queen of a row may move, of those that the fewest queens attack. The
     * run is told how many squares were evaluated.
     *
     * @return its column; the queen's own where its row has no other
     */
    int draw(int row);

    /** Moves the queen of a row, or lets it stay. */
    void move(int row, int column);

    Board toBoard();
}
