package io.github.nqueens.solutions;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The result of a count. Only a complete one has a number of solutions: the sums of finished parts are none, because most
 * methods count part of the solutions several times and others later. Immutable and safe for use by several threads.
 */
public final class CountResult {
    private final int size;
    private final SolutionCounter.Method method;
    private final CountStatus status;
    private final @Nullable String reason;
    private final double fraction;
    private final Duration elapsed;

    /** The number of solutions; -1 if the count is incomplete. */
    private final long count;

    /** The number of fundamental solutions; -1 if it is not known. */
    private final long fundamental;

    private final long widestFrontier;

    private CountResult(Builder builder, CountStatus status) {
        this.size = builder.size;
        this.method = builder.method;
        this.status = status;
        this.reason = builder.reason;
        this.fraction = builder.fraction;
        this.elapsed = builder.elapsed;
        this.count = builder.count;
        this.fundamental = builder.fundamental;
        this.widestFrontier = builder.widestFrontier;
    }

    /**
     * Starts a result of a count that another program ran, or of one in a test.
     *
     * @param size n, at least 1
     * @param method what counted
     * @param elapsed the time that it took, not negative
     * @return a builder, which has to be told the end
     * @throws IllegalArgumentException if an argument is out of range
     * @throws NullPointerException if an argument is null
     */
    public static Builder builder(int size, SolutionCounter.Method method, Duration elapsed) {
        return new Builder(size, method, elapsed);
    }

    /** The same result with a smaller number, of a count that was to stop there. */
    CountResult cutTo(long most) {
        Builder cut = builder(size, method, elapsed).complete(most).widestFrontier(widestFrontier);
        if (reason != null) {
            cut.failure(reason);
        }
        return cut.build();
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
    public SolutionCounter.Method method() {
        return method;
    }

    /**
     * How the count ended.
     *
     * @return {@link CountStatus#COMPLETE} if all solutions were counted, otherwise what ended the count before
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
     * Why the count is incomplete, and what else went wrong: a checkpoint file that could not be written is no reason to
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
     * @return for example {@code "COMPLETE: 92 solutions of size 8 in PT0.002S"} or {@code "TIME_LIMIT: 12.5 % of size 18 in
     *     PT1S"}
     */
    @Override
    public String toString() {
        String what = isComplete()
                ? count + (count == 1 ? " solution" : " solutions")
                : Math.round(1000 * fraction) / 10.0 + " %";
        return status + ": " + what + " of size " + size + " in " + elapsed;
    }

    /** Collects what a count came to. Not safe for use by several threads. */
    public static final class Builder {
        private final int size;
        private final SolutionCounter.Method method;
        private final Duration elapsed;
        private @Nullable CountStatus status;
        private @Nullable String reason;
        private double fraction;
        private long count = -1;
        private long fundamental = -1;
        private long widestFrontier;

        private Builder(int size, SolutionCounter.Method method, Duration elapsed) {
            requireAtLeast(1, "size", size);
            this.size = size;
            this.method = Objects.requireNonNull(method, "method");
            if (elapsed.isNegative()) {
                throw new IllegalArgumentException("elapsed is " + elapsed + ", but must not be negative");
            }
            this.elapsed = elapsed;
        }

        private static void requireAtLeast(long least, String name, long value) {
            if (value < least) {
                throw new IllegalArgumentException(name + " is " + value + ", but must be at least " + least);
            }
        }

        /**
         * Makes the count complete.
         *
         * @param count the number of solutions, at least 0
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder complete(long count) {
            requireAtLeast(0, "count", count);
            this.status = CountStatus.COMPLETE;
            this.count = count;
            this.fraction = 1;
            return this;
        }

        /**
         * Makes the count incomplete.
         *
         * @param status what ended it, not {@link CountStatus#COMPLETE}
         * @param reason a clause for people
         * @param fraction the share of the work that was done, from 0 to 1
         * @return this builder
         * @throws IllegalArgumentException if an argument is out of range
         * @throws NullPointerException if an argument is null
         */
        public Builder incomplete(CountStatus status, String reason, double fraction) {
            if (Objects.requireNonNull(status, "status") == CountStatus.COMPLETE) {
                throw new IllegalArgumentException("status is COMPLETE; call complete() with the number");
            }
            if (!(fraction >= 0 && fraction <= 1)) {
                throw new IllegalArgumentException("fraction is " + fraction + ", but must be from 0 to 1");
            }
            this.status = status;
            this.reason = Objects.requireNonNull(reason, "reason");
            this.fraction = fraction;
            this.count = -1;
            return this;
        }

        /**
         * Adds what else went wrong, to the {@linkplain CountResult#reason() reason} if there is one.
         *
         * @param failure a clause for people
         * @return this builder
         * @throws NullPointerException if {@code failure} is null
         */
        public Builder failure(String failure) {
            Objects.requireNonNull(failure, "failure");
            this.reason = reason == null ? failure : reason + "; " + failure;
            return this;
        }

        /**
         * Sets the number of fundamental solutions, which only a complete count shows.
         *
         * @param fundamental at least 0
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder fundamental(long fundamental) {
            requireAtLeast(0, "fundamental", fundamental);
            this.fundamental = fundamental;
            return this;
        }

        /**
         * Sets the states of the widest level of a breadth-first tree.
         *
         * @param states at least 0, which is the default
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder widestFrontier(long states) {
            requireAtLeast(0, "widestFrontier", states);
            this.widestFrontier = states;
            return this;
        }

        /**
         * Makes the result.
         *
         * @return the result
         * @throws IllegalStateException if neither {@link #complete} nor {@link #incomplete} was called, or fundamental
         *     solutions of an incomplete count were set
         */
        public CountResult build() {
            if (status == null || (fundamental >= 0 && status != CountStatus.COMPLETE)) {
                throw new IllegalStateException(
                        status == null
                                ? "the count has no end; call complete() or incomplete()"
                                : "an incomplete count has no number of fundamental solutions; leave it out");
            }
            return new CountResult(this, status);
        }
    }
}
