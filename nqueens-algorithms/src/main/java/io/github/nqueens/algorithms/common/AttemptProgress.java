package io.github.nqueens.algorithms.common;

import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchContext;

/**
 * The least cost of the present attempt, and how many iterations the restart rule allows until there is a lower one. One
 * instance serves all attempts of a run. Not safe for use by several threads.
 */
public final class AttemptProgress {
    private final SearchContext context;
    private final RestartRule rule;
    private long attempt;
    private long iterations;
    private long least;
    private long left;

    /**
     * Before the first attempt.
     *
     * @param context the run, which is told each new least cost
     * @param rule the caller's rule
     * @param unit the solver's own patience, by which a series is multiplied
     * @throws IllegalStateException if the rule returns null for the unit
     */
    public AttemptProgress(SearchContext context, RestartRule rule, long unit) {
        this.context = context;
        this.rule = RuleChecks.result(rule.times(unit), "restart rule", rule, "times");
    }

    /** Begins an attempt, and allows at least this many iterations whatever the rule says. */
    public void begin(long cost, long leastIterations) {
        attempt++;
        iterations = 0;
        setLeast(cost);
        left = Math.max(leastIterations, left);
    }

    /** Counts an iteration that led to a cost. */
    public void count(long cost) {
        count();
        reached(cost);
    }

    /** Counts an iteration. */
    public void count() {
        iterations++;
        if (left > 0) {
            left--;
        }
    }

    /** Tells of a cost. The rule is asked again if it is lower than all before it in the attempt. */
    public void reached(long cost) {
        if (cost < least) {
            setLeast(cost);
        }
    }

    private void setLeast(long cost) {
        least = cost;
        left = Math.max(0, rule.patience(attempt, iterations));
        context.cost(cost);
    }

    /** The least cost of the attempt. */
    public long least() {
        return least;
    }

    /** The iterations that may follow without a new least cost. */
    public long left() {
        return left;
    }
}
