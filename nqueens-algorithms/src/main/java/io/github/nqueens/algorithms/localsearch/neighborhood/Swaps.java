package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;

/** The queens of a permutation, and all swaps of two of them. */
public interface Swaps {
    /** The attacking pairs as the queens stand. */
    long conflicts();

    Board toBoard();

    /** The number of swaps. */
    long size();

    /** One row of the swap chosen last. */
    int row1();

    /** The other row of the swap chosen last. */
    int row2();

    /** The change of conflicts by the swap chosen last. */
    long delta();

    /**
     * Chooses among the allowed swaps of least change, each with the same probability.
     *
     * @return false if no swap is allowed
     */
    boolean findBest(SwapRule allowed);

    /**
     * Chooses among the allowed swaps of least change of a random sample. One queen of each is attacked, the other is
     * any: swaps of two queens without attackers never lower the conflicts.
     *
     * @param candidates the number of swaps drawn, with replacement
     * @return false if no swap of the sample is allowed
     */
    boolean findBestOf(int candidates, SwapRule allowed);

    /** Swaps the queens of two different rows. */
    void swap(int row1, int row2);
}
