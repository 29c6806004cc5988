package io.github.nqueens.lab.work;

import io.github.nqueens.lab.exchange.RefusedException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The threads on which everything is searched: one per processor, and one more for short work where long work has them all.
 * Work waits in its order.
 */
public final class WorkerThreads implements LabWorkers {
    public static final int MOST_WAITING = 64;

    private final int processors;
    private final ExecutorService threads = Executors.newCachedThreadPool(LabThreads.named("run"));
    private final Deque<Work> waiting = new ArrayDeque<>();
    private int running;
    private int runningLong;
    private boolean isClosed;

    private record Work(boolean isLong, Runnable task) {}

    public WorkerThreads(int processors) {
        this.processors = processors;
    }

    @Override
    public void execute(Runnable task) {
        execute(new Work(false, task));
    }

    @Override
    public void executeLong(Runnable task) {
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
        for (Iterator<Work> all = waiting.iterator(); all.hasNext(); ) {
            Work work = all.next();
            if (running < processors || (!work.isLong && running == runningLong)) {
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

    @Override
    public int processors() {
        return processors;
    }

    /** How many tasks run now. */
    public synchronized int running() {
        return running;
    }

    /** Does nothing: the thread that answers tells the progress of the task. */
    @Override
    public void paused() {}

    @Override
    public synchronized void close() {
        isClosed = true;
        waiting.clear();
        threads.shutdownNow();
    }
}
