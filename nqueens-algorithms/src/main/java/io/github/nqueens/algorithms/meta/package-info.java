/**
 * Solvers that leave the search to other solvers.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.meta.Auto} for one board: it picks an algorithm that
 * suits the board and the problem. Take
 * {@link io.github.nqueens.algorithms.meta.Portfolio} to let several solvers race, shipped ones or your own, on one thread
 * or on several.
 *
 * <pre>{@code
 * SearchAlgorithm race = Portfolio.builder()
 *         .solvers(Solvers.get("tabu:tenure=20"), Solvers.get("iterative-repair"))
 *         .threads(2)
 *         .build();
 * Board board = Solvers.of("my-race", race).solve(500);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.meta;

import org.jspecify.annotations.NullMarked;
