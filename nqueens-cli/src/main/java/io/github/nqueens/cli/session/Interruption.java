package io.github.nqueens.cli.session;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C and the like: asks the searches to end, and keeps the virtual machine alive until the command has printed its
 * results so far. The virtual machine then ends with its own status for the signal, 130 for Ctrl-C.
 */
public final class Interruption {
    /** A search ends within 50 ms; the rest is for writing a large result. */
    private static final long LONGEST_WAIT_SECONDS = 5;

    private final CountDownLatch finished = new CountDownLatch(1);

    private Interruption() {}

    public static Interruption watch(Session session) {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interruption.wait(session), "nqueens-shutdown"));
        return interruption;
    }

    /** The command has printed everything. */
    public void finished() {
        finished.countDown();
    }

    private void wait(Session session) {
        session.interrupt();
        try {
            finished.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
