package io.github.nqueens.solutions.parts;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.CountLedger;
import io.github.nqueens.solutions.task.CountTask;
import io.github.nqueens.solutions.task.PlanReader;
import io.github.nqueens.solutions.task.ProblemTask;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * A count of all solutions, cut into parts that threads, processes or machines can count in any order.
 *
 * <p>A plan is one line of text, and so is the result of a part.
 *
 * <pre>{@code
 * CountPlan plan = CountPlan.of(18, 100);
 * String sent = plan.toText();                         // to each machine, with the number of a part
 *
 * String answer;
 * try (CountWorker worker = CountPlan.parse(sent).worker()) {
 *     answer = worker.count(7, Limits.none()).toText();
 * }
 * }</pre>
 *
 * <p>{@link #total} adds up what came back. {@link SolutionCounter} does all of this within one process.
 *
 * <p>Immutable and safe for use by several threads. Java's serialization refuses a plan; store its text. The same text has the same parts in each release that reads it.
 */
public final class CountPlan {
    private final CountTask task;
    private final int parts;
    private final String text;

    private CountPlan(CountTask task) {
        this.task = task;
        this.parts = task.open().parts();
        this.text = task.text();
    }

    /**
     * Cuts a count by the fastest method.
     *
     * @param n the size, from 1 to 27
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with this many parts or more; with fewer only where a board cannot be cut into as many
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountPlan of(int n, int leastParts) {
        return of(SolutionCounter.builder().build(), n, leastParts);
    }

    /**
     * Cuts a count with the method of a counter and what it finds out beside the number. Threads, progress and checkpoint of
     * the counter are no part of a plan.
     *
     * @param counter whose settings the plan has
     * @param n from 1 to the {@linkplain CountMethod#largestSize() largest size} of the method
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with this many parts or more; with fewer only where the method cannot cut a board into as many, or not
     *     without passing ten million
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountPlan of(SolutionCounter counter, int n, int leastParts) {
        requireParts(leastParts);
        CountMethod method = Objects.requireNonNull(counter, "counter").method(n);
        return new CountPlan(
                ClassicTask.split(n, method, counter.isPruning(), counter.isMerging(), counter.isFundamental())
                        .inParts(leastParts));
    }

    /**
     * Cuts a count of a problem by the method that is expected to be fastest.
     *
     * @param problem what is counted, of at most 64 rows
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with this many parts or more; with fewer only where the method cannot cut the problem into as many, or not
     *     without passing ten million
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountPlan of(Problem problem, int leastParts) {
        return of(SolutionCounter.builder().build(), problem, leastParts);
    }

    /**
     * Cuts a count of a problem with the method of a counter. Threads, progress and checkpoint of the counter are no part of a
     * plan.
     *
     * @param counter whose settings the plan has
     * @param problem what is counted, of at most 64 rows
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with this many parts or more; with fewer only where the method cannot cut the problem into as many, or not
     *     without passing ten million
     * @throws IllegalArgumentException if an argument is out of range, or a setting fits the classic problem only
     */
    public static CountPlan of(SolutionCounter counter, Problem problem, int leastParts) {
        Objects.requireNonNull(counter, "counter");
        if (Objects.requireNonNull(problem, "problem").isClassic()) {
            return of(counter, problem.size(), leastParts);
        }
        requireParts(leastParts);
        if (problem.size() > ProblemTask.LARGEST_TEXT) {
            throw new IllegalArgumentException("the problem has " + problem.size()
                    + " rows, but a plan holds problems of at most " + ProblemTask.LARGEST_TEXT
                    + "; count it in one process with SolutionCounter");
        }
        return new CountPlan(
                ProblemTask.all(problem, counter.method(problem), true).inParts(leastParts));
    }

    private static void requireParts(int leastParts) {
        if (leastParts < 1) {
            throw new IllegalArgumentException("leastParts is " + leastParts + ", but a count has at least 1 part");
        }
    }

    /**
     * Reads what {@link #toText} wrote.
     *
     * @param text one line, without its end
     * @return the plan, of at most ten million parts
     * @throws IllegalArgumentException if the text is no plan, or one of another version
     */
    public static CountPlan parse(String text) {
        return new CountPlan(PlanReader.parse(Objects.requireNonNull(text, "text")));
    }

    /** What is counted. */
    CountTask task() {
        return task;
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return task.size();
    }

    /**
     * What is counted.
     *
     * @return the problem, which may be the classic one
     */
    public Problem problem() {
        return task.problem();
    }

    /**
     * How the parts are counted.
     *
     * @return the method
     */
    public CountMethod method() {
        return task.method();
    }

    /**
     * The number of parts. Their numbers run from 0 to one less than this. Parts with successive numbers are a fair
     * sample of all.
     *
     * @return at least 1
     */
    public int parts() {
        return parts;
    }

    /**
     * Makes a worker, which has nothing in common with others.
     *
     * @return a worker without tables; the first part makes them
     */
    public CountWorker worker() {
        return new PlanWorker(task, fingerprint(), System::nanoTime);
    }

    /**
     * Makes a worker for another thread of the same process. The workers share the tables that no part changes. The
     * worker that needs them first makes them, and they are released when all of these workers are closed.
     *
     * @param other an open worker of an equal plan, made by this class
     * @return another worker
     * @throws IllegalArgumentException if the other worker is of another plan
     * @throws IllegalStateException if the other worker is closed
     */
    public CountWorker worker(CountWorker other) {
        if (Objects.requireNonNull(other, "other") instanceof PlanWorker worker && worker.counts(task)) {
            return worker.another();
        }
        throw new IllegalArgumentException(
                "other is a worker of another plan; ask the plan of that worker, or call worker()");
    }

    /**
     * The memory without which no worker can count a part. Less is refused without being tried.
     *
     * @return bytes, at least 0
     */
    public long leastBytes() {
        return task.open().leastBytes();
    }

    /**
     * The memory that workers which share their tables usually take in one process, to choose the size of a heap by. A
     * collector that keeps room for small objects takes up to half as much again.
     *
     * @param workers how many workers count at the same time, at least 1
     * @return bytes, at least 1
     * @throws IllegalArgumentException if {@code workers < 1}
     */
    public long usualBytes(int workers) {
        if (workers < 1) {
            throw new IllegalArgumentException("workers is " + workers + ", but a count needs at least 1");
        }
        return task.open().usualBytes(workers);
    }

    /**
     * Adds up the results of the parts, if each part is there once and its number fits its proof.
     *
     * @param results one result for each part, in any order
     * @return the number of all solutions
     * @throws IllegalArgumentException if a part is missing, there twice, of another plan, damaged or wrong; the message names it
     * @throws ArithmeticException if the number is beyond a {@code long}
     */
    public long total(Collection<PartResult> results) {
        // Copied first: what is added up is what was checked, whoever changes the collection meanwhile.
        List<PartResult> kept = NonNullLists.of("results", results);
        BitSet missing = missing(kept);
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException(missing.cardinality() + " of " + parts + " parts "
                    + (missing.cardinality() == 1 ? "is missing, part " : "are missing, the first of them part ")
                    + missing.nextSetBit(0) + "; count what is missing");
        }
        CountLedger ledger = new CountLedger(task, parts);
        kept.forEach(result -> ledger.add(result.part(), result.numbers()));
        return ledger.solutions();
    }

    /** The parts without a result. Refuses a result of another plan, and the second result of a part. */
    BitSet missing(Collection<PartResult> results) {
        BitSet missing = new BitSet();
        missing.set(0, parts);
        for (PartResult result : results) {
            require(result);
            if (!missing.get(result.part())) {
                throw new IllegalArgumentException("part " + result.part() + " is there twice; leave one of them out");
            }
            missing.clear(result.part());
        }
        return missing;
    }

    /** Refuses a result that is impossible for every part of this plan. */
    void require(PartResult result) {
        result.line().requireOf(text, parts, task::numbersOf);
    }

    /** Eight digits that tell this plan from others. */
    String fingerprint() {
        return CheckedText.checksum(text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CountPlan plan && plan.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /**
     * The plan as text, in one line. It names its version and never changes its meaning.
     *
     * @return for example {@code "nqueens-count 2 n=18 method=join cut=0 parts=128"}
     */
    public String toText() {
        return text;
    }

    /**
     * The plan as text.
     *
     * @return the same line as {@link #toText}, which is short
     */
    @Override
    public String toString() {
        return text;
    }
}
