package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.wording.Amounts;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/** A board whose neighbors differ by a move of an attacked queen within its row; the cost is the number of attacked queens. */
final class RandomMove implements RandomNeighbor {
    private final SearchContext context;
    private final RandomGenerator random;
    private final AttackedQueens queens;
    private int row;
    private int to;

    RandomMove(SearchContext context, AttackedQueens queens) {
        this.context = context;
        this.random = context.random();
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
        tellWhy(context, row, from, to, delta, temperature);
    }

    static void tellWhy(SearchContext context, int row, int from, int to, long delta, double temperature) {
        if (!context.observed()) {
            return;
        }
        context.moved(row, from, to);
        if (delta <= 0) {
            context.noted(
                    delta == 0
                            ? "The attacked queen of row {0} moves, and as many queens as before are attacked. Such a move is"
                                    + " always accepted."
                            : "The attacked queen of row {0} moves, and {1} attacked. Such a move is always accepted.",
                    row,
                    Amounts.of(-delta, "queen fewer is", "queens fewer are"));
        } else {
            context.noted(
                    "The attacked queen of row {0} moves, and {1} attacked. At temperature {3} the rule of Metropolis"
                            + " accepts such a move with probability {2}.",
                    row,
                    Amounts.of(delta, "queen more is", "queens more are"),
                    StrictMath.exp(-delta / temperature),
                    temperature);
        }
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }
}
