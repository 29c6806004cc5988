package io.github.nqueens.spark;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.parts.PartResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * One job of Spark. It has a task for each part. The calling thread waits, looks at the limits and takes the answers one
 * by one. Spark
 * hands out one answer for each part, however often a task was repeated.
 */
final class PartJob {
    private static final long LOOK_MILLIS = 5;
    private static final String GROUP = "spark.jobGroup.id";
    private static final String INTERRUPT = "spark.job.interruptOnCancel";

    private final SparkContext spark;
    private final PartTask task;
    private final String name;
    private final Limits limits;
    private final long started;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    /**
     * Makes a job.
     *
     * @param name as Spark's pages have it; several jobs may have the same
     * @param started the time at which the limits began, as {@link System#nanoTime} tells it
     */
    PartJob(SparkContext spark, PartTask task, String name, Limits limits, long started) {
        this.spark = spark;
        this.task = task;
        this.name = name;
        this.limits = limits;
        this.started = started;
    }

    /** How a job ended: the reason is null if all parts were answered. */
    record End(CountStatus status, @Nullable String reason) {}

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    /** Gets the results of a job, on the thread that runs it. */
    interface Results {
        /** A part was counted on an executor. */
        void take(PartResult result, String executor);

        /** All results that have come were taken. Called after each task that ended, and every few milliseconds. */
        default void taken() {}
    }

    /**
     * Runs the job.
     *
     * @param parts the numbers of the parts, in the order in which they are begun
     * @param results gets the results
     * @return how it ended
     */
    End run(int[] parts, Results results) {
        if (parts.length == 0) {
            return new End(CountStatus.COMPLETE, null);
        }
        CountStatus limit = limitReached();
        if (limit != null) {
            return stopped(limit);
        }
        String id = name + ", job " + UUID.randomUUID();
        TaskWatch watch = new TaskWatch(id);
        String callersGroup = spark.getLocalProperty(GROUP);
        String callersInterrupt = spark.getLocalProperty(INTERRUPT);
        spark.addSparkListener(watch);
        @Nullable SimpleFutureAction<String> job = null;
        try {
            if (callersGroup == null) {
                spark.setJobGroup(id, name, true);
            } else {
                spark.setLocalProperty(INTERRUPT, "true");
            }
            spark.setLocalProperty(TaskWatch.JOB, id);
            job = submit(parts);
            return await(job, watch, results);
        } finally {
            // Spark's queues refuse what an interrupted thread gives them, and then wait for it forever.
            boolean interrupted = Thread.interrupted();
            if (job != null && !job.isCompleted()) {
                job.cancel();
            }
            spark.setLocalProperty(TaskWatch.JOB, null);
            if (callersGroup == null) {
                spark.clearJobGroup();
            }
            spark.setLocalProperty(INTERRUPT, callersInterrupt);
            spark.removeSparkListener(watch);
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private SimpleFutureAction<String> submit(int[] parts) {
        List<Integer> numbers = Arrays.stream(parts).boxed().collect(Collectors.toList());
        List<Object> all = IntStream.range(0, parts.length).boxed().collect(Collectors.toList());
        return spark.submitJob(
                JavaSparkContext.fromSparkContext(spark)
                        .parallelize(numbers, parts.length)
                        .rdd(),
                task,
                CollectionConverters.asScala(all).toSeq(),
                new AbstractFunction2<Object, String, BoxedUnit>() {
                    @Override
                    public BoxedUnit apply(Object index, String answer) {
                        answers.add(answer);
                        return BoxedUnit.UNIT;
                    }
                },
                new AbstractFunction0<String>() {
                    @Override
                    public String apply() {
                        return name;
                    }
                });
    }

    private End await(SimpleFutureAction<String> job, TaskWatch watch, Results results) {
        boolean ended = false;
        while (!ended) {
            CountStatus limit = limitReached();
            if (limit != null) {
                take(results);
                return stopped(limit);
            }
            // Asked before the answers are taken, so that none comes after them.
            ended = job.isCompleted();
            if (!ended) {
                watch.awaitTaskEnd(LOOK_MILLIS);
            }
            take(results);
        }
        return job.value().get().isSuccess()
                ? new End(CountStatus.COMPLETE, null)
                : failed(job.value().get().failed().get(), watch);
    }

    private void take(Results results) {
        List<String> come = new ArrayList<>();
        answers.drainTo(come);
        for (String answer : come) {
            String[] lines = answer.split("\n", 2);
            PartResult result;
            try {
                result = PartResult.parse(lines[1]);
            } catch (IllegalArgumentException e) {
                throw new WrongAnswerException(lines[0] + ": " + e.getMessage(), e);
            }
            results.take(result, lines[0]);
        }
        results.taken();
    }

    private End failed(Throwable thrown, TaskWatch watch) {
        boolean cancelled = thrown instanceof SparkException failure
                && "SPARK_JOB_CANCELLED".equals(failure.getCondition())
                && !spark.isStopped();
        if (cancelled) {
            return new End(CountStatus.CANCELLED, "the job was cancelled in Spark");
        }
        String reason = watch.lastFailure();
        if (spark.isStopped()) {
            return new End(
                    CountStatus.GAVE_UP,
                    "the Spark context was stopped" + (reason == null ? "" : "; the last failure: " + reason));
        }
        return new End(
                CountStatus.GAVE_UP,
                reason == null
                        ? "the Spark job failed: "
                                + String.valueOf(thrown.getMessage())
                                        .lines()
                                        .findFirst()
                                        .orElse("")
                        : "a task failed too often, the last time " + reason);
    }

    private static End stopped(CountStatus limit) {
        return new End(
                limit, limit == CountStatus.CANCELLED ? "the count was cancelled" : "the time limit was reached");
    }

    /** The limit that ends the job now, or null. */
    private @Nullable CountStatus limitReached() {
        if (Thread.currentThread().isInterrupted()
                || limits.cancellation().filter(CancellationToken::isCancelled).isPresent()) {
            return CountStatus.CANCELLED;
        }
        return limits.timeLimit()
                        .filter(limit -> elapsed().compareTo(limit) >= 0)
                        .isPresent()
                ? CountStatus.TIME_LIMIT
                : null;
    }
}
