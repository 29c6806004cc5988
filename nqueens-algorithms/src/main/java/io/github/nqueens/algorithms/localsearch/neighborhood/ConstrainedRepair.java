package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.spi.SearchContext;

/**
 * The squares of a board with placed queens and blocked squares, in a plain scan of each row. Not safe for use by several
 * threads.
 */
public final class ConstrainedRepair implements RowRepair {
    private final ConstrainedBoard queens;
    private final SearchContext run;
    private final boolean stay;

    /** The place of the next row to be asked for, among those whose queens may move. */
    private int next;

    /**
     * Starts from a board with the placed queens. Takes O(n).
     *
     * @param stay whether the square on which the queen stands takes part
     */
    public ConstrainedRepair(Board start, SearchContext run, boolean stay) {
        this.queens = new ConstrainedBoard(start, run);
        this.run = run;
        this.stay = stay;
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public int nextAttacked(int row) {
        int[] movable = queens.movable();
        int found;
        do {
            found = movable[next];
            next = (next + 1) % movable.length;
        } while (queens.attackers(found) == 0);
        return found;
    }

    @Override
    public int column(int row) {
        return queens.column(row);
    }

    @Override
    public int attackers(int row) {
        return queens.attackers(row);
    }

    @Override
    public int draw(int row) {
        int best = queens.column(row);
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        int evaluated = 0;
        for (int column = 0; column < queens.size(); column++) {
            if (queens.isOpen(row, column) && (stay || column != queens.column(row))) {
                int attackers = queens.attackersAt(row, column);
                evaluated++;
                if (attackers < fewest) {
                    fewest = attackers;
                    ties = 0;
                }
                if (attackers == fewest && run.random().nextInt(++ties) == 0) {
                    best = column;
                }
            }
        }
        run.evaluated(evaluated);
        return best;
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
