package io.github.nqueens.algorithms.localsearch;

/** How many queens stand on each diagonal of one direction. All methods take O(1). */
interface Diagonals {
    /** The number of diagonals. */
    int size();

    int at(int diagonal);

    void increment(int diagonal);

    /** To be called only for a diagonal with a queen. */
    void decrement(int diagonal);
}
