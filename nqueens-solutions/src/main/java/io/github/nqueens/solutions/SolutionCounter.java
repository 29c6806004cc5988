package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.join.JoinCount;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Counts all solutions of a size or of a problem, without keeping them.
 *
 * <p>The work is a {@linkplain CountPlan plan} of parts that depend on nothing else. Threads take them one after the
 * other. With a checkpoint file, a process that was killed goes on from the parts that were done. All methods give the
 * same counts, sequence A000170 of the On-Line Encyclopedia of Integer Sequences. The largest known one is that of n =
 * 27, which fits a {@code long}.
 *
 * <p>Fundamental solutions (A002562) differ by more than rotation and reflection. Their number follows from Burnside's
 * lemma. Let T be the number of solutions, H the number of those that equal their image under a half turn, and Q under
 * a quarter turn. Then there are (T + H + 2 Q) / 8 fundamental solutions, because no reflection leaves a solution with
 * more than one queen as it is.
 *
 * <p>Each count makes its threads and tables and lets them go at the end. A counter keeps the tables of its latest
 * complete count for the next one if they take at most a sixteenth of the heap. Work that exceeds the maximum heap by
 * itself is not tried. If memory does not suffice for anything else, the count ends as {@link CountStatus#GAVE_UP} and
 * says what to do.
 *
 * <p>Settings are immutable, and a counter is safe for use by several threads. A {@code progress} consumer is called on
 * the thread that counts. Of two counts with the same checkpoint file, the second is refused while the first is under
 * way.
 */
public final class SolutionCounter {
    private final Method method;
    private final int threads;
    private final boolean pruning;
    private final boolean merging;
    private final boolean fundamental;
    private final Consumer<CountProgress> progress;
    private final Path checkpoint;
    private final Duration checkpointInterval;

    /** What the latest count leaves to the next one, if it is small. */
    private final AtomicReference<Tables> kept = new AtomicReference<>();

    private record Tables(CountPlan plan, PartitionedCount count) {}

    /** How solutions are counted. */
    public enum Method {
        /**
         * Level by level with a first-in first-out frontier, up to n = 20 if memory lasts. One thread without a checkpoint
         * and without a progress consumer searches one tree, so the frontier holds whole levels. Otherwise the tree is split
         * at its first two rows, and each part has its own frontier.
         */
        BREADTH_FIRST(BreadthFirstCount.LARGEST_SIZE),
        /** Depth first with bit masks over one of each two mirror images, up to n = 27 if time lasts. */
        BACKTRACKING(BacktrackingCount.LARGEST_SIZE),
        /**
         * By matching upper with lower halves of the board, up to n = 27 if time lasts. Boards of up to 14 rows are counted by
         * backtracking, which takes less time than the tables of a join.
         */
        JOIN(JoinCount.LARGEST_SIZE);

        private final int largestSize;

        Method(int largestSize) {
            this.largestSize = largestSize;
        }

        /**
         * The largest board that this method takes, whatever the time and the memory.
         *
         * @return at least 1
         */
        public int largestSize() {
            return largestSize;
        }

        /** In lower case with hyphens. */
        String text() {
            return Kebab.of(this);
        }

        /** The method of such a text, or null if there is none. */
        static Method named(String text) {
            return Arrays.stream(values())
                    .filter(method -> method.text().equals(text))
                    .findFirst()
                    .orElse(null);
        }

        void requireSize(int n) {
            if (n < 1) {
                throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
            }
            if (n > largestSize) {
                throw new IllegalArgumentException("n is " + n + ", but counting by " + text()
                        + " takes boards of at most " + largestSize + " rows; choose a smaller n,"
                        + " or estimate the number with SolutionEstimator or 'nqueens count --estimate'");
            }
        }
    }

    private SolutionCounter(Builder builder) {
        this.method = builder.method;
        this.threads = builder.threads;
        this.pruning = !Boolean.FALSE.equals(builder.pruning);
        this.merging = Boolean.TRUE.equals(builder.merging);
        this.fundamental = builder.fundamental;
        this.progress = builder.progress;
        this.checkpoint = builder.checkpoint;
        this.checkpointInterval = builder.checkpointInterval;
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Counts all solutions.
     *
     * @param n from 1 to the {@linkplain Method#largestSize() largest size} of the method
     * @return their number
     * @throws IllegalArgumentException if n is out of range, or the checkpoint file is damaged, in use or of another count
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public long count(int n) {
        return count(n, Limits.none()).orElseThrow();
    }

    /**
     * Counts the solutions that differ by more than rotation and reflection.
     *
     * @param n from 1 to the {@linkplain Method#largestSize() largest size} of the method
     * @return their number
     * @throws IllegalArgumentException if n is out of range, or the checkpoint file is damaged, in use or of another count
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public long countFundamental(int n) {
        CountResult result = count(n, Limits.none(), true);
        result.orElseThrow();
        return result.fundamental().orElseThrow();
    }

    /**
     * Counts all solutions within limits. A time limit, a cancellation or an interrupt ends the count within 50 ms, or
     * within 1 % of the limit if that is more. An interrupt flag stays set. The checkpoint file, if there is one, has what was
     * done.
     *
     * @param n from 1 to the {@linkplain Method#largestSize() largest size} of the method
     * @param limits time limit and cancellation
     * @return what the count came to
     * @throws IllegalArgumentException if n is out of range, or the checkpoint file is damaged, in use or of another count
     * @throws NullPointerException if {@code limits} is null
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public CountResult count(int n, Limits limits) {
        return count(n, limits, fundamental);
    }

    /**
     * Counts all solutions of a problem, the classic one as {@link #count(int)} does and any other by an exhaustive search.
     *
     * @param problem what is counted
     * @return the number of its solutions
     * @throws ArithmeticException if it is beyond a {@code long}; {@link #countUpTo} stops earlier
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws IllegalArgumentException if it is the classic problem of more rows than the method takes, a setting fits the
     *     classic problem only, or the checkpoint file is damaged, in use or of another count
     * @throws NullPointerException if {@code problem} is null
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public long count(Problem problem) {
        return count(problem, Limits.none()).orElseThrow();
    }

    /**
     * Counts solutions of a problem up to a number, for example up to 2 to tell whether a solution is the only one. Counts on the
     * calling thread, without a checkpoint.
     *
     * @param problem what is counted
     * @param most where to stop, at least 1
     * @return the number of solutions, or {@code most} if there are so many or more
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws IllegalArgumentException if {@code most < 1}
     * @throws NullPointerException if {@code problem} is null
     */
    public long countUpTo(Problem problem, long most) {
        Objects.requireNonNull(problem, "problem");
        if (most < 1) {
            throw new IllegalArgumentException("most is " + most + ", but must be at least 1");
        }
        CountPlan plan = new CountPlan(problem, false, most);
        try (PlanWorker worker = new PlanWorker(plan, System::nanoTime)) {
            return worker.sums(0, Limits.none()).numbers()[0];
        }
    }

    /**
     * Counts all solutions of a problem within limits, as {@link #count(int, Limits)} does. Threads, progress and checkpoint
     * serve every problem. A problem other than the classic one is counted by backtracking over its rows, columns and
     * regions.
     *
     * @param problem what is counted
     * @param limits time limit and cancellation
     * @return what the count came to
     * @throws ArithmeticException if the number is beyond a {@code long}; {@link #countUpTo} stops earlier
     * @throws IllegalArgumentException if it is the classic problem of more rows than the method takes, a setting fits the
     *     classic problem only, or the checkpoint file is damaged, in use or of another count
     * @throws NullPointerException if an argument is null
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public CountResult count(Problem problem, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (problem.isClassic()) {
            return count(problem.size(), limits);
        }
        if (method != null && method != Method.BACKTRACKING) {
            throw new IllegalArgumentException("counting by " + method.text()
                    + " takes the classic problem only; leave the method out, or choose Method.BACKTRACKING");
        }
        if (fundamental) {
            throw new IllegalArgumentException(
                    "fundamental is set to true, but fundamental solutions are counted for the"
                            + " classic problem only; leave it out");
        }
        return run(new CountPlan(problem, isSplit(), Long.MAX_VALUE), limits);
    }

    /**
     * Cuts a count of the classic problem with the settings of this counter, for other processes and machines. Threads,
     * progress and checkpoint are no part of a plan.
     *
     * @param n from 1 to the {@linkplain Method#largestSize() largest size} of the method
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with so many parts or more; with fewer only where the method cannot cut a board into so many
     * @throws IllegalArgumentException if an argument is out of range
     */
    public CountPlan plan(int n, int leastParts) {
        if (leastParts < 1) {
            throw new IllegalArgumentException("leastParts is " + leastParts + ", but a count has at least 1 part");
        }
        Method chosen = method == null ? Method.JOIN : method;
        chosen.requireSize(n);
        return CountPlan.of(n, chosen, pruning, merging, fundamental, leastParts);
    }

    private CountResult count(int n, Limits limits, boolean withFundamental) {
        Objects.requireNonNull(limits, "limits");
        Method chosen = method == null ? Method.JOIN : method;
        chosen.requireSize(n);
        return run(CountPlan.of(n, chosen, pruning, merging, isSplit(), withFundamental), limits);
    }

    private boolean isSplit() {
        return threads > 1 || checkpoint != null || progress != null;
    }

    private CountResult run(CountPlan plan, Limits limits) {
        CheckpointFile file = checkpoint == null ? null : new CheckpointFile(checkpoint, plan, checkpointInterval);
        Tables last = kept.getAndSet(null);
        PartitionedCount count = last != null && last.plan().equals(plan) ? last.count() : plan.open();
        CountRun run = new CountRun(plan, count, threads, Thread::new, limits, progress, file, System::nanoTime);
        CountResult result = run.run();
        if (plan.method() == Method.JOIN && run.reusable() != null) {
            kept.set(new Tables(plan, run.reusable()));
        }
        return result;
    }

    /**
     * The settings that differ from the defaults.
     *
     * @return for example {@code "SolutionCounter[method=join, threads=4]"}
     */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", "SolutionCounter[", "]");
        if (method != null) {
            text.add("method=" + method.text());
        }
        if (threads > 1) {
            text.add("threads=" + threads);
        }
        if (!pruning) {
            text.add("pruning=false");
        }
        if (merging) {
            text.add("merging=true");
        }
        if (fundamental) {
            text.add("fundamental=true");
        }
        if (checkpoint != null) {
            text.add("checkpoint=" + checkpoint + " every " + checkpointInterval);
        }
        return text.toString();
    }

    /** Collects the settings of a counter. Not safe for use by several threads. */
    public static final class Builder {
        private Method method;
        private int threads = 1;
        private Boolean pruning;
        private Boolean merging;
        private boolean fundamental;
        private Consumer<CountProgress> progress;
        private Path checkpoint;
        private Duration checkpointInterval;

        private Builder() {}

        /**
         * Sets how solutions are counted.
         *
         * @param method {@link Method#JOIN} by default
         * @return this builder
         * @throws NullPointerException if {@code method} is null
         */
        public Builder method(Method method) {
            this.method = Objects.requireNonNull(method, "method");
            return this;
        }

        /**
         * Sets how many threads count; they end with the count.
         *
         * @param threads at least 1, which is the default
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder threads(int threads) {
            if (threads < 1) {
                throw new IllegalArgumentException("threads is " + threads + ", but a count needs at least 1");
            }
            this.threads = threads;
            return this;
        }

        /**
         * Sets whether a breadth-first search leaves out attacked squares. Other methods always do, and refuse this setting.
         *
         * @param pruning true by default; false searches all n<sup>n</sup> boards, with n<sup>r</sup> states at level r
         * @return this builder
         */
        public Builder pruning(boolean pruning) {
            this.pruning = pruning;
            return this;
        }

        /**
         * Sets whether a breadth-first search holds equal states once, with how often they occur: two partial boards are
         * equal if they leave the same squares of the rows below free. Other methods hold no states, and
         * refuse this setting.
         *
         * @param merging false by default
         * @return this builder
         */
        public Builder merging(boolean merging) {
            this.merging = merging;
            return this;
        }

        /**
         * Sets whether {@link CountResult#fundamental()} is found out too, by a search over symmetric boards that takes far
         * less time than the count.
         *
         * @param fundamental false by default
         * @return this builder
         */
        public Builder fundamental(boolean fundamental) {
            this.fundamental = fundamental;
            return this;
        }

        /**
         * Tells the progress about five times a second and at the end, on the thread that called {@code count}. An exception from
         * the consumer ends the count and reaches the caller.
         *
         * @param progress who is told
         * @return this builder
         * @throws NullPointerException if {@code progress} is null
         */
        public Builder progress(Consumer<CountProgress> progress) {
            this.progress = Objects.requireNonNull(progress, "progress");
            return this;
        }

        /**
         * Keeps what is done in a file, written every second and at the end. A count of the same size and settings goes on
         * from it; one that was finished gives its result again.
         *
         * @param file a file that does not exist yet or is a checkpoint of this count; it and its neighbors with the
         *     endings {@code .tmp} and {@code .lock} are replaced
         * @return this builder
         * @throws IllegalArgumentException if the file is not in the default file system
         * @throws NullPointerException if {@code file} is null
         */
        public Builder checkpoint(Path file) {
            return checkpoint(file, Duration.ofSeconds(1));
        }

        /**
         * Keeps what is done in a file, as {@link #checkpoint(Path)} does, but at another interval.
         *
         * @param file a file that does not exist yet or is a checkpoint of this count; it and its neighbors with the
         *     endings {@code .tmp} and {@code .lock} are replaced
         * @param interval the time from one writing to the next, which is also the work that a killed process loses at most
         *     beside the parts in hand; zero writes whenever parts have ended
         * @return this builder
         * @throws IllegalArgumentException if the interval is negative or the file is not in the default file system
         * @throws NullPointerException if an argument is null
         */
        public Builder checkpoint(Path file, Duration interval) {
            Objects.requireNonNull(interval, "interval");
            if (interval.isNegative()) {
                throw new IllegalArgumentException("the interval is " + interval + ", but must not be negative");
            }
            Objects.requireNonNull(file, "file");
            if (file.getFileSystem() != FileSystems.getDefault()) {
                throw new IllegalArgumentException(file + " is in " + file.getFileSystem()
                        + ", but a checkpoint is a file of the default file system");
            }
            this.checkpoint = file;
            this.checkpointInterval = interval;
            return this;
        }

        /**
         * Makes the counter; this builder may go on to make others.
         *
         * @return the counter
         * @throws IllegalArgumentException if {@code pruning} or {@code merging} is set for a method that does not know it
         */
        public SolutionCounter build() {
            requireBreadthFirst("pruning", pruning);
            requireBreadthFirst("merging", merging);
            return new SolutionCounter(this);
        }

        private void requireBreadthFirst(String name, Boolean value) {
            if (value != null && method != Method.BREADTH_FIRST) {
                throw new IllegalArgumentException(name + " is set to " + value
                        + ", but only breadth-first search knows it; leave it out, or choose Method.BREADTH_FIRST");
            }
        }
    }
}
