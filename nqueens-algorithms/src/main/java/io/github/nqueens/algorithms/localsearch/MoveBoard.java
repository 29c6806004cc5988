package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import java.util.function.BooleanSupplier;

/**
 * Queens that move within their rows, with the set of attacked ones kept up to date. Every query and every move is O(1).
 * Not safe for use by several threads.
 */
final class MoveBoard {
    private final int n;
    private final int[] columnByRow;
    private final Lines columns;
    private final Lines sums;
    private final Lines differences;
    private final int[] attackedRows;
    /** Where a row is among the attacked ones, from 1; 0 if it is not. */
    private final int[] place;

    private int attacked;

    /** The queens on each line of one direction: how many, and their rows combined by exclusive or. */
    private static final class Lines {
        final int[] count;
        final int[] rows;

        Lines(int lines) {
            this.count = new int[lines];
            this.rows = new int[lines];
        }

        void enter(int line, int row) {
            count[line]++;
            rows[line] ^= row;
        }

        void leave(int line, int row) {
            count[line]--;
            rows[line] ^= row;
        }
    }

    /** Makes a board without queens, to be set once. */
    MoveBoard(int n) {
        this.n = n;
        this.columnByRow = new int[n];
        this.columns = new Lines(n);
        this.sums = new Lines(2 * n - 1);
        this.differences = new Lines(2 * n - 1);
        this.attackedRows = new int[n];
        this.place = new int[n];
    }

    /**
     * Sets all queens.
     *
     * @return false if the run was over before all were set
     */
    boolean set(Board board, BooleanSupplier shouldStop) {
        for (int row = 0; row < n; row++) {
            columnByRow[row] = board.column(row);
            put(row, columnByRow[row]);
            if (row % FullBoards.ROWS_BETWEEN_LOOKS == 0 && shouldStop.getAsBoolean()) {
                return false;
            }
        }
        for (int row = 0; row < n; row++) {
            if (attackingLines(row) > 0) {
                markAttacked(row);
            }
        }
        return true;
    }

    int column(int row) {
        return columnByRow[row];
    }

    /** The number of attacked queens. */
    int attacked() {
        return attacked;
    }

    /** The row of an attacked queen, by its place from 0. */
    int attackedRow(int index) {
        return attackedRows[index];
    }

    /** The change of the attacked queens if an attacked queen moved to another column. */
    int delta(int row, int to) {
        int from = columnByRow[row];
        int onColumn = columns.count[to];
        int onSum = sums.count[row + to];
        int onDifference = differences.count[row - to + n - 1];
        int before = 1
                + freed(columns, from, row, to)
                + freed(sums, row + from, row, to)
                + freed(differences, row - from + n - 1, row, to);
        int after = ((onColumn | onSum | onDifference) > 0 ? 1 : 0)
                + caught(columns, to)
                + caught(sums, row + to)
                + caught(differences, row - to + n - 1);
        return after - before;
    }

    /** Moves an attacked queen to another column. */
    void move(int row, int to) {
        int from = columnByRow[row];
        unmarkAttacked(row);
        columns.leave(from, row);
        sums.leave(row + from, row);
        differences.leave(row - from + n - 1, row);
        unmarkIfFree(columns, from);
        unmarkIfFree(sums, row + from);
        unmarkIfFree(differences, row - from + n - 1);
        markIfLone(columns, to);
        markIfLone(sums, row + to);
        markIfLone(differences, row - to + n - 1);
        columnByRow[row] = to;
        put(row, to);
        if (attackingLines(row) > 0) {
            markAttacked(row);
        }
    }

    Board toBoard() {
        return Board.of(columnByRow);
    }

    private void put(int row, int column) {
        columns.enter(column, row);
        sums.enter(row + column, row);
        differences.enter(row - column + n - 1, row);
    }

    /** On how many lines the queen of a row is attacked, from 0 to 3. */
    private int attackingLines(int row) {
        int column = columnByRow[row];
        return (columns.count[column] > 1 ? 1 : 0)
                + (sums.count[row + column] > 1 ? 1 : 0)
                + (differences.count[row - column + n - 1] > 1 ? 1 : 0);
    }

    /** 1 if a queen is attacked by that of {@code row} on this line and by nobody else, also not from the new column. */
    private int freed(Lines lines, int line, int row, int to) {
        if (lines.count[line] != 2) {
            return 0;
        }
        int other = lines.rows[line] ^ row;
        int column = columnByRow[other];
        boolean again = column == to || other + column == row + to || other - column == row - to;
        return !again && attackingLines(other) == 1 ? 1 : 0;
    }

    /** 1 if a queen stands alone on this line and is not attacked yet. */
    private int caught(Lines lines, int line) {
        return lines.count[line] == 1 && place[lines.rows[line]] == 0 ? 1 : 0;
    }

    private void unmarkIfFree(Lines lines, int line) {
        if (lines.count[line] == 1 && attackingLines(lines.rows[line]) == 0) {
            unmarkAttacked(lines.rows[line]);
        }
    }

    private void markIfLone(Lines lines, int line) {
        if (lines.count[line] == 1) {
            markAttacked(lines.rows[line]);
        }
    }

    private void markAttacked(int row) {
        if (place[row] == 0) {
            attackedRows[attacked++] = row;
            place[row] = attacked;
        }
    }

    private void unmarkAttacked(int row) {
        int last = attackedRows[--attacked];
        attackedRows[place[row] - 1] = last;
        place[last] = place[row];
        place[row] = 0;
    }
}
