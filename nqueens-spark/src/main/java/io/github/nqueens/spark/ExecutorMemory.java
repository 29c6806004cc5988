package io.github.nqueens.spark;

import io.github.nqueens.solutions.parts.CountPlan;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/**
 * The heap of an executor and the tasks that share it, as far as the driver knows.
 *
 * @param heap bytes
 * @param tasks how many run at the same time, at least 1; 1 if the driver is not told
 */
record ExecutorMemory(long heap, int tasks) {
    private static final long MIB = 1 << 20;

    static ExecutorMemory of(SparkContext spark) {
        SparkConf settings = spark.getConf();
        int tasks = settings.getInt("spark.executor.cores", 1) / settings.getInt("spark.task.cpus", 1);
        return new ExecutorMemory(
                spark.isLocal()
                        ? Runtime.getRuntime().maxMemory()
                        : settings.getSizeAsMb("spark.executor.memory", "1g") * MIB,
                Math.max(1, tasks));
    }

    /** Why no part can be counted, or empty. */
    Optional<String> shortfall(CountPlan plan) {
        long least = plan.leastBytes();
        return least <= heap
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "each executor needs %,d MiB of memory, but has %,d MiB; %s",
                        mib(least),
                        heap / MIB,
                        advice(plan)));
    }

    /** What to do for executors to have enough. */
    String advice(CountPlan plan) {
        return String.format(
                Locale.ROOT, "set spark.executor.memory to %dm or more", mib(plan.usualBytes(tasks) / 2 * 3) + 300);
    }

    String sentence(CountPlan plan) {
        long tables = plan.usualBytes(1);
        long usual = plan.usualBytes(tasks);
        return String.format(
                Locale.ROOT,
                "an executor usually needs %,d MiB, and %,d MiB more for each further task at the same time; it has %,d MiB%s",
                mib(tables),
                mib(plan.usualBytes(2) - tables),
                heap / MIB,
                usual <= heap ? "" : "; " + advice(plan));
    }

    private static long mib(long bytes) {
        return (bytes + MIB - 1) / MIB;
    }
}
