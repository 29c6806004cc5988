package io.github.nqueens.solutions.parts;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountAbandonedException;

/**
 * Counts parts of one {@linkplain CountPlan plan}, one after the other.
 *
 * <p>It owns the tables that this takes; the first part makes them. {@link CountPlan#worker()} makes a worker. A worker is for
 * one thread at a time.
 */
public sealed interface CountWorker extends AutoCloseable permits PlanWorker {
    /**
     * Counts one part on the calling thread. Ends within 50 ms of a time limit, a cancellation or an interrupt, and leaves
     * the interrupt flag set.
     *
     * @param part from 0 to one less than the {@linkplain CountPlan#parts() number of parts}
     * @param limits when to end
     * @return what the part came to
     * @throws IllegalArgumentException if there is no such part
     * @throws CountAbandonedException if the limits ended the count, or memory did not suffice
     * @throws IllegalStateException if this worker is closed
     */
    PartResult count(int part, Limits limits);

    /** Lets the tables go. Closing a worker again changes nothing. */
    @Override
    void close();
}
