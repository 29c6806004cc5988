/** Solvers that build a solution queen by queen, or write it down at once. */
package io.github.nqueens.algorithms.constructive;
