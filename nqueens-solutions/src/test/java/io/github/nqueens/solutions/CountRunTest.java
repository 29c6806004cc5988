package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.task.ClassicTask;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts by a clock of the test's own, which goes on by a step each time it is read. */
class CountRunTest {
    private static final Duration INTERVAL = Duration.ofSeconds(1);

    @TempDir
    private Path directory;

    private final AtomicLong clock = new AtomicLong();

    private long step(Duration step) {
        return clock.addAndGet(step.toNanos());
    }

    private static ClassicTask task(int n) {
        return ClassicTask.split(n, CountMethod.BACKTRACKING, true, false, false);
    }

    private CountRun run(
            ClassicTask task, int threads, ThreadFactory factory, Limits limits, Consumer<Progress> progress) {
        return new CountRun(
                task,
                task.open(),
                threads,
                factory,
                new LimitWatch(limits, () -> step(Duration.ofMillis(1))),
                progress,
                null);
    }

    @Test
    void neverHoldsMoreThanAnIntervalOfWorkBack() {
        ClassicTask task = task(14);
        Path folder = directory.resolve("count");
        TreeMap<Long, Integer> told = new TreeMap<>();
        Semaphore readings = new Semaphore(0);
        CountRun run = new CountRun(
                task,
                paced(task.open(), readings),
                1,
                Thread::new,
                new LimitWatch(Limits.none(), () -> {
                    readings.release();
                    return step(Duration.ofMillis(50));
                }),
                progress -> {
                    long now = clock.get();
                    told.put(now, (int) Math.round(progress.fraction() * task.parts()));
                    // Between the writing and this the clock was read at most a few times.
                    long interval = INTERVAL.plusMillis(600).toNanos();
                    int onDisk = onDisk(folder);
                    if (told.floorKey(now - interval) != null) {
                        assertThat(onDisk)
                                .isGreaterThanOrEqualTo(
                                        told.floorEntry(now - interval).getValue());
                    }
                },
                new CountCheckpoint(folder, task, INTERVAL, () -> {}));
        CountResult result = run.run();
        assertThat(result.status()).isEqualTo(CountStatus.COMPLETE);
        assertThat(result.count()).isEqualTo(KnownCounts.all(14));
        assertThat(told.size()).isGreaterThan(10);
        assertThat(onDisk(folder)).isEqualTo(task.parts());
    }

    private static int onDisk(Path folder) {
        return CountManifest.open(CountManifest.Folder.of(folder))
                .ledger()
                .results()
                .size();
    }

    @Test
    void endsWhenTheLimitIsPast() {
        ClassicTask task = task(18);
        CountRun run = new CountRun(
                task,
                task.open(),
                1,
                Thread::new,
                new LimitWatch(Limits.of(Duration.ofHours(2)), () -> step(Duration.ofMinutes(1))),
                null,
                null);
        CountResult result = run.run();
        assertThat(result.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(result.elapsed()).isGreaterThanOrEqualTo(Duration.ofHours(2));
    }

    /** The clock reaches the limit only when the progress of the last part was told. */
    @Test
    void completeAtItsDeadlineIsComplete() {
        AtomicLong time = new AtomicLong();
        Limits limits = Limits.of(Duration.ofHours(2));
        ClassicTask task = task(10);
        // The worker ends before the first look at the clock after the start: it is waited for here.
        ThreadFactory factory = work -> new Thread(work) {
            @Override
            public synchronized void start() {
                work.run();
                time.set(Duration.ofHours(3).toNanos());
            }
        };
        CountResult result =
                new CountRun(task, task.open(), 2, factory, new LimitWatch(limits, time::get), null, null).run();
        assertThat(result.status()).isEqualTo(CountStatus.COMPLETE);
        assertThat(result.reason()).isEmpty();
        assertThat(result.count()).isEqualTo(724);
    }

    @Test
    void leavesSmallTablesOfACompleteCountToTheNext() {
        ClassicTask task = ClassicTask.split(15, CountMethod.JOIN, true, false, false);
        PartitionedCount tables = task.open();
        assertThat(tables.usualBytes(1)).isLessThan(Runtime.getRuntime().maxMemory() / 16);
        for (int i = 0; i < 2; i++) {
            CountRun run = new CountRun(
                    task, tables, 2, Thread::new, new LimitWatch(Limits.none(), System::nanoTime), null, null);
            assertThat(run.run().count()).isEqualTo(KnownCounts.all(15));
            assertThat(run.reusable()).isSameAs(tables);
        }
        CountRun limited = new CountRun(
                task, tables, 2, Thread::new, new LimitWatch(Limits.of(Duration.ZERO), System::nanoTime), null, null);
        assertThat(limited.run().isComplete()).isFalse();
        assertThat(limited.reusable()).isNull();
        CountRun huge = new CountRun(
                task(8), tooLargeToKeep(), 1, Thread::new, new LimitWatch(Limits.none(), System::nanoTime), null, null);
        assertThat(huge.run().count()).isEqualTo(92);
        assertThat(huge.reusable()).isNull();
    }

    @Test
    void aLimitOfZeroStartsNoThread() {
        List<Thread> made = new ArrayList<>();
        CountResult result =
                run(task(8), 1, made(made), Limits.of(Duration.ZERO), null).run();
        assertThat(result.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(made).isEmpty();
    }

    @Test
    void workersEndWhenALaterOneCannotBeStarted() {
        List<Thread> made = new ArrayList<>();
        ThreadFactory factory = work -> {
            if (made.size() == 2) {
                return new Thread(work) {
                    @Override
                    public synchronized void start() {
                        throw new OutOfMemoryError("unable to create native thread");
                    }
                };
            }
            return made(made).newThread(work);
        };
        CountResult result = run(task(18), 3, factory, Limits.none(), null).run();
        assertThat(result.status()).isEqualTo(CountStatus.GAVE_UP);
        assertThat(result.reason())
                .get()
                .asString()
                .contains("thread 3 of 3", "unable to create native thread", "fewer");
        assertThat(made).hasSize(2).noneMatch(Thread::isAlive);
    }

    @Test
    void workersEndWhenALaterOneIsForbidden() {
        List<Thread> made = new ArrayList<>();
        ThreadFactory factory = work -> {
            if (made.size() == 1) {
                throw new SecurityException("no more threads");
            }
            return made(made).newThread(work);
        };
        assertThatThrownBy(() -> run(task(18), 3, factory, Limits.none(), null).run())
                .isInstanceOf(SecurityException.class);
        assertThat(made).hasSize(1).noneMatch(Thread::isAlive);
    }

    static Stream<Error> shortages() {
        OutOfMemoryError shortage = new OutOfMemoryError("Java heap space");
        return Stream.of(shortage, new InternalError(shortage));
    }

    @ParameterizedTest
    @MethodSource("shortages")
    void aThreadThatCannotMakeItsTablesEndsTheCount(Error shortage) {
        PartitionedCount none = new PartitionedCount() {
            @Override
            public int parts() {
                return task(8).parts();
            }

            @Override
            public PartCounter counter() {
                throw shortage;
            }
        };
        for (int threads = 1; threads <= 2; threads++) {
            CountResult result = new CountRun(
                            task(8),
                            none,
                            threads,
                            Thread::new,
                            new LimitWatch(Limits.of(Duration.ofHours(2)), () -> step(Duration.ofMinutes(1))),
                            null,
                            null)
                    .run();
            assertThat(result.status()).isEqualTo(CountStatus.GAVE_UP);
        }
    }

    /** A count that goes on without its thread would go on for ever. */
    @Test
    @Timeout(30)
    void aThreadThatDiesOutsideItsWorkEndsTheCount() {
        IllegalStateException thrown = new IllegalStateException("the thread's own");
        ThreadFactory dying = work -> new Thread(() -> {
            throw thrown;
        });
        assertThatThrownBy(() -> run(task(8), 2, dying, Limits.none(), null).run())
                .isSameAs(thrown);
    }

    @Test
    void anErrorOfTheConsumerIsItsOwnAlsoIfItIsOneOfMemory() {
        OutOfMemoryError thrown = new OutOfMemoryError("of the consumer");
        List<Thread> made = new ArrayList<>();
        Consumer<Progress> consumer = progress -> {
            throw thrown;
        };
        assertThatThrownBy(() ->
                        run(task(18), 2, made(made), Limits.none(), consumer).run())
                .isSameAs(thrown);
        assertThat(made).hasSize(2).noneMatch(Thread::isAlive);
    }

    /** A consumer written in another language may throw what Java would have it declare. */
    @Test
    void workersEndWhenAConsumerThrowsACheckedException() {
        IOException thrown = new IOException("of the consumer");
        List<Thread> made = new ArrayList<>();
        Consumer<Progress> consumer = progress -> CountRunTest.<RuntimeException>throwUnchecked(thrown);
        assertThatThrownBy(() ->
                        run(task(18), 2, made(made), Limits.none(), consumer).run())
                .isSameAs(thrown);
        assertThat(made).hasSize(2).noneMatch(Thread::isAlive);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** One thread needs no other, and no text, to count. */
    @Test
    void oneThreadIsTheCallers() {
        List<Thread> made = new ArrayList<>();
        CountResult result = run(task(8), 1, made(made), Limits.none(), null).run();
        assertThat(result.count()).isEqualTo(92);
        assertThat(made).isEmpty();
    }

    /** A count of which some things are as a test wants them. */
    private record Altered(int parts, PartCounter counter, long bytes) implements PartitionedCount {
        @Override
        public long usualBytes(int threads) {
            return bytes;
        }
    }

    private static PartitionedCount tooLargeToKeep() {
        PartitionedCount count = task(8).open();
        return new Altered(count.parts(), count.counter(), Runtime.getRuntime().maxMemory() / 15);
    }

    /** Does something before each part is counted. */
    static PartitionedCount before(PartitionedCount count, IntConsumer action) {
        PartCounter counter = count.counter();
        PartCounter before = (part, look) -> {
            action.accept(part);
            return counter.count(part, look);
        };
        return new Altered(count.parts(), before, 1);
    }

    /** Cancels a count when some parts have begun, and lets the last of these wait until it is stopped. */
    static PartitionedCount cancelling(PartitionedCount count, int parts, CancellationToken token) {
        AtomicInteger begun = new AtomicInteger();
        PartCounter counter = count.counter();
        PartCounter cancelling = (part, look) -> {
            if (begun.incrementAndGet() > parts) {
                token.cancel();
                while (true) {
                    look.run();
                    Thread.onSpinWait();
                }
            }
            return counter.count(part, look);
        };
        return new Altered(count.parts(), cancelling, 1);
    }

    /** Lets the clock be read twice before each part is done. */
    private static PartitionedCount paced(PartitionedCount count, Semaphore readings) {
        PartCounter counter = count.counter();
        PartCounter paced = (part, look) -> {
            while (!readings.tryAcquire(2)) {
                look.run();
                Thread.onSpinWait();
            }
            return counter.count(part, look);
        };
        return new Altered(count.parts(), paced, 1);
    }

    private static ThreadFactory made(List<Thread> made) {
        return work -> {
            Thread thread = new Thread(work);
            made.add(thread);
            return thread;
        };
    }
}
