package io.github.nqueens.cli.session;

import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C and the like: asks the searches to end, and keeps the virtual machine alive until the command has printed its
 * results so far. The virtual machine then ends with its own status for the signal, 130 for Ctrl-C.
 */
public final class Interruption {
    /** A search ends within 50 ms. One that never asks whether it is to end is a person's to wait for no longer unawares. */
    private static final Duration SILENT_WAIT = Duration.ofSeconds(1);

    /** What may follow is the writing of a large result. */
    private static final Duration LAST_WAIT = Duration.ofSeconds(4);

    private final Duration silentWait;
    private final Duration lastWait;
    private final PrintStream err;
    private final CountDownLatch finished = new CountDownLatch(1);

    Interruption(Duration silentWait, Duration lastWait, PrintStream err) {
        this.silentWait = silentWait;
        this.lastWait = lastWait;
        this.err = err;
    }

    public static Interruption watch(Session session) {
        Interruption interruption = new Interruption(SILENT_WAIT, LAST_WAIT, System.err);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interruption.wait(session), "nqueens-shutdown"));
        return interruption;
    }

    /** The command has printed everything. */
    public void finished() {
        finished.countDown();
    }

    /** Asks the work to end and waits for it, the second time with a word about how long that lasts. */
    void wait(Session session) {
        session.interrupt();
        try {
            if (!finished.await(silentWait.toNanos(), TimeUnit.NANOSECONDS)) {
                err.println("nqueens: the work does not stop at once; the program ends in " + lastWait.toSeconds()
                        + " seconds at the latest, without its result");
                finished.await(lastWait.toNanos(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
