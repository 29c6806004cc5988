package io.github.nqueens.tck.probe;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for runs on other threads. */
public final class Waits {
    private Waits() {}

    /** The result of a run; what it threw is thrown here. If the wait is interrupted, so is the run. */
    public static <T> T forResult(Future<T> run) {
        try {
            return run.get();
        } catch (InterruptedException e) {
            run.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a run went on in another thread", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        }
    }
}
