package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A count whose processor time is taken, thread by thread; also as a program, for virtual machines that do nothing else. */
final class CountProgram {
    private CountProgram() {}

    /** What became of a count, and the nanoseconds of processor time of the thread that used most. */
    record Used(CountResult result, long most) {}

    /**
     * Counts and, if told so, solves a board afterwards.
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
        Used used = count(
                SolutionCounter.Method.valueOf(arguments[0]),
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                limits);
        System.out.println(used.result().status());
        System.out.println(used.most());
        int rows = Integer.parseInt(arguments[4]);
        if (rows > 0) {
            System.out.println(Solvers.get("queen-search")
                    .solve(rows, SolveOptions.builder().seed(1).build())
                    .status());
        }
    }

    static Used count(SolutionCounter.Method method, int n, int threads, Limits limits) {
        List<Long> workers = Collections.synchronizedList(new ArrayList<>());
        long before = processorNanos();
        CountPlan plan = CountPlan.of(n, method, true, false, true, false);
        CountResult result = new CountRun(
                        plan,
                        plan.open(),
                        threads,
                        work -> new Thread(() -> {
                            work.run();
                            workers.add(processorNanos());
                        }),
                        limits,
                        null,
                        null,
                        System::nanoTime)
                .run();
        workers.add(processorNanos() - before);
        return new Used(result, Collections.max(workers));
    }

    /** By reflection, as the module under test does not read {@code java.management}. */
    private static long processorNanos() {
        try {
            Object threads = Class.forName("java.lang.management.ManagementFactory")
                    .getMethod("getThreadMXBean")
                    .invoke(null);
            Method time = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
            return (long) time.invoke(threads);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
