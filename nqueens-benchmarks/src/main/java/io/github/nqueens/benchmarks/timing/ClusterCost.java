package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * What a count costs on a cluster: the processor time of parts drawn at random, what all parts come to with a standard
 * error, and how well the cores of a cluster would be used. The last is a simulation: the driver of Spark hands out one
 * task after the other, and each executor makes its tables before its first part. See docs/design/cluster.md.
 */
@Command(name = "cluster-cost", description = "Measures parts of a count and simulates a cluster that counts them all.")
public final class ClusterCost implements Runnable {
    private static final long MIB = 1 << 20;
    private static final int SEED = 14;
    private static final long WARM_UP_NANOS = 10_000_000_000L;
    private static final int[] CORES = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_000};

    @Parameters(index = "0", paramLabel = "METHOD", description = "join or backtracking.")
    private CountMethod method;

    @Parameters(index = "1", paramLabel = "PARTS", description = "The least number of parts of the plan.")
    private int leastParts;

    @Parameters(index = "2", paramLabel = "DRAWN", description = "How many parts are drawn and measured, at least 2.")
    private int drawn;

    @Parameters(index = "3", paramLabel = "MS", description = "The milliseconds of the driver for each task.")
    private double driverMillis;

    @Parameters(index = "4", paramLabel = "MS", description = "The milliseconds of an executor for each task.")
    private double executorMillis;

    @Parameters(index = "5", paramLabel = "CORES", description = "The cores of an executor.")
    private int coresOfExecutor;

    @Parameters(index = "6..*", arity = "1..*", paramLabel = "N", description = "The sizes.")
    private int[] sizes;

    @Override
    public void run() {
        if (drawn < 2) {
            throw new IllegalArgumentException("drawn is " + drawn + ", but an error needs at least 2 parts");
        }
        for (int n : sizes) {
            Measured count = measure(
                    CountPlan.of(SolutionCounter.builder().method(method).build(), n, leastParts), drawn);
            count.print();
            for (int cores : CORES) {
                count.printSimulation(
                        cores, Math.min(cores, coresOfExecutor), driverMillis / 1e3, executorMillis / 1e3);
            }
        }
    }

    private static Measured measure(CountPlan plan, int drawn) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        int[] parts = new SplittableRandom(SEED).ints(drawn, 0, plan.parts()).toArray();
        double[] seconds = new double[drawn];
        double tables;
        try (CountWorker worker = plan.worker()) {
            long before = threads.getCurrentThreadCpuTime();
            worker.count(parts[0], Limits.none());
            double first = (threads.getCurrentThreadCpuTime() - before) / 1e9;
            // Until the compiler is done with the loops. Small parts need many calls for that.
            for (int i = 0; threads.getCurrentThreadCpuTime() - before < WARM_UP_NANOS; i++) {
                worker.count(parts[i % drawn], Limits.none());
            }
            for (int i = 0; i < drawn; i++) {
                before = threads.getCurrentThreadCpuTime();
                worker.count(parts[i], Limits.none());
                seconds[i] = (threads.getCurrentThreadCpuTime() - before) / 1e9;
            }
            tables = Math.max(0, first - seconds[0]);
        }
        return new Measured(plan, seconds, tables);
    }

    /** The seconds of the parts that were drawn from a plan, and those for making the tables. */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares these records.
    private record Measured(CountPlan plan, double[] seconds, double tables) {
        private double mean() {
            return Arrays.stream(seconds).average().orElseThrow();
        }

        /** The standard error of the mean, for parts drawn from many. */
        private double standardError() {
            double mean = mean();
            double squares =
                    Arrays.stream(seconds).map(s -> (s - mean) * (s - mean)).sum();
            return Math.sqrt(squares / (seconds.length - 1.0) / seconds.length);
        }

        private void print() {
            System.out.printf(
                    Locale.ROOT,
                    "%s%n%d parts drawn: %.4f s a part (from %.4f to %.4f), tables %.2f s, in all %.4f core hours +- %.1f %%,"
                            + " %d MiB with one core%n",
                    plan,
                    seconds.length,
                    mean(),
                    Arrays.stream(seconds).min().orElseThrow(),
                    Arrays.stream(seconds).max().orElseThrow(),
                    tables,
                    mean() * plan.parts() / 3600,
                    100 * standardError() / mean(),
                    (plan.usualBytes(1) + MIB - 1) / MIB);
        }

        private void printSimulation(int cores, int coresOfExecutor, double driver, double executor) {
            double work = 0;
            SplittableRandom random = new SplittableRandom(SEED);
            double[] took = new double[plan.parts()];
            for (int part = 0; part < took.length; part++) {
                took[part] = seconds[random.nextInt(seconds.length)];
                work += took[part];
            }
            double warm = makespan(took, cores, coresOfExecutor, 0, driver, executor);
            double cold = makespan(took, cores, coresOfExecutor, tables, driver, executor);
            System.out.printf(
                    Locale.ROOT,
                    "%5d cores: %.1f s, efficiency %.1f %%; with tables %.1f s, %.1f %%%n",
                    cores,
                    warm,
                    100 * work / cores / warm,
                    cold,
                    100 * work / cores / cold);
        }

        /** A core asks for its next task when it has ended one; the driver answers in turn. */
        private static double makespan(
                double[] took, int cores, int coresOfExecutor, double tables, double driver, double executor) {
            double[] ready = new double[(cores + coresOfExecutor - 1) / coresOfExecutor];
            Arrays.fill(ready, Double.NaN);
            PriorityQueue<Core> idle = new PriorityQueue<>();
            for (int core = 0; core < cores; core++) {
                idle.add(new Core(0, core / coresOfExecutor));
            }
            double driverFree = 0;
            double end = 0;
            for (double part : took) {
                Core core = idle.remove();
                driverFree = Math.max(driverFree, core.since()) + driver;
                double begin = driverFree + executor;
                if (Double.isNaN(ready[core.executor()])) {
                    ready[core.executor()] = begin + tables;
                }
                double done = Math.max(begin, ready[core.executor()]) + part;
                end = Math.max(end, done);
                idle.add(new Core(done, core.executor()));
            }
            return end;
        }
    }

    private record Core(double since, int executor) implements Comparable<Core> {
        @Override
        public int compareTo(Core other) {
            return Double.compare(since, other.since);
        }
    }
}
