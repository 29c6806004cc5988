package io.github.nqueens.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.testing.ColdCode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A count that is measured, thread by thread; also as a program, for virtual machines that do nothing else. */
final class CountProgram {
    private CountProgram() {}

    /** What became of a count, and for how many nanoseconds the thread worked that worked longest. */
    record Used(CountResult result, long most) {}

    /**
     * Counts on two threads. Prints the status, the time of {@link Used}, and how many times slower than usual this machine
     * runs code for the first time.
     *
     * @param arguments the method, n, and the milliseconds of the time limit, negative to be canceled before the start; then the
     *     checkpoint, if one is to be written
     */
    public static void main(String[] arguments) {
        long millis = Long.parseLong(arguments[2]);
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Limits limits =
                millis < 0 ? Limits.builder().cancellation(cancelled).build() : Limits.of(Duration.ofMillis(millis));
        Path checkpoint = arguments.length > 3 ? Path.of(arguments[3]) : null;
        Used used = count(CountMethod.valueOf(arguments[0]), Integer.parseInt(arguments[1]), 2, limits, checkpoint);
        System.out.println(used.result().status());
        System.out.println(used.most());
        System.out.println(ColdCode.slowness());
    }

    static Used count(CountMethod method, int n, int threads, Limits limits) {
        return count(method, n, threads, limits, null);
    }

    private static Used count(CountMethod method, int n, int threads, Limits limits, @Nullable Path checkpoint) {
        AtomicLongArray workers = new AtomicLongArray(threads);
        AtomicInteger made = new AtomicInteger();
        try (WorkMeter caller = WorkMeter.ofProcessorTime(Thread.currentThread())) {
            // The first look at the clocks takes longer than the others.
            long before = caller.nanos();
            ClassicTask task = ClassicTask.split(n, method, true, false, false);
            CountResult result = new CountRun(
                            task,
                            task.open(),
                            threads,
                            work -> {
                                int worker = made.getAndIncrement();
                                return new Thread(() -> {
                                    try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
                                        work.run();
                                        workers.set(worker, meter.nanos());
                                    }
                                });
                            },
                            new LimitWatch(limits, System::nanoTime),
                            null,
                            checkpoint == null
                                    ? null
                                    : new CountCheckpoint(checkpoint, task, Duration.ofSeconds(1), () -> {}))
                    .run();
            long ofCaller = caller.nanos() - before;
            return new Used(
                    result, IntStream.range(0, threads).mapToLong(workers::get).reduce(ofCaller, Math::max));
        }
    }
}
