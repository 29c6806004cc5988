package io.github.nqueens.algorithms.exact;

import io.github.nqueens.SolveStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** What a count came to. Immutable and safe for use by several threads. */
public final class CountResult {
    private final int size;
    private final SolveStatus status;
    private final String reason;
    private final long count;
    private final OptionalLong fundamental;
    private final long widestFrontier;
    private final Duration elapsed;

    CountResult(
            int size,
            SolveStatus status,
            String reason,
            long count,
            OptionalLong fundamental,
            long widestFrontier,
            Duration elapsed) {
        this.size = size;
        this.status = status;
        this.reason = reason;
        this.count = count;
        this.fundamental = fundamental;
        this.widestFrontier = widestFrontier;
        this.elapsed = elapsed;
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return size;
    }

    /**
     * How the count ended.
     *
     * @return {@link SolveStatus#SOLVED} if all solutions were counted, also where there are none; otherwise
     *     {@link SolveStatus#TIME_LIMIT}, {@link SolveStatus#CANCELLED} or {@link SolveStatus#GAVE_UP}
     */
    public SolveStatus status() {
        return status;
    }

    /**
     * Tells whether all solutions were counted.
     *
     * @return whether {@link #count()} is the answer
     */
    public boolean isComplete() {
        return status == SolveStatus.SOLVED;
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
        return count;
    }

    /**
     * The solutions that differ by more than rotation and reflection.
     *
     * @return their number, empty unless it was asked for and the count is complete
     */
    public OptionalLong fundamental() {
        return fundamental;
    }

    /**
     * The states in the widest level of a breadth-first tree, from the empty board to the full ones. Where the tree is
     * searched in parts, the states of a level are added up over the parts finished.
     *
     * @return the states, 0 for methods without a frontier
     */
    public long widestFrontier() {
        return widestFrontier;
    }

    /**
     * The time that this call took; what was done before a checkpoint is not included.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    @Override
    public String toString() {
        return status + ": " + count + " solutions of size " + size + " in " + elapsed;
    }
}
