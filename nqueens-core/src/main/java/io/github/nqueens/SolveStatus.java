package io.github.nqueens;

/** How a search ended. Later versions may add constants. */
public enum SolveStatus {
    /** A solution was found and verified. */
    SOLVED,
    /** It is proven that there is no solution: n is 2 or 3, or the problem has none. */
    UNSOLVABLE,
    /** The iterations that {@link SolveOptions.Builder#maxIterations} allows were used up. */
    ITERATION_LIMIT,
    /** The time that {@link SolveOptions.Builder#timeLimit} allows was used up. */
    TIME_LIMIT,
    /** The run was cancelled by its token, or its thread was interrupted. */
    CANCELLED,
    /** The solver ended the run without a solution; {@link SolveResult#reason()} says why. */
    GAVE_UP
}
