package io.github.nqueens.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Tells whether the limits of a count are reached, by a clock that counts nanoseconds from any origin.
 *
 * <p>Once it has said so, it says so again. It is for the thread that works under the limits.
 */
final class LimitWatch {
    private final CancellationToken cancellation;
    private final long timeLimit;
    private final LongSupplier nanos;
    private final long started;
    private CountStatus status;

    LimitWatch(Limits limits, LongSupplier nanos) {
        this.cancellation = limits.cancellation().orElse(null);
        this.timeLimit = limits.timeLimit().map(LimitWatch::saturatedNanos).orElse(Long.MAX_VALUE);
        this.nanos = nanos;
        this.started = nanos.getAsLong();
    }

    boolean isOver() {
        if (status == null) {
            if (Thread.currentThread().isInterrupted() || (cancellation != null && cancellation.isCancelled())) {
                status = CountStatus.CANCELLED;
            } else if (elapsedNanos() >= timeLimit) {
                status = CountStatus.TIME_LIMIT;
            }
        }
        return status != null;
    }

    /** Null as long as no limit is reached. */
    CountStatus status() {
        return status;
    }

    String reason() {
        return status == CountStatus.CANCELLED ? "the count was canceled" : "the time limit was reached";
    }

    long elapsedNanos() {
        return nanos.getAsLong() - started;
    }

    Duration elapsed() {
        return Duration.ofNanos(elapsedNanos());
    }

    long nanosLeft() {
        return timeLimit - elapsedNanos();
    }

    static long saturatedNanos(Duration duration) {
        return duration.toSeconds() >= Long.MAX_VALUE / 1_000_000_000 ? Long.MAX_VALUE : duration.toNanos();
    }
}
