package io.github.nqueens.spi;

/**
 * A heuristic or an exact search, as its author writes it.
 *
 * <p>An implementation holds parameters only and is immutable: all state of a run lives in local variables of
 * {@link #search}, so that one instance serves many threads at once. It draws random numbers from the context only, so
 * that a seed repeats the run.
 */
@FunctionalInterface
public interface SearchAlgorithm {
    /**
     * Searches for one solution. n is 1 or at least 4: sizes without a solution are answered before.
     *
     * <p>Count each iteration with {@link SearchContext#tick()} and return {@link SearchOutcome#stopped()} when it says
     * no; ask {@link SearchContext#shouldStop()} in iterations that take longer than some ten microseconds.
     *
     * @param context the run: its size, its random numbers, its limits
     * @return how the search ended, never null
     */
    SearchOutcome search(SearchContext context);
}
