package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * All moves on a board with placed queens and blocked squares, by a scan that passes over rows without a good move. Not
 * safe for use by several threads.
 */
public final class ConstrainedMoves implements Moves {
    private final ConstrainedBoard queens;
    private final SearchContext run;
    private final RandomGenerator random;

    /** Starts from a board with the placed queens. Takes O(n). */
    public ConstrainedMoves(Board start, SearchContext run) {
        this.queens = new ConstrainedBoard(start, run);
        this.run = run;
        this.random = run.random();
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public int column(int row) {
        return queens.column(row);
    }

    @Override
    public long size() {
        return (long) queens.movable().length * (queens.size() - 1);
    }

    @Override
    public long delta(int row, int column) {
        return (long) queens.attackersAt(row, column) - queens.attackers(row);
    }

    @Override
    public long findBest(int worst) {
        long best = NONE;
        int least = worst;
        int ties = 0;
        for (int row : queens.movable()) {
            run.requireOngoing();
            int before = queens.attackers(row);
            if (queens.leastAttackers(row) - before > least) {
                continue;
            }
            for (int column = 0; column < queens.size(); column++) {
                int delta = queens.attackersAt(row, column) - before;
                if (delta > least || column == queens.column(row) || !queens.isOpen(row, column)) {
                    continue;
                }
                ties = delta < least ? 0 : ties;
                least = delta;
                if (random.nextInt(++ties) == 0) {
                    best = BestStep.step(row, column);
                }
            }
        }
        return best;
    }

    @Override
    public long draw() {
        int[] movable = queens.movable();
        for (; ; ) {
            int row = movable[random.nextInt(movable.length)];
            int column = random.nextInt(queens.size());
            if (column != queens.column(row) && queens.isOpen(row, column)) {
                return BestStep.step(row, column);
            }
            run.requireOngoing();
        }
    }

    @Override
    public void move(int row, int column) {
        queens.move(row, column);
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }
}
