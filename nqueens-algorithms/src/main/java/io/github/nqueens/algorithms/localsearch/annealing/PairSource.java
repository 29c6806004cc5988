package io.github.nqueens.algorithms.localsearch.annealing;

/** Draws the two rows of each swap. */
public interface PairSource {
    /** The next pair, the first row in the upper half and the second in the lower half. */
    long next();

    /** Follows a swap of two rows, done already. */
    void swapped(int row1, int row2);

    /** Tells whether pairs do not depend on the board, so that several can be drawn before the first of them is swapped. */
    boolean mayBeDrawnAhead();
}
