package io.github.nqueens.solutions;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.SolutionCounter.Method;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.ProblemCount;
import io.github.nqueens.solutions.counting.SymmetricCount;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A count of all solutions, cut into parts that threads, processes or machines can count in any order.
 *
 * <p>A plan is one line of text, and so is the result of a part.
 *
 * <pre>{@code
 * CountPlan plan = CountPlan.of(18, 100);
 * String sent = plan.toString();                       // to each machine, with the number of a part
 *
 * String answer;
 * try (CountWorker worker = CountPlan.parse(sent).worker()) {
 *     answer = worker.count(7, Limits.none()).toString();
 * }
 * }</pre>
 *
 * <p>{@link #total} adds up what came back. {@link SolutionCounter} does all of this within one process.
 *
 * <p>Immutable and safe for use by several threads. The same text has the same parts in each release that reads it.
 */
public final class CountPlan {
    private static final int VERSION = 1;
    /** The usual number of rows that a part of a search is given. */
    private static final int USUAL_ROWS = 3;

    /** With more rows there would be millions of parts. */
    private static final int MOST_ROWS = 4;

    /** Problems up to this size stand in the text of their plan, larger ones by their digest. */
    private static final int LARGEST_TEXT = 64;

    /** Null for the classic problem. */
    private final Problem problem;

    /** Where the count of a problem stops. */
    private final long most;

    private final int size;
    private final Method method;

    /** For searches the rows that a part is given, for a join how often the usual parts are halved. */
    private final int cut;

    private final boolean pruning;
    private final boolean merging;
    private final boolean fundamental;
    private final int parts;

    /** Made when it is first asked for; two threads may both make it, and make the same. */
    private String text;

    private CountPlan(int size, Method method, int cut, boolean pruning, boolean merging, boolean fundamental) {
        this.problem = null;
        this.most = Long.MAX_VALUE;
        this.size = size;
        this.method = method;
        this.cut = cut;
        this.pruning = pruning;
        this.merging = merging;
        this.fundamental = fundamental;
        this.parts = open().parts();
    }

    /** The plan of a problem that is not the classic one, or of which no more than some solutions are wanted. */
    CountPlan(Problem problem, boolean split, long most) {
        this.problem = problem;
        this.most = most;
        this.size = problem.size();
        this.method = Method.BACKTRACKING;
        this.cut = split ? 1 : 0;
        this.pruning = true;
        this.merging = false;
        this.fundamental = false;
        this.parts = open().parts();
    }

    /**
     * A plan by the fastest method.
     *
     * @param n the size, from 1 to 27
     * @param leastParts how many parts are wanted, at least 1
     * @return a plan with so many parts or more; with fewer only where a board cannot be cut into so many
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static CountPlan of(int n, int leastParts) {
        return SolutionCounter.builder().build().plan(n, leastParts);
    }

    /** A plan of these settings with so many parts or more, if the method can be cut so finely. */
    static CountPlan of(int n, Method method, boolean pruning, boolean merging, boolean fundamental, int leastParts) {
        Method searched = searched(n, method);
        int finest = switch (searched) {
            case JOIN -> JoinCount.mostFineness(n);
            case BACKTRACKING -> MOST_ROWS;
            case BREADTH_FIRST -> 2;
        };
        int cut = searched == Method.BREADTH_FIRST ? Math.min(2, leastParts - 1) : usualCut(n, searched);
        CountPlan plan = new CountPlan(n, searched, cut, pruning, merging, fundamental);
        while (plan.parts < leastParts && plan.cut < finest) {
            plan = new CountPlan(n, searched, plan.cut + 1, pruning, merging, fundamental);
        }
        return plan;
    }

    /** The plan of a counter; {@code split} tells whether a breadth-first search has several parts. */
    static CountPlan of(int n, Method method, boolean pruning, boolean merging, boolean split, boolean fundamental) {
        int cut = method == Method.BREADTH_FIRST ? split ? 2 : 0 : usualCut(n, method);
        return new CountPlan(n, searched(n, method), cut, pruning, merging, fundamental);
    }

    /** Small boards are counted by a search before the tables of a join are made. */
    private static Method searched(int n, Method method) {
        return method == Method.JOIN && n < JoinCount.WORTHWHILE ? Method.BACKTRACKING : method;
    }

    private static int usualCut(int n, Method method) {
        return searched(n, method) == Method.JOIN ? 0 : USUAL_ROWS;
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @param text one line, without its end
     * @return the plan
     * @throws IllegalArgumentException if the text is no plan, or one of another version
     * @throws NullPointerException if {@code text} is null
     */
    public static CountPlan parse(String text) {
        Matcher format = Format.TEXT.matcher(Objects.requireNonNull(text, "text"));
        if (!format.matches()) {
            throw malformed(text, "is no plan of a count");
        }
        if (Integer.parseInt(format.group(1)) != VERSION) {
            throw malformed(
                    text,
                    "is of version " + format.group(1) + ", but this version of the library reads version " + VERSION);
        }
        int size = Integer.parseInt(format.group(2));
        Method method = Method.named(format.group(3));
        int cut = Integer.parseInt(format.group(4));
        if (method == null
                || searched(size, method) != method
                || cut > (method == Method.JOIN ? JoinCount.mostFineness(size) : MOST_ROWS)) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        method.requireSize(size);
        CountPlan plan = new CountPlan(
                size, method, cut, format.group(5) == null, format.group(6) != null, format.group(7) != null);
        if (!plan.toString().equals(text)) {
            throw malformed(text, "does not fit its own settings, which give '" + plan + "'");
        }
        return plan;
    }

    private static IllegalArgumentException malformed(String text, String why) {
        return new IllegalArgumentException(
                "'" + text + "' " + why + "; give a line as CountPlan.toString() writes it in this version");
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return size;
    }

    /**
     * How the parts are counted.
     *
     * @return the method
     */
    public Method method() {
        return method;
    }

    boolean fundamental() {
        return fundamental;
    }

    /**
     * The number of parts. Their numbers run from 0 to one less than this. Parts with successive numbers are a fair sample of all.
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
        return new PlanWorker(this, System::nanoTime);
    }

    /**
     * Makes a worker for another thread of the same process. The workers share the tables that no part changes: whichever
     * needs them first makes them, and they are let go when all of these workers are closed.
     *
     * @param other an open worker of an equal plan, made by this class
     * @return another worker
     * @throws IllegalArgumentException if the other worker is of another plan
     * @throws IllegalStateException if the other worker is closed
     * @throws NullPointerException if {@code other} is null
     */
    public CountWorker worker(CountWorker other) {
        if (Objects.requireNonNull(other, "other") instanceof PlanWorker worker && worker.isOf(this)) {
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
        return open().leastBytes();
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
        return open().usualBytes(workers);
    }

    /**
     * Adds up the results of the parts, if each part is there once and its number fits its proof.
     *
     * @param results one result for each part, in any order
     * @return the number of all solutions
     * @throws IllegalArgumentException if a part is missing, there twice, of another plan, damaged or wrong; the message names it
     * @throws ArithmeticException if the number is beyond a {@code long}
     * @throws NullPointerException if {@code results} or one of them is null
     */
    public long total(Collection<PartResult> results) {
        BitSet missing = missing(results);
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException(missing.cardinality() + " of " + parts + " parts "
                    + (missing.cardinality() == 1 ? "is" : "are") + " missing, part " + missing.nextSetBit(0)
                    + " first; count what is missing");
        }
        return tally(results).solutions();
    }

    /** The parts without a result. Refuses a result that no part of this plan can have, and a second one of a part. */
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

    /** Refuses a result that no part of this plan can have. */
    void require(PartResult result) {
        if (!result.plan().equals(fingerprint())) {
            throw new IllegalArgumentException("part " + result.part() + " is of another plan, " + result.plan()
                    + ", and not of " + fingerprint() + ", '" + this + "'; leave it out");
        }
        if (result.part() >= parts || result.counts().length != numbersOf(result.part())) {
            throw new IllegalArgumentException("part " + result.part() + " is damaged: '" + result
                    + "' does not fit a plan of " + parts + (parts == 1 ? " part" : " parts") + "; count it again");
        }
        if (!result.isSound()) {
            throw new IllegalArgumentException("part " + result.part() + " is wrong: the number " + result.count()
                    + " of '" + result + "' does not fit its proof; count it again");
        }
    }

    /** What the parts that are done come to. */
    CountTally tally(Collection<PartResult> results) {
        CountTally tally = new CountTally(size);
        results.forEach(result -> tally.add(kind(result.part()), result.counts()));
        return tally;
    }

    private int numbersOf(int part) {
        return method == Method.BREADTH_FIRST && kind(part) == CountTally.Symmetry.ANY ? size + 2 : 1;
    }

    /** The first parts of a plan for fundamental solutions are for symmetric ones. */
    int symmetricParts() {
        return fundamental ? 2 : 0;
    }

    CountTally.Symmetry kind(int part) {
        return part >= symmetricParts()
                ? CountTally.Symmetry.ANY
                : part == 0 ? CountTally.Symmetry.HALF_TURN : CountTally.Symmetry.QUARTER_TURN;
    }

    /** Eight digits that tell this plan from others. */
    String fingerprint() {
        return PartResult.check(toString());
    }

    /** Makes what the threads of one run share. */
    PartitionedCount open() {
        if (problem != null) {
            return new ProblemCount(problem, cut > 0, most);
        }
        int rows = Math.min(cut, size < 4 ? 1 : size);
        PartitionedCount count = switch (method) {
            case BREADTH_FIRST -> new BreadthFirstCount(size, rows, pruning, merging);
            case BACKTRACKING -> new BacktrackingCount(size, rows);
            case JOIN -> new JoinCount(size, cut);
        };
        return fundamental ? new WithSymmetric(count, size) : count;
    }

    /** Apart, as a count that reads no plan should not pay for it in its first milliseconds. */
    private static final class Format {
        static final Pattern TEXT = Pattern.compile("nqueens-count (\\d{1,9}) n=(\\d{1,9}) method=([a-z-]+)"
                + " cut=(\\d{1,9})( unpruned)?( merging)?( fundamental)? parts=(\\d{1,9})");
    }

    /** A count whose first two parts are the solutions that a half and a quarter turn leave as they are. */
    private record WithSymmetric(PartitionedCount count, int size) implements PartitionedCount {
        @Override
        public int parts() {
            return count.parts() + 2;
        }

        @Override
        public long leastBytes() {
            return count.leastBytes();
        }

        @Override
        public long usualBytes(int threads) {
            return count.usualBytes(threads);
        }

        @Override
        public PartCounter counter() {
            PartCounter counter = count.counter();
            return (part, stop) -> part < 2 ? symmetric(part, stop) : counter.count(part - 2, stop);
        }

        private CheckedSums symmetric(int part, BooleanSupplier stop) {
            SymmetricCount symmetric = new SymmetricCount(size, stop);
            CheckedSums sums = new CheckedSums(1);
            sums.add(0, part == 0 ? symmetric.halfTurns() : symmetric.quarterTurns());
            return sums;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CountPlan && other.toString().equals(toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /**
     * The plan as text, in one line.
     *
     * @return for example {@code "nqueens-count 1 n=18 method=join cut=0 parts=128"}
     */
    @Override
    public String toString() {
        if (text == null) {
            text = "nqueens-count " + VERSION + " n=" + size + " method=" + method.text() + " cut=" + cut
                    + (pruning ? "" : " unpruned") + (merging ? " merging" : "") + (fundamental ? " fundamental" : "")
                    + (problem == null ? "" : " problem=" + problemText() + " most=" + most) + " parts=" + parts;
        }
        return text;
    }

    private String problemText() {
        return size <= LARGEST_TEXT ? problem.toText().replace('\n', '/') : ProblemDigest.of(problem);
    }
}
