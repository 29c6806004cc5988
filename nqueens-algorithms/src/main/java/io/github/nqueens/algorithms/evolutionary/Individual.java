package io.github.nqueens.algorithms.evolutionary;

/** A permutation and its attacking pairs. Places of the population that hold equal children share one. */
final class Individual {
    final int[] columns;
    long conflicts;
    /** The number of places of the population that hold it. */
    int places;

    Individual(int n) {
        this.columns = new int[n];
    }
}
