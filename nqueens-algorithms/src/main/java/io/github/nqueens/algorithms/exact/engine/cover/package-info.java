/**
 * The exact search for any {@link io.github.nqueens.Problem}: {@link
 * io.github.nqueens.algorithms.exact.engine.cover.CoverSearch} goes from one solution to the next.
 */
package io.github.nqueens.algorithms.exact.engine.cover;
