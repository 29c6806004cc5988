package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.MemoryShortageException;
import io.github.nqueens.solutions.counting.Pace;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * One count, which owns its plan, threads, tables, checkpoint and limits. It hands the parts to threads and collects what they find. The
 * calling thread waits, looks at the limits, tells the progress and writes checkpoints. No other thread touches what is done.
 */
final class CountRun {
    private static final long LOOK_NANOS = 5_000_000;
    private static final long PROGRESS_NANOS = 200_000_000;

    /** Tables are kept if the heap has room for so many of the kind. */
    private static final int HEAPS_KEPT = 16;

    private final CountPlan plan;
    private final int threads;
    private final ThreadFactory factory;
    private final Consumer<CountProgress> progress;
    private final CheckpointFile checkpoint;
    private final LimitWatch watch;
    private final BlockingQueue<Finished> finished = new LinkedBlockingQueue<>();
    private final List<PartResult> done = new ArrayList<>();
    private final CountTally tally;
    private final long usualBytes;

    /** A part and the thread, from 0, that counted it. */
    private record Finished(int thread, PartResult result) {}

    /** Null once all threads have ended, so that the tables are garbage, unless they may be kept. */
    private PartitionedCount count;

    /** Of the parts that this run has to do; null before it is known which. */
    private Pace pace;

    private volatile boolean stop;

    /** What ended the count early, thrown by a worker or for lack of memory. */
    private volatile Throwable failure;

    private Throwable thrownByConsumer;

    /**
     * Makes a run and takes the time.
     *
     * @param count what the threads share, as the plan opens it
     * @param factory makes threads that are not started
     * @param progress null if nobody listens
     * @param checkpoint null if nothing is kept
     * @param nanos counts nanoseconds from anywhere, as {@link System#nanoTime} does
     */
    CountRun(
            CountPlan plan,
            PartitionedCount count,
            int threads,
            ThreadFactory factory,
            Limits limits,
            Consumer<CountProgress> progress,
            CheckpointFile checkpoint,
            LongSupplier nanos) {
        this.plan = plan;
        this.threads = Math.min(threads, plan.parts());
        this.factory = factory;
        this.progress = progress;
        this.checkpoint = checkpoint;
        this.watch = new LimitWatch(limits, nanos);
        this.tally = new CountTally(plan.size());
        this.count = count;
        this.usualBytes = count.usualBytes(this.threads);
    }

    /** Counts until all parts are done or the run is over. */
    CountResult run() {
        if (checkpoint == null) {
            return countParts();
        }
        CheckpointLock lock = checkpoint.lock();
        try (lock) {
            checkpoint.read().forEach(this::add);
            // Written at once, so that a file that cannot be written is an error before the work and not after it.
            checkpoint.write(done);
            return countParts();
        }
    }

    private CountResult countParts() {
        pace = new Pace(workLeft(), threads);
        String beyondTheHeap = HeapBudget.shortfall(count.leastBytes()).orElse(null);
        List<Thread> workers = new ArrayList<>();
        try {
            if (beyondTheHeap == null && !isComplete() && !watch.isOver()) {
                start(workers);
                collect();
            }
        } catch (Error | MemoryShortageException thrown) {
            if (thrown == thrownByConsumer || !MemoryNeed.isShortage(thrown)) {
                throw thrown;
            }
            failure = thrown;
        } finally {
            stop = true;
            if (join(workers)) {
                Thread.currentThread().interrupt();
            }
            addFinished();
            if (!isComplete() || count.usualBytes(1) > Runtime.getRuntime().maxMemory() / HEAPS_KEPT) {
                count = null;
            }
            if (checkpoint != null) {
                checkpoint.write(done);
            }
        }
        CountResult result = result(beyondTheHeap);
        tell();
        return result;
    }

    /** What another count of the same plan may use again; null if this one is incomplete or its tables are large. */
    PartitionedCount reusable() {
        return count;
    }

    private CountResult result(String beyondTheHeap) {
        if (isComplete()) {
            return result(CountStatus.COMPLETE, null);
        }
        if (beyondTheHeap != null) {
            return result(CountStatus.GAVE_UP, beyondTheHeap);
        }
        if (MemoryNeed.isShortage(failure)) {
            return result(CountStatus.GAVE_UP, MemoryNeed.reason(failure, usualBytes, threads));
        }
        if (failure instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        return result(watch.status(), watch.reason());
    }

    private CountResult result(CountStatus status, String reason) {
        return new CountResult(plan, status, reason, tally, watch.elapsed());
    }

    private boolean isComplete() {
        return done.size() == plan.parts();
    }

    private void start(List<Thread> workers) {
        BitSet before = new BitSet();
        done.forEach(result -> before.set(result.part()));
        AtomicInteger next = new AtomicInteger(before.nextClearBit(0));
        PartitionedCount shared = count;
        for (int i = 0; i < Math.min(threads, plan.parts() - before.cardinality()); i++) {
            int thread = i;
            Thread worker = factory.newThread(() -> work(thread, shared, before, next));
            worker.setName("nqueens-count-" + (i + 1));
            worker.setDaemon(true);
            // An error may pass every catch: where compiled code meets a full heap, Java drops its frame with its
            // handlers.
            worker.setUncaughtExceptionHandler((dead, thrown) -> fail(thrown));
            try {
                worker.start();
            } catch (OutOfMemoryError tooManyThreads) {
                throw new MemoryShortageException("thread " + (i + 1) + " of " + threads + " could not be started ("
                        + tooManyThreads.getMessage() + "); count with fewer threads");
            }
            workers.add(worker);
        }
    }

    /** Takes one part after the other that was not done before this run. */
    private void work(int thread, PartitionedCount shared, BitSet before, AtomicInteger next) {
        try {
            PartCounter counter = shared.counter();
            String fingerprint = plan.fingerprint();
            int parts = plan.parts();
            for (int part = take(next, before); part < parts && !stop; part = take(next, before)) {
                CheckedSums sums = counter.count(part, () -> stop);
                finished.add(new Finished(thread, PartResult.of(fingerprint, part, sums)));
            }
        } catch (CancellationException asked) {
            assert stop;
        } catch (RuntimeException | Error thrown) {
            fail(thrown);
        }
    }

    /** Allocates nothing: there may be no memory left. */
    private void fail(Throwable thrown) {
        failure = thrown;
        stop = true;
    }

    private static int take(AtomicInteger next, BitSet before) {
        return next.getAndUpdate(part -> before.nextClearBit(part + 1));
    }

    private void collect() {
        long lastWrite = 0;
        int written = done.size();
        long lastTold = 0;
        while (!isComplete() && failure == null && !watch.isOver()) {
            await();
            long now = watch.elapsedNanos();
            if (checkpoint != null && done.size() > written && now - lastWrite >= checkpoint.intervalNanos()) {
                checkpoint.write(done);
                lastWrite = watch.elapsedNanos();
                written = done.size();
            }
            if (now - lastTold >= PROGRESS_NANOS) {
                tell();
                lastTold = now;
            }
        }
    }

    private void await() {
        try {
            Finished first = finished.poll(Math.min(LOOK_NANOS, Math.max(1, watch.nanosLeft())), TimeUnit.NANOSECONDS);
            if (first != null) {
                add(first);
                addFinished();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void addFinished() {
        for (Finished part = finished.poll(); part != null; part = finished.poll()) {
            add(part);
        }
    }

    private void add(Finished part) {
        add(part.result());
        if (isWork(part.result())) {
            pace.partDone(part.thread(), watch.elapsedNanos());
        }
    }

    private void add(PartResult part) {
        done.add(part);
        tally.add(plan.kind(part.part()), part.counts());
    }

    private int workLeft() {
        int left = plan.parts() - plan.symmetricParts();
        for (PartResult result : done) {
            left -= isWork(result) ? 1 : 0;
        }
        return left;
    }

    /** Parts for symmetric solutions take next to no time. */
    private boolean isWork(PartResult part) {
        return part.part() >= plan.symmetricParts();
    }

    private void tell() {
        if (progress == null) {
            return;
        }
        OptionalLong left = pace.nanosLeft(watch.elapsedNanos());
        CountProgress now = new CountProgress(
                done.size() / (double) plan.parts(),
                tally.solutions(),
                watch.elapsed(),
                left.isPresent() ? Duration.ofNanos(left.getAsLong()) : null);
        try {
            progress.accept(now);
        } catch (RuntimeException | Error thrown) {
            thrownByConsumer = thrown;
            throw thrown;
        }
    }

    /** Waits for the threads, however often this one is interrupted; tells whether it was. */
    private static boolean join(List<Thread> workers) {
        boolean interrupted = false;
        for (Thread worker : workers) {
            while (worker.isAlive()) {
                try {
                    worker.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        return interrupted;
    }
}
