package io.github.nqueens.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The threads on which everything is searched: one per processor, and two where there is one processor. Work waits in its
 * order. Long work leaves one thread to short work, which would otherwise wait for minutes.
 */
final class LabWorkers {
    static final int MOST_WAITING = 64;

    private final int most;
    private final ExecutorService threads = Executors.newCachedThreadPool(LabThreads.named("run"));
    private final Deque<Work> waiting = new ArrayDeque<>();
    private int running;
    private int runningLong;
    private boolean isClosed;

    private record Work(boolean isLong, Runnable task) {}

    LabWorkers(int processors) {
        most = Math.max(2, processors);
    }

    /**
     * Runs a task of seconds as soon as a thread is free.
     *
     * @throws RefusedException if too many wait
     */
    void execute(Runnable task) {
        execute(new Work(false, task));
    }

    /**
     * Runs a task of minutes as soon as a thread is free that is not left to short work.
     *
     * @throws RefusedException if too many wait
     */
    void executeLong(Runnable task) {
        execute(new Work(true, task));
    }

    private synchronized void execute(Work work) {
        if (isClosed || waiting.size() == MOST_WAITING) {
            throw new RefusedException(429, "refused.busy");
        }
        waiting.add(work);
        begin();
    }

    private void begin() {
        for (Iterator<Work> all = waiting.iterator(); all.hasNext() && running < most; ) {
            Work work = all.next();
            if (!work.isLong || runningLong < most - 1) {
                all.remove();
                running++;
                runningLong += work.isLong ? 1 : 0;
                threads.execute(() -> run(work));
            }
        }
    }

    private void run(Work work) {
        try {
            work.task.run();
        } finally {
            end(work);
        }
    }

    private synchronized void end(Work work) {
        running--;
        runningLong -= work.isLong ? 1 : 0;
        if (!isClosed) {
            begin();
        }
    }

    /** How many tasks run at once. */
    int most() {
        return most;
    }

    /** How many tasks run now. */
    synchronized int running() {
        return running;
    }

    synchronized void close() {
        isClosed = true;
        waiting.clear();
        threads.shutdownNow();
    }
}
