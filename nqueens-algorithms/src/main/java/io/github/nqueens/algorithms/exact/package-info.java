/**
 * Solvers that search exhaustively and miss no solution.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.exact.Backtracking}, which searches depth first and needs little
 * memory. {@link io.github.nqueens.algorithms.exact.BreadthFirst} takes up to 20 rows and shows what a frontier costs.
 * {@link io.github.nqueens.algorithms.exact.ExactCover} branches on the row or column with the fewest squares left, by
 * dancing links. {@link io.github.nqueens.algorithms.exact.BestFirst} takes the partial board first that seems nearest to a
 * solution. All four find one solution, the same for every seed.
 *
 * <pre>{@code
 * Board first = Solvers.get("backtracking").solve(20);
 * Board large = Solvers.get("backtracking:order=constrained").solve(1_000);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.exact;

import org.jspecify.annotations.NullMarked;
