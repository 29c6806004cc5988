/**
 * Finds a fundamental solution by its number, for {@link io.github.nqueens.algorithms.solutions.SolutionSampler}. The package is
 * not exported.
 */
package io.github.nqueens.algorithms.solutions.sampling;
