package io.github.nqueens;

import java.util.function.BooleanSupplier;

/**
 * Asks runs to end early. One token may be given to any number of runs; once cancelled it stays so. Safe for use by
 * several threads. A token belongs to one process: Java's serialization refuses it.
 */
public final class CancellationToken {
    private final BooleanSupplier over;
    private volatile boolean cancelled;

    /** Makes a token that is not cancelled. */
    public CancellationToken() {
        this(() -> false);
    }

    /** Makes a token that is cancelled also when a run around it is over. */
    CancellationToken(BooleanSupplier over) {
        this.over = over;
    }

    /** Asks all runs that hold this token to end; calling it again changes nothing. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Tells whether {@link #cancel()} was called. The token that a portfolio gives to one of its solvers is cancelled also when the
     * time of the portfolio is over, or the portfolio is cancelled.
     *
     * @return whether runs are to end
     */
    public boolean isCancelled() {
        return cancelled || over.getAsBoolean();
    }

    /**
     * Whether it is cancelled.
     *
     * @return {@code "cancelled"} or {@code "not cancelled"}
     */
    @Override
    public String toString() {
        return isCancelled() ? "cancelled" : "not cancelled";
    }
}
