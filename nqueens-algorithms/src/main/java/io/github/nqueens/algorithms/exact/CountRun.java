package io.github.nqueens.algorithms.exact;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * One count: hands its parts to threads and collects what they find. The thread that called waits, looks at limits, tells
 * the progress and writes checkpoints; it is the only one that touches the sums.
 */
final class CountRun {
    private static final long LOOK_NANOS = 5_000_000;
    private static final long PROGRESS_NANOS = 200_000_000;

    private final CountPlan plan;
    private final int threads;
    private final Consumer<CountProgress> progress;
    private final Checkpoint checkpoint;
    private final long checkpointNanos;
    private final CancellationToken cancellation;
    private final long timeLimit;
    private final LongSupplier nanos;
    private final long started;
    private final BlockingQueue<Done> finished = new LinkedBlockingQueue<>();

    private BitSet done = new BitSet();
    private long[] sums;
    private volatile boolean stop;
    private boolean interrupted;
    private SolveStatus status = SolveStatus.SOLVED;
    private String reason;

    /** What came of a part; {@code thrown} is null if it was counted. */
    private record Done(int index, long[] sums, Throwable thrown) {}

    /** Takes its time from {@code nanos}, which counts nanoseconds from anywhere, as {@link System#nanoTime} does. */
    CountRun(
            CountPlan plan,
            int threads,
            SolveOptions options,
            Consumer<CountProgress> progress,
            Checkpoint checkpoint,
            Duration checkpointInterval,
            LongSupplier nanos) {
        this.plan = plan;
        this.threads = threads;
        this.progress = progress;
        this.checkpoint = checkpoint;
        this.checkpointNanos = saturatedNanos(checkpointInterval);
        this.cancellation = options.cancellation().orElse(null);
        this.timeLimit = options.timeLimit().map(CountRun::saturatedNanos).orElse(Long.MAX_VALUE);
        this.sums = new long[plan.sums()];
        this.nanos = nanos;
        this.started = nanos.getAsLong();
    }

    SolveStatus status() {
        return status;
    }

    Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    long[] sums() {
        return sums;
    }

    Duration elapsed() {
        return Duration.ofNanos(nanos.getAsLong() - started);
    }

    /** Counts until all parts are done or the run is over. */
    void run() {
        if (checkpoint == null) {
            count();
            return;
        }
        CheckpointLock lock = checkpoint.lock();
        try (lock) {
            count();
        }
    }

    private void count() {
        if (checkpoint != null) {
            Checkpoint.State state = checkpoint.read();
            done = state.done();
            sums = state.sums();
            // Written at once, so that a file that cannot be written is an error before the work and not after it.
            checkpoint.write(state);
        }
        int before = done.cardinality();
        List<Thread> workers = start();
        try {
            collect(before);
        } finally {
            stop = true;
            join(workers);
        }
        addFinished();
        if (checkpoint != null) {
            checkpoint.write(new Checkpoint.State(done, sums));
        }
        tell(before);
    }

    private List<Thread> start() {
        BitSet left = new BitSet();
        left.set(0, plan.jobs().size());
        left.andNot(done);
        int[] indices = left.stream().toArray();
        AtomicInteger next = new AtomicInteger();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, indices.length); i++) {
            Thread worker = new Thread(() -> work(indices, next), "nqueens-count-" + (i + 1));
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        return workers;
    }

    private void work(int[] indices, AtomicInteger next) {
        for (int i = next.getAndIncrement(); i < indices.length && !stop; i = next.getAndIncrement()) {
            int index = indices[i];
            try {
                finished.add(new Done(index, plan.jobs().get(index).run(() -> stop), null));
            } catch (CancellationException asked) {
                return;
            } catch (RuntimeException | Error thrown) {
                finished.add(new Done(index, null, thrown));
                return;
            }
        }
    }

    private void collect(int before) {
        long lastWrite = started;
        long lastTold = started;
        while (done.cardinality() < plan.jobs().size() && !isOver()) {
            await();
            long now = nanos.getAsLong();
            if (checkpoint != null && now - lastWrite >= checkpointNanos) {
                checkpoint.write(new Checkpoint.State(done, sums));
                lastWrite = nanos.getAsLong();
            }
            if (now - lastTold >= PROGRESS_NANOS) {
                tell(before);
                lastTold = now;
            }
        }
    }

    private boolean isOver() {
        if (status != SolveStatus.SOLVED) {
            return true;
        }
        if (interrupted
                || Thread.currentThread().isInterrupted()
                || cancellation != null && cancellation.isCancelled()) {
            status = SolveStatus.CANCELLED;
            reason = "the count was canceled";
        } else if (nanos.getAsLong() - started >= timeLimit) {
            status = SolveStatus.TIME_LIMIT;
            reason = "the time limit was reached";
        }
        return status != SolveStatus.SOLVED;
    }

    private void await() {
        try {
            long untilLimit = Math.max(1, timeLimit - (nanos.getAsLong() - started));
            Done first = finished.poll(Math.min(LOOK_NANOS, untilLimit), TimeUnit.NANOSECONDS);
            if (first != null) {
                add(first);
                addFinished();
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
    }

    private void addFinished() {
        for (Done part = finished.poll(); part != null; part = finished.poll()) {
            add(part);
        }
    }

    private void add(Done part) {
        if (part.thrown() instanceof MemoryShortageException shortage) {
            status = SolveStatus.GAVE_UP;
            reason = shortage.getMessage();
        } else if (part.thrown() instanceof RuntimeException unchecked) {
            throw unchecked;
        } else if (part.thrown() instanceof Error error) {
            throw error;
        } else {
            done.set(part.index());
            for (int i = 0; i < sums.length; i++) {
                sums[i] += part.sums()[i];
            }
        }
    }

    private void tell(int before) {
        if (progress == null) {
            return;
        }
        int all = plan.jobs().size();
        int now = done.cardinality();
        Duration elapsed = elapsed();
        Optional<Duration> remaining = now == before
                ? Optional.empty()
                : Optional.of(Duration.ofNanos((long) (elapsed.toNanos() / (double) (now - before) * (all - now))));
        progress.accept(
                new CountProgress(now / (double) all, sums[CountPlan.Kind.SOLUTIONS.ordinal()], elapsed, remaining));
    }

    /** Waits for the threads, however often this one is interrupted; the flag is set again at the end. */
    private void join(List<Thread> workers) {
        for (Thread worker : workers) {
            while (worker.isAlive()) {
                try {
                    worker.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static long saturatedNanos(Duration duration) {
        return duration.getSeconds() >= Long.MAX_VALUE / 1_000_000_000 ? Long.MAX_VALUE : duration.toNanos();
    }
}
