package io.github.nqueens.benchmarks.timing;

import java.lang.management.ManagementFactory;

/** The processor time of the calling thread, which other programs on the machine change less than the time of the clock. */
final class ProcessorTime {
    private ProcessorTime() {}

    static long nanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static double seconds() {
        return nanos() / 1e9;
    }
}
