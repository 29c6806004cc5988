package io.github.nqueens;

import io.github.nqueens.spi.SolverDescriptor;

/**
 * Finds one solution of the n-queens problem. Immutable and safe for use by several threads, also at once: a run depends
 * on its arguments only. The text of a solver is its name with the parameters that were set, as {@link Solvers#get(String)}
 * reads it.
 *
 * <p>Solvers need not be serializable, and those of this library are not. Store the text, and look the solver up again.
 *
 * <p>A solver may be decorated: implement the two abstract methods and hand their calls on; every other method leads to
 * them. Later versions add methods with a default only.
 */
public interface Solver {
    /**
     * What is known of the solver before it runs: traits, parameters, largest size.
     *
     * @return the descriptor
     */
    SolverDescriptor descriptor();

    /**
     * Searches for a solution of a problem within the limits given. A search that finds nothing does not throw: the result
     * says how it ended. A problem that contradicts itself is unsolvable for every solver. Limits hold from the call on, so
     * that a run may be over before all rows of a large initial board were looked at.
     *
     * @param problem what is to be solved
     * @param options seed, limits, initial board, listener, cancellation
     * @return how the run ended
     * @throws IllegalArgumentException if the solver {@linkplain SolverDescriptor#takes does not take} the problem, the
     *     initial board has another size, misses a placed queen or stands on a blocked square, the solver cannot start from a
     *     board, or it has the trait {@link io.github.nqueens.spi.SolverTrait#PERMUTATION_ONLY} and two queens of the
     *     initial board share a column
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    SolveResult solve(Problem problem, SolveOptions options);

    /**
     * The solver's name.
     *
     * @return its full name in kebab case, also where the solver was found by an alias
     */
    default String name() {
        return descriptor().name();
    }

    /**
     * Searches until a solution of n queens is found, with a seed drawn for this run.
     *
     * @param n the size of the board, at least 1
     * @return a solution, which every solver that {@link Solvers} gives has verified
     * @throws IllegalArgumentException if {@code n < 1}, or n is more than this solver can take
     * @throws NoSolutionException if n is 2 or 3
     * @throws SearchAbandonedException if the algorithm gives up or the thread is interrupted
     * @throws SolverDefectException if the solver claims a board that is not a solution, or returns null
     */
    default Board solve(int n) {
        return solve(Problem.queens(n));
    }

    /**
     * Searches until a solution of a problem is found, with a seed drawn for this run. A heuristic may search forever if
     * the problem has no solution; a solver with the trait {@link io.github.nqueens.spi.SolverTrait#COMPLETE} proves it.
     *
     * @param problem what is to be solved
     * @return a solution, which every solver that {@link Solvers} gives has verified
     * @throws IllegalArgumentException if the solver {@linkplain SolverDescriptor#takes does not take} the problem
     * @throws NoSolutionException if the problem contradicts itself, or the solver proved that it has no solution
     * @throws SearchAbandonedException if the algorithm gives up or the thread is interrupted
     * @throws SolverDefectException if the solver claims a board that is not a solution, or returns null
     */
    default Board solve(Problem problem) {
        SolveResult result = solve(problem, SolveOptions.defaults());
        if (result == null) {
            throw new SolverDefectException(name(), "it returned null");
        }
        return result.orElseThrow();
    }

    /**
     * Searches for a solution of n queens within the limits given, like {@link #solve(Problem, SolveOptions)}.
     *
     * @param n the size of the board, at least 1
     * @param options seed, limits, initial board, listener, cancellation
     * @return how the run ended
     * @throws IllegalArgumentException if {@code n < 1}, n is more than this solver can take, or the initial board is none
     *     that the solver can start from
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    default SolveResult solve(int n, SolveOptions options) {
        return solve(Problem.queens(n), options);
    }
}
