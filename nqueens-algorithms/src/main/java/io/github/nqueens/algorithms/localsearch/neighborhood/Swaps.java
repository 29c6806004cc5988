package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;

/** The queens of a permutation, and all swaps of two of them. */
public interface Swaps {
    /** The attacking pairs as the queens stand. */
    long conflicts();

    Board toBoard();

    /** The number of swaps. */
    long size();

    /** Returned if no swap is allowed. */
    long NONE = BestStep.NONE;

    /** One row of a swap. */
    static int row1(long swap) {
        return BestStep.first(swap);
    }

    /** The other row of a swap. */
    static int row2(long swap) {
        return BestStep.second(swap);
    }

    /** The change of conflicts if the queens of two different rows were swapped. */
    long delta(int row1, int row2);

    /**
     * Chooses among the allowed swaps of least change, each with the same probability.
     *
     * @return the swap, or {@link #NONE} if no swap is allowed
     */
    long findBest(SwapRule allowed);

    /**
     * Chooses among the allowed swaps of least change of a random sample. One queen of each is attacked, the other is
     * any: swaps of two queens without attackers never lower the conflicts.
     *
     * @param candidates the number of swaps drawn, with replacement
     * @return the swap, or {@link #NONE} if no swap of the sample is allowed
     */
    long findBestOf(int candidates, SwapRule allowed);

    /** Swaps the queens of two different rows. */
    void swap(int row1, int row2);
}
