/**
 * Solvers that breed a population of boards.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.evolutionary.Genetic}. A {@link
 * io.github.nqueens.algorithms.evolutionary.Crossover} makes a child of two parents, and a {@link
 * io.github.nqueens.algorithms.evolutionary.Mutator} changes it. Both are small functions. Published ones have a name
 * that a parameter takes, and the builder takes your own.
 *
 * <pre>{@code
 * Solver named = Solvers.get("genetic:crossover=order,mutation=0.5");
 * SearchAlgorithm own = Genetic.builder()
 *         .mutator((child, random) -> Mutator.Published.SWAP.mutate(child, random))
 *         .build();
 * Board board = Solvers.of("my-genetic", own).solve(50);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.evolutionary;

import org.jspecify.annotations.NullMarked;
