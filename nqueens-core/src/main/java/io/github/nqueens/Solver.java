package io.github.nqueens;

/**
 * Finds one solution of the n-queens problem. Immutable and safe for use by several threads, also at once: a run depends
 * on its arguments only.
 */
public interface Solver {
    /**
     * The solver's name.
     *
     * @return its full name in kebab case, also where the solver was found by an alias
     */
    String name();

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
     * Searches within the limits given. Never throws because a search stays without an answer: ask the result.
     *
     * @param n the size of the board, at least 1
     * @param options seed, limits, initial board, listener, cancellation
     * @return how the run ended
     * @throws IllegalArgumentException if {@code n < 1}, n is more than this solver can take, the initial board has
     *     another size, or the solver cannot start from a board
     * @throws NullPointerException if {@code options} is null
     * @throws SolverDefectException if the solver claims a board that is not a solution
     */
    SolveResult solve(int n, SolveOptions options);
}
