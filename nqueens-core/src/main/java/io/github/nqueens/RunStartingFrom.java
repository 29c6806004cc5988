package io.github.nqueens;

import io.github.nqueens.internal.RunContext;
import io.github.nqueens.spi.RangeTask;
import io.github.nqueens.spi.SearchContext;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A run as another algorithm sees it that is to start from a board of the first one's. */
final class RunStartingFrom implements RunContext {
    private final SearchContext run;
    private final Board board;

    RunStartingFrom(SearchContext run, Board board) {
        this.run = run;
        this.board = Objects.requireNonNull(board, "board");
        if (board.size() != run.size()) {
            throw new IllegalArgumentException("the board to start from has " + Settings.counted(board.size(), "row")
                    + ", but n is " + run.size() + "; give a board of " + Settings.counted(run.size(), "row"));
        }
    }

    @Override
    public Optional<Board> initialBoard() {
        return Optional.of(board);
    }

    @Override
    public SearchContext startingFrom(Board other) {
        return run.startingFrom(other);
    }

    @Override
    public int size() {
        return run.size();
    }

    @Override
    public Problem problem() {
        return run.problem();
    }

    @Override
    public RandomGenerator random() {
        return run.random();
    }

    @Override
    public void inSteps(int count, RangeTask step) {
        run.inSteps(count, step);
    }

    @Override
    public Board randomBoard() {
        return run.randomBoard();
    }

    @Override
    public boolean isPermutation(Board other) {
        return run.isPermutation(other);
    }

    @Override
    public ConflictCounter conflictCounter(Board start) {
        return run.conflictCounter(start);
    }

    @Override
    public boolean tick() {
        return run.tick();
    }

    @Override
    public boolean shouldStop() {
        return run.shouldStop();
    }

    @Override
    public void evaluated(long candidates) {
        run.evaluated(candidates);
    }

    @Override
    public void restarted() {
        run.restarted();
    }

    @Override
    public boolean observed() {
        return run.observed();
    }

    @Override
    public void boardSet(ConflictCounter queens) {
        run.boardSet(queens);
    }

    @Override
    public void boardSet(Board queens) {
        run.boardSet(queens);
    }

    @Override
    public void placed(int row, int column) {
        run.placed(row, column);
    }

    @Override
    public void removed(int row) {
        run.removed(row);
    }

    @Override
    public void moved(int row, int from, int to) {
        run.moved(row, from, to);
    }

    @Override
    public void swapped(int row1, int row2) {
        run.swapped(row1, row2);
    }

    @Override
    public void best(long cost) {
        run.best(cost);
    }

    @Override
    public void measured(String name, double value) {
        run.measured(name, value);
    }

    @Override
    public void noted(String pattern, Object... arguments) {
        run.noted(pattern, arguments);
    }
}
