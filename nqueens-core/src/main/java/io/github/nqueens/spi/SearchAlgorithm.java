package io.github.nqueens.spi;

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
     * {@link SearchContext#isPermutation} and {@link SearchContext#conflictCounter}, which end the run when it is over. Count each iteration with {@link SearchContext#tick()}, and return {@link SearchOutcome#stopped()} when it returns false.
     * Ask {@link SearchContext#shouldStop()} in iterations that take longer than some ten microseconds.
     *
     * @param context the run: its size, its random numbers, its limits
     * @return how the search ended, never null
     */
    SearchOutcome search(SearchContext context);

    /**
     * What a run without an initial board keeps in memory beside the board that it finds.
     *
     * @param n the size of the board, at least 1
     * @return bytes, not negative; 0 by default
     */
    default long memory(int n) {
        return 0;
    }

    /**
     * What one run keeps in memory beside the board that it finds. A run that needs more than the maximum heap gives up
     * before it starts; any other is tried. An allocation that fails ends the run as {@link SearchOutcome#gaveUp} too, with
     * this number in its reason, so an algorithm need not catch the error.
     *
     * @param run the run, before its search begins
     * @return bytes, not negative; {@link #memory(int)} of its size by default, which suits every algorithm that does not
     *     choose its way by the initial board or the problem
     */
    default long memory(SearchContext run) {
        return memory(run.size());
    }
}
