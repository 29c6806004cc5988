package io.github.nqueens.solutions.parts;

import io.github.nqueens.Limits;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.task.CountTask;
import io.github.nqueens.solutions.task.PartWorker;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/** Counts parts of a plan within limits, and puts what they come to into words. */
final class PlanWorker implements CountWorker {
    private final CountTask task;
    private final int parts;
    private final String fingerprint;
    private final LongSupplier nanos;
    private volatile boolean closed;
    private volatile PartWorker worker;

    /**
     * Makes a worker.
     *
     * @param task what the plan counts
     * @param fingerprint the digits by which results name the plan
     */
    PlanWorker(CountTask task, String fingerprint, LongSupplier nanos) {
        this(task, fingerprint, nanos, task.open());
    }

    private PlanWorker(CountTask task, String fingerprint, LongSupplier nanos, PartitionedCount count) {
        this.task = task;
        this.parts = count.parts();
        this.fingerprint = fingerprint;
        this.nanos = nanos;
        this.worker = new PartWorker(count);
    }

    boolean counts(CountTask other) {
        return task.text().equals(other.text());
    }

    /** Called on any thread, also while this worker counts. */
    PlanWorker another() {
        PartitionedCount shared = worker.shared().orElse(null);
        requireOpen();
        return shared == null
                ? new PlanWorker(task, fingerprint, nanos)
                : new PlanWorker(task, fingerprint, nanos, shared);
    }

    @Override
    public PartResult count(int part, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (part < 0 || part >= parts) {
            throw new IllegalArgumentException(
                    "part is " + part + ", but the parts of the plan are 0 to " + (parts - 1));
        }
        requireOpen();
        LimitWatch watch = new LimitWatch(limits, nanos);
        try {
            if (!watch.isOver()) {
                if (worker.shared().isEmpty()) {
                    worker = new PartWorker(task.open());
                }
                return new PartResult(
                        PartLine.of(fingerprint, part, worker.count(part, () -> watch.requireOngoing("count"))));
            }
        } catch (CancellationException over) {
            assert watch.isOver();
        } catch (MemoryShortageException shortage) {
            throw abandoned(part, CountStatus.GAVE_UP, shortage.reason());
        }
        throw abandoned(part, watch.isTimeUp() ? CountStatus.TIME_LIMIT : CountStatus.CANCELLED, watch.reason("count"));
    }

    private CountAbandonedException abandoned(int part, CountStatus status, String reason) {
        return new CountAbandonedException(
                "part " + part + " of the count of size " + task.size() + " is incomplete (" + status + "): " + reason,
                status);
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("this worker is closed; ask the plan for another");
        }
    }

    @Override
    public void close() {
        closed = true;
        worker.close();
    }
}
