package io.github.nqueens.spi;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.Optional;

/**
 * A heuristic or an exact search, as its author writes it.
 *
 * <p>An implementation holds parameters only and is immutable. All state of a run lives in local variables of {@link #search}, so
 * one instance serves many threads at once. It draws random numbers from the context only, so a seed repeats the run.
 */
@FunctionalInterface
public interface SearchAlgorithm {
    /**
     * Searches for one solution. The size is at least 4, because the library answers for 1, 2 and 3 itself.
     *
     * <p>Set up boards and tables with {@link SearchContext#inSteps}, {@link SearchContext#randomBoard},
     * {@link SearchContext#isPermutation} and {@link SearchContext#conflictCounter}, which end the run when it is over. Count each iteration with {@link SearchContext#tick()}, and return
     * {@link SearchOutcome#stopped()} when it returns false. Call {@link SearchContext#requireOngoing()} within iterations
     * that take longer than about ten microseconds.
     *
     * @param context the run: its size, its random numbers, its limits
     * @return how the search ended, never null
     */
    SearchOutcome search(SearchContext context);

    /**
     * What one run keeps in memory beside the board that it finds. A run that needs more than the maximum heap gives up
     * before it starts. Any other run is tried. An allocation that fails ends the run as {@link SearchOutcome#gaveUp} too, with
     * this number in its reason if it is not 0, so an algorithm need not catch the error.
     *
     * @param problem what is to be solved
     * @param initialBoard where the run starts, if a board was given
     * @return bytes, not negative, {@link Long#MAX_VALUE} if no heap suffices; 0 by default
     */
    default long memory(Problem problem, Optional<Board> initialBoard) {
        return 0;
    }

    /**
     * Refuses a problem that the parameters do not go with. Called before each run whose problem has more than three rows and does not
     * contradict itself, so it should take no longer than to read the problem. Refuses nothing by default.
     *
     * @param problem what is to be solved
     * @throws IllegalArgumentException if a parameter has no meaning for the problem; names the value and what is allowed
     */
    default void requireFit(Problem problem) {}
}
