package io.github.nqueens.visual;

import java.util.Arrays;

/** A board on which some rows may be empty, with its attacking pairs counted at every change. */
final class PartialBoard {
    static final int EMPTY = -1;

    private final int[] columnByRow;
    private final int[] onColumn;
    private final int[] onSum;
    private final int[] onDifference;
    private long conflicts;

    PartialBoard(int n) {
        columnByRow = new int[n];
        Arrays.fill(columnByRow, EMPTY);
        onColumn = new int[n];
        onSum = new int[2 * n - 1];
        onDifference = new int[2 * n - 1];
    }

    int size() {
        return columnByRow.length;
    }

    int column(int row) {
        return columnByRow[row];
    }

    int[] toArray() {
        return columnByRow.clone();
    }

    long conflicts() {
        return conflicts;
    }

    /** Puts the queen of a row on a column, or takes it off with {@link #EMPTY}. */
    void set(int row, int column) {
        int offset = columnByRow.length - 1;
        int from = columnByRow[row];
        if (from != EMPTY) {
            conflicts -= (long) --onColumn[from] + --onSum[row + from] + --onDifference[row - from + offset];
        }
        if (column != EMPTY) {
            conflicts += (long) onColumn[column]++ + onSum[row + column]++ + onDifference[row - column + offset]++;
        }
        columnByRow[row] = column;
    }
}
