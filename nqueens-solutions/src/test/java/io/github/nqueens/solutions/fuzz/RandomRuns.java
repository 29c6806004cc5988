package io.github.nqueens.solutions.fuzz;

import io.github.nqueens.tck.time.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A program that makes random runs and counts, and prints what broke a promise: one line for each, then how many runs there
 * were and how they ended. Its heap is the caller's to choose.
 */
final class RandomRuns {
    /** Threads of the virtual machine's own, which come and go by themselves. */
    private static final List<String> OWN_THREADS = List.of(
            "main",
            "Reference Handler",
            "Finalizer",
            "Signal Dispatcher",
            "Common-Cleaner",
            "Notification Thread",
            "Attach Listener",
            "process reaper",
            "Cleaner-",
            RandomStop.THREAD,
            WorkMeter.THREAD,
            ConcurrentRuns.THREAD);

    private final Map<String, Integer> ends = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private long latest;
    private String latestRun = "none";

    private RandomRuns() {}

    /**
     * Makes runs until there were enough or time is up.
     *
     * @param arguments a seed, the most runs, the most seconds
     */
    public static void main(String[] arguments) {
        SplittableRandom random = new SplittableRandom(Long.parseLong(arguments[0]));
        long most = Long.parseLong(arguments[1]);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[2]));
        RandomRuns runs = new RandomRuns();
        for (long run = 0; run < most && System.nanoTime() < end; run++) {
            SplittableRandom own = random.split();
            int kind = own.nextInt(20);
            if (kind == 0) {
                runs.record(RandomCount.draw(own).run());
            } else if (kind == 1) {
                ConcurrentRuns.run(own).forEach(runs::record);
            } else {
                runs.record(RandomSolve.draw(own).run());
            }
        }
        runs.print();
    }

    private void record(Outcome outcome) {
        ends.merge(outcome.kind() + " " + outcome.end(), 1, Integer::sum);
        outcome.faults().forEach(fault -> faults.add(outcome.run() + ": " + fault));
        if (outcome.nanosLate() > latest) {
            latest = outcome.nanosLate();
            latestRun = outcome.run();
        }
        TreeSet<String> left = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> OWN_THREADS.stream().noneMatch(thread.getName()::startsWith))
                .map(Thread::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        if (!left.isEmpty()) {
            faults.add(outcome.run() + ": left threads " + left);
        }
        if (Thread.interrupted() != outcome.interrupted()) {
            faults.add(outcome.run() + ": the interrupt flag is not as the caller set it");
        }
    }

    private void print() {
        faults.forEach(fault -> System.out.println("fault " + fault));
        ends.forEach((end, count) -> System.out.println("ended " + count + " " + end));
        System.out.printf("latest %d ms of work past its end: %s%n", latest / 1_000_000, latestRun);
        System.out.println(
                "runs " + ends.values().stream().mapToInt(count -> count).sum());
    }
}
