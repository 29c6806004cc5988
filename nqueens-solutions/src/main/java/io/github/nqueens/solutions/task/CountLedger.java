package io.github.nqueens.solutions.task;

import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.counting.TimeLeft;
import java.util.BitSet;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a task that are done, their sums, and how long the rest will take. Each part counts once. For one thread.
 */
public final class CountLedger {
    private static final int HALF_TURN = 0;
    private static final int QUARTER_TURN = 1;

    private final CountTask task;
    private final int parts;
    private final BitSet done = new BitSet();
    private int doneParts;

    /** The solutions, those that a half turn does not change, and those that a quarter turn does not change. */
    private long solutions;

    private final long[] symmetric = new long[2];

    /** The states of each level of a breadth-first tree. */
    private final long[] levels;

    /** Null until this run begins. */
    private @Nullable TimeLeft timeLeft;

    /**
     * Starts with nothing done.
     *
     * @param task what is counted
     * @param parts the number of its parts
     */
    public CountLedger(CountTask task, int parts) {
        this.task = task;
        this.parts = parts;
        this.levels = task.method() == CountMethod.BREADTH_FIRST ? new long[task.size() + 1] : new long[0];
    }

    /** The number of parts of the task. */
    public int parts() {
        return parts;
    }

    /** Whether a part is done. */
    public boolean isDone(int part) {
        return done.get(part);
    }

    /** The number of parts that are done. */
    public int done() {
        return doneParts;
    }

    /** The parts that are not done, in a set of the reader's own. */
    public BitSet missing() {
        BitSet missing = new BitSet();
        missing.set(0, parts);
        missing.andNot(done);
        return missing;
    }

    /** Whether the number is known: all parts are done, or enough solutions were counted. */
    public boolean isComplete() {
        return doneParts == parts || solutions >= task.most();
    }

    /** The share of the parts that are done, from 0 to 1. */
    public double fraction() {
        return isComplete() ? 1 : doneParts / (double) parts;
    }

    /**
     * Begins to measure time.
     *
     * @param threads how many threads count, at least 1
     */
    public void begin(int threads) {
        timeLeft = new TimeLeft(missing().get(task.symmetricParts(), parts).cardinality(), threads);
    }

    /** Whether {@link #begin} was called. */
    public boolean hasBegun() {
        return timeLeft != null;
    }

    /**
     * Adds a part that was not done before.
     *
     * @param part its number
     * @param numbers its solutions, then the states of each level if it has any
     * @throws ArithmeticException if the sum is beyond a {@code long}; nothing is added then
     */
    public void add(int part, long... numbers) {
        if (part < task.symmetricParts()) {
            symmetric[part] = numbers[0];
        } else {
            solutions = sum(numbers[0]);
            for (int level = 1; level < numbers.length; level++) {
                levels[level - 1] += numbers[level];
            }
        }
        done.set(part);
        doneParts++;
    }

    private long sum(long more) {
        long sum = solutions + more;
        if (sum >= 0) {
            return Math.min(sum, task.most());
        }
        if (task.most() < Long.MAX_VALUE) {
            return task.most();
        }
        throw new ArithmeticException("there are more solutions than a long can count; ask countUpTo for fewer");
    }

    /**
     * Takes the time at which a part was done, once this run has begun. Parts for symmetric solutions take next to none
     * and are left out.
     *
     * @param part its number
     * @param thread which thread counted it, from 0
     * @param nanos nanoseconds since the run began
     */
    public void timed(int part, int thread, long nanos) {
        if (timeLeft != null && part >= task.symmetricParts()) {
            timeLeft.partDone(thread, nanos);
        }
    }

    /** Takes note that a part which was added is none of this run, and so has no time. */
    public void doneElsewhere(int part) {
        if (timeLeft != null && part >= task.symmetricParts()) {
            timeLeft.partDoneElsewhere();
        }
    }

    /**
     * The time that the rest is expected to take.
     *
     * @param nanos nanoseconds since the run began
     * @return nanoseconds, empty before a thread has done its second part of this run
     */
    public OptionalLong nanosLeft(long nanos) {
        if (isComplete()) {
            return OptionalLong.of(0);
        }
        return timeLeft == null ? OptionalLong.empty() : timeLeft.nanosLeft(nanos);
    }

    /** The sum over the parts that are done. It is a number of solutions only if the ledger is complete. */
    public long solutions() {
        return solutions;
    }

    /** The number of fundamental solutions of a complete count, by Burnside's lemma. */
    public OptionalLong fundamental() {
        if (!task.fundamental() || !isComplete()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(
                task.size() == 1 ? 1 : (solutions + symmetric[HALF_TURN] + 2 * symmetric[QUARTER_TURN]) / 8);
    }

    /**
     * The states of the widest level of a breadth-first tree. Level 1 has n states and belongs to no part; 0 for other
     * methods.
     */
    public long widestLevel() {
        long widest = levels.length == 0 ? 0 : task.size();
        for (long states : levels) {
            widest = Math.max(widest, states);
        }
        return widest;
    }
}
