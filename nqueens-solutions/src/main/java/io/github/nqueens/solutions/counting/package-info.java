/**
 * Counts solutions by search, cut into parts, for {@link io.github.nqueens.solutions.SolutionCounter}. The package is not
 * exported.
 */
@NullMarked
package io.github.nqueens.solutions.counting;

import org.jspecify.annotations.NullMarked;
