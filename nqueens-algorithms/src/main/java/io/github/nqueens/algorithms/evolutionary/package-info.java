/** Solvers that breed a population of boards. */
package io.github.nqueens.algorithms.evolutionary;
