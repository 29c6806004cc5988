package io.github.nqueens.visual;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Square;
import io.github.nqueens.visual.recording.Note;
import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.recording.Pruning;
import io.github.nqueens.visual.recording.Step;
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
    private final List<Step> steps;
    private final long totalSteps;
    private final long stride;
    private final List<String> measureNames;

    /** Null while the run goes on; such a recording is not handed out. */
    /** Null while the run goes on. */
    private final @Nullable SolveResult result;

    Recording(
            String label,
            String solver,
            Problem problem,
            long seed,
            List<Step> steps,
            long totalSteps,
            long stride,
            List<String> measureNames,
            @Nullable SolveResult result) {
        this.label = label;
        this.solver = solver;
        this.problem = problem;
        this.seed = seed;
        this.steps = List.copyOf(steps);
        this.totalSteps = totalSteps;
        this.stride = stride;
        this.measureNames = List.copyOf(measureNames);
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
     * @throws NullPointerException if {@code newLabel} is null
     */
    public Recording withLabel(String newLabel) {
        Objects.requireNonNull(newLabel, "newLabel");
        return new Recording(newLabel, solver, problem, seed, steps, totalSteps, stride, measureNames, result);
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
        return steps.size();
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
        return totalSteps > steps.size();
    }

    /**
     * Which of the run's steps is kept as this one.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return its number among all steps of the run, from 0 to {@link #totalSteps()} - 1
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long ordinal(int step) {
        return Objects.checkIndex(step, steps.size()) == steps.size() - 1 ? totalSteps - 1 : step * stride;
    }

    /**
     * The iterations begun until a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return 0 before the first iteration
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long iteration(int step) {
        return step(step).iteration();
    }

    /**
     * The pairs of queens that attack each other after a step.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the attacking pairs of the queens on the board
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public long conflicts(int step) {
        return step(step).conflicts();
    }

    /**
     * The least conflicts that the algorithm told until a step, in its own measure.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return empty if it told none yet
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public OptionalLong best(int step) {
        long best = step(step).best();
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
        return step(step).restarts();
    }

    /**
     * The algorithm's own quantities after a step, such as the temperature.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the latest value of each by its name, in the order in which they were first told; unmodifiable
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public Map<String, Double> measures(int step) {
        double[] values = step(step).measures();
        Map<String, Double> measures = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            measures.put(measureNames.get(i), values[i]);
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
        return step(step).notes().stream().map(Note::sentence).toList();
    }

    /**
     * The board after a step. Takes as long as there are changes until then.
     *
     * @param step from 0 to {@link #steps()} - 1
     * @return the column of each row's queen, -1 for a row without one; an array of its own
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public int[] columns(int step) {
        Objects.checkIndex(step, steps.size());
        int[] columns = new int[size()];
        Arrays.fill(columns, PartialBoard.EMPTY);
        for (Step each : steps.subList(0, step + 1)) {
            for (int i = 0; i < each.moved(); i++) {
                columns[each.row(i)] = each.column(i);
            }
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
        Objects.checkIndex(step, steps.size());
        ArrayDeque<int[]> squares = new ArrayDeque<>();
        for (Step each : steps.subList(0, step + 1)) {
            Pruning pruning = each.pruning();
            for (int i = 0; i < pruning.restored(); i++) {
                squares.removeLast();
            }
            for (int i = 0; i < pruning.squares().length; i++) {
                squares.addLast(new int[] {pruning.squares()[i], pruning.because()[i]});
            }
        }
        Map<Square, Integer> ruledOut = new LinkedHashMap<>();
        squares.forEach(square -> ruledOut.put(new Square(square[0] / size(), square[0] % size()), square[1]));
        return Collections.unmodifiableMap(ruledOut);
    }

    Step step(int step) {
        return steps.get(Objects.checkIndex(step, steps.size()));
    }

    List<Step> allSteps() {
        return steps;
    }

    long stride() {
        return stride;
    }

    boolean hasEnded() {
        return result != null;
    }

    List<String> measureNames() {
        return measureNames;
    }
}
