package io.github.nqueens.algorithms.localsearch;

/** Tells which swaps of two queens may be chosen. */
@FunctionalInterface
interface SwapRule {
    boolean allows(int row1, int row2, long delta);
}
