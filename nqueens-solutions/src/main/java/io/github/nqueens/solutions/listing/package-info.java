/**
 * Lists all solutions in lexicographic order, for the streams of {@link io.github.nqueens.solutions.Solutions}. The
 * package is not exported.
 */
@NullMarked
package io.github.nqueens.solutions.listing;

import org.jspecify.annotations.NullMarked;
