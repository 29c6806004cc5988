package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import java.util.Optional;

/** A board and its random changes, one at a time. */
public interface RandomNeighbor {
    /** The cost of the board, 0 for a solution. */
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

    /**
     * A faster way to the same boards, for a run that accepts no worse change any more. Once there is one, it alone changes
     * the board.
     *
     * @return empty if changes are to be drawn one by one
     */
    default Optional<FrozenSwaps> whenFrozen() {
        return Optional.empty();
    }

    Board toBoard();
}
