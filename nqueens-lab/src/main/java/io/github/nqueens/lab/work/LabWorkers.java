package io.github.nqueens.lab.work;

import io.github.nqueens.lab.exchange.RefusedException;

/** The workers that search, count and make puzzles: threads beside the one that answers, or that one by itself. */
public interface LabWorkers {
    /**
     * Runs a task of seconds as soon as somebody is free.
     *
     * @throws RefusedException if too many wait
     */
    void execute(Runnable task);

    /**
     * Runs a task of minutes as soon as somebody is free.
     *
     * @throws RefusedException if too many wait
     */
    void executeLong(Runnable task);

    /** How many tasks run at once, beside the one that may be added. */
    int processors();

    /** Called by a task about ten times per second, so that a worker without a thread beside it can tell its progress. */
    void paused();

    /** Ends what runs and what waits. */
    void close();
}
