package io.github.nqueens.visual;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.recording.Steps;
import java.util.Arrays;

/**
 * A run while it is recorded: the board as it stands, and the steps kept so far, every {@code stride}-th of them. When they
 * become too many, every second one is dropped and its changes go to the next one kept.
 */
final class RunInProgress {
    /** The most changed rows that all steps together may hold: 8 MB here and about 4 MB in a page. */
    private static final int MOST_CHANGES = 1_000_000;

    /** The squares of a larger board are too small to be crossed. */
    private static final int LARGEST_CROSSED = 64;

    /** The most ruled-out squares that all steps together may hold. Of a run with more, none is kept. */
    private static final int MOST_RULED_OUT = 1_500_000;

    private final String solver;
    private final long seed;
    private final int mostSteps;
    private final PartialBoard queens;

    private Steps kept = new Steps();
    private long stride = 1;
    private long steps;
    private final int[] keptColumns;
    private final boolean[] isTouched;
    private final int[] touched;
    private int touchedCount;

    private long iteration;
    private long restarts;
    private long best = -1;
    private boolean areSquaresKept;
    private long ruledOut;
    private Steps.Event event = Steps.Event.PLAIN;
    private boolean hasEvents;

    RunInProgress(String solver, Problem problem, long seed, int mostSteps) {
        this.solver = solver;
        this.seed = seed;
        this.mostSteps = mostSteps;
        this.queens = new PartialBoard(problem);
        this.keptColumns = queens.toArray();
        this.isTouched = new boolean[problem.size()];
        this.touched = new int[problem.size()];
        this.areSquaresKept = problem.size() <= LARGEST_CROSSED;
    }

    void nextIteration(long number) {
        endStep();
        iteration = number;
    }

    /** A restart is a step of its own, unless nothing has happened yet in this iteration. */
    void restart() {
        if (hasEvents) {
            endStep();
        }
        restarts++;
        hasEvents = true;
        event = Steps.Event.RESTART;
    }

    void setBoard(Board board) {
        for (int row = 0; row < queens.size(); row++) {
            set(row, board.column(row));
        }
        if (event == Steps.Event.PLAIN) {
            event = Steps.Event.BOARD_SET;
        }
        hasEvents = true;
    }

    void set(int row, int column) {
        hasEvents = true;
        if (queens.column(row) == column) {
            return;
        }
        queens.set(row, column);
        if (!isTouched[row]) {
            isTouched[row] = true;
            touched[touchedCount++] = row;
        }
    }

    void swap(int row1, int row2) {
        int column1 = queens.column(row1);
        set(row1, queens.column(row2));
        set(row2, column1);
    }

    void ruleOut(int row, int column, int because) {
        hasEvents = true;
        if (areSquaresKept) {
            kept.ruledOut().ruleOut(row * queens.size() + column, because);
            ruledOut++;
            if (ruledOut > MOST_RULED_OUT) {
                areSquaresKept = false;
                kept.forgetRuledOut();
            }
        }
    }

    void restore(int squares) {
        hasEvents = true;
        if (areSquaresKept) {
            kept.ruledOut().restore(squares);
        }
    }

    void deadEnd(int row, int backTo) {
        hasEvents = true;
        if (areSquaresKept) {
            kept.ruledOut().deadEnd(row, backTo);
        }
    }

    void best(long conflicts) {
        best = conflicts;
        hasEvents = true;
    }

    void measure(String name, double value) {
        kept.measure(name, value);
        hasEvents = true;
    }

    void note(String pattern, Object[] arguments) {
        kept.notes().add(pattern, arguments);
        hasEvents = true;
    }

    /** What is kept, while the run goes on. */
    Recording soFar() {
        long last = (kept.size() - 1) * stride;
        return new Recording(solver, solver, queens.problem(), seed, kept.copy(), last + 1, stride, null);
    }

    /** An empty board, before anything has happened. */
    Recording notBegun() {
        keep();
        return soFar();
    }

    Recording end(SolveResult result) {
        result.board()
                .filter(board -> !Arrays.equals(board.toArray(), queens.toArray()))
                .ifPresent(board -> {
                    endStep();
                    setBoard(board);
                });
        keep();
        steps++;
        return new Recording(solver, solver, queens.problem(), seed, kept.copy(), steps, stride, result);
    }

    private void endStep() {
        if (steps % stride == 0) {
            keep();
            if (isTooLong()) {
                kept = kept.everySecond();
                stride *= 2;
            }
        }
        steps++;
        kept.notes().forgetStep();
        event = Steps.Event.PLAIN;
        hasEvents = false;
    }

    /** Only an odd number of steps is thinned, so that the latest one stays. */
    private boolean isTooLong() {
        int size = kept.size();
        return size % 2 == 1
                && size > 1
                && (size + 2 >= mostSteps || kept.moves().count() > MOST_CHANGES);
    }

    private void keep() {
        int count = 0;
        for (int i = 0; i < touchedCount; i++) {
            int row = touched[i];
            isTouched[row] = false;
            if (queens.column(row) != keptColumns[row]) {
                keptColumns[row] = queens.column(row);
                touched[count++] = row;
            }
        }
        touchedCount = 0;
        if (count > 1) {
            Arrays.sort(touched, 0, count);
        }
        for (int i = 0; i < count; i++) {
            kept.move(touched[i], keptColumns[touched[i]]);
        }
        kept.add(iteration, restarts, best, queens.conflicts(), event);
    }
}
