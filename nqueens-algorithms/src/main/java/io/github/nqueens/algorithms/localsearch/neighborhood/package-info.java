/** Neighborhoods of a board, and ways to their best step that look at few. The package is not exported. */
@NullMarked
package io.github.nqueens.algorithms.localsearch.neighborhood;

import org.jspecify.annotations.NullMarked;
