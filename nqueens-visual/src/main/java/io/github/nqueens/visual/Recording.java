package io.github.nqueens.visual;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Square;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.recording.RuledOut;
import io.github.nqueens.visual.recording.Steps;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A recorded run: the board before the first iteration and after each step kept, with what the algorithm told of it. Steps
 * count from 0 to {@link #steps()} - 1; see {@link SearchRecorder} for what a step is and which are kept.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Recording {
    /** The largest board that is recorded. */
    public static final int LARGEST_SIZE = 10_000;

    private final String label;
    private final String solver;
    private final Problem problem;
    private final long seed;
    private final Steps kept;
    private final long totalSteps;
    private final long stride;

    /** Null while the run goes on; such a recording is not handed out. */
    private final @Nullable SolveResult result;

    Recording(
            String label,
            String solver,
            Problem problem,
            long seed,
            Steps kept,
            long totalSteps,
            long stride,
            @Nullable SolveResult result) {
        this.label = label;
        this.solver = solver;
        this.problem = problem;
        this.seed = seed;
        this.kept = kept;
        this.totalSteps = totalSteps;
        this.stride = stride;
        this.result = result;
    }

    /**
     * What a page or a plot calls this run.
     *
     * @return the solver's name unless {@link #withLabel} gave another
     */
    public String label() {
        return label;
    }

    /**
     * The same recording under another label, to tell runs of one solver apart.
     *
     * @param newLabel what to call it, for example {@code "tabu:tenure=20"}
     * @return the recording
     */
    public Recording withLabel(String newLabel) {
        Objects.requireNonNull(newLabel, "newLabel");
        return new Recording(newLabel, solver, problem, seed, kept, totalSteps, stride, result);
    }

    /**
     * The solver that ran.
     *
     * @return its name
     */
    public String solver() {
        return solver;
    }

    /**
     * The number of rows.
     *
     * @return n, at least 1
     */
    public int size() {
        return problem.size();
    }

    /**
     * What was to be solved.
     *
     * @return the problem
     */
    public Problem problem() {
        return problem;
    }

    /**
     * The seed of the run.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * How the run ended.
     *
     * @return its result
     */
    public SolveResult result() {
        return Objects.requireNonNull(result, "the run goes on");
    }

    /**
     * The number of steps kept.
     *
     * @return at least 1
     */
    public int steps() {
        return kept.size();
    }

    /**
     * The number of steps of the run.
     *
     * @return at least {@link #steps()}
     */
    public long totalSteps() {
        return totalSteps;
    }

    /**
     * Tells whether steps were left out.
     *
     * @return whether {@link #totalSteps()} is greater than {@link #steps()}
     */
    public boolean isThinned() {
        return totalSteps > steps();
    }

    /**
     * Which of the run's steps is kept as this one.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return its number among all steps of the run, from 0 to {@link #totalSteps()} - 1
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long ordinal(int step) {
        return checked(step) == steps() - 1 ? totalSteps - 1 : step * stride;
    }

    /**
     * The iterations begun until a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return 0 before the first iteration
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long iteration(int step) {
        return kept.iteration(checked(step));
    }

    /**
     * The pairs of queens that attack each other after a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the attacking pairs of the queens on the board
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long conflicts(int step) {
        return kept.conflicts(checked(step));
    }

    /**
     * The least conflicts that the algorithm told until a step, in its own measure.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return empty if it told none yet
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public OptionalLong best(int step) {
        long best = kept.best(checked(step));
        return best < 0 ? OptionalLong.empty() : OptionalLong.of(best);
    }

    /**
     * The restarts until a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the restarts, the step's own included
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long restarts(int step) {
        return kept.restarts(checked(step));
    }

    /**
     * The algorithm's own quantities after a step, such as the temperature.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the latest value of each by its name, in the order in which they were first told; unmodifiable
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public Map<String, Double> measures(int step) {
        checked(step);
        Map<String, Double> measures = new LinkedHashMap<>();
        for (int i = 0; i < kept.measureNames().size(); i++) {
            if (kept.measuredFrom(i) <= step) {
                measures.put(kept.measureNames().get(i), kept.measure(i, step));
            }
        }
        return Collections.unmodifiableMap(measures);
    }

    /**
     * What the algorithm said of a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return sentences with their places filled, the last eight if there were more; empty if it said nothing
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public List<String> notes(int step) {
        return kept.notes().sentences(checked(step));
    }

    /**
     * The board after a step. Takes as long as there are changes until then.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the column of each row's queen, -1 for a row without one; an array of its own
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public int[] columns(int step) {
        int[] columns = new int[size()];
        Arrays.fill(columns, PartialBoard.EMPTY);
        int end = kept.moves().end(checked(step));
        for (int i = 0; i < end; i++) {
            columns[kept.row(i)] = kept.column(i);
        }
        return columns;
    }

    /**
     * The squares that were ruled out at a step. Takes as long as there are steps and squares until then.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return for each square that is ruled out, the row of the queen that attacks it, or of the row that would have no square left
     *     beside a queen there, or -1 if several rows rule it out; in the order in which they were ruled out, unmodifiable
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public Map<Square, Integer> ruledOut(int step) {
        checked(step);
        RuledOut all = kept.ruledOut();
        ArrayDeque<Integer> stack = new ArrayDeque<>();
        for (int each = 0; each <= step; each++) {
            for (int i = 0; i < all.restored(each); i++) {
                stack.removeLast();
            }
            for (int i = all.squares().start(each); i < all.squares().end(each); i++) {
                stack.addLast(i);
            }
        }
        Map<Square, Integer> ruledOut = new LinkedHashMap<>();
        stack.forEach(i -> ruledOut.put(new Square(all.square(i) / size(), all.square(i) % size()), all.because(i)));
        return Collections.unmodifiableMap(ruledOut);
    }

    /** Whether some step but the first left a row without a queen, as steps of a search that places queens one by one do. */
    boolean isPartial() {
        int[] columns = new int[size()];
        Arrays.fill(columns, PartialBoard.EMPTY);
        int open = size();
        int move = 0;
        for (int step = 0; step < steps(); step++) {
            for (; move < kept.moves().end(step); move++) {
                open += columns[kept.row(move)] == PartialBoard.EMPTY ? -1 : 0;
                columns[kept.row(move)] = kept.column(move);
                open += kept.column(move) == PartialBoard.EMPTY ? 1 : 0;
            }
            if (step > 0 && open > 0) {
                return true;
            }
        }
        return false;
    }

    private int checked(int step) {
        return Objects.checkIndex(step, steps());
    }

    /**
     * The run in one line.
     *
     * @return for example {@code "tabu: n = 8, seed 42, 17 steps"}
     */
    @Override
    public String toString() {
        return label + ": n = " + size() + ", seed " + seed + ", " + Amounts.counted(steps(), "step");
    }

    Steps kept() {
        return kept;
    }

    long stride() {
        return stride;
    }

    boolean hasEnded() {
        return result != null;
    }
}
