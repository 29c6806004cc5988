package io.github.nqueens.algorithms.localsearch;

import java.util.function.BooleanSupplier;
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
    private final DiagonalRows rows;
    private final int[] members;
    /** Where a row is among the members, from 1; 0 if it is not. */
    private final int[] place;

    private int size;

    /** Looks at a board of which it knows nothing before {@link #set}. */
    AttackedRows(SwapBoard queens, RandomGenerator random) {
        this.queens = queens;
        this.n = queens.size();
        this.random = random;
        this.rows = new DiagonalRows(queens);
        this.members = new int[n];
        this.place = new int[n];
    }

    /**
     * Takes all queens to its knowledge.
     *
     * @return false if the run was over before all were taken
     */
    boolean set(BooleanSupplier shouldStop) {
        for (int row = 0; row < n; row++) {
            rows.enter(row);
            enterIfAttacked(row);
            if (row % FullBoards.ROWS_BETWEEN_LOOKS == 0 && shouldStop.getAsBoolean()) {
                return false;
            }
        }
        return true;
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

    /** Follows a swap of two rows, done already. */
    void swapped(int row1, int row2) {
        rows.swapped(row1, row2, this::enter);
        enterIfAttacked(row1);
        enterIfAttacked(row2);
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
