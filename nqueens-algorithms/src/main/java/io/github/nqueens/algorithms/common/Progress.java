package io.github.nqueens.algorithms.common;

import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchContext;

/**
 * The least cost of the present attempt, and how many iterations the restart rule allows until there is a lower one. One
 * instance serves all attempts of a run. Not safe for use by several threads.
 */
public final class Progress {
    private final SearchContext context;
    private final RestartRule rule;
    private long attempt;
    private long iterations;
    private long least;
    private long left;

    public Progress(SearchContext context, RestartRule rule) {
        this.context = context;
        this.rule = rule;
    }

    /** Begins an attempt, and allows so many iterations even if the rule allows none. */
    public void begin(long cost, long leastIterations) {
        attempt++;
        iterations = 0;
        reached(cost);
        left = Math.max(leastIterations, left);
    }

    /** Counts an iteration that led to a cost. */
    public void count(long cost) {
        iterations++;
        left--;
        if (cost < least) {
            reached(cost);
        }
    }

    private void reached(long cost) {
        least = cost;
        left = rule.patience(attempt, iterations);
        context.best(cost);
    }

    /** The least cost of the attempt. */
    public long least() {
        return least;
    }

    /** The iterations that may follow without a new least cost; not positive if there are none. */
    public long left() {
        return left;
    }
}
