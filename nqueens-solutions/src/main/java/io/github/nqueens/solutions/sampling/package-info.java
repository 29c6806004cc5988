/**
 * Finds a fundamental solution by its number, for {@link io.github.nqueens.solutions.SolutionSampler}. The package is
 * not exported.
 */
@NullMarked
package io.github.nqueens.solutions.sampling;

import org.jspecify.annotations.NullMarked;
