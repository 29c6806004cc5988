package io.github.nqueens.internal;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Watches the limits of work that is no run of a solver, on the thread that works. Once the work is over it stays over, for
 * the same reason. Each question reads the clock, which takes about 25 ns.
 */
public final class LimitWatch {
    private final @Nullable CancellationToken cancellation;
    private final long timeLimit;
    private final LongSupplier nanos;
    private final long started;
    private @Nullable End end;

    /** When the work was found to be over, in nanoseconds since the start. */
    private long ended;

    private enum End {
        INTERRUPTED,
        CANCELLED,
        TIME_LIMIT
    }

    /**
     * Starts to watch by a clock of your own.
     *
     * @param limits when the work is to end
     * @param nanos a clock that counts nanoseconds from any origin
     */
    public LimitWatch(Limits limits, LongSupplier nanos) {
        this.cancellation = limits.cancellation().orElse(null);
        this.timeLimit = limits.timeLimit().isPresent()
                ? saturatedNanos(limits.timeLimit().get())
                : Long.MAX_VALUE;
        this.nanos = nanos;
        this.started = nanos.getAsLong();
    }

    /**
     * Starts to watch by the clock of the virtual machine.
     *
     * @param limits when the work is to end
     * @return a watch that has just started
     */
    public static LimitWatch start(Limits limits) {
        return new LimitWatch(limits, System::nanoTime);
    }

    /**
     * Tells whether the thread was interrupted, the token was cancelled or the time is up.
     *
     * @return whether the work is to end
     */
    public boolean isOver() {
        if (end == null) {
            long now = elapsedNanos();
            if (Thread.currentThread().isInterrupted()) {
                end = End.INTERRUPTED;
            } else if (cancellation != null && cancellation.isCancelled()) {
                end = End.CANCELLED;
            } else if (now >= timeLimit) {
                end = End.TIME_LIMIT;
            }
            ended = now;
        }
        return end != null;
    }

    /**
     * How long ago the work was found to be over. Does not check the limits again.
     *
     * @return nanoseconds, not negative
     * @throws IllegalStateException if the work is not known to be over
     */
    public long nanosOver() {
        if (end == null) {
            throw new IllegalStateException("the work is not over; ask isOver() first");
        }
        return elapsedNanos() - ended;
    }

    /**
     * Tells whether the time limit ended the work. Does not check the limits again.
     *
     * @return false if the work is not known to be over, or a cancellation or an interrupt ended it
     */
    public boolean isTimeUp() {
        return end == End.TIME_LIMIT;
    }

    /**
     * Ends the work by a throw if it is over.
     *
     * @param work what is watched, a noun such as "count"
     * @throws CancellationException if it is over; its message is the reason
     */
    public void requireOngoing(String work) {
        if (isOver()) {
            throw new CancellationException(reason(work));
        }
    }

    /**
     * Why the work is over. Does not check the limits again.
     *
     * @param work what is watched, a noun such as "count"
     * @return a sentence without its full stop
     * @throws IllegalStateException if the work is not known to be over
     */
    public String reason(String work) {
        if (end == null) {
            throw new IllegalStateException("the " + work + " is not over; ask isOver() first");
        }
        return switch (end) {
            case INTERRUPTED -> "the thread was interrupted";
            case CANCELLED -> "the " + work + " was cancelled";
            case TIME_LIMIT -> "the time limit was reached";
        };
    }

    /**
     * The time since the start.
     *
     * @return nanoseconds, not negative
     */
    public long elapsedNanos() {
        return nanos.getAsLong() - started;
    }

    /**
     * The time since the start.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return Duration.ofNanos(elapsedNanos());
    }

    /**
     * The time until the time limit.
     *
     * @return nanoseconds, negative if the limit has passed; about 292 years if there is none
     */
    public long nanosLeft() {
        return timeLimit - elapsedNanos();
    }

    /**
     * The limits for a part of the work that begins now.
     *
     * @return the same token and the time that is left, at least 0
     */
    public Limits remaining() {
        Limits.Builder limits = Limits.builder();
        if (cancellation != null) {
            limits.cancellation(cancellation);
        }
        if (timeLimit < Long.MAX_VALUE) {
            limits.timeLimit(Duration.ofNanos(Math.max(0, nanosLeft())));
        }
        return limits.build();
    }

    /**
     * A duration in nanoseconds.
     *
     * @param duration not negative
     * @return the nanoseconds; {@link Long#MAX_VALUE} for 292 years and more
     */
    public static long saturatedNanos(Duration duration) {
        try {
            return duration.toNanos();
        } catch (ArithmeticException longerThan292Years) {
            return Long.MAX_VALUE;
        }
    }
}
