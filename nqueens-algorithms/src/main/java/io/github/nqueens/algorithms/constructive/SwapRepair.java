package io.github.nqueens.algorithms.constructive;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * The second half of a queen search: brings the few rows and columns that are left together.
 *
 * <p>A row takes a free square of a column that is left, if there is one. Otherwise it is paired with a column that is left,
 * and exchanges columns with a random row, until an exchange is met after which neither of the two is attacked.
 */
final class SwapRepair {
    /** How a repair ends. */
    enum End {
        /** Every row has its queen. */
        SOLVED,
        /** No exchange was found for some row. */
        STUCK,
        /** The run is over. */
        STOPPED
    }

    /** The columns at most that a row tries before it asks for an exchange. */
    private static final int MOST_COLUMNS = 256;

    private final SearchContext context;
    private final RandomGenerator random;
    private final Board.Builder board;
    private final Diagonals diagonals;
    private final IntList rows;
    private final IntList columns;
    private final int mostSwaps;
    private int left;

    SwapRepair(SearchContext context, Board.Builder board, QueenPlacement placement, int mostSwaps) {
        this.context = context;
        this.random = context.random();
        this.board = board;
        this.diagonals = placement.diagonals();
        this.rows = placement.openRows();
        this.columns = placement.openColumns();
        this.mostSwaps = mostSwaps;
        this.left = rows.size();
    }

    End run() {
        shuffle(columns);
        fillFreeSquares();
        while (left > 0) {
            End end = exchange(rows.get(left - 1), columns.get(left - 1));
            if (end != End.SOLVED) {
                return end;
            }
            left--;
            context.best(left);
        }
        return End.SOLVED;
    }

    private void shuffle(IntList list) {
        for (int i = list.size() - 1; i > 0; i--) {
            list.swap(i, random.nextInt(i + 1));
        }
    }

    /** Places rows on free squares; those placed go to the end of both lists, which is cut off. */
    private void fillFreeSquares() {
        for (int i = left - 1; i >= 0; i--) {
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
        context.best(left);
    }

    private End exchange(int row, int column) {
        for (int swap = 0; swap < mostSwaps; swap++) {
            if (!context.tick()) {
                return End.STOPPED;
            }
            context.evaluated(1);
            int other = random.nextInt(context.size());
            int otherColumn = board.column(other);
            if (otherColumn >= 0 && tryExchange(row, column, other, otherColumn)) {
                return End.SOLVED;
            }
        }
        return End.STUCK;
    }

    /** Gives the row the other row's column, and that row the column that is left, if neither is then attacked. */
    private boolean tryExchange(int row, int column, int other, int otherColumn) {
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
