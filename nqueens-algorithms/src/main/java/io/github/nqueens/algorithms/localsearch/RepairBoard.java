package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import java.util.function.BooleanSupplier;

/**
 * A board whose queens move within their rows, with its attacking pairs, its threats and its free columns kept up to date.
 * Every question and every move takes O(1), memory is 9 integers and a byte a row. Not safe for use by several threads.
 */
final class RepairBoard {
    private final int n;
    private final int[] columnByRow;
    private final LineCounts columns;
    private final LineCounts sums;
    private final LineCounts differences;
    private long conflicts;

    /** The free columns, in no order, and where each stands in the list. */
    private final int[] free;

    private final int[] placeOfFree;
    private int freeColumns;

    /** Makes a board without queens, to be set once. */
    RepairBoard(int n) {
        this.n = n;
        columnByRow = new int[n];
        columns = new LineCounts(n);
        sums = new LineCounts(2 * n - 1);
        differences = new LineCounts(2 * n - 1);
        free = new int[n];
        placeOfFree = new int[n];
    }

    /**
     * Sets all queens.
     *
     * @return false if the run was over before all were set
     */
    boolean set(Board board, BooleanSupplier shouldStop) {
        for (int row = 0; row < n; row++) {
            int column = board.column(row);
            columnByRow[row] = column;
            conflicts += (long) columns.arrive(column) + arriveOnDiagonals(row, column);
            if (row % FullBoards.ROWS_BETWEEN_LOOKS == 0 && shouldStop.getAsBoolean()) {
                return false;
            }
        }
        for (int column = 0; column < n; column++) {
            if (!columns.isTaken(column)) {
                addFree(column);
            }
        }
        return true;
    }

    int size() {
        return n;
    }

    /** The unordered pairs of queens that attack each other. */
    long conflicts() {
        return conflicts;
    }

    int column(int row) {
        return columnByRow[row];
    }

    boolean isThreatened(int row) {
        int column = columnByRow[row];
        return columns.isShared(column) || sums.isShared(row + column) || differences.isShared(row - column + n - 1);
    }

    /** The queens of other rows that attack a square. */
    int threats(int row, int column) {
        int queens = columns.count(column) + sums.count(row + column) + differences.count(row - column + n - 1);
        return columnByRow[row] == column ? queens - 3 : queens;
    }

    /** Tells whether nobody threatens the square of a row in a free column. */
    boolean isSafe(int row, int freeColumn) {
        return !sums.isTaken(row + freeColumn) && !differences.isTaken(row - freeColumn + n - 1);
    }

    int freeColumns() {
        return freeColumns;
    }

    /** A free column by its place in a list without order, from 0 to freeColumns() - 1. */
    int freeColumn(int index) {
        return free[index];
    }

    void move(int row, int to) {
        int from = columnByRow[row];
        int left = columns.leave(from);
        conflicts -= (long) left + sums.leave(row + from) + differences.leave(row - from + n - 1);
        if (left == 0) {
            addFree(from);
        }
        int met = columns.arrive(to);
        conflicts += (long) met + arriveOnDiagonals(row, to);
        if (met == 0) {
            removeFree(to);
        }
        columnByRow[row] = to;
    }

    Board toBoard() {
        return Board.of(columnByRow);
    }

    private long arriveOnDiagonals(int row, int column) {
        return (long) sums.arrive(row + column) + differences.arrive(row - column + n - 1);
    }

    private void addFree(int column) {
        free[freeColumns] = column;
        placeOfFree[column] = freeColumns++;
    }

    private void removeFree(int column) {
        int last = free[--freeColumns];
        free[placeOfFree[column]] = last;
        placeOfFree[last] = placeOfFree[column];
    }
}
