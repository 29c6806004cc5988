package io.github.nqueens.visual;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveResult;
import java.util.Objects;

/**
 * Records a run, to be replayed or plotted: give it to {@link io.github.nqueens.SolveOptions.Builder#listener} and ask for
 * the {@link #recording()} when the run has ended.
 *
 * <p>A step is an iteration; the board before the first iteration is a step, and so is a restart. The memory is bounded: of
 * a run of more steps than wanted, every second is kept, then every fourth, and so on, so that those kept are evenly spread;
 * the first and the last always are. The changes of a step left out belong to the next one kept. Runs that set whole boards
 * (of many rows, many times) are thinned sooner, at a million changed rows.
 *
 * <p>A recorder holds one run, the latest. Recording takes O(1) for a change of one queen and O(n) for a whole board. Not
 * safe for use by several threads: give each run its own.
 */
public final class SearchRecorder implements SolveListener {
    /** The steps kept unless another number is asked for: a search of 100,000 moves is kept whole. */
    public static final int DEFAULT_STEPS = 120_000;

    private static final int FEWEST_STEPS = 4;
    private static final int MOST_STEPS = 1_000_000;

    private final int mostSteps;
    private RunInProgress run;
    private Recording recording;

    private SearchRecorder(int mostSteps) {
        this.mostSteps = mostSteps;
    }

    /**
     * A recorder that keeps at most {@link #DEFAULT_STEPS} steps.
     *
     * @return a recorder without a recording
     */
    public static SearchRecorder create() {
        return new SearchRecorder(DEFAULT_STEPS);
    }

    /**
     * A recorder that keeps at most so many steps.
     *
     * @param steps from 4 to 1,000,000; a run of more steps keeps between half as many and as many
     * @return a recorder without a recording
     * @throws IllegalArgumentException if {@code steps} is out of range
     */
    public static SearchRecorder ofAtMost(int steps) {
        if (steps < FEWEST_STEPS || steps > MOST_STEPS) {
            throw new IllegalArgumentException("a recorder cannot keep at most " + steps + " steps; give a number from "
                    + FEWEST_STEPS + " to " + MOST_STEPS);
        }
        return new SearchRecorder(steps);
    }

    /**
     * The latest run.
     *
     * @return what was recorded
     * @throws IllegalStateException if no run has ended since the latest began, or there was none
     */
    public Recording recording() {
        if (recording == null) {
            throw new IllegalStateException(
                    "no run has ended yet; give the recorder to SolveOptions.builder().listener(...) and solve");
        }
        return recording;
    }

    /**
     * Begins a recording and drops the one before.
     *
     * @throws IllegalArgumentException if the board has more than {@link Recording#LARGEST_SIZE} rows
     */
    @Override
    public void onStart(String solver, int size, long seed) {
        run = null;
        recording = null;
        Objects.requireNonNull(solver, "solver");
        if (size > Recording.LARGEST_SIZE) {
            throw new IllegalArgumentException("a board of " + size + " rows cannot be recorded, at most "
                    + Recording.LARGEST_SIZE + "; solve it without a recorder");
        }
        run = new RunInProgress(solver, size, seed, mostSteps);
    }

    @Override
    public void onIteration(long iteration) {
        run.nextIteration(iteration);
    }

    @Override
    public void onRestart() {
        run.restart();
    }

    @Override
    public void onBoardSet(Board board) {
        run.setBoard(board);
    }

    @Override
    public void onPlaced(int row, int column) {
        run.set(row, column);
    }

    @Override
    public void onRemoved(int row) {
        run.set(row, PartialBoard.EMPTY);
    }

    @Override
    public void onMoved(int row, int from, int to) {
        run.set(row, to);
    }

    @Override
    public void onSwapped(int row1, int row2) {
        run.swap(row1, row2);
    }

    @Override
    public void onBest(long conflicts) {
        run.best(conflicts);
    }

    @Override
    public void onMeasured(String name, double value) {
        run.measure(name, value);
    }

    @Override
    public void onNoted(String key, Object... arguments) {
        run.note(key, arguments);
    }

    @Override
    public void onEnd(SolveResult result) {
        if (run != null) {
            recording = run.end(result);
            run = null;
        }
    }
}
