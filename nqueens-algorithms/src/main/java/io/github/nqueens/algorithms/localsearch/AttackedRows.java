package io.github.nqueens.algorithms.localsearch;

import java.util.random.RandomGenerator;

/**
 * Draws swaps whose first queen is an attacked one, every attacked queen alike, and whose second is any other. A row
 * is entered as soon as its queen is attacked, and leaves when it is drawn and found to be free. Not safe for use by
 * several threads.
 */
final class AttackedRows {
    private final SwapBoard queens;
    private final int n;
    private final RandomGenerator random;
    /** The rows of a diagonal's queens, combined by exclusive or: the row itself where there is only one. */
    private final int[] rowsOnSum;

    private final int[] rowsOnDifference;
    private final int[] members;
    /** Where a row is among the members, from 1; 0 if it is not. */
    private final int[] place;

    private int size;

    AttackedRows(SwapBoard queens, RandomGenerator random) {
        this.queens = queens;
        this.n = queens.size();
        this.random = random;
        this.rowsOnSum = new int[2 * n - 1];
        this.rowsOnDifference = new int[2 * n - 1];
        this.members = new int[n];
        this.place = new int[n];
        for (int row = 0; row < n; row++) {
            int column = queens.column(row);
            rowsOnSum[row + column] ^= row;
            rowsOnDifference[row - column + n - 1] ^= row;
            if (queens.isAttacked(row)) {
                enter(row);
            }
        }
    }

    /** The next pair, in the form of {@link RowPairs#next}. At least one queen must be attacked. */
    long nextPair() {
        int row1 = members[random.nextInt(size)];
        while (!queens.isAttacked(row1)) {
            leave(row1);
            row1 = members[random.nextInt(size)];
        }
        int row2 = random.nextInt(n - 1);
        if (row2 >= row1) {
            row2++;
        }
        return (long) row1 << 32 | row2;
    }

    /** Two rows have exchanged their columns. */
    void swapped(int row1, int row2) {
        int column1 = queens.column(row1);
        int column2 = queens.column(row2);
        // Each row left the diagonals that the columns, exchanged back, say.
        rowsOnSum[row1 + column2] ^= row1;
        rowsOnSum[row2 + column1] ^= row2;
        rowsOnDifference[row1 - column2 + n - 1] ^= row1;
        rowsOnDifference[row2 - column1 + n - 1] ^= row2;
        int arrivals = row1 + column1 == row2 + column2 ? 2 : 1;
        meet(rowsOnSum, row1 + column1, queens.onSum(), row1, arrivals);
        meet(rowsOnSum, row2 + column2, queens.onSum(), row2, 1);
        arrivals = row1 - column1 == row2 - column2 ? 2 : 1;
        meet(rowsOnDifference, row1 - column1 + n - 1, queens.onDifference(), row1, arrivals);
        meet(rowsOnDifference, row2 - column2 + n - 1, queens.onDifference(), row2, 1);
        enterIfAttacked(row1);
        enterIfAttacked(row2);
    }

    /** Puts a row on a diagonal; if another queen stood there alone, it is attacked from here on. */
    private void meet(int[] rows, int diagonal, DiagonalCounts counts, int row, int arrivals) {
        if (counts.at(diagonal) - arrivals == 1) {
            enter(rows[diagonal]);
        }
        rows[diagonal] ^= row;
    }

    private void enterIfAttacked(int row) {
        if (queens.isAttacked(row)) {
            enter(row);
        }
    }

    private void enter(int row) {
        if (place[row] == 0) {
            members[size++] = row;
            place[row] = size;
        }
    }

    private void leave(int row) {
        int last = members[--size];
        members[place[row] - 1] = last;
        place[last] = place[row];
        place[row] = 0;
    }
}
