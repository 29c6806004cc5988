/**
 * Lists all solutions in lexicographic order, for the streams of {@link io.github.nqueens.solutions.Solutions}. The
 * package is not exported.
 */
package io.github.nqueens.solutions.listing;
