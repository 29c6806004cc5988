/** Counts by matching upper with lower halves of the board. Not exported. */
package io.github.nqueens.solutions.join;
