package io.github.nqueens.lab.work;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that tell what they are for and keep no virtual machine alive. */
public final class LabThreads {
    private LabThreads() {}

    public static ThreadFactory named(String use) {
        AtomicInteger number = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, "nqueens-lab-" + use + "-" + number.getAndIncrement());
            thread.setDaemon(true);
            return thread;
        };
    }
}
