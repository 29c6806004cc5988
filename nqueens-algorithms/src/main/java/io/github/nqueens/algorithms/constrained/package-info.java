/** Boards of problems with placed queens and blocked squares, for the solvers that move whole boards. */
package io.github.nqueens.algorithms.constrained;
