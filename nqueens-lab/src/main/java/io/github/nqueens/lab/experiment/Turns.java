package io.github.nqueens.lab.experiment;

import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.work.LabWorkers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Does the runs of one experiment. After each run it goes to the end of the queue, so that others have their turn. */
final class Turns implements AutoCloseable {
    private final Experiment experiment;
    private final LabWorkers workers;
    private final Duration timeLimit;
    private int begun;
    private int running;
    private int ended;
    private boolean isBegun;
    private boolean isClosed;
    private long firstBegunAt;
    private @Nullable Throwable failure;

    /** Runs of an experiment that has a time limit from the begin of its first step. */
    Turns(Experiment experiment, LabWorkers workers, Duration timeLimit) {
        this.experiment = experiment;
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /**
     * Begins as many runs as there are threads.
     *
     * @throws RefusedException if too many searches wait
     */
    void start() {
        workers.execute(this::runNext);
        for (int i = 1; i < Math.min(workers.processors(), experiment.total()); i++) {
            if (!goesOnLater()) {
                return;
            }
        }
    }

    private boolean goesOnLater() {
        try {
            workers.execute(this::runNext);
            return true;
        } catch (RefusedException full) {
            return false;
        }
    }

    /** Does a step, and another without a pause only if the queue has no place. */
    private void runNext() {
        boolean goesOn = step();
        while (goesOn) {
            workers.paused();
            goesOn = !goesOnLater() && step();
        }
    }

    /** Warms up, or runs once; tells whether there may be more to do. */
    private boolean step() {
        if (!begin()) {
            return false;
        }
        try {
            if (experiment.warmUp()) {
                end(0);
                return true;
            }
            int index = nextIndex();
            end(index >= 0 && experiment.run(index) ? 1 : 0);
            return index >= 0;
        } catch (RuntimeException | Error e) {
            fail(e);
            return true;
        }
    }

    private synchronized boolean begin() {
        if (isClosed || failure != null || begun == experiment.total()) {
            return false;
        }
        if (!isBegun) {
            firstBegunAt = System.nanoTime();
        }
        isBegun = true;
        running++;
        return true;
    }

    /** The next index, or -1 if other threads have all of them. */
    private synchronized int nextIndex() {
        return begun == experiment.total() ? -1 : begun++;
    }

    private synchronized void fail(Throwable thrown) {
        experiment.cancel();
        running--;
        if (failure == null) {
            failure = thrown;
        }
        notifyAll();
    }

    private synchronized void end(int runs) {
        running--;
        ended += runs;
        notifyAll();
    }

    /** Waits a while; tells whether all runs have ended, one has failed, or the time for all of them is over. */
    synchronized boolean await(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (long left = end - System.nanoTime(); left > 0 && !isOver(); left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return isOver() || (isBegun && System.nanoTime() - firstBegunAt >= timeLimit.toNanos());
    }

    private boolean isOver() {
        return isDone() || failure != null;
    }

    /** Whether all runs have ended. */
    synchronized boolean isDone() {
        return ended == experiment.total();
    }

    /** The lines of rows that have changed since this was called last, and how many runs have ended. */
    List<String> news() {
        String progress;
        synchronized (this) {
            progress = (running > 0 || isOver() ? "running " : "waiting ") + ended;
        }
        List<String> lines = new ArrayList<>(experiment.news());
        lines.add(progress);
        return lines;
    }

    synchronized Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** Ends what still runs. */
    @Override
    public synchronized void close() {
        isClosed = true;
        experiment.cancel();
    }
}
