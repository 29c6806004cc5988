/**
 * What the author of a heuristic implements: an algorithm, and a provider that makes it known.
 *
 * <p>An algorithm is one method, {@link io.github.nqueens.spi.SearchAlgorithm#search}; limits, cancellation,
 * statistics, listeners and verification come with the {@link io.github.nqueens.spi.SearchContext} it is handed.
 */
package io.github.nqueens.spi;
