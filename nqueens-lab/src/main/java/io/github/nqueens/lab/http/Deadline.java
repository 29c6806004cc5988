package io.github.nqueens.lab.http;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * A time after which the thread that made it is interrupted. An interrupt closes the connection of a thread that waits for its
 * client; closing it from another thread would wait for the same client.
 */
final class Deadline {
    private final Thread thread = Thread.currentThread();
    private final ScheduledFuture<?> end;
    private boolean isMet;

    Deadline(ScheduledExecutorService clock, long milliseconds) {
        end = clock.schedule(this::expire, milliseconds, TimeUnit.MILLISECONDS);
    }

    private synchronized void expire() {
        if (!isMet) {
            thread.interrupt();
        }
    }

    /** What comes later is not interrupted. */
    synchronized void met() {
        isMet = true;
        end.cancel(false);
    }
}
