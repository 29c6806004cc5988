package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.algorithms.solutions.counting.MemoryShortageException;
import io.github.nqueens.algorithms.solutions.counting.PartCounter;
import io.github.nqueens.algorithms.solutions.counting.PartitionedCount;
import io.github.nqueens.spi.HeapBudget;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/** Counts parts on the thread that asks for them. */
final class PlanWorker implements CountWorker {
    private final CountPlan plan;
    private final LongSupplier nanos;
    private volatile PartitionedCount count;
    private PartCounter counter;

    PlanWorker(CountPlan plan, LongSupplier nanos) {
        this.plan = plan;
        this.nanos = nanos;
        open();
    }

    private PlanWorker(CountPlan plan, LongSupplier nanos, PartitionedCount count) {
        this.plan = plan;
        this.nanos = nanos;
        this.count = count;
        this.counter = count.counter();
    }

    boolean isOf(CountPlan other) {
        return plan.equals(other);
    }

    /** Called on any thread, also while this worker counts. */
    PlanWorker another() {
        PartitionedCount shared = count;
        if (shared == null) {
            throw closed();
        }
        return new PlanWorker(plan, nanos, shared);
    }

    private void open() {
        count = plan.open();
        counter = count.counter();
    }

    @Override
    public PartResult count(int part, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (part < 0 || part >= plan.parts()) {
            throw new IllegalArgumentException(
                    "part is " + part + ", but the parts of the plan are 0 to " + (plan.parts() - 1));
        }
        if (counter == null) {
            throw closed();
        }
        LimitWatch watch = new LimitWatch(limits, nanos);
        String shortage = HeapBudget.shortfall(count.leastBytes()).orElse(null);
        if (shortage != null) {
            throw abandoned(CountStatus.GAVE_UP, shortage, watch);
        }
        try {
            if (!watch.isOver()) {
                return PartResult.of(plan.fingerprint(), part, counter.count(part, watch::isOver));
            }
        } catch (CancellationException over) {
            assert watch.isOver();
        } catch (Error | MemoryShortageException failed) {
            if (!MemoryNeed.isShortage(failed)) {
                throw failed;
            }
            long usual = count.usualBytes(1);
            // What half-made tables take is needed to go on.
            open();
            throw abandoned(CountStatus.GAVE_UP, MemoryNeed.reason(failed, usual, 1), watch);
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

    @Override
    public void close() {
        count = null;
        counter = null;
    }
}
