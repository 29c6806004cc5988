package io.github.nqueens.tck.time;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How long a thread has worked or waited: its processor time, and the time on the wall while it slept, parked or waited for
 * a lock, both without the time in which the whole machine stood still. A busy machine makes a thread neither work nor
 * wait. A host that
 * freezes a virtual machine for tenths of a second leaves the freeze to the processor time of the thread that was running.
 * So a thread of the meter's own looks at both clocks every millisecond. If it was kept from looking for ten, nothing
 * counts in that time; and nobody works for longer than the clock on the wall has moved.
 *
 * <p>Safe for use by several threads.
 */
public final class WorkMeter implements AutoCloseable {
    /** The name of the threads that look at the clocks. */
    public static final String THREAD = "nqueens-tck work meter";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Far more than a busy machine keeps a thread waiting that sleeps most of the time. */
    private static final long FROZEN_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final LongSupplier processorTime;
    private final LongSupplier wallTime;
    private final BooleanSupplier waiting;
    private long lastProcessorTime;
    private long lastWallTime;
    private boolean wasWaiting;
    private long worked;
    private volatile boolean closed;

    /** A meter of two clocks in nanoseconds and of what the thread waits for, which looks only when it is asked. */
    WorkMeter(LongSupplier processorTime, LongSupplier wallTime, BooleanSupplier waiting) {
        this.processorTime = processorTime;
        this.wallTime = wallTime;
        this.waiting = waiting;
        this.wasWaiting = waiting.getAsBoolean();
        this.lastWallTime = wallTime.getAsLong();
        this.lastProcessorTime = processorTime.getAsLong();
    }

    /** Whether this virtual machine tells the processor times of threads. */
    public static boolean isSupported() {
        return THREADS.isThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();
    }

    /**
     * Begins to measure a thread, until {@link #close()}.
     *
     * @param thread a thread that has started and not ended
     */
    public static WorkMeter of(Thread thread) {
        // Classes rather than lambdas, which a program that measures its own first steps would find warm.
        return started(new WorkMeter(new ProcessorClock(thread.getId()), new WallClock(), new Waiting(thread)));
    }

    /**
     * Begins to measure the processor time alone of a thread, until {@link #close()}: of one that waits for other threads to
     * work, which take longer on a busy machine.
     *
     * @param thread a thread that has started and not ended
     */
    public static WorkMeter ofProcessorTime(Thread thread) {
        return started(new WorkMeter(new ProcessorClock(thread.getId()), new WallClock(), () -> false));
    }

    private static WorkMeter started(WorkMeter meter) {
        Thread look = new Thread(THREAD) {
            @Override
            public void run() {
                meter.look();
            }
        };
        look.setDaemon(true);
        look.start();
        return meter;
    }

    /**
     * The nanoseconds for which the thread has worked or waited since the meter was made; of one that has ended, until
     * the last look.
     */
    public synchronized long nanos() {
        long wall = wallTime.getAsLong();
        long processor = processorTime.getAsLong();
        long passed = wall - lastWallTime;
        boolean isWaiting = waiting.getAsBoolean();
        // The processor time of a thread that has ended is negative.
        if (passed < FROZEN_NANOS && processor >= 0) {
            worked += wasWaiting && isWaiting ? passed : Math.min(processor - lastProcessorTime, passed);
        }
        lastWallTime = wall;
        lastProcessorTime = processor;
        wasWaiting = isWaiting;
        return worked;
    }

    /** Ends the measurement; what was measured can still be read. */
    @Override
    public void close() {
        closed = true;
    }

    private void look() {
        while (!closed) {
            LockSupport.parkNanos(LOOK_NANOS);
            nanos();
        }
    }

    private record ProcessorClock(long thread) implements LongSupplier {
        @Override
        public long getAsLong() {
            return THREADS.getThreadCpuTime(thread);
        }
    }

    private record WallClock() implements LongSupplier {
        @Override
        public long getAsLong() {
            return System.nanoTime();
        }
    }

    /** A thread that a busy machine keeps from running is runnable. */
    private record Waiting(Thread thread) implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return switch (thread.getState()) {
                case BLOCKED, WAITING, TIMED_WAITING -> true;
                case NEW, RUNNABLE, TERMINATED -> false;
            };
        }
    }
}
