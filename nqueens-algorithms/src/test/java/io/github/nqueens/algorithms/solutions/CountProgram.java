package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.tck.time.WorkMeter;
import java.text.MessageFormat;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;

/** A count that is measured, thread by thread; also as a program, for virtual machines that do nothing else. */
final class CountProgram {
    /** What {@link #coldWork} usually takes where the promises were measured: 37 to 50 milliseconds. */
    private static final double USUAL_COLD_NANOS = 45e6;

    private CountProgram() {}

    /** What became of a count, and for how many nanoseconds the thread worked that worked longest. */
    record Used(CountResult result, long most) {}

    /**
     * Counts on two threads. Prints the status, the time of {@link Used}, and how many times slower than usual this machine
     * runs code for the first time.
     *
     * @param arguments the method, n, and the milliseconds of the time limit, negative to be canceled before the start
     */
    public static void main(String[] arguments) {
        long millis = Long.parseLong(arguments[2]);
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Limits limits =
                millis < 0 ? Limits.builder().cancellation(cancelled).build() : Limits.of(Duration.ofMillis(millis));
        Used used = count(SolutionCounter.Method.valueOf(arguments[0]), Integer.parseInt(arguments[1]), 2, limits);
        System.out.println(used.result().status());
        System.out.println(used.most());
        System.out.println(slowness());
    }

    private static double slowness() {
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            if (coldWork().isEmpty()) {
                throw new IllegalStateException("no text was written");
            }
            return Math.max(1, meter.nanos() / USUAL_COLD_NANOS);
        }
    }

    /** Loads, links and interprets some hundred classes of Java that no count needs. */
    private static String coldWork() {
        ZonedDateTime day = ZonedDateTime.of(2001, 2, 3, 4, 5, 6, 7, ZoneOffset.UTC);
        return DateTimeFormatter.ISO_ZONED_DATE_TIME.format(day)
                + new MessageFormat("{0,number} {1}", Locale.ROOT).format(new Object[] {1234.5, "x"})
                + String.format(Locale.ROOT, "%,.3f", 1234.5);
    }

    static Used count(SolutionCounter.Method method, int n, int threads, Limits limits) {
        AtomicLongArray workers = new AtomicLongArray(threads);
        AtomicInteger made = new AtomicInteger();
        try (WorkMeter caller = WorkMeter.of(Thread.currentThread())) {
            // The first look at the clocks takes longer than the others.
            long before = caller.nanos();
            CountPlan plan = CountPlan.of(n, method, true, false, true, false);
            CountResult result = new CountRun(
                            plan,
                            plan.open(),
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
                            limits,
                            null,
                            null,
                            System::nanoTime)
                    .run();
            long ofCaller = caller.nanos() - before;
            return new Used(
                    result, IntStream.range(0, threads).mapToLong(workers::get).reduce(ofCaller, Math::max));
        }
    }
}
