package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/**
 * Prints the processor time that Spark takes for tasks that count next to nothing: of the driver's process, of its busiest
 * thread, which bounds how fast tasks are handed out, and of the executors. Arguments: a small size, the number of parts, and
 * how many counts.
 */
public final class TaskOverhead {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private TaskOverhead() {}

    public static void main(String[] arguments) {
        int size = Integer.parseInt(arguments[0]);
        int parts = Integer.parseInt(arguments[1]);
        SparkContext spark = new SparkContext(new SparkConf().setAppName("overhead"));
        SparkSolutionCounter counter =
                SparkSolutionCounter.builder(spark).parts(parts).build();
        counter.count(size, Limits.none());
        int tasks = counter.plan(size).parts();
        for (int run = 1; run <= Integer.parseInt(arguments[2]); run++) {
            Map<String, Long> threads = threads();
            Duration driver = processorTime(ProcessHandle.current());
            Duration executors = executors(spark.applicationId());
            counter.count(size, Limits.none());
            executors = executors(spark.applicationId()).minus(executors);
            driver = processorTime(ProcessHandle.current()).minus(driver);
            Map<String, Long> after = threads();
            after.replaceAll((name, nanos) -> nanos - threads.getOrDefault(name, 0L));
            Map.Entry<String, Long> busiest =
                    after.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
            System.out.printf(
                    Locale.ROOT,
                    "count %d, %d tasks: driver %.2f ms a task, of which %s %.2f ms; executors %.2f ms a task%n",
                    run,
                    tasks,
                    driver.toNanos() / 1e6 / tasks,
                    busiest.getKey(),
                    busiest.getValue() / 1e6 / tasks,
                    executors.toNanos() / 1e6 / tasks);
        }
        spark.stop();
    }

    private static Map<String, Long> threads() {
        Map<String, Long> times = new HashMap<>();
        for (ThreadInfo thread : THREADS.dumpAllThreads(false, false)) {
            times.merge(thread.getThreadName(), THREADS.getThreadCpuTime(thread.getThreadId()), Long::sum);
        }
        return times;
    }

    /** Of all processes of this machine that run tasks of the application. */
    private static Duration executors(String application) {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(line -> line.contains("CoarseGrainedExecutorBackend") && line.contains(application))
                        .isPresent())
                .map(TaskOverhead::processorTime)
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static Duration processorTime(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
