/** Boards that a local search changes, with counts of the queens on each line. The package is not exported. */
@NullMarked
package io.github.nqueens.algorithms.localsearch.board;

import org.jspecify.annotations.NullMarked;
