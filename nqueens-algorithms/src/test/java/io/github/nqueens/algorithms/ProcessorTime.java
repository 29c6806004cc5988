package io.github.nqueens.algorithms;

import java.lang.reflect.Method;

/** The processor time of the calling thread. By reflection, as the module under test does not read {@code java.management}. */
final class ProcessorTime {
    private ProcessorTime() {}

    static long nanos() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        Method time = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
        return (long) time.invoke(threads);
    }
}
