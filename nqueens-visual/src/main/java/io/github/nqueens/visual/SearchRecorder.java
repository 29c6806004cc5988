package io.github.nqueens.visual;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStart;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.visual.recording.PartialBoard;
import org.jspecify.annotations.Nullable;

/**
 * Records a run, to replay or plot it.
 *
 * <p>Give it to {@link io.github.nqueens.SolveOptions.Builder#listener} and ask for the {@link #recording()} when the
 * run has ended.
 *
 * <p>A step is an iteration. The board before the first iteration is a step too, and so is a restart. The memory is
 * bounded. If a run has more steps than wanted, every second is kept, then every fourth, and so on. Those kept are
 * evenly spread, and the first and the last are always among them. The changes of a step that is left out belong to the
 * next one kept. Runs that set large boards many times are thinned sooner, at a million changed rows.
 *
 * <p>The squares that a search rules out are kept for boards of up to 64 rows, and for runs that rule out up to 1,500,000 squares.
 *
 * <p>The first 64 quantities that a search measures are kept. A note says at which step it told another one.
 *
 * <p>A recorder holds the latest run only. Recording takes O(1) for a change of one queen and O(n) for a whole board.
 * An event before {@link #onStart} throws an {@link IllegalStateException}. Not safe for use by several threads: give
 * each run its own. A run that begins on another thread before the one recorded has ended is refused.
 */
public final class SearchRecorder implements SolveListener {
    /** The steps kept unless another number is asked for: a search of 100,000 moves is kept whole. */
    public static final int DEFAULT_STEPS = 120_000;

    private static final int FEWEST_STEPS = 4;
    private static final int MOST_STEPS = 1_000_000;

    private final int mostSteps;

    /** The thread whose run is recorded; null between runs. A run on another thread asks for it, so it is guarded by this. */
    private @Nullable Thread thread;

    /** The solver of the run that is or was recorded; guarded by this. */
    private String solver = "";

    private @Nullable RunInProgress run;
    private @Nullable Recording recording;

    /** The run that goes on or has ended; another thread may read it. */
    private volatile @Nullable Recording latest;

    private volatile boolean isAsked;

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
     * A recorder that keeps at most a given number of steps.
     *
     * @param steps from 4 to 1,000,000; a run of more steps keeps between half as many and as many
     * @return a recorder without a recording
     * @throws IllegalArgumentException if {@code steps} is out of range
     */
    public static SearchRecorder ofAtMost(int steps) {
        if (steps < FEWEST_STEPS || steps > MOST_STEPS) {
            throw new IllegalArgumentException("a recorder cannot keep at most " + Amounts.counted(steps, "step")
                    + "; give a number from " + FEWEST_STEPS + " to " + MOST_STEPS);
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
                    "no run has ended with a result; give the recorder to SolveOptions.builder().listener(...) and solve");
        }
        return recording;
    }

    /**
     * What was recorded when the run last looked for a reader, as the caller of this is one; null before the first
     * look. Safe for use
     * by another thread than the one that searches.
     */
    @Nullable
    Recording latest() {
        isAsked = true;
        return latest;
    }

    /**
     * Begins a recording and drops the one before.
     *
     * @throws IllegalStateException if a run on another thread has not ended; its recording goes on
     * @throws IllegalArgumentException if the board has more than {@link Recording#LARGEST_SIZE} rows, or more than {@link
     *     BoardSvg#LARGEST_PROBLEM} where the problem is not the classic one
     */
    @Override
    public void onStart(SolveStart start) {
        begin(start.solver());
        run = null;
        recording = null;
        latest = null;
        if (start.size() > Recording.LARGEST_SIZE) {
            throw new IllegalArgumentException("a board of " + start.size() + " rows cannot be recorded, at most "
                    + Recording.LARGEST_SIZE + "; solve it without a recorder");
        }
        if (!start.problem().isClassic() && start.size() > BoardSvg.LARGEST_PROBLEM) {
            throw new IllegalArgumentException("a problem of " + start.size() + " rows cannot be recorded, at most "
                    + BoardSvg.LARGEST_PROBLEM + "; solve it without a recorder");
        }
        run = new RunInProgress(start.solver(), start.problem(), start.seed(), mostSteps);
    }

    @Override
    public void onIteration(long iteration) {
        running().nextIteration(iteration);
        if (isAsked) {
            isAsked = false;
            latest = running().soFar();
        }
    }

    @Override
    public void onRestart() {
        running().restart();
    }

    @Override
    public void onBoardSet(Board board) {
        running().setBoard(board);
    }

    @Override
    public void onPlaced(int row, int column) {
        running().set(row, column);
    }

    @Override
    public void onRemoved(int row) {
        running().set(row, PartialBoard.EMPTY);
    }

    @Override
    public void onMoved(int row, int from, int to) {
        running().set(row, to);
    }

    @Override
    public void onSwapped(int row1, int row2) {
        running().swap(row1, row2);
    }

    @Override
    public void onRuledOut(int row, int column, int because) {
        running().ruleOut(row, column, because);
    }

    @Override
    public void onRestored(int squares) {
        running().restore(squares);
    }

    @Override
    public void onDeadEnd(int row, int backTo) {
        running().deadEnd(row, backTo);
    }

    @Override
    public void onBest(long conflicts) {
        running().best(conflicts);
    }

    @Override
    public void onMeasured(String name, double value) {
        running().measure(name, value);
    }

    @Override
    public void onNoted(String pattern, Object... arguments) {
        running().note(pattern, arguments);
    }

    @Override
    public void onEnd(SolveResult result) {
        recording = running().end(result);
        latest = recording;
        run = null;
        end();
    }

    private synchronized void begin(String newSolver) {
        if (thread != null && thread != Thread.currentThread()) {
            throw new IllegalStateException("the recorder still records a run of '" + solver
                    + "' on another thread; give each run a recorder of its own");
        }
        thread = Thread.currentThread();
        solver = newSolver;
    }

    /** Tells whether the run that is recorded ends, and not one on another thread that was refused. */
    private synchronized boolean end() {
        if (thread != null && thread != Thread.currentThread()) {
            return false;
        }
        thread = null;
        return true;
    }

    private RunInProgress running() {
        if (run == null) {
            throw new IllegalStateException("no run has begun; hand the recorder to a solver, or call onStart first");
        }
        return run;
    }

    /** Drops what was recorded: a run that failed has no result to show. */
    @Override
    public void onFailed(Throwable thrown) {
        if (end()) {
            run = null;
        }
    }
}
