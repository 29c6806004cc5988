package io.github.nqueens.solutions.listing;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** What the parts of one stream share: whether it was closed, and who reads it. Safe for use by several threads. */
public final class Traversal {
    private volatile boolean closed;
    private volatile boolean interrupted;

    /** The thread that split the stream and waits for the parts; null if it is read in one part. */
    private volatile @Nullable Thread reader;

    /** Begins a traversal. */
    public Traversal() {}

    /** Ends the traversal under way. */
    public void close() {
        closed = true;
    }

    void splitByCurrentThread() {
        if (reader == null) {
            reader = Thread.currentThread();
        }
    }

    /**
     * Goes on, unless the stream was closed or a thread that reads it interrupted. The interrupt flag is not changed.
     *
     * @throws CancellationException so that a stream which is cut short never looks complete
     */
    void requireOngoing() {
        if (closed) {
            throw new CancellationException("the stream of solutions was closed while it was read");
        }
        Thread waiting = reader;
        if (interrupted || Thread.currentThread().isInterrupted() || (waiting != null && waiting.isInterrupted())) {
            // The other threads may look when the flag is reset already.
            interrupted = true;
            throw new CancellationException("the thread that reads the stream of solutions was interrupted");
        }
    }
}
