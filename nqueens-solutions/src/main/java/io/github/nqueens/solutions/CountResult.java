package io.github.nqueens.solutions;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The result of a count. Only a complete one has a number of solutions: the sums of finished parts are none, because most
 * methods count part of the solutions several times and others later. Immutable and safe for use by several threads.
 * Java's serialization refuses it; store the number, or what you need of the rest.
 */
public final class CountResult {
    private final int size;
    private final CountMethod method;
    private final CountStatus status;
    private final @Nullable String reason;
    private final double fraction;
    private final Duration elapsed;

    /** The number of solutions; -1 if the count is incomplete. */
    private final long count;

    /** The number of fundamental solutions; -1 if it is not known. */
    private final long fundamental;

    private final long widestFrontier;

    private CountResult(
            int size,
            CountMethod method,
            CountStatus status,
            @Nullable String reason,
            double fraction,
            Duration elapsed,
            long count,
            long fundamental,
            long widestFrontier) {
        this.size = size;
        this.method = method;
        this.status = status;
        this.reason = reason;
        this.fraction = fraction;
        this.elapsed = elapsed;
        this.count = count;
        this.fundamental = fundamental;
        this.widestFrontier = widestFrontier;
    }

    /**
     * Makes the result of a complete count that another program ran, or of one in a test.
     *
     * @param size n, at least 1
     * @param method what counted
     * @param count the number of solutions, at least 0
     * @param elapsed the time that it took, not negative
     * @return the result
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountResult complete(int size, CountMethod method, long count, Duration elapsed) {
        requireAtLeast(0, "count", count);
        return made(size, method, CountStatus.COMPLETE, null, 1, count, elapsed);
    }

    /**
     * Makes the result of a count that ended early.
     *
     * @param size n, at least 1
     * @param method what counted
     * @param status what ended it, not {@link CountStatus#COMPLETE}
     * @param reason a clause for people
     * @param fraction the share of the work that was done, from 0 to 1
     * @param elapsed the time that it took, not negative
     * @return the result
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountResult incomplete(
            int size, CountMethod method, CountStatus status, String reason, double fraction, Duration elapsed) {
        if (Objects.requireNonNull(status, "status") == CountStatus.COMPLETE) {
            throw new IllegalArgumentException(
                    "status is COMPLETE; call complete(size, method, count, elapsed) with the number");
        }
        if (!(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException("fraction is " + fraction + ", but must be from 0 to 1");
        }
        return made(size, method, status, Objects.requireNonNull(reason, "reason"), fraction, -1, elapsed);
    }

    private static CountResult made(
            int size,
            CountMethod method,
            CountStatus status,
            @Nullable String reason,
            double fraction,
            long count,
            Duration elapsed) {
        requireAtLeast(1, "size", size);
        Objects.requireNonNull(method, "method");
        if (Objects.requireNonNull(elapsed, "elapsed").isNegative()) {
            throw new IllegalArgumentException("elapsed is " + elapsed + ", but must not be negative");
        }
        return new CountResult(size, method, status, reason, fraction, elapsed, count, -1, 0);
    }

    private static void requireAtLeast(long least, String name, long value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " is " + value + ", but must be at least " + least);
        }
    }

    /**
     * This result with a number of fundamental solutions.
     *
     * @param solutions at least 0
     * @return another result
     * @throws IllegalArgumentException if it is negative
     * @throws IllegalStateException if the count is incomplete: then nothing is known of that number
     */
    public CountResult withFundamental(long solutions) {
        requireAtLeast(0, "fundamental", solutions);
        if (!isComplete()) {
            throw new IllegalStateException("an incomplete count has no number of fundamental solutions; leave it out");
        }
        return new CountResult(size, method, status, reason, fraction, elapsed, count, solutions, widestFrontier);
    }

    /**
     * This result with the states of the widest level of a breadth-first tree.
     *
     * @param states at least 0, which is the number of methods without a frontier
     * @return another result
     * @throws IllegalArgumentException if it is negative
     */
    public CountResult withWidestFrontier(long states) {
        requireAtLeast(0, "widestFrontier", states);
        return new CountResult(size, method, status, reason, fraction, elapsed, count, fundamental, states);
    }

    /**
     * This result with what else went wrong, added to its {@linkplain #reason() reason} if there is one.
     *
     * @param failure a clause for people
     * @return another result
     */
    public CountResult withFailure(String failure) {
        Objects.requireNonNull(failure, "failure");
        String both = reason == null ? failure : reason + "; " + failure;
        return new CountResult(size, method, status, both, fraction, elapsed, count, fundamental, widestFrontier);
    }

    /** The same result with a smaller number, of a count that was to stop there. */
    CountResult cutTo(long most) {
        return new CountResult(size, method, status, reason, fraction, elapsed, most, -1, widestFrontier);
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
     * The method that counted: the fastest if none was set, and a search in place of a join for small boards.
     *
     * @return the method
     */
    public CountMethod method() {
        return method;
    }

    /**
     * How the count ended.
     *
     * @return {@link CountStatus#COMPLETE} if all solutions were counted, otherwise what ended the count earlier
     */
    public CountStatus status() {
        return status;
    }

    /**
     * Tells whether the number is known.
     *
     * @return whether the status is {@link CountStatus#COMPLETE}
     */
    public boolean isComplete() {
        return status == CountStatus.COMPLETE;
    }

    /**
     * Why the count is incomplete, and what else went wrong: a checkpoint that could not be written is no reason to
     * lose a number, so a complete count may have a reason too.
     *
     * @return the reason, empty if all went well
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The number of solutions, of a complete count.
     *
     * @return at least 0
     * @throws CountAbandonedException if the count is incomplete: then nothing is known of the number
     */
    public long count() {
        if (!isComplete()) {
            throw new CountAbandonedException(
                    "the count of size " + size + " is incomplete (" + status + "): " + reason, status);
        }
        return count;
    }

    /**
     * The share of the work that was done.
     *
     * @return from 0 to 1; 1 if the count is complete
     */
    public double fraction() {
        return fraction;
    }

    /**
     * The solutions that differ by more than rotation and reflection.
     *
     * @return their number, empty unless it was asked for and the count is complete
     */
    public OptionalLong fundamental() {
        return fundamental < 0 ? OptionalLong.empty() : OptionalLong.of(fundamental);
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

    /**
     * The result in one line.
     *
     * @return for example {@code "COMPLETE: 92 solutions of size 8 in 2 ms"} or {@code "TIME_LIMIT: 12.5 % of size 18 in 1 s"}
     */
    @Override
    public String toString() {
        String what = isComplete()
                ? count + (count == 1 ? " solution" : " solutions")
                : Math.round(1000 * fraction) / 10.0 + " %";
        return status + ": " + what + " of size " + size + " in " + Amounts.time(elapsed);
    }
}
