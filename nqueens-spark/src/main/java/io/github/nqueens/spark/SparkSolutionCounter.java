package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.CountPlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * Counts all solutions of a size or of a problem as a job of Apache Spark, on the cluster of the caller's Spark
 * context. The count is a
 * {@linkplain CountPlan plan}. Each of its parts is a task, to which only the text of the plan and the number of the part are
 * sent. An executor has one worker for each task that it runs at the same time. Its workers share their tables, which are
 * made once and freed ten seconds after the last task.
 *
 * <p>With a manifest, what is done is kept in a folder of any file system that Hadoop knows. A driver that is killed at any
 * moment loses the parts in hand, and those that came in during the last five-hundredth of its running time (30 s at most).
 * The same count with the same settings goes on from the folder.
 *
 * <p>A task that fails is repeated as Spark is set to ({@code spark.task.maxFailures}), and a task that Spark runs twice counts
 * once. The Spark context is never stopped. The job has the job group of the calling thread, or one of its own if there is
 * none; whoever cancels the group ends the count.
 *
 * <p>Settings are immutable. Safe for use by several threads.
 */
public final class SparkSolutionCounter {
    private final SparkContext spark;
    private final SolutionCounter settings;
    private final int parts;
    private final @Nullable Consumer<Progress> progress;
    private final @Nullable String manifest;
    private final Function<CountPlan, PartTask> tasks;

    private SparkSolutionCounter(Builder builder) {
        this.spark = builder.spark;
        this.settings = builder.settings.build();
        this.parts = builder.parts;
        this.progress = builder.progress;
        this.manifest = builder.manifest;
        this.tasks = builder.tasks;
    }

    /**
     * Starts from the defaults.
     *
     * @param spark the context that runs the jobs
     * @return a builder
     */
    public static Builder builder(SparkContext spark) {
        return new Builder(Objects.requireNonNull(spark, "spark"));
    }

    /**
     * Starts from the defaults.
     *
     * @param spark the context that runs the jobs
     * @return a builder
     */
    public static Builder builder(JavaSparkContext spark) {
        return builder(Objects.requireNonNull(spark, "spark").sc());
    }

    /**
     * Counts all solutions.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return their number
     * @throws IllegalArgumentException if n is out of range, or the manifest is damaged or of another count
     * @throws io.github.nqueens.solutions.CountAbandonedException if the thread was interrupted, or the job failed or
     *     was cancelled
     * @throws UncheckedIOException if the manifest cannot be read or written
     */
    public long count(int n) {
        return count(n, Limits.none()).count();
    }

    /**
     * Counts all solutions of a problem.
     *
     * @param problem what is counted, of at most 64 rows
     * @return their number
     * @throws IllegalArgumentException if the problem has too many rows, a setting fits the classic problem only, or the
     *     manifest is damaged or of another count
     * @throws io.github.nqueens.solutions.CountAbandonedException if the thread was interrupted, or the job failed or
     *     was cancelled
     * @throws UncheckedIOException if the manifest cannot be read or written
     */
    public long count(Problem problem) {
        return count(problem, Limits.none()).count();
    }

    /**
     * Counts all solutions within limits. A time limit, a cancellation and an interrupt end the call within 50 ms, or 1 % of
     * the limit if that is more. The time to write the manifest is added, and the time to hand the job to Spark: up to two
     * seconds for the first job of a driver. The tasks end within 50 ms after they hear of it. An interrupt flag stays set. What was done by then is in the manifest, if there is one.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @param limits time limit and cancellation
     * @return what the count came to; {@code GAVE_UP} with the reason if the job failed, or if an executor's heap
     * cannot hold
     *     the least that a part takes
     * @throws IllegalArgumentException if n is out of range, or the manifest is damaged or of another count
     * @throws UncheckedIOException if the manifest cannot be read or written
     */
    public CountResult count(int n, Limits limits) {
        return begin(plan(n), limits).run();
    }

    /**
     * Counts all solutions of a problem within limits, like {@link #count(int, Limits)}.
     *
     * @param problem what is counted, of at most 64 rows
     * @param limits time limit and cancellation
     * @return what the count came to; {@code GAVE_UP} with the reason if the job failed, or if an executor's heap
     * cannot hold
     *     the least that a part takes
     * @throws IllegalArgumentException if the problem has too many rows, a setting fits the classic problem only, or the
     *     manifest is damaged or of another count
     * @throws UncheckedIOException if the manifest cannot be read or written
     */
    public CountResult count(Problem problem, Limits limits) {
        return begin(plan(problem), limits).run();
    }

    /** Opens the manifest, which may refuse the plan, but counts nothing yet. */
    SparkCount begin(CountPlan plan, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        return new SparkCount(spark, plan, tasks.apply(plan), limits, progress, open(plan));
    }

    /**
     * The plan of a count, which depends on the settings only and not on the cluster.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return the plan
     * @throws IllegalArgumentException if n is out of range
     */
    public CountPlan plan(int n) {
        return CountPlan.of(settings, n, parts);
    }

    /**
     * The plan of a count of a problem, which depends on the problem and the settings only and not on the cluster.
     *
     * @param problem what is counted, of at most 64 rows
     * @return the plan
     * @throws IllegalArgumentException if the problem has too many rows, or a setting fits the classic problem only
     */
    public CountPlan plan(Problem problem) {
        return CountPlan.of(settings, problem, parts);
    }

    /**
     * Tells what an executor usually needs for a count, and its own resources.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return a sentence
     * @throws IllegalArgumentException if n is out of range
     */
    public String memory(int n) {
        return memory(plan(n));
    }

    /** Tells what an executor usually needs for a plan, and its own resources. */
    String memory(CountPlan plan) {
        return ExecutorMemory.of(spark).sentence(plan);
    }

    private @Nullable CountManifest open(CountPlan plan) {
        return manifest == null
                ? null
                : CountManifest.begin(
                        folder(manifest), plan, UUID.randomUUID().toString().replace("-", ""));
    }

    private HadoopFolder folder(String path) {
        try {
            return new HadoopFolder(path, spark.hadoopConfiguration());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot use manifest '" + path + "': " + e.getMessage()
                            + "; name a folder such as hdfs:///queens21 or /data/queens21",
                    e);
        }
    }

    /**
     * Counts parts of a manifest again and compares. Needs no other setting than the manifest.
     *
     * @param share the share of its parts, drawn at random, from above 0 to 1
     * @param seed draws the same parts again
     * @param limits time limit and cancellation
     * @return what was found
     * @throws IllegalArgumentException if the share is out of range, or there is no manifest or a damaged one
     * @throws IllegalStateException if no manifest was set
     * @throws UncheckedIOException if the manifest cannot be read
     */
    public ManifestCheck verify(double share, long seed, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        return verify(openManifest(), share, seed, limits);
    }

    CountManifest openManifest() {
        if (manifest == null) {
            throw new IllegalStateException("there is no manifest to verify; set one with manifest(folder)");
        }
        return CountManifest.open(folder(manifest));
    }

    ManifestCheck verify(CountManifest read, double share, long seed, Limits limits) {
        return ManifestCheck.run(spark, read, tasks.apply(read.plan()), share, seed, limits);
    }

    /** Collects the settings of a counter. Not safe for use by several threads. */
    public static final class Builder {
        private final SparkContext spark;
        private final SolutionCounter.Builder settings = SolutionCounter.builder();
        private int parts = 500;
        private @Nullable Consumer<Progress> progress;
        private @Nullable String manifest;
        private Function<CountPlan, PartTask> tasks = plan -> new PartTask(plan.toString());

        private Builder(SparkContext spark) {
            this.spark = spark;
        }

        /**
         * Sets how solutions are counted.
         *
         * @param method by default the fastest for the size
         * @return this builder
         */
        public Builder method(CountMethod method) {
            settings.method(method);
            return this;
        }

        /**
         * Sets whether a result also tells the solutions that differ by more than rotation and reflection.
         *
         * @param fundamental false by default
         * @return this builder
         */
        public Builder fundamental(boolean fundamental) {
            settings.fundamental(fundamental);
            return this;
        }

        /**
         * Sets into how many tasks a count is cut. There should be at least twenty times as many as cores. As many parts as
         * cores are in hand at any time: a driver that is killed loses them.
         *
         * @param parts at least 1; 500 by default. There may be more, and fewer where the method cannot cut a board so finely
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder parts(int parts) {
            if (parts < 1) {
                throw new IllegalArgumentException("parts is " + parts + ", but a count has at least 1");
            }
            this.parts = parts;
            return this;
        }

        /**
         * Sets who is told how far a count is, on the thread that counts, after tasks that ended and at most five times per
         * second. An exception from it ends the count.
         *
         * @param progress nobody by default
         * @return this builder
         */
        public Builder progress(Consumer<Progress> progress) {
            this.progress = Objects.requireNonNull(progress, "progress");
            return this;
        }

        /**
         * Sets the folder that keeps what is done. A later count goes on from it.
         *
         * @param folder a path of a file system that Hadoop knows, such as {@code hdfs:///queens21}; nowhere by default
         * @return this builder
         */
        public Builder manifest(String folder) {
            this.manifest = Objects.requireNonNull(folder, "folder");
            return this;
        }

        /** For tests: what executors do. */
        Builder tasks(Function<CountPlan, PartTask> tasks) {
            this.tasks = tasks;
            return this;
        }

        /**
         * Makes the counter; this builder may go on to make others.
         *
         * @return the counter
         */
        public SparkSolutionCounter build() {
            return new SparkSolutionCounter(this);
        }
    }
}
