package io.github.nqueens.solutions.task;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Tells the thread that works under limits whether one of them is reached. Once one is, {@link #isOver} stays true.
 */
public final class LimitWatch {
    private final CancellationToken cancellation;
    private final long timeLimit;
    private final LongSupplier nanos;
    private final long started;

    /** Why the work is over; null as long as no limit is reached. */
    private String reason;

    private boolean cancelled;

    /**
     * Starts to watch.
     *
     * @param limits time limit and cancellation
     * @param nanos counts nanoseconds from any origin, as {@link System#nanoTime} does
     */
    public LimitWatch(Limits limits, LongSupplier nanos) {
        this.cancellation = limits.cancellation().orElse(null);
        this.timeLimit = limits.timeLimit().map(LimitWatch::saturatedNanos).orElse(Long.MAX_VALUE);
        this.nanos = nanos;
        this.started = nanos.getAsLong();
    }

    /** Whether the token is cancelled, the thread that asks is interrupted, or the time is up. */
    public boolean isOver() {
        if (reason == null) {
            if (Thread.currentThread().isInterrupted()) {
                cancelled = true;
                reason = "the thread was interrupted";
            } else if (cancellation != null && cancellation.isCancelled()) {
                cancelled = true;
                reason = "it was cancelled";
            } else if (elapsedNanos() >= timeLimit) {
                reason = "the time limit was reached";
            }
        }
        return reason != null;
    }

    /** Whether a cancellation or an interrupt ended the work, rather than the time limit. */
    public boolean isCancelled() {
        return cancelled;
    }

    /** Why the work is over. */
    public String reason() {
        return reason;
    }

    /** The time since the watch was made, in nanoseconds. */
    public long elapsedNanos() {
        return nanos.getAsLong() - started;
    }

    /** The time since the watch was made. */
    public Duration elapsed() {
        return Duration.ofNanos(elapsedNanos());
    }

    /** The time until the limit, in nanoseconds. */
    public long nanosLeft() {
        return timeLimit - elapsedNanos();
    }

    /** A duration in nanoseconds, at most the largest {@code long}. */
    public static long saturatedNanos(Duration duration) {
        return duration.toSeconds() >= Long.MAX_VALUE / 1_000_000_000 ? Long.MAX_VALUE : duration.toNanos();
    }
}
