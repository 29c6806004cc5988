/**
 * Write a solver of your own: an algorithm, and a provider that makes it known by name.
 *
 * <p>Start with {@link io.github.nqueens.spi.SearchAlgorithm}. An algorithm is one method. It gets a {@link
 * io.github.nqueens.spi.SearchContext} with the size, the random numbers and the limits of the run. Core does the rest:
 * limits, cancellation, statistics, listeners and the check of the board.
 *
 * <pre>{@code
 * SearchAlgorithm walk = context -> {
 *     ConflictCounter queens = context.conflictCounter(context.randomBoard());
 *     while (queens.conflicts() > 0) {
 *         if (!context.tick()) {
 *             return SearchOutcome.stopped();
 *         }
 *         queens.swap(context.random().nextInt(context.size()), context.random().nextInt(context.size()));
 *     }
 *     return SearchOutcome.solved(queens.toBoard());
 * };
 * Board board = Solvers.of("random-walk", walk).solve(8);
 * }</pre>
 *
 * <p>A {@link io.github.nqueens.spi.SolverProvider} registers solvers with {@link java.util.ServiceLoader}. It returns a
 * {@link io.github.nqueens.spi.SolverDescriptor} for each: name, source, {@linkplain io.github.nqueens.spi.SolverTrait
 * traits} and parameters.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.spi;

import org.jspecify.annotations.NullMarked;
