/**
 * Counts solutions by search, cut into parts, for {@link io.github.nqueens.algorithms.solutions.SolutionCounter}. The package is not
 * exported.
 */
package io.github.nqueens.algorithms.solutions.counting;
