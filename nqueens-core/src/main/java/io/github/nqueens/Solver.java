package io.github.nqueens;

import io.github.nqueens.spi.SolverDescriptor;

/**
 * Finds one solution of the n-queens problem. Immutable and safe for use by several threads, also at once: a run depends
 * on its arguments only. The text of a solver is its name with the parameters that were set, as {@link Solvers#get(String)}
 * reads it.
 *
 * <p>A solver may be decorated: implement this interface and hand each call on. Later versions add methods with a default
 * only.
 */
public interface Solver {
    /**
     * The solver's name.
     *
     * @return its full name in kebab case, also where the solver was found by an alias
     */
    String name();

    /**
     * What is known of the solver before it runs: traits, parameters, largest size.
     *
     * @return the descriptor
     */
    SolverDescriptor descriptor();

    /**
     * Searches until a solution is found, with a seed drawn for this run.
     *
     * @param n the size of the board, at least 1
     * @return a verified solution
     * @throws IllegalArgumentException if {@code n < 1}, or n is more than this solver can take
     * @throws NoSolutionException if n is 2 or 3
     * @throws SearchAbandonedException if the algorithm gives up or the thread is interrupted
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    Board solve(int n);

    /**
     * Searches within the limits given. A search that finds nothing does not throw: the result says how it ended. Limits
     * hold from the call on, so that a run may be over before all rows of a large initial board were looked at.
     *
     * @param n the size of the board, at least 1
     * @param options seed, limits, initial board, listener, cancellation
     * @return how the run ended
     * @throws IllegalArgumentException if {@code n < 1}, n is more than this solver can take, the initial board has
     *     another size, the solver cannot start from a board, or it has the trait
     *     {@link io.github.nqueens.spi.SolverTrait#PERMUTATION_ONLY} and two queens of the initial board share a column
     * @throws NullPointerException if {@code options} is null
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    SolveResult solve(int n, SolveOptions options);

    /**
     * Searches for a solution of a problem within the limits given. The classic problem of a size is solved exactly as by
     * {@link #solve(int, SolveOptions)}. A problem that contradicts itself is unsolvable for every solver.
     *
     * @param problem what is to be solved
     * @param options seed, limits, initial board, listener, cancellation
     * @return how the run ended
     * @throws IllegalArgumentException if the solver takes no problems of this kind (see
     *     {@link io.github.nqueens.spi.SolverTrait#EVERY_PROBLEM} and
     *     {@link io.github.nqueens.spi.SolverTrait#PLACED_AND_BLOCKED}), n is more than this solver can take, the initial
     *     board has another size, misses a placed queen or stands on a blocked square, the solver cannot start from a
     *     board, or it has the trait {@link io.github.nqueens.spi.SolverTrait#PERMUTATION_ONLY} and two queens of the
     *     initial board share a column
     * @throws NullPointerException if an argument is null
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    default SolveResult solve(Problem problem, SolveOptions options) {
        if (problem.isClassic()) {
            return solve(problem.size(), options);
        }
        throw new IllegalArgumentException("solver '" + name()
                + "' takes the classic problem only; choose a solver with the trait EVERY_PROBLEM, for example 'auto'");
    }
}
