package io.github.nqueens;

/**
 * Asks runs to end early. One token may be given to any number of runs; once cancelled it stays so. Safe for use by
 * several threads.
 */
public final class CancellationToken {
    private volatile boolean cancelled;

    /** Makes a token that is not cancelled. */
    public CancellationToken() {}

    /** Asks all runs that hold this token to end; calling it again changes nothing. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Tells whether {@link #cancel()} was called.
     *
     * @return whether runs are to end
     */
    public boolean isCancelled() {
        return cancelled;
    }

    /**
     * Whether it is cancelled.
     *
     * @return {@code "cancelled"} or {@code "not cancelled"}
     */
    @Override
    public String toString() {
        return cancelled ? "cancelled" : "not cancelled";
    }
}
