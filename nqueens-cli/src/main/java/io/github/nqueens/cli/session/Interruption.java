package io.github.nqueens.cli.session;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

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
    private final IntConsumer halt;
    private final CountDownLatch finished = new CountDownLatch(1);

    /**
     * @param halt ends the virtual machine with a status, at once
     */
    Interruption(Duration silentWait, Duration lastWait, PrintStream err, IntConsumer halt) {
        this.silentWait = silentWait;
        this.lastWait = lastWait;
        this.err = err;
        this.halt = halt;
    }

    public static Interruption watch(Session session) {
        Interruption interruption = new Interruption(SILENT_WAIT, LAST_WAIT, System.err, Runtime.getRuntime()::halt);
        interruption.watch(session, Runtime.getRuntime()::addShutdownHook);
        return interruption;
    }

    /** @param hooks takes a thread that is to run when the virtual machine ends, and throws if it is ending already */
    void watch(Session session, Consumer<Thread> hooks) {
        try {
            hooks.accept(new Thread(
                    () -> {
                        haltIfExited(Thread.getAllStackTraces().values());
                        wait(session);
                    },
                    "nqueens-shutdown"));
        } catch (IllegalStateException ending) {
            // Ctrl-C came before the program had begun.
            session.interrupt();
        }
    }

    /** The command has printed everything. */
    public void finished() {
        finished.countDown();
    }

    /**
     * Ends the program as defective if a thread has called {@link System#exit} before the command has finished: a solver of the user's
     * own did, with a status that says nothing of the result.
     */
    void haltIfExited(Collection<StackTraceElement[]> stacks) {
        if (finished.getCount() == 0) {
            return;
        }
        stacks.stream().filter(Interruption::isExit).findFirst().ifPresent(stack -> {
            err.println("nqueens: a solver called System.exit"
                    + OwnSolvers.codeOn(stack).map(place -> " at " + place).orElse("")
                    + ", which ends the program without its result; its author can correct it");
            err.flush();
            halt.accept(ExitStatus.DEFECT);
        });
    }

    /** A thread of the virtual machine exits for a signal. */
    private static boolean isExit(StackTraceElement... stack) {
        return Arrays.stream(stack)
                        .anyMatch(frame -> frame.getClassName().equals("java.lang.Runtime")
                                && frame.getMethodName().equals("exit"))
                && Arrays.stream(stack).noneMatch(frame -> frame.getClassName().startsWith("java.lang.Terminator"));
    }

    /** Asks the work to end and waits for it, the second time with a word about how long that lasts. */
    void wait(Session session) {
        session.interrupt();
        try {
            if (!finished.await(silentWait.toNanos(), TimeUnit.NANOSECONDS)) {
                err.println("nqueens: the work does not stop at once"
                        + ownPlace(Thread.getAllStackTraces().values()) + "; the program ends in "
                        + lastWait.toSeconds() + " seconds at the latest, without its result");
                finished.await(lastWait.toNanos(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Where a solver of the user's own goes on, in words that end a sentence. */
    static String ownPlace(Collection<StackTraceElement[]> stacks) {
        return stacks.stream()
                .flatMap(stack -> OwnSolvers.codeOn(stack).stream())
                .findFirst()
                .map(place -> ", because a solver of your own goes on at " + place)
                .orElse("");
    }
}
