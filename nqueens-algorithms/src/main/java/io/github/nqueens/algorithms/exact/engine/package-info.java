/** Holds the state and the frontier of breadth-first search, for the solver and for counting. The package is not exported. */
@NullMarked
package io.github.nqueens.algorithms.exact.engine;

import org.jspecify.annotations.NullMarked;
