package io.github.nqueens.cli.session;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.cli.output.BadInputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the commands of one invocation share: who watches, standard input, the solvers, and what ends the work early. */
public final class Session {
    private final CancellationToken cancellation = new CancellationToken();
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final boolean watched;
    private final @Nullable BufferedReader answers;
    private final InputStream input;
    private final Object lock = new Object();
    /** The thread that an interruption of the session interrupts, if its work looks at no token. */
    private @Nullable Thread interruptible;

    private final SessionSolvers solvers = new SessionSolvers(cancellation);

    /**
     * @param watched whether standard error is a terminal, so that progress may overwrite itself
     * @param answers where a person answers questions, or null if there is nobody to ask
     * @param input standard input, of which answers have been read if there are any
     */
    public Session(boolean watched, @Nullable BufferedReader answers, InputStream input) {
        this.watched = watched;
        this.answers = answers;
        this.input = input;
    }

    public static Session ofProcess() {
        BufferedReader answers = Terminal.isInteractive()
                ? new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()))
                : null;
        return new Session(Terminal.isStandardError(), answers, Terminal.standardInput());
    }

    /** What searches look at; {@link #interrupt()} cancels it. */
    public CancellationToken cancellation() {
        return cancellation;
    }

    /** A time limit, or null for none, and Ctrl-C. */
    public Limits limits(@Nullable Duration timeLimit) {
        Limits.Builder limits = Limits.builder().cancellation(cancellation);
        if (timeLimit != null) {
            limits.timeLimit(timeLimit);
        }
        return limits.build();
    }

    /** Ends the command early. */
    public void interrupt() {
        cancellation.cancel();
        interrupted.countDown();
        synchronized (lock) {
            if (interruptible != null) {
                interruptible.interrupt();
            }
        }
    }

    /** Work that ends if its thread is interrupted. */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /** Does work that looks at no token: Ctrl-C interrupts this thread, and the flag is clear again afterwards. */
    public <T, E extends Exception> T interruptibly(Work<T, E> work) throws E {
        synchronized (lock) {
            interruptible = Thread.currentThread();
            if (cancellation.isCancelled()) {
                interruptible.interrupt();
            }
        }
        try {
            return work.run();
        } finally {
            synchronized (lock) {
                interruptible = null;
                if (cancellation.isCancelled()) {
                    Thread.interrupted();
                }
            }
        }
    }

    /**
     * Reads standard input or a pipe, and waits until it comes.
     *
     * @throws InterruptedInputException if Ctrl-C comes first
     */
    public <T extends @Nullable Object> T read(Work<T, IOException> reading) throws IOException {
        FutureTask<T> task = new FutureTask<>(reading::run);
        // A thread cannot be called back from such a read, but the program ends without this one.
        Thread reader = new Thread(task, "nqueens-input");
        reader.setDaemon(true);
        reader.start();
        try {
            interruptibly(() -> {
                reader.join();
                return task;
            });
            return task.get();
        } catch (InterruptedException e) {
            throw new InterruptedInputException(e);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof IOException failed) {
                throw failed;
            }
            if (cause instanceof Error error) {
                throw error;
            }
            throw cause instanceof RuntimeException failed ? failed : new IllegalStateException(cause);
        }
    }

    /** Waits, without taking processor time, until the command is to end. */
    public void awaitInterruption() throws InterruptedException {
        interrupted.await();
    }

    /** The solvers that a user can name. */
    public SessionSolvers solvers() {
        return solvers;
    }

    public boolean isWatched() {
        return watched;
    }

    /** Where a person answers questions, or null. */
    public @Nullable BufferedReader answers() {
        return answers;
    }

    /** All that is left of standard input: a text in any encoding, or a picture. */
    public byte[] input() {
        try {
            return read(() -> answers == null
                    ? Input.whole(input, "standard input")
                    // What a person types is text, some of which may have been read ahead.
                    : answers.lines().collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadInputException("cannot read standard input: " + e.getMessage() + "; name a file instead", e);
        }
    }
}
