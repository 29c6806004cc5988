package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;

/** A board and its random changes, one at a time. */
public interface RandomNeighbor {
    /** What is to become 0. */
    long cost();

    /**
     * Draws a change.
     *
     * @return the change of the cost it would bring
     */
    long draw();

    /**
     * Makes the change drawn last, and tells the listener.
     *
     * @param delta the change of the cost it brings
     * @param temperature the temperature at which it was accepted
     */
    void accept(long delta, double temperature);

    Board toBoard();
}
