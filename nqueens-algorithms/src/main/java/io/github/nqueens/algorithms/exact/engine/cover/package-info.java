/**
 * The exact search for any {@link io.github.nqueens.Problem}: {@link
 * io.github.nqueens.algorithms.exact.engine.cover.CoverSearch} goes from one solution to the next.
 */
@NullMarked
package io.github.nqueens.algorithms.exact.engine.cover;

import org.jspecify.annotations.NullMarked;
