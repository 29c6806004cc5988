/**
 * Finds a fundamental solution by its number, for {@link io.github.nqueens.solutions.SolutionSampler}. The package is
 * not exported.
 */
package io.github.nqueens.solutions.sampling;
