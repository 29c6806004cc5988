package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.ProblemCount;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.CountTask;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts all solutions of a size or of a problem, without keeping them.
 *
 * <p>The work is cut into parts that depend on nothing else. Threads take them one after the other. With a checkpoint
 * folder, a process that was killed goes on from the parts that were done. All methods give the same counts, sequence
 * A000170 of the On-Line Encyclopedia of Integer Sequences. The largest known one is that of n = 27, which fits a
 * {@code long}.
 *
 * <p>Fundamental solutions (A002562) differ by more than rotation and reflection. Their number follows from Burnside's
 * lemma. Let T be the number of solutions, H the number of those that equal their image under a half turn, and Q under
 * a quarter turn. Then there are (T + H + 2 Q) / 8 fundamental solutions, because each reflection changes every
 * solution with more than one queen.
 *
 * <p>Each count makes its threads and tables and releases them at the end. A counter keeps the tables of its latest
 * complete count for the next one if they take at most a sixteenth of the heap. Work that exceeds the maximum heap by
 * itself is not tried. If memory does not suffice for anything else, the count ends as {@link CountStatus#GAVE_UP} and
 * says what to do.
 *
 * <p>Settings are immutable, and a counter is safe for use by several threads. A {@code progress} consumer is called on
 * the thread that counts. Of two counts with the same checkpoint, each takes over
 * what the other has done.
 *
 * <p>Java's serialization refuses a counter, which may hold a callback. Store the text of a {@link
 * io.github.nqueens.solutions.parts.CountPlan} instead.
 */
public final class SolutionCounter {
    private final CountSettings settings;

    /** What the latest count leaves to the next one, if it is small. */
    private final AtomicReference<Tables> kept = new AtomicReference<>();

    private record Tables(CountTask task, PartitionedCount count) {}

    private SolutionCounter(Builder builder) {
        this.settings = builder.settings.copy();
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
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return their number
     * @throws IllegalArgumentException if n is out of range, or the checkpoint is damaged or of another count
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public long count(int n) {
        return count(n, Limits.none()).count();
    }

    /**
     * Counts the solutions that differ by more than rotation and reflection.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return their number
     * @throws IllegalArgumentException if n is out of range, or the checkpoint is damaged or of another count
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public long countFundamental(int n) {
        CountResult result = count(n, Limits.none(), true);
        result.count();
        return result.fundamental().orElseThrow();
    }

    /**
     * Counts all solutions within limits. A time limit, a cancellation or an interrupt ends the count within 50 ms, or
     * within 1 % of the limit if that is more. An interrupt flag stays set. The checkpoint, if there is one, has what was
     * done.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @param limits time limit and cancellation
     * @return what the count came to
     * @throws IllegalArgumentException if n is out of range, or the checkpoint is damaged or of another count
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public CountResult count(int n, Limits limits) {
        return count(n, limits, settings.fundamental);
    }

    /**
     * Counts all solutions of a problem, the classic one like {@link #count(int)}. Any other is counted by a join or a search,
     * whichever is expected to be faster, unless a method was set.
     *
     * @param problem what is counted
     * @return the number of its solutions
     * @throws ArithmeticException if it is beyond a {@code long}; {@link #countUpTo} stops earlier
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws IllegalArgumentException if it is the classic problem of more rows than the method takes, a setting fits the
     *     classic problem only, or the checkpoint is damaged or of another count
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public long count(Problem problem) {
        return count(problem, Limits.none()).count();
    }

    /**
     * Counts solutions of a problem up to a number, for example up to 2 to tell whether a solution is the only one. Only
     * an interrupt ends the count earlier; give it {@linkplain #countUpTo(Problem, long, Limits) limits} where that may
     * take too long.
     *
     * @param problem what is counted, of at most 16,384 rows
     * @param most where to stop, at least 1
     * @return the number of solutions, or {@code most} if there are at least that many
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     * @throws IllegalArgumentException if the problem has more rows, {@code most < 1}, a setting does not fit the problem,
     *     or the checkpoint is damaged or of another count
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public long countUpTo(Problem problem, long most) {
        return countUpTo(problem, most, Limits.none()).count();
    }

    /**
     * Counts solutions of a problem up to a number, within limits. Threads, progress and checkpoint serve this count as
     * any other. If the classic problem has about {@code most} solutions or fewer, all of them are counted by the
     * method of this counter, because no method counts some of them faster. In all other cases solutions are found one
     * by one. {@code fundamental(true)} is refused, because fundamental solutions are known only when all were counted.
     *
     * @param problem what is counted, of at most 16,384 rows
     * @param most where to stop, at least 1
     * @param limits time limit and cancellation
     * @return what the count came to; it is complete with the number {@code most} if there are at least that many solutions
     * @throws IllegalArgumentException if the problem has more rows, {@code most < 1}, a setting does not fit the problem,
     *     or the checkpoint is damaged or of another count
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public CountResult countUpTo(Problem problem, long most, Limits limits) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(limits, "limits");
        if (most < 1) {
            throw new IllegalArgumentException("most is " + most + ", but must be at least 1");
        }
        settings.requireCountUpTo(problem);
        if (!problem.isClassic()) {
            return run(most < Long.MAX_VALUE ? settings.search(problem, most) : settings.task(problem), limits);
        }
        if (problem.size() <= settings.classicMethod().largestSize()
                && StrictMath.log((double) most) >= logarithmOfSolutions(problem.size())) {
            CountResult result = count(problem.size(), limits);
            return result.isComplete() && result.count() > most ? result.cutTo(most) : result;
        }
        return run(settings.search(problem, most), limits);
    }

    /** About the logarithm of the number of solutions, by the constant of Simkin (2021), doi:10.1016/j.aim.2023.109127. */
    private static double logarithmOfSolutions(int n) {
        return n * (StrictMath.log(n) - 1.942);
    }

    /**
     * Counts all solutions of a problem within limits, like {@link #count(int, Limits)}. Threads, progress and checkpoint
     * serve every problem. A join counts problems with the rule {@link io.github.nqueens.AttackRule#QUEENS} without regions,
     * and a torus without placed queens and blocked squares, from 13 to 27 rows. It uses the symmetries of the problem.
     * Any other problem is counted by backtracking over its rows, columns and regions.
     *
     * @param problem what is counted
     * @param limits time limit and cancellation
     * @return what the count came to
     * @throws ArithmeticException if the number is beyond a {@code long}; {@link #countUpTo} stops earlier
     * @throws IllegalArgumentException if it is the classic problem of more rows than the method takes, a setting fits the
     *     classic problem only, or the checkpoint is damaged or of another count
     * @throws java.io.UncheckedIOException if the checkpoint cannot be read, or not be written at the beginning
     */
    public CountResult count(Problem problem, Limits limits) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(limits, "limits");
        if (problem.isClassic()) {
            return count(problem.size(), limits);
        }
        return run(settings.task(problem), limits);
    }

    /**
     * The method that counts a size: the one that was set, or the fastest, and a search in place of a join for small boards.
     *
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @return the method
     * @throws IllegalArgumentException if n is out of range
     */
    public CountMethod method(int n) {
        ClassicTask.requireSize(n, settings.classicMethod());
        return ClassicTask.forSize(n, settings.classicMethod());
    }

    /**
     * The method that counts all solutions of a problem: the one that was set, or the one that is expected to be faster, and a
     * search in place of a join that is impossible.
     *
     * @param problem what is counted
     * @return the method
     * @throws IllegalArgumentException if it is the classic problem of more rows than the method takes, or a setting fits the
     *     classic problem only
     */
    public CountMethod method(Problem problem) {
        return Objects.requireNonNull(problem, "problem").isClassic()
                ? method(problem.size())
                : settings.task(problem).method();
    }

    /**
     * Whether a breadth-first search leaves out attacked squares.
     *
     * @return true if nothing else was set
     */
    public boolean isPruning() {
        return settings.pruning;
    }

    /**
     * Whether a breadth-first search holds equal states once.
     *
     * @return false if nothing else was set
     */
    public boolean isMerging() {
        return settings.merging;
    }

    /**
     * Whether fundamental solutions are counted too.
     *
     * @return false if nothing else was set
     */
    public boolean isFundamental() {
        return settings.fundamental;
    }

    private CountResult count(int n, Limits limits, boolean withFundamental) {
        Objects.requireNonNull(limits, "limits");
        return run(settings.task(n, withFundamental), limits);
    }

    private CountResult run(CountTask task, Limits limits) {
        LimitWatch watch = LimitWatch.start(limits);
        Runnable look = () -> watch.requireOngoing("count");
        CountCheckpoint file;
        PartitionedCount count;
        try {
            file = checkpoint(task, look);
            Tables last = kept.getAndSet(null);
            count = last != null && last.task().equals(task) ? last.count() : task.open(look);
        } catch (CancellationException over) {
            assert watch.isOver();
            // Nothing is counted any more, so nothing is to be cut or kept.
            file = null;
            count = new ProblemCount(task.problem(), false, task.most());
        }
        CountRun run = new CountRun(task, count, settings.threads, Thread::new, watch, settings.progress, file);
        CountResult result = run.run();
        if (task.method() == CountMethod.JOIN && run.reusable() != null) {
            kept.set(new Tables(task, run.reusable()));
        }
        return result;
    }

    /**
     * The checkpoint of a count, or null if there is none.
     *
     * @throws CancellationException if the count was over before the problem was read
     */
    private @Nullable CountCheckpoint checkpoint(CountTask task, Runnable look) {
        Path path = settings.checkpoint;
        return path == null ? null : new CountCheckpoint(path, task, settings.checkpointInterval, look);
    }

    /**
     * The settings that differ from the defaults.
     *
     * @return for example {@code "SolutionCounter[method=join, threads=4]"}
     */
    @Override
    public String toString() {
        return settings.toString();
    }

    /** Collects the settings of a counter. Not safe for use by several threads. */
    public static final class Builder {
        private final CountSettings settings = new CountSettings();

        private Builder() {}

        /**
         * Sets how solutions are counted.
         *
         * @param method by default {@link CountMethod#JOIN} for the classic problem, and whichever of a join and a search is
         *     expected to be faster for any other
         * @return this builder
         */
        public Builder method(CountMethod method) {
            settings.method = Objects.requireNonNull(method, "method");
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
            settings.threads = threads;
            return this;
        }

        /**
         * Sets whether a breadth-first search leaves out attacked squares. Other methods always do, and refuse false.
         *
         * @param pruning true by default; false searches all n<sup>n</sup> boards, with n<sup>r</sup> states at level r
         * @return this builder
         */
        public Builder pruning(boolean pruning) {
            settings.pruning = pruning;
            return this;
        }

        /**
         * Sets whether a breadth-first search holds equal states once, with how often they occur: two partial boards are
         * equal if they leave the same squares of the rows below free. Other methods hold no states, and refuse true.
         *
         * @param merging false by default
         * @return this builder
         */
        public Builder merging(boolean merging) {
            settings.merging = merging;
            return this;
        }

        /**
         * Sets whether {@link CountResult#fundamental()} is found out too, by a search over symmetric boards that takes far
         * less time than the count. {@link SolutionCounter#countUpTo(Problem, long)} and problems other than the classic one
         * refuse it.
         *
         * @param fundamental false by default
         * @return this builder
         */
        public Builder fundamental(boolean fundamental) {
            settings.fundamental = fundamental;
            return this;
        }

        /**
         * Tells the progress about five times per second and at the end, on the thread that called {@code count}. An
         * exception from the consumer ends the count and reaches the caller.
         *
         * @param progress who is told
         * @return this builder
         */
        public Builder progress(Consumer<Progress> progress) {
            settings.progress = Objects.requireNonNull(progress, "progress");
            return this;
        }

        /**
         * Keeps what is done in a folder, written every second and at the end. A count of the same size and settings goes on
         * from it; one that was finished returns its result again. Counts at the same time, in any processes that see the
         * folder, share the work.
         *
         * <p>The folder is a manifest as {@code io.github.nqueens.solutions.parts.CountManifest} describes it. Each count writes
         * files of its own and never touches others. A folder that holds anything else is refused and left alone.
         *
         * <p>A folder that cannot be written at the beginning is an error. If it cannot be written later, the count goes on: a
         * warning is logged, and the {@linkplain CountResult#reason() reason} of the result says so.
         *
         * @param folder a folder that is empty or does not exist yet, or a checkpoint of this count
         * @return this builder
         * @throws IllegalArgumentException if the folder is not in the default file system
         */
        public Builder checkpoint(Path folder) {
            return checkpoint(folder, Duration.ofSeconds(1));
        }

        /**
         * Keeps what is done in a folder, as {@link #checkpoint(Path)} does, but at another interval.
         *
         * @param folder a folder that is empty or does not exist yet, or a checkpoint of this count
         * @param interval the time from one writing to the next, which is also the work that a killed process loses at most
         *     beside the parts in hand; zero writes whenever parts have ended
         * @return this builder
         * @throws IllegalArgumentException if the interval is negative, or the folder is not in the default file system
         */
        public Builder checkpoint(Path folder, Duration interval) {
            Objects.requireNonNull(interval, "interval");
            if (interval.isNegative()) {
                throw new IllegalArgumentException("the interval is " + interval + ", but must not be negative");
            }
            Objects.requireNonNull(folder, "folder");
            if (folder.getFileSystem() != FileSystems.getDefault()) {
                throw new IllegalArgumentException(folder + " is in " + folder.getFileSystem()
                        + ", but a checkpoint is a folder of the default file system");
            }
            settings.checkpoint = folder;
            settings.checkpointInterval = interval;
            return this;
        }

        /**
         * Makes the counter; this builder may go on to make others.
         *
         * @return the counter
         * @throws IllegalArgumentException if {@code pruning(false)} or {@code merging(true)} is set for a method that knows no
         *     such choice
         */
        public SolutionCounter build() {
            if (settings.method != CountMethod.BREADTH_FIRST && (!settings.pruning || settings.merging)) {
                throw new IllegalArgumentException(
                        (settings.pruning ? "merging is set to true" : "pruning is set to false")
                                + ", but only breadth-first search knows it; leave it out, or choose CountMethod.BREADTH_FIRST");
            }
            return new SolutionCounter(this);
        }
    }
}
