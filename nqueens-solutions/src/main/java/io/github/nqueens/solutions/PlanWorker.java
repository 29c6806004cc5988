package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.MemoryShortageException;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/** Counts parts on the thread that asks for them. */
final class PlanWorker implements CountWorker {
    private final CountPlan plan;
    private final LongSupplier nanos;
    private final long leastBytes;
    private final long usualBytes;
    private volatile boolean closed;

    /** Null after a shortage of memory, until the next part. */
    private volatile PartitionedCount count;

    private PartCounter counter;

    PlanWorker(CountPlan plan, LongSupplier nanos) {
        this(plan, nanos, plan.open());
    }

    private PlanWorker(CountPlan plan, LongSupplier nanos, PartitionedCount count) {
        this.plan = plan;
        this.nanos = nanos;
        this.leastBytes = count.leastBytes();
        this.usualBytes = count.usualBytes(1);
        open(count);
    }

    boolean isOf(CountPlan other) {
        return plan.equals(other);
    }

    /** Called on any thread, also while this worker counts. */
    PlanWorker another() {
        PartitionedCount shared = count;
        if (closed) {
            throw closed();
        }
        return new PlanWorker(plan, nanos, shared == null ? plan.open() : shared);
    }

    private void open(PartitionedCount opened) {
        count = opened;
        counter = opened.counter();
    }

    @Override
    public PartResult count(int part, Limits limits) {
        return PartResult.of(plan.fingerprint(), part, sums(part, limits));
    }

    /** What a part comes to, for this process alone: it is not tied to the plan. */
    CheckedSums sums(int part, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (part < 0 || part >= plan.parts()) {
            throw new IllegalArgumentException(
                    "part is " + part + ", but the parts of the plan are 0 to " + (plan.parts() - 1));
        }
        if (closed) {
            throw closed();
        }
        LimitWatch watch = new LimitWatch(limits, nanos);
        String shortage = HeapBudget.shortfall(leastBytes).orElse(null);
        if (shortage != null) {
            throw abandoned(CountStatus.GAVE_UP, shortage, watch);
        }
        try {
            if (!watch.isOver()) {
                if (counter == null) {
                    open(plan.open());
                }
                return counter.count(part, watch::isOver);
            }
        } catch (CancellationException over) {
            assert watch.isOver();
        } catch (Error | MemoryShortageException failed) {
            if (!MemoryNeed.isShortage(failed)) {
                throw failed;
            }
            // What half-made tables take is needed to go on.
            letGo();
            throw abandoned(CountStatus.GAVE_UP, MemoryNeed.reason(failed, usualBytes, 1), watch);
        }
        throw abandoned(watch.status(), watch.reason(), watch);
    }

    private static IllegalStateException closed() {
        return new IllegalStateException("this worker is closed; ask the plan for another");
    }

    private CountAbandonedException abandoned(CountStatus status, String reason, LimitWatch watch) {
        return new CountAbandonedException(
                new CountResult(plan, status, reason, plan.tally(List.of()), watch.elapsed()));
    }

    private void letGo() {
        count = null;
        counter = null;
    }

    @Override
    public void close() {
        closed = true;
        letGo();
    }
}
