package io.github.nqueens.solutions;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.internal.RethrownConsumer;
import io.github.nqueens.internal.Unchecked;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.task.CountLedger;
import io.github.nqueens.solutions.task.CountTask;
import io.github.nqueens.solutions.task.PartWorker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One count, which owns its task, threads, tables, checkpoint and limits.
 *
 * <p>With one thread and nothing to keep, the calling thread counts the parts itself and tells the progress in between.
 * Otherwise it hands them to threads and collects what they find: it waits, looks at the limits, tells the progress and writes
 * checkpoints. No other thread touches the ledger.
 */
final class CountRun {
    private static final long LOOK_NANOS = 5_000_000;
    private static final long PROGRESS_NANOS = 200_000_000;

    /** Tables are kept if they take at most this share of the heap. */
    private static final int HEAPS_KEPT = 16;

    private final CountTask task;
    private final int threads;
    private final ThreadFactory factory;
    private final @Nullable RethrownConsumer<Progress> progress;
    private final @Nullable CountCheckpoint checkpoint;
    private final LimitWatch watch;
    private final CountLedger ledger;
    private final BlockingQueue<Finished> finished = new LinkedBlockingQueue<>();

    /** A part that a thread counted; threads have numbers from 0. */
    private record Finished(int thread, int part, CheckedSums sums) {}

    /** What the threads share; null once all have ended, so that the tables are garbage, unless they may be kept. */
    private @Nullable PartitionedCount count;

    private volatile boolean stop;

    /** What the threads take together; known once the count begins, as one that is over before has no time to find it. */
    private long usualBytes;

    /** What ended the count early, thrown by a worker or for lack of memory. */
    private volatile @Nullable Throwable failure;

    /** When the progress was told last, in nanoseconds since the start. */
    private long lastTold;

    /**
     * Makes a run.
     *
     * @param count what the threads share, as the task opens it
     * @param factory makes threads that are not started
     * @param watch watches the limits since the count was asked for
     * @param progress null if nobody listens
     * @param checkpoint null if nothing is kept
     */
    CountRun(
            CountTask task,
            PartitionedCount count,
            int threads,
            ThreadFactory factory,
            LimitWatch watch,
            @Nullable Consumer<Progress> progress,
            @Nullable CountCheckpoint checkpoint) {
        this.watch = watch;
        this.task = task;
        this.ledger = new CountLedger(task, count.parts());
        this.threads = Math.min(threads, ledger.parts());
        this.factory = factory;
        this.progress = progress == null ? null : new RethrownConsumer<>(progress);
        this.checkpoint = checkpoint;
        this.count = count;
    }

    /** Counts until all parts are done or the run is over. */
    CountResult run() {
        if (checkpoint == null) {
            return countParts(0);
        }
        try {
            return countParts(checkpoint.begin(ledger));
        } finally {
            checkpoint.close();
        }
    }

    /** Counts, beginning with the part at this share of all. */
    private CountResult countParts(double first) {
        ledger.begin(threads);
        List<Thread> workers = new ArrayList<>();
        try {
            if (!ledger.isComplete() && !watch.isOver()) {
                countOn(workers, first);
            }
        } catch (Throwable thrown) {
            // A consumer in another language may throw what Java would have it declare.
            failure = thrown;
        }
        stop = true;
        if (join(workers)) {
            Thread.currentThread().interrupt();
        }
        try {
            addFinished();
        } catch (ArithmeticException beyondALong) {
            failure = failure == null ? beyondALong : failure;
        }
        if (!ledger.isComplete()
                || tables().usualBytes(1) > Runtime.getRuntime().maxMemory() / HEAPS_KEPT) {
            count = null;
        }
        if (checkpoint != null) {
            checkpoint.write();
        }
        CountResult result = result();
        tell();
        return result;
    }

    private void countOn(List<Thread> workers, double first) {
        usualBytes = tables().usualBytes(threads);
        PartWorker.requireRoom(tables().leastBytes());
        if (threads == 1 && checkpoint == null) {
            countHere();
        } else {
            Untaken untaken = new Untaken(ledger.missing(), (int) (first * ledger.parts()));
            start(workers, untaken);
            collect(untaken);
        }
    }

    private void countHere() {
        PartCounter counter = tables().counter();
        try {
            for (int part = 0; part < ledger.parts() && !ledger.isComplete(); part++) {
                ledger.add(part, counter.count(part, this::look).numbers());
                ledger.timed(part, 0, watch.elapsedNanos());
            }
        } catch (CancellationException over) {
            if (isOfCaller(over)) {
                throw over;
            }
            assert watch.isOver();
        }
    }

    /** Asked by the part that the calling thread counts, which tells the progress while it is asked. */
    private void look() {
        tellSometimes();
        watch.requireOngoing("count");
    }

    private PartitionedCount tables() {
        return Objects.requireNonNull(count, "the tables of a run under way");
    }

    /** What another count of the same task may use again; null if this one is incomplete or its tables are large. */
    @Nullable
    PartitionedCount reusable() {
        return count;
    }

    private CountResult result() {
        Optional<MemoryShortageException> shortage = failure == null || isOfCaller(failure)
                ? Optional.empty()
                : PartWorker.shortage(failure, usualBytes, threads);
        if (failure != null && shortage.isEmpty() && (isOfCaller(failure) || !ledger.isComplete())) {
            throw Unchecked.rethrow(withCheckpoint(failure));
        }
        CountResult result;
        if (ledger.isComplete()) {
            result = CountResult.complete(task.size(), method(), ledger.solutions(), watch.elapsed());
            if (ledger.fundamental().isPresent()) {
                result = result.withFundamental(ledger.fundamental().getAsLong());
            }
        } else if (shortage.isPresent()) {
            result = incomplete(CountStatus.GAVE_UP, shortage.get().reason());
        } else {
            result = incomplete(
                    watch.isTimeUp() ? CountStatus.TIME_LIMIT : CountStatus.CANCELLED, watch.reason("count"));
        }
        Throwable unwritten = checkpoint == null ? null : checkpoint.failure();
        if (unwritten != null) {
            result = result.withFailure(
                    Objects.requireNonNullElse(unwritten.getMessage(), "the checkpoint was not written"));
        }
        return result.withWidestFrontier(ledger.widestLevel());
    }

    private CountResult incomplete(CountStatus status, String reason) {
        return CountResult.incomplete(task.size(), method(), status, reason, ledger.fraction(), watch.elapsed());
    }

    private CountMethod method() {
        return task.method();
    }

    /** What ended the count, with what the checkpoint adds to it. */
    private Throwable withCheckpoint(Throwable thrown) {
        Throwable unwritten = checkpoint == null ? null : checkpoint.failure();
        if (unwritten != null) {
            thrown.addSuppressed(unwritten);
        }
        return thrown;
    }

    private void start(List<Thread> workers, Untaken untaken) {
        PartitionedCount shared = tables();
        for (int i = 0; i < Math.min(threads, ledger.parts() - ledger.done()); i++) {
            int thread = i;
            Thread worker = factory.newThread(() -> work(thread, shared, untaken));
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
    private void work(int thread, PartitionedCount shared, Untaken untaken) {
        try {
            PartCounter counter = shared.counter();
            for (int part = untaken.take(); part >= 0 && !stop; part = untaken.take()) {
                finished.add(new Finished(thread, part, counter.count(part, this::requireOngoing)));
            }
        } catch (CancellationException asked) {
            assert stop;
        } catch (RuntimeException | Error thrown) {
            fail(thrown);
        }
    }

    private void requireOngoing() {
        if (stop) {
            throw new CancellationException("the count was stopped");
        }
    }

    /** Allocates nothing: there may be no memory left. */
    private void fail(Throwable thrown) {
        failure = thrown;
        stop = true;
    }

    /** The parts that no thread has taken. Safe for use by several threads. */
    private static final class Untaken {
        private final BitSet parts;
        private int next;

        Untaken(BitSet parts, int first) {
            this.parts = parts;
            this.next = first;
        }

        /** The next part, around from the last to the first; -1 if there is none. */
        synchronized int take() {
            int part = parts.nextSetBit(next);
            if (part < 0) {
                part = parts.nextSetBit(0);
            }
            if (part >= 0) {
                parts.clear(part);
                next = part + 1;
            }
            return part;
        }

        /** Leaves out what was done elsewhere. */
        synchronized void retain(BitSet missing) {
            parts.and(missing);
        }
    }

    private void collect(Untaken untaken) {
        while (!ledger.isComplete() && failure == null && !watch.isOver()) {
            await();
            if (checkpoint != null) {
                int before = ledger.done();
                checkpoint.writeIfDue(ledger, watch);
                if (ledger.done() > before) {
                    untaken.retain(ledger.missing());
                }
            }
            tellSometimes();
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

    private void add(Finished finished) {
        if (ledger.isDone(finished.part())) {
            // Another count was faster.
            return;
        }
        ledger.add(finished.part(), finished.sums().numbers());
        ledger.timed(finished.part(), finished.thread(), watch.elapsedNanos());
        if (checkpoint != null) {
            checkpoint.add(finished.part(), finished.sums());
        }
    }

    private boolean isOfCaller(Throwable thrown) {
        return progress != null && progress.hasThrown(thrown);
    }

    private void tellSometimes() {
        long now = watch.elapsedNanos();
        if (progress != null && now - lastTold >= PROGRESS_NANOS) {
            tell();
            lastTold = now;
        }
    }

    private void tell() {
        if (progress == null) {
            return;
        }
        OptionalLong left = ledger.nanosLeft(watch.elapsedNanos());
        progress.accept(Progress.of(
                ledger.fraction(),
                watch.elapsed(),
                left.isPresent() ? Optional.of(Duration.ofNanos(left.getAsLong())) : Optional.empty()));
    }

    /** Waits for the threads, however often this one is interrupted. Returns whether it was interrupted. */
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
