/**
 * Decisions that several shipped solvers leave to the caller, as small functions.
 *
 * <p>Published rules have names, which a parameter of the solver takes. Your own rule is a lambda that the solver's
 * builder takes. Start with {@link io.github.nqueens.algorithms.strategy.RestartRule}: it says when a search starts
 * again from another board. {@link io.github.nqueens.algorithms.strategy.CoolingSchedule} and {@link
 * io.github.nqueens.algorithms.strategy.Acceptance} belong to simulated annealing.
 *
 * <pre>{@code
 * import io.github.nqueens.algorithms.localsearch.Tabu;
 *
 * Solver named = Solvers.get("tabu:restart=luby,stagnation=500");
 * SearchAlgorithm own = Tabu.builder().restart((attempt, iterations) -> 100 * attempt).build();
 * Solver mine = Solvers.of("patient-tabu", own);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.strategy;

import org.jspecify.annotations.NullMarked;
