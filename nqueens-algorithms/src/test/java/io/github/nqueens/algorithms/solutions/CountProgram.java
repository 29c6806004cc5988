package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.text.MessageFormat;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;

/** A count whose processor time is taken, thread by thread; also as a program, for virtual machines that do nothing else. */
final class CountProgram {
    private static final MethodHandle PROCESSOR_NANOS = clock();

    /** What {@link #coldWork} usually takes where the promises were measured: 37 to 50 milliseconds. */
    private static final double USUAL_COLD_NANOS = 45e6;

    private CountProgram() {}

    /** What became of a count, and the nanoseconds of processor time of the thread that used most. */
    record Used(CountResult result, long most) {}

    /**
     * Counts and, if told so, solves a board afterwards. Prints the status, the processor time of {@link Used}, how many
     * times slower than usual this machine runs code for the first time, and the status of the board.
     *
     * @param arguments the method, n, the threads, the milliseconds of the time limit, negative to be canceled before the
     *     start, and the rows of a board for queen-search, 0 for none
     */
    public static void main(String[] arguments) {
        long millis = Long.parseLong(arguments[3]);
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Limits limits =
                millis < 0 ? Limits.builder().cancellation(cancelled).build() : Limits.of(Duration.ofMillis(millis));
        // The first look at the clock takes longer than the others.
        processorNanos();
        Used used = count(
                SolutionCounter.Method.valueOf(arguments[0]),
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                limits);
        System.out.println(used.result().status());
        System.out.println(used.most());
        System.out.println(slowness());
        int rows = Integer.parseInt(arguments[4]);
        if (rows > 0) {
            System.out.println(Solvers.get("queen-search")
                    .solve(rows, SolveOptions.builder().seed(1).build())
                    .status());
        }
    }

    private static double slowness() {
        long before = processorNanos();
        if (coldWork().isEmpty()) {
            throw new IllegalStateException("no text was written");
        }
        return Math.max(1, (processorNanos() - before) / USUAL_COLD_NANOS);
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
        long before = processorNanos();
        CountPlan plan = CountPlan.of(n, method, true, false, true, false);
        CountResult result = new CountRun(
                        plan,
                        plan.open(),
                        threads,
                        work -> {
                            int worker = made.getAndIncrement();
                            return new Thread(() -> {
                                work.run();
                                // Allocates nothing: the other threads may still hold all memory.
                                workers.set(worker, processorNanos());
                            });
                        },
                        limits,
                        null,
                        null,
                        System::nanoTime)
                .run();
        long caller = processorNanos() - before;
        return new Used(
                result, IntStream.range(0, threads).mapToLong(workers::get).reduce(caller, Math::max));
    }

    private static long processorNanos() {
        try {
            return (long) PROCESSOR_NANOS.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** By reflection, as the module under test does not read {@code java.management}. */
    private static MethodHandle clock() {
        try {
            Object threads = Class.forName("java.lang.management.ManagementFactory")
                    .getMethod("getThreadMXBean")
                    .invoke(null);
            Class<?> type = Class.forName("java.lang.management.ThreadMXBean");
            return MethodHandles.publicLookup()
                    .findVirtual(type, "getCurrentThreadCpuTime", MethodType.methodType(long.class))
                    .bindTo(threads);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
