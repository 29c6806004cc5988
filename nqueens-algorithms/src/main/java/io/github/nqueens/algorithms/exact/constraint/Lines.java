package io.github.nqueens.algorithms.exact.constraint;

/** The lines of one direction, numbered from 0 on. */
@FunctionalInterface
interface Lines {
    int of(int row, int column);
}
