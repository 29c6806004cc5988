/** The random steps of simulated annealing, and what they are drawn from. The package is not exported. */
@NullMarked
package io.github.nqueens.algorithms.localsearch.annealing;

import org.jspecify.annotations.NullMarked;
