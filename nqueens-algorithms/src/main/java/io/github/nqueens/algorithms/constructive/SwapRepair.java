package io.github.nqueens.algorithms.constructive;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * The second half of a queen search: brings the few rows and columns that are left together.
 *
 * <p>A row takes a free square of a column that is left, if there is one. Otherwise it is paired with a column that is left,
 * and exchanges columns with a random row, until an exchange is met after which neither of the two is attacked.
 */
final class SwapRepair {
    /** The most columns that a row tries before it asks for an exchange. */
    private static final int MOST_COLUMNS = 256;

    private final SearchContext context;
    private final RandomGenerator random;
    private final Board.Builder board;
    private final OccupiedDiagonals diagonals;
    private final IntList rows;
    private final IntList columns;
    private final LongUnaryOperator patience;
    private long iterations;
    private int left;

    /** Starts where a placement ended; the patience returns how many exchanges to try for a row after a number of iterations. */
    SwapRepair(SearchContext context, QueenPlacement placement, LongUnaryOperator patience) {
        this.context = context;
        this.random = context.random();
        this.board = placement.board();
        this.diagonals = placement.diagonals();
        this.rows = placement.openRows();
        this.columns = placement.openColumns();
        this.patience = patience;
        this.iterations = placement.iterations();
        this.left = rows.size();
    }

    /** Repairs until every row has its queen or the run is over; empty if no exchange is found for some row. */
    Optional<SearchOutcome> run() {
        shuffle(columns);
        fillFreeSquares();
        while (left > 0) {
            long swapsLeft = patience.applyAsLong(iterations);
            boolean exchanged = false;
            while (!exchanged && swapsLeft-- > 0) {
                if (!context.tick()) {
                    return Optional.of(SearchOutcome.stopped());
                }
                iterations++;
                context.evaluated(1);
                exchanged = tryExchange(rows.get(left - 1), columns.get(left - 1), random.nextInt(context.size()));
            }
            if (!exchanged) {
                return Optional.empty();
            }
            left--;
            context.cost(left);
        }
        return Optional.of(SearchOutcome.solved(board.build()));
    }

    private void shuffle(IntList list) {
        for (int i = list.size() - 1; i > 0; i--) {
            list.swap(i, random.nextInt(i + 1));
        }
    }

    /** Places rows on free squares; those placed go to the end of both lists, which is cut off. */
    private void fillFreeSquares() {
        for (int i = left - 1; i >= 0; i--) {
            context.requireOngoing();
            int row = rows.get(i);
            int tries = Math.min(left, MOST_COLUMNS);
            for (int j = 0; j < tries; j++) {
                int column = columns.get(j);
                if (isFree(row, column)) {
                    place(row, column);
                    left--;
                    rows.swap(i, left);
                    columns.swap(j, left);
                    break;
                }
            }
        }
        context.cost(left);
    }

    /** Gives the row the other row's column, and that row the column that is left, if neither is then attacked. */
    private boolean tryExchange(int row, int column, int other) {
        int otherColumn = board.column(other);
        if (otherColumn < 0) {
            return false;
        }
        flip(other, otherColumn);
        if (isFree(row, otherColumn)) {
            flip(row, otherColumn);
            if (isFree(other, column)) {
                flip(other, column);
                board.set(row, otherColumn);
                board.set(other, column);
                context.moved(other, otherColumn, column);
                context.placed(row, otherColumn);
                if (context.observed()) {
                    context.noted(
                            "No free square was left for row {0}: it takes the column of row {1}, which gets column {2}.",
                            row, other, column);
                }
                return true;
            }
            flip(row, otherColumn);
        }
        flip(other, otherColumn);
        return false;
    }

    private void place(int row, int column) {
        flip(row, column);
        board.set(row, column);
        context.placed(row, column);
    }

    // The placement leaves the board turned: its lines are columns, its cells rows.
    private boolean isFree(int row, int column) {
        return diagonals.isFree(column, row);
    }

    private void flip(int row, int column) {
        diagonals.flip(column, row);
    }
}
