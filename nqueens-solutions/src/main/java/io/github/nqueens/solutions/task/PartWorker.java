package io.github.nqueens.solutions.task;

import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Counts parts on the thread that asks, and says by one exception that memory is short, whichever way that showed. For one
 * thread, but {@link #shared} and {@link #close} may be called on any.
 */
public final class PartWorker {
    private final long leastBytes;
    private final long usualBytes;

    /** Null after a shortage of memory and when closed. */
    private volatile @Nullable PartitionedCount count;

    private @Nullable PartCounter counter;

    /** Makes a worker that may share tables with others. */
    public PartWorker(PartitionedCount count) {
        this.leastBytes = count.leastBytes();
        this.usualBytes = count.usualBytes(1);
        this.count = count;
    }

    /** What another worker may share. */
    public Optional<PartitionedCount> shared() {
        return Optional.ofNullable(count);
    }

    /** Refuses a count that needs more than the whole heap. */
    public static void requireRoom(long leastBytes) {
        HeapBudget.requireRoom(leastBytes);
    }

    /**
     * Counts a part.
     *
     * @param part from 0 to one less than the number of parts
     * @param look asked every few milliseconds; it throws to end the count
     * @return the numbers of the part
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     * @throws MemoryShortageException if memory did not suffice; the worker has then let its tables go
     */
    public CheckedSums count(int part, Runnable look) {
        try {
            requireRoom(leastBytes);
            PartCounter own = counter;
            if (own == null) {
                own = Objects.requireNonNull(count, "the tables of an open worker")
                        .counter();
                counter = own;
            }
            return own.count(part, look);
        } catch (Error | MemoryShortageException failed) {
            MemoryShortageException shortage = shortage(failed, usualBytes, 1).orElse(null);
            if (shortage == null) {
                throw failed;
            }
            // The memory of half-made tables is needed to go on.
            close();
            throw shortage;
        }
    }

    /** What a failure says of memory; empty if it is of another kind. */
    public static Optional<MemoryShortageException> shortage(Throwable failed, long usualBytes, int threads) {
        if (failed instanceof MemoryShortageException shortage) {
            return Optional.of(shortage);
        }
        String fewer = threads == 1 ? "" : ", or count with fewer than " + threads + " threads";
        return HeapBudget.shortage(failed, usualBytes).map(reason -> new MemoryShortageException(reason + fewer));
    }

    /** Lets the tables go. */
    public void close() {
        count = null;
        counter = null;
    }
}
