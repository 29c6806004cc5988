/**
 * Estimates how many solutions there are, for {@link io.github.nqueens.solutions.SolutionEstimator}. The package is not
 * exported.
 */
package io.github.nqueens.solutions.estimation;
