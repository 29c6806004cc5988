/**
 * Estimates how many solutions there are, for {@link io.github.nqueens.algorithms.solutions.SolutionEstimator}. The package is not
 * exported.
 */
package io.github.nqueens.algorithms.solutions.estimation;
