/**
 * Solvers that build a solution queen by queen, or write it down at once.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.constructive.QueenSearch} for a random board of any size. Take
 * {@link io.github.nqueens.algorithms.constructive.Explicit} where any board will do: it evaluates a formula.
 *
 * <pre>{@code
 * Board random = Solvers.get("queen-search").solve(1_000_000);
 * Board regular = Solvers.get("explicit").solve(1_000_000);
 * Solver patient = Solvers.of("patient", QueenSearch.builder().swaps(100_000).build());
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.constructive;

import org.jspecify.annotations.NullMarked;
