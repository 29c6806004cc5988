package io.github.nqueens.lab;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads on which everything is searched, at most one a processor; what comes meanwhile waits in its order. */
final class LabWorkers {
    private static final int MOST_WAITING = 64;

    private final ThreadPoolExecutor threads;

    LabWorkers(int processors) {
        threads = new ThreadPoolExecutor(
                processors,
                processors,
                10,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(MOST_WAITING),
                LabThreads.named("run"));
        threads.allowCoreThreadTimeOut(true);
    }

    /**
     * Runs a task as soon as a thread is free.
     *
     * @throws RefusedException if too many wait
     */
    void execute(Runnable task) {
        try {
            threads.execute(task);
        } catch (RejectedExecutionException full) {
            throw (RefusedException) new RefusedException(429, "refused.busy").initCause(full);
        }
    }

    /** How many tasks run at once. */
    int most() {
        return threads.getMaximumPoolSize();
    }

    /** How many tasks run now. */
    int running() {
        return threads.getActiveCount();
    }

    void close() {
        threads.shutdownNow();
    }
}
