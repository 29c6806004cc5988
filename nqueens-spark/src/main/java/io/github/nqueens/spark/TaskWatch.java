package io.github.nqueens.spark;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.Success$;
import org.apache.spark.TaskEndReason;
import org.apache.spark.TaskFailedReason;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.jspecify.annotations.Nullable;

/** Listens to the tasks of one job: wakes the thread that waits for them, and keeps why the last one failed. */
final class TaskWatch extends SparkListener {
    /** The local property that tells the job of a count from others. */
    static final String JOB = "io.github.nqueens.job";

    private final String job;
    private final Semaphore ended = new Semaphore(0);

    /** Guarded by this. */
    private final Set<Integer> stages = new HashSet<>();

    private volatile @Nullable String lastFailure;

    /** @param job what the local property {@link #JOB} is set to, for this job alone */
    TaskWatch(String job) {
        this.job = job;
    }

    /** Waits until a task ends, or for some milliseconds. An interrupt ends it, and the flag stays set. */
    void awaitTaskEnd(long millis) {
        try {
            if (ended.tryAcquire(millis, TimeUnit.MILLISECONDS)) {
                ended.drainPermits();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Which executor failed last and why, in one line, or null. */
    @Nullable
    String lastFailure() {
        return lastFailure;
    }

    @Override
    public synchronized void onJobStart(SparkListenerJobStart start) {
        if (start.properties() != null && job.equals(start.properties().getProperty(JOB))) {
            start.stageInfos().foreach(stage -> stages.add(stage.stageId()));
        }
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
        if (stages.contains(end.stageId())) {
            TaskEndReason reason = end.reason();
            if (reason instanceof TaskFailedReason failed && !(reason instanceof TaskKilled)) {
                lastFailure = "on executor " + end.taskInfo().executorId() + " ("
                        + end.taskInfo().host() + "): " + sentence(failed);
            }
            if (reason.equals(Success$.MODULE$)) {
                ended.release();
            }
        }
    }

    private static String sentence(TaskFailedReason reason) {
        if (reason instanceof ExceptionFailure failure) {
            String what = failure.description() == null ? "" : oneLine(failure.description());
            return failure.className().equals(IllegalStateException.class.getName()) && !what.isEmpty()
                    ? what
                    : failure.className() + (what.isEmpty() ? "" : ": " + what);
        }
        if (reason instanceof ExecutorLostFailure lost) {
            return "the executor was lost"
                    + (lost.reason().isDefined() ? ": " + oneLine(lost.reason().get()) : "");
        }
        return oneLine(reason.toErrorString());
    }

    private static String oneLine(String text) {
        return text.strip().lines().findFirst().orElse("");
    }
}
