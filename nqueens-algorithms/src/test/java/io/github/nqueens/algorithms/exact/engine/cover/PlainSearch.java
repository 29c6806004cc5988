package io.github.nqueens.algorithms.exact.engine.cover;

import io.github.nqueens.Problem;

/**
 * A plain search for up to 64 queens of chess: rows and columns, the one with the fewest open squares first, the lowest
 * index on ties, no propagation.
 */
public final class PlainSearch {
    private final int n;
    private final long[] rowOpen;
    private final long[] columnOpen;
    private final long most;
    private final long[] sums = new long[2];
    private final long[] differences = new long[2];
    private final long[] negatives = new long[2];
    private long rows;
    private long columns;
    private long solutions;
    private long queens;

    public PlainSearch(Problem problem, long most) {
        this.n = problem.size();
        this.most = most;
        this.rowOpen = new long[n];
        this.columnOpen = new long[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (problem.isOpen(row, column)) {
                    rowOpen[row] |= 1L << column;
                    columnOpen[column] |= 1L << row;
                }
            }
        }
        problem.placed().forEach(queen -> toggle(queen.row(), queen.column()));
    }

    /** Counts up to the most solutions wanted. */
    public long count() {
        search(Long.bitCount(rows));
        return solutions;
    }

    public long queens() {
        return queens;
    }

    private void search(int placed) {
        if (placed == n) {
            solutions++;
            return;
        }
        int fewest = Integer.MAX_VALUE;
        int choice = -1;
        long free = 0;
        for (int line = 0; line < 2 * n && fewest > 0; line++) {
            if (((line < n ? rows : columns) >>> line % n & 1) == 0) {
                long squares = line < n ? inRow(line) : inColumn(line - n);
                if (Long.bitCount(squares) < fewest) {
                    fewest = Long.bitCount(squares);
                    choice = line;
                    free = squares;
                }
            }
        }
        for (; free != 0 && solutions < most; free &= free - 1) {
            int other = Long.numberOfTrailingZeros(free);
            int row = choice < n ? choice : other;
            int column = choice < n ? other : choice - n;
            queens++;
            toggle(row, column);
            search(placed + 1);
            toggle(row, column);
        }
    }

    private long inRow(int row) {
        return rowOpen[row] & ~(columns | from(sums, row) | from(negatives, n - 1 - row));
    }

    private long inColumn(int column) {
        return columnOpen[column] & ~(rows | from(sums, column) | from(differences, n - 1 - column));
    }

    private static long from(long[] bits, int index) {
        return index == 0
                ? bits[0]
                : index < 64 ? (bits[0] >>> index) | (bits[1] << (64 - index)) : bits[1] >>> (index - 64);
    }

    private void toggle(int row, int column) {
        rows ^= 1L << row;
        columns ^= 1L << column;
        flip(sums, row + column);
        flip(differences, row - column + n - 1);
        flip(negatives, column - row + n - 1);
    }

    private static void flip(long[] bits, int index) {
        bits[index >> 6] ^= 1L << index;
    }
}
