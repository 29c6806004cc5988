package io.github.nqueens.algorithms.evolutionary;

/** Finishes and evaluates the children of a population. */
interface Children {
    /** Turns a new child into a permutation that the problem allows. */
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
