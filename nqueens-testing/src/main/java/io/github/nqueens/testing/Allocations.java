package io.github.nqueens.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much memory code asks for. */
public final class Allocations {
    private Allocations() {}

    /** The bytes that code allocates in the thread that calls, garbage included. */
    public static long bytes(Runnable code) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        code.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
