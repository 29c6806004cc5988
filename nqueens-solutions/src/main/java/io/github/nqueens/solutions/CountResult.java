package io.github.nqueens.solutions;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** The result of a count. Immutable and safe for use by several threads. */
public final class CountResult {
    private final CountPlan plan;
    private final CountStatus status;
    private final String reason;
    private final CountTally tally;
    private final Duration elapsed;

    CountResult(CountPlan plan, CountStatus status, String reason, CountTally tally, Duration elapsed) {
        this.plan = plan;
        this.status = status;
        this.reason = reason;
        this.tally = tally;
        this.elapsed = elapsed;
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return plan.size();
    }

    /**
     * The method that counted: the fastest if none was set, and a search in place of a join for small boards.
     *
     * @return the method
     */
    public SolutionCounter.Method method() {
        return plan.method();
    }

    /**
     * How the count ended.
     *
     * @return {@link CountStatus#COMPLETE} if all solutions were counted, otherwise what came before that
     */
    public CountStatus status() {
        return status;
    }

    /**
     * Tells whether all solutions were counted.
     *
     * @return whether {@link #count()} is the answer
     */
    public boolean isComplete() {
        return status == CountStatus.COMPLETE;
    }

    /**
     * Why the count is incomplete.
     *
     * @return the reason, empty if all solutions were counted
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The solutions counted: all if complete, otherwise those of the parts that were finished.
     *
     * @return at least 0
     */
    public long count() {
        return tally.solutions();
    }

    /**
     * The number of all solutions, of a complete count.
     *
     * @return {@link #count()}
     * @throws CountAbandonedException if the count is incomplete
     */
    public long orElseThrow() {
        if (!isComplete()) {
            throw new CountAbandonedException(this);
        }
        return count();
    }

    /**
     * The solutions that differ by more than rotation and reflection.
     *
     * @return their number, empty unless it was asked for and the count is complete
     */
    public OptionalLong fundamental() {
        return plan.fundamental() && isComplete() ? OptionalLong.of(tally.fundamental()) : OptionalLong.empty();
    }

    /**
     * The states in the widest level of a breadth-first tree, from the empty board to the full ones. Where the tree is
     * searched in parts, the states of a level are added up over the parts finished.
     *
     * @return the states, 0 for methods without a frontier
     */
    public long widestFrontier() {
        return plan.method() == SolutionCounter.Method.BREADTH_FIRST ? tally.widestLevel() : 0;
    }

    /**
     * The time that this call took; what was done before a checkpoint is not included.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    /**
     * The result in one line.
     *
     * @return for example {@code "COMPLETE: 92 solutions of size 8 in PT0.002S"}
     */
    @Override
    public String toString() {
        return status + ": " + count() + (count() == 1 ? " solution" : " solutions") + " of size " + size() + " in "
                + elapsed;
    }
}
