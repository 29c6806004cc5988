/**
 * Solvers that improve a full board step by step.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.localsearch.IterativeRepair}: it solves millions of rows, and
 * repairs a given board with few moves. The others show how searches differ:
 *
 * <ul>
 *   <li>{@link io.github.nqueens.algorithms.localsearch.RandomPermutations} walks at random. It is the baseline.
 *   <li>{@link io.github.nqueens.algorithms.localsearch.Greedy} and
 *       {@link io.github.nqueens.algorithms.localsearch.HillClimbing} take the best of all moves. One counts attacked
 *       queens, the other attacking pairs.
 *   <li>{@link io.github.nqueens.algorithms.localsearch.Tabu} takes the best swap of two queens. The pairs swapped
 *       last are forbidden.
 *   <li>{@link io.github.nqueens.algorithms.localsearch.SimulatedAnnealing} takes random steps, some of them for the worse.
 *   <li>{@link io.github.nqueens.algorithms.localsearch.LocalBeam} keeps several boards, and takes the best of all their neighbors.
 * </ul>
 *
 * <p>All but the random walk take a {@link io.github.nqueens.algorithms.strategy.RestartRule}. Simulated annealing also takes a
 * {@link io.github.nqueens.algorithms.strategy.CoolingSchedule} and an {@link io.github.nqueens.algorithms.strategy.Acceptance}:
 *
 * <pre>{@code
 * SearchAlgorithm own = SimulatedAnnealing.builder()
 *         .directed(true)
 *         .restart(RestartRule.luby(10_000))
 *         .build();
 * Board board = Solvers.of("own", own).solve(1_000);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.localsearch;

import org.jspecify.annotations.NullMarked;
