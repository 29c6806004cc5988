package io.github.nqueens;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A time limit and a cancellation token for a count, an estimate or the making of tables. Runs of solvers have {@link SolveOptions}.
 * Immutable and safe for use by several threads.
 *
 * <p>An interrupt of the working thread ends the work too, with or without limits.
 *
 * <p>Limits hold a token, so Java's serialization refuses them. Store the time limit instead.
 */
public final class Limits {
    private static final Limits NONE = builder().build();

    private final @Nullable Duration timeLimit;
    private final @Nullable CancellationToken cancellation;

    private Limits(Builder builder) {
        this.timeLimit = builder.timeLimit;
        this.cancellation = builder.cancellation;
    }

    /**
     * No limit at all.
     *
     * @return limits without a time limit and without a token
     */
    public static Limits none() {
        return NONE;
    }

    /**
     * A time limit and no token.
     *
     * @param timeLimit how long the work may take, not negative
     * @return the limits
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Limits of(Duration timeLimit) {
        return builder().timeLimit(timeLimit).build();
    }

    /**
     * Starts from no limit.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * How long the work may take.
     *
     * @return the limit, or empty if there is none
     */
    public Optional<Duration> timeLimit() {
        return Optional.ofNullable(timeLimit);
    }

    /**
     * What ends the work from outside.
     *
     * @return the token, or empty if there is none
     */
    public Optional<CancellationToken> cancellation() {
        return Optional.ofNullable(cancellation);
    }

    /**
     * The limits that are set.
     *
     * @return for example {@code "Limits[timeLimit=PT1S]"}
     */
    @Override
    public String toString() {
        return SettingsText.of("Limits", "timeLimit", timeLimit, "cancellation", cancellation);
    }

    /** Collects limits. Not safe for use by several threads. */
    public static final class Builder {
        private @Nullable Duration timeLimit;
        private @Nullable CancellationToken cancellation;

        private Builder() {}

        /**
         * Ends the work when it has taken this long. It is over within 50 ms or 1 % of the limit, whichever is more.
         *
         * @param timeLimit not negative
         * @return this builder
         * @throws IllegalArgumentException if the limit is negative
         */
        public Builder timeLimit(Duration timeLimit) {
            if (Objects.requireNonNull(timeLimit, "timeLimit").isNegative()) {
                throw new IllegalArgumentException("timeLimit is " + timeLimit
                        + ", but a time limit is not negative; leave it out for work without one");
            }
            this.timeLimit = timeLimit;
            return this;
        }

        /**
         * Lets another thread end the work.
         *
         * @param cancellation the token to ask
         * @return this builder
         */
        public Builder cancellation(CancellationToken cancellation) {
            this.cancellation = Objects.requireNonNull(cancellation, "cancellation");
            return this;
        }

        /**
         * Makes the limits; this builder may go on to make others.
         *
         * @return the limits
         */
        public Limits build() {
            return new Limits(this);
        }
    }
}
