package io.github.nqueens.tck;

import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Assumptions;

/** An algorithm with a meter of the processor time that it takes: not what the library takes to verify the board. */
final class MeteredSearch implements SearchAlgorithm {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long RUNNING = Long.MIN_VALUE;

    private final SearchAlgorithm metered;
    private final Runnable atStart;
    private volatile Thread thread;
    private volatile long from;
    private volatile long until = RUNNING;

    MeteredSearch(SearchAlgorithm metered) {
        this(metered, () -> {});
    }

    /** Does something on the solving thread before the search begins. */
    MeteredSearch(SearchAlgorithm metered, Runnable atStart) {
        Assumptions.assumeTrue(
                THREADS.isCurrentThreadCpuTimeSupported(), "this virtual machine does not tell processor times");
        this.metered = metered;
        this.atStart = atStart;
    }

    /** A solver that runs this search. */
    Solver solver(SolverDescriptor descriptor) {
        return Solvers.of(descriptor.name(), this, descriptor.traits().toArray(SolverTrait[]::new));
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        thread = Thread.currentThread();
        atStart.run();
        from = THREADS.getCurrentThreadCpuTime();
        try {
            return metered.search(context);
        } finally {
            until = THREADS.getCurrentThreadCpuTime();
        }
    }

    @Override
    public long memory(int n) {
        return metered.memory(n);
    }

    @Override
    public long memory(SearchContext run) {
        return metered.memory(run);
    }

    /** Starts the meter again, from any thread. */
    void restartMeter() {
        from = processorTime();
    }

    /** Processor time in ns since the meter was started; of a search that has ended, until its end. */
    long nanos() {
        long end = until;
        return Math.max(0, (end == RUNNING ? processorTime() : end) - from);
    }

    boolean hasEnded() {
        return until != RUNNING;
    }

    boolean hasStarted() {
        return thread != null && from != 0;
    }

    private long processorTime() {
        return thread == null ? 0 : THREADS.getThreadCpuTime(thread.getId());
    }
}
