package io.github.nqueens.puzzle;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Tells whether limits are reached, by a clock that counts nanoseconds. Once it has said so it says so again. */
final class Watch {
    private final CancellationToken cancellation;
    private final long timeLimit;
    private final LongSupplier nanos;
    private final long started;
    private String reason;

    Watch(Limits limits, LongSupplier nanos) {
        this.cancellation = limits.cancellation().orElse(null);
        this.timeLimit = limits.timeLimit().map(Watch::saturatedNanos).orElse(Long.MAX_VALUE);
        this.nanos = nanos;
        this.started = nanos.getAsLong();
    }

    private static long saturatedNanos(Duration duration) {
        return duration.toSeconds() >= Long.MAX_VALUE / 1_000_000_000 ? Long.MAX_VALUE : duration.toNanos();
    }

    boolean isOver() {
        if (reason == null) {
            if (Thread.currentThread().isInterrupted()) {
                reason = "the thread was interrupted";
            } else if (cancellation != null && cancellation.isCancelled()) {
                reason = "the work was canceled";
            } else if (nanos.getAsLong() - started >= timeLimit) {
                reason = "the time limit was reached";
            }
        }
        return reason != null;
    }

    /** The limits for work that begins now. */
    Limits remaining() {
        Limits.Builder limits = Limits.builder();
        if (cancellation != null) {
            limits.cancellation(cancellation);
        }
        if (timeLimit < Long.MAX_VALUE) {
            limits.timeLimit(Duration.ofNanos(Math.max(0, timeLimit - (nanos.getAsLong() - started))));
        }
        return limits.build();
    }

    /** Ends the work if it is over. */
    void check() {
        if (isOver()) {
            throw new StoppedException(reason);
        }
    }

    /** Ends work from deep inside; never leaves the package. */
    static final class StoppedException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private StoppedException(String reason) {
            super(reason, null, false, false);
        }
    }
}
