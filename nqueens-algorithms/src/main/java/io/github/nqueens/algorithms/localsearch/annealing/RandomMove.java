package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import java.util.random.RandomGenerator;

/** A board whose neighbors differ by a move of an attacked queen within its row; the cost is the number of attacked queens. */
public final class RandomMove implements RandomNeighbor {
    private final StepReasons reasons;
    private final RandomGenerator random;
    private final AttackedQueens queens;
    private int row;
    private int to;

    public RandomMove(StepReasons reasons, RandomGenerator random, AttackedQueens queens) {
        this.reasons = reasons;
        this.random = random;
        this.queens = queens;
    }

    @Override
    public long cost() {
        return queens.attacked();
    }

    @Override
    public long draw() {
        row = queens.attackedRow(random.nextInt(queens.attacked()));
        to = random.nextInt(queens.size() - 1);
        if (to >= queens.column(row)) {
            to++;
        }
        return queens.delta(row, to);
    }

    @Override
    public void accept(long delta, double temperature) {
        int from = queens.column(row);
        queens.move(row, to);
        reasons.moved(row, from, to, delta, temperature);
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }
}
