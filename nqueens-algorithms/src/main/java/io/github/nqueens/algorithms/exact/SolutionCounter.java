package io.github.nqueens.algorithms.exact;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Counts all solutions of a size, without keeping them.
 *
 * <p>The work is split into parts that depend on nothing else; threads take them one after the other. With a checkpoint
 * file, a process that was killed goes on from the parts that were done. All methods give the same counts, sequence A000170
 * of the On-Line Encyclopedia of Integer Sequences; the largest known is that of n = 27, which fits a {@code long}.
 *
 * <p>Fundamental solutions, those that differ by more than rotation and reflection (A002562), follow from Burnside's
 * lemma: if T solutions exist, H of them equal their image under a half turn and Q theirs under a quarter turn, there are
 * (T + H + 2 Q) / 8, because no reflection leaves a solution with more than one queen as it is.
 *
 * <p>Immutable and safe for use by several threads, but for what the caller gives: a {@code progress} consumer is called on
 * the thread that counts, and of two counts with the same checkpoint file the second is refused while the first is under way.
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

    /** How solutions are counted. */
    public enum Method {
        /**
         * Level by level with a first-in first-out frontier, up to n = 20 if memory lasts. One thread without a checkpoint
         * and without a progress consumer searches one tree, so that the frontier holds whole levels; otherwise the tree is
         * split at its first two rows, and each part has a frontier of its own.
         */
        BREADTH_FIRST(PackedState.LARGEST_SIZE),
        /** Depth first with bit masks over one of each two mirror images, up to n = 27 if time lasts. */
        BACKTRACKING(BacktrackingTask.LARGEST_SIZE),
        /**
         * By matching upper with lower halves of the board, up to n = 23 if time lasts.
         * Boards of up to 11 rows are counted by backtracking, which is done before the tables of a join are made.
         */
        JOIN(JoinTask.LARGEST_SIZE);

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
    }

    private SolutionCounter(Builder builder) {
        this.method = builder.method;
        this.threads = builder.threads;
        this.pruning = builder.pruning;
        this.merging = builder.merging;
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
        return complete(count(n, SolveOptions.defaults())).count();
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
        return complete(count(n, SolveOptions.defaults(), true)).fundamental().orElseThrow();
    }

    /**
     * Counts all solutions within limits. Ends within 50 ms of a time limit, a cancellation or an interrupt, and leaves the
     * interrupt flag set. A seed has no effect.
     *
     * @param n from 1 to the {@linkplain Method#largestSize() largest size} of the method
     * @param options time limit and cancellation; an iteration limit, an initial board, a listener or a
     *     search's progress is refused
     * @return what the count came to
     * @throws IllegalArgumentException if n is out of range, an option is refused, or the checkpoint file is damaged, in use
     *     or of another count
     * @throws NullPointerException if {@code options} is null
     * @throws java.io.UncheckedIOException if the checkpoint file cannot be read or written
     */
    public CountResult count(int n, SolveOptions options) {
        return count(n, options, fundamental);
    }

    private CountResult count(int n, SolveOptions options, boolean withFundamental) {
        requireSize(n);
        requireOptions(options);
        CountPlan plan = plan(n, withFundamental);
        CountRun run = new CountRun(
                plan,
                threads,
                options,
                progress,
                checkpoint == null ? null : new Checkpoint(checkpoint, plan),
                checkpointInterval,
                System::nanoTime);
        run.run();
        long[] sums = run.sums();
        long count = sums[CountPlan.Kind.SOLUTIONS.ordinal()];
        boolean known = withFundamental && run.status() == SolveStatus.SOLVED;
        return new CountResult(
                n,
                run.status(),
                run.reason().orElse(null),
                count,
                known ? OptionalLong.of(fundamental(n, sums)) : OptionalLong.empty(),
                widestFrontier(n, sums),
                run.elapsed());
    }

    private CountPlan plan(int n, boolean withFundamental) {
        List<CountPlan.Job> jobs = new ArrayList<>();
        if (withFundamental) {
            jobs.add(new CountPlan.Job(SymmetricTask.halfTurn(n), CountPlan.Kind.HALF_TURN));
            jobs.add(new CountPlan.Job(SymmetricTask.quarterTurn(n), CountPlan.Kind.QUARTER_TURN));
        }
        tasks(n).forEach(task -> jobs.add(new CountPlan.Job(task, CountPlan.Kind.SOLUTIONS)));
        return new CountPlan(n, method.name(), jobs);
    }

    private List<CountTask> tasks(int n) {
        return switch (method) {
            case BREADTH_FIRST -> {
                boolean split = threads > 1 || checkpoint != null || progress != null;
                yield BreadthFirstTask.tasks(n, pruning, merging, split);
            }
            case BACKTRACKING -> BacktrackingTask.tasks(n);
            case JOIN -> n < JoinTask.WORTHWHILE ? BacktrackingTask.tasks(n) : JoinTask.all(n);
        };
    }

    private static long fundamental(int n, long[] sums) {
        if (n == 1) {
            return 1;
        }
        return (sums[CountPlan.Kind.SOLUTIONS.ordinal()]
                        + sums[CountPlan.Kind.HALF_TURN.ordinal()]
                        + 2 * sums[CountPlan.Kind.QUARTER_TURN.ordinal()])
                / 8;
    }

    /** Parts begin below the empty board and the first row, which every tree has. */
    private long widestFrontier(int n, long[] sums) {
        return method == Method.BREADTH_FIRST ? Math.max(n, CountPlan.widest(sums)) : 0;
    }

    private static CountResult complete(CountResult result) {
        if (!result.isComplete()) {
            throw new CountAbandonedException(result);
        }
        return result;
    }

    private void requireSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > method.largestSize()) {
            throw new IllegalArgumentException("n is " + n + ", but counting by "
                    + method.name().toLowerCase(Locale.ROOT).replace('_', '-') + " takes boards of at most "
                    + method.largestSize() + " rows; choose another method or a smaller n");
        }
    }

    private static void requireOptions(SolveOptions options) {
        Objects.requireNonNull(options, "options");
        if (options.maxIterations().isPresent()) {
            throw new IllegalArgumentException(
                    "maxIterations is " + options.maxIterations().getAsLong()
                            + ", but a count has no iterations; set a time limit instead");
        }
        if (options.initialBoard().isPresent()) {
            throw new IllegalArgumentException("a count does not start from an initial board; leave it out");
        }
        if (options.listener().isPresent() || options.progress().isPresent()) {
            throw new IllegalArgumentException(
                    "a count has no statistics of a search to tell; leave out the options' listener and progress, and give"
                            + " the counter's builder a progress consumer");
        }
    }

    /** Collects the settings of a counter. Not safe for use by several threads. */
    public static final class Builder {
        private Method method = Method.JOIN;
        private int threads = 1;
        private boolean pruning = true;
        private boolean merging;
        private boolean fundamental;
        private Consumer<CountProgress> progress;
        private Path checkpoint;
        private Duration checkpointInterval = Duration.ofSeconds(1);

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
         * Sets whether a breadth-first search leaves out attacked squares. Other methods always do.
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
         * equal if they leave the same squares of the rows below free. Other methods hold no states.
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
         * Has the progress told, about five times a second and at the end, on the thread that called {@code count}. What the
         * consumer throws ends the count and reaches the caller.
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
         * @throws NullPointerException if {@code file} is null
         */
        public Builder checkpoint(Path file) {
            this.checkpoint = Objects.requireNonNull(file, "file");
            return this;
        }

        /**
         * Keeps what is done in a file, as {@link #checkpoint(Path)} does, but at another interval.
         *
         * @param file a file that does not exist yet or is a checkpoint of this count; it and its neighbors with the
         *     endings {@code .tmp} and {@code .lock} are replaced
         * @param interval the time from one writing to the next, which is also the work that a killed process loses at most
         *     beside the parts in hand; zero writes after each part
         * @return this builder
         * @throws IllegalArgumentException if the interval is negative
         * @throws NullPointerException if an argument is null
         */
        public Builder checkpoint(Path file, Duration interval) {
            Objects.requireNonNull(interval, "interval");
            if (interval.isNegative()) {
                throw new IllegalArgumentException("the interval is " + interval + ", but must not be negative");
            }
            checkpoint(file);
            this.checkpointInterval = interval;
            return this;
        }

        /**
         * Makes the counter; this builder may go on to make others.
         *
         * @return the counter
         */
        public SolutionCounter build() {
            return new SolutionCounter(this);
        }
    }
}
