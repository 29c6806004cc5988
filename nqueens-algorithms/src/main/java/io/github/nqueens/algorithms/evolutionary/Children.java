package io.github.nqueens.algorithms.evolutionary;

/** How the children of a population are finished and evaluated. */
interface Children {
    /** Makes a new child one that may live: a permutation that the problem allows. */
    void fit(int[] columns);

    /** The conflicts of a permutation. */
    long conflicts(int[] columns);

    /**
     * Improves a permutation by swaps until none of an attacked queen with another resolves a conflict.
     *
     * @return its conflicts then
     */
    long descend(int[] columns);
}
