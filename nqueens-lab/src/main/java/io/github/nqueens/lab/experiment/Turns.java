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
    private boolean isClosed;
    private long firstBegunAt;
    private @Nullable Throwable failure;

    /** Runs of an experiment that has a time limit from the begin of its first run. */
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

    /** Runs once, and again without a pause only if the queue has no place. */
    private void runNext() {
        int index = begin();
        while (index >= 0) {
            run(index);
            workers.paused();
            index = goesOnLater() ? -1 : begin();
        }
    }

    private synchronized int begin() {
        if (isClosed || failure != null || begun == experiment.total()) {
            return -1;
        }
        if (begun == 0) {
            firstBegunAt = System.nanoTime();
        }
        running++;
        return begun++;
    }

    private void run(int index) {
        boolean isWhole;
        try {
            isWhole = experiment.run(index);
        } catch (RuntimeException | Error e) {
            fail(e);
            return;
        }
        end(isWhole);
    }

    private synchronized void fail(Throwable thrown) {
        experiment.cancel();
        running--;
        if (failure == null) {
            failure = thrown;
        }
        notifyAll();
    }

    private synchronized void end(boolean isWhole) {
        running--;
        ended += isWhole ? 1 : 0;
        notifyAll();
    }

    /** Waits a while; tells whether all runs have ended, one has failed, or the time for all of them is over. */
    synchronized boolean await(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (long left = end - System.nanoTime(); left > 0 && !isOver(); left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return isOver() || (begun > 0 && System.nanoTime() - firstBegunAt >= timeLimit.toNanos());
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
