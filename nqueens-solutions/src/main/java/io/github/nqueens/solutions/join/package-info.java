/** Counts by matching upper with lower halves of the board. Not exported. */
@NullMarked
package io.github.nqueens.solutions.join;

import org.jspecify.annotations.NullMarked;
