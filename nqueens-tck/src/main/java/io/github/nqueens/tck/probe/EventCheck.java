package io.github.nqueens.tck.probe;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStart;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.TestedRun;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Follows the events of a run on a board of its own. A search need not tell of its board, but if it does, then of each step. */
public final class EventCheck implements SolveListener {
    private static final int NONE = -1;
    private static final long NO_CLAIM = -1;
    private static final String STEPS = "tell of each change of the board, right after it was made";
    private static final String CALLING_THREAD = "use the context on the thread that called search() only";

    private final TestedRun run;
    private final boolean costIsAttackingPairs;
    private final Thread thread = Thread.currentThread();
    private final int[] columns;
    private @Nullable BrokenRule firstBroken;
    private boolean started;
    private boolean boardShown;
    private boolean stepsShown;
    private boolean restartAnnounced;
    private boolean solutionClaimed;
    private long iterations;
    private long restarts;
    private long best = Long.MAX_VALUE;
    private long claim = NO_CLAIM;
    private long evaluations;
    private @Nullable SolveResult end;

    public EventCheck(TestedRun run, boolean costIsAttackingPairs) {
        this.run = run;
        this.costIsAttackingPairs = costIsAttackingPairs;
        this.columns = new int[run.size()];
        Arrays.fill(columns, NONE);
    }

    @Override
    public void onStart(SolveStart start) {
        require(!started && end == null, "a run began twice", CALLING_THREAD);
        started = true;
    }

    @Override
    public void onIteration(long iteration) {
        requireRunning();
        iterations++;
        require(iteration == iterations, "iteration " + iteration + " followed " + (iterations - 1), CALLING_THREAD);
        require(!solutionClaimed, "reported a cost of 0 and searched on", "report best(0) for solutions only");
        requireClaimShown();
    }

    @Override
    public void onRestart() {
        requireRunning();
        restarts++;
        restartAnnounced = true;
    }

    @Override
    public void onBoardSet(Board board) {
        requireRunning();
        require(board.size() == columns.length, "showed a board of " + board.size() + " rows", STEPS);
        require(
                !stepsShown || restartAnnounced || Arrays.equals(board.toArray(), columns),
                "set a new board in the middle of its steps without a restart",
                "call restarted() before boardSet() when the search starts again");
        System.arraycopy(board.toArray(), 0, columns, 0, columns.length);
        boardShown = true;
        stepsShown = false;
        restartAnnounced = false;
        compareWithClaim();
    }

    @Override
    public void onPlaced(int row, int column) {
        requireRunning();
        require(columns[row] == NONE, "placed a queen on row " + row + ", which has one", STEPS);
        columns[row] = column;
        boardShown = true;
        compareWithClaim();
    }

    @Override
    public void onRemoved(int row) {
        requireRunning();
        require(columns[row] != NONE, "removed a queen from row " + row + ", which has none", STEPS);
        columns[row] = NONE;
    }

    @Override
    public void onMoved(int row, int from, int to) {
        requireRunning();
        require(
                columns[row] == from,
                "moved the queen of row " + row + " from column " + from + ", but it stood on " + columns[row],
                STEPS);
        columns[row] = to;
        stepsShown = true;
        compareWithClaim();
    }

    @Override
    public void onSwapped(int row1, int row2) {
        requireRunning();
        require(boardShown, "swapped queens of a board that it has not shown", "call boardSet() before the first step");
        int column = columns[row1];
        columns[row1] = columns[row2];
        columns[row2] = column;
        stepsShown = true;
        compareWithClaim();
    }

    @Override
    public void onRuledOut(int row, int column, int because) {
        requireRunning();
        require(
                because != row,
                "ruled out row " + row + ", column " + column + " because of the same row",
                "give the row of the queen that attacks the square, or -1 for several rows");
    }

    @Override
    public void onRestored(int squares) {
        requireRunning();
    }

    @Override
    public void onDeadEnd(int row, int backTo) {
        requireRunning();
        require(
                backTo == NONE || columns[backTo] != NONE,
                "told of a dead end at row " + row + " that leads back to row " + backTo,
                "tell it before the queens that are taken off");
    }

    @Override
    public void onBest(long cost) {
        requireRunning();
        require(cost >= 0 && cost < best, "reported a best cost of " + cost + " after " + best, "report true costs");
        best = cost;
        solutionClaimed = cost == 0;
        // The board of a solution is compared at the end.
        claim = cost == 0 ? NO_CLAIM : cost;
        compareWithClaim();
    }

    @Override
    public void onMeasured(String name, double value) {
        requireRunning();
    }

    @Override
    public void onNoted(String pattern, Object... arguments) {
        requireRunning();
    }

    @Override
    public void onEnd(SolveResult result) {
        requireRunning();
        requireClaimShown();
        end = result;
    }

    /** Progress as the run reports it. */
    public void progress(SolveStatistics soFar) {
        require(
                soFar.evaluations() >= evaluations && soFar.evaluations() < Long.MAX_VALUE,
                "evaluations went from " + evaluations + " to " + soFar.evaluations(),
                "call evaluated() with the number of candidates just decided, never a negative one");
        evaluations = soFar.evaluations();
    }

    /** Compares all that was told with the result. */
    public void requireEnd(SolveResult result) {
        if (firstBroken != null) {
            throw firstBroken;
        }
        SolveStatistics statistics = result.statistics();
        progress(statistics);
        require(end == result, "the end that was told is not the result", "leave onEnd to the library");
        require(statistics.iterations() == iterations, "not all iterations were told", CALLING_THREAD);
        require(statistics.restarts() == restarts, "not all restarts were told", CALLING_THREAD);
        require(
                !solutionClaimed || result.isSolved(),
                "reported a cost of 0, but no solution",
                "report best(0) for solutions only");
        if (boardShown) {
            result.board()
                    .ifPresent(board -> require(
                            Arrays.equals(board.toArray(), columns),
                            "the events do not lead to the board of the result",
                            STEPS));
        }
    }

    private void compareWithClaim() {
        if (claim != NO_CLAIM && (!costIsAttackingPairs || shown() <= claim)) {
            claim = NO_CLAIM;
        }
    }

    /** Attacking pairs of the board shown; rows without a queen are not compared. */
    private long shown() {
        return Arrays.stream(columns).anyMatch(column -> column == NONE) ? 0 : AttackCheck.pairs(columns);
    }

    private void requireClaimShown() {
        require(
                claim == NO_CLAIM,
                "reported a best cost of " + claim + ", but showed no board that has it",
                "report the attacking pairs of a board that is shown, or name another unit with costUnit()");
    }

    private void requireRunning() {
        require(started && end == null, "an event came before the start or after the end", CALLING_THREAD);
        require(thread == Thread.currentThread(), "an event came on another thread", CALLING_THREAD);
    }

    /** Remembers the first failure: the solver may catch it. */
    private void require(boolean kept, String what, String advice) {
        if (!kept) {
            BrokenRule broken = run.broken(what, advice);
            if (firstBroken == null) {
                firstBroken = broken;
            }
            throw broken;
        }
    }
}
