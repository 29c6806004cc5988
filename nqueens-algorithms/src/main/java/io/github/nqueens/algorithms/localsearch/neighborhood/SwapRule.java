package io.github.nqueens.algorithms.localsearch.neighborhood;

/** Tells which swaps of two queens may be chosen. */
@FunctionalInterface
public interface SwapRule {
    boolean allows(int row1, int row2, long delta);
}
