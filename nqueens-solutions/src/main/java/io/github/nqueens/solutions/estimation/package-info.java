/**
 * Estimates how many solutions there are, for {@link io.github.nqueens.solutions.SolutionEstimator}. The package is not
 * exported.
 */
@NullMarked
package io.github.nqueens.solutions.estimation;

import org.jspecify.annotations.NullMarked;
