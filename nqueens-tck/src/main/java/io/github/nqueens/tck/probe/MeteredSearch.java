package io.github.nqueens.tck.probe;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.tck.trial.Untestable;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An algorithm with a meter of how long it works or waits, without what the library takes to verify the board. */
public final class MeteredSearch implements SearchAlgorithm {
    private static final long RUNNING = Long.MIN_VALUE;

    private final SearchAlgorithm metered;
    private final Runnable atStart;
    private volatile @Nullable WorkMeter meter;
    private volatile long from;
    private volatile long until = RUNNING;

    public MeteredSearch(SearchAlgorithm metered) {
        this(metered, () -> {});
    }

    /** Does something on the solving thread before the search begins. */
    public MeteredSearch(SearchAlgorithm metered, Runnable atStart) {
        if (!WorkMeter.isSupported()) {
            throw new Untestable("this virtual machine does not tell processor times");
        }
        this.metered = metered;
        this.atStart = atStart;
    }

    /** A solver that runs this search. */
    public Solver solver(SolverDescriptor descriptor) {
        return Solvers.of(descriptor.name(), this, descriptor.traits().toArray(SolverTrait[]::new));
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        try (WorkMeter ofThisThread = WorkMeter.of(Thread.currentThread())) {
            atStart.run();
            from = ofThisThread.nanos();
            meter = ofThisThread;
            try {
                return metered.search(context);
            } finally {
                until = ofThisThread.nanos();
            }
        }
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return metered.memory(problem, initialBoard);
    }

    /** Starts the meter of a search that has begun again, from any thread. */
    public void restartMeter() {
        from = running().nanos();
    }

    /** For how many ns the search has worked or waited since the meter was started; of a search that has ended, until its end. */
    public long nanos() {
        WorkMeter running = meter;
        if (running == null) {
            return 0;
        }
        long end = until;
        return Math.max(0, (end == RUNNING ? running.nanos() : end) - from);
    }

    private WorkMeter running() {
        return Objects.requireNonNull(meter, "the search has not begun");
    }

    public boolean hasEnded() {
        return until != RUNNING;
    }

    public boolean hasStarted() {
        return meter != null;
    }
}
