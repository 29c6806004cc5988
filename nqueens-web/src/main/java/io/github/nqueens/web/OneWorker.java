package io.github.nqueens.web;

import io.github.nqueens.lab.work.LabWorkers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Does all work on the one thread that there is, when the answer asks for it. */
final class OneWorker implements LabWorkers {
    private static final long PAUSE_MILLISECONDS = 100;

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private Telling telling = () -> {};
    private long toldAt;

    /** Tells the progress of the work. */
    @FunctionalInterface
    interface Telling {
        void tell() throws IOException;
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    @Override
    public void executeLong(Runnable task) {
        tasks.add(task);
    }

    @Override
    public int processors() {
        return 1;
    }

    @Override
    public void paused() {
        long now = System.currentTimeMillis();
        if (now - toldAt < PAUSE_MILLISECONDS) {
            return;
        }
        toldAt = now;
        try {
            telling.tell();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Does what was asked for, and what that asks for. */
    void work(Telling whilePaused) {
        telling = whilePaused;
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }

    @Override
    public void close() {
        tasks.clear();
    }
}
