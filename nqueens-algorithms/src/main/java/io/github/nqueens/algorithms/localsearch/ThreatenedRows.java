package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.spi.SearchContext;
import java.util.BitSet;

/**
 * Finds the next threatened queen, row by row and cyclically.
 *
 * <p>In the first round over the board about every second queen is threatened, and asking each row is cheap. In later
 * rounds hardly any is: from then on only rows under suspicion are asked, which are all that were not cleared since
 * they last could have become threatened. Not safe for use by several threads.
 */
final class ThreatenedRows {
    /** Instead of a row: the run is over. */
    static final int STOPPED = -1;

    /** Rows asked between two questions whether the run is over; a row takes from 1 to some 50 ns. */
    private static final int ROWS_BETWEEN_LOOKS = 1 << 16;

    private final RepairBoard queens;
    private final SearchContext context;
    private final int n;

    /** Every threatened row is in it; null in the first round. */
    private BitSet suspects;

    ThreatenedRows(RepairBoard queens, SearchContext context) {
        this.queens = queens;
        this.context = context;
        this.n = queens.size();
    }

    /**
     * The first threatened row from a row on, the board taken as a ring. There must be one.
     *
     * @param from where to begin, from 0 to n
     * @return the row, or {@link #STOPPED} if the run is over
     */
    int next(int from) {
        int row = from;
        for (int asked = 1; ; asked++) {
            row = nextSuspect(row);
            if (queens.isThreatened(row)) {
                return row;
            }
            if (suspects != null) {
                suspects.clear(row);
            }
            row++;
            if (asked % ROWS_BETWEEN_LOOKS == 0 && context.shouldStop()) {
                return STOPPED;
            }
        }
    }

    private int nextSuspect(int from) {
        if (suspects == null) {
            if (from < n) {
                return from;
            }
            suspects = new BitSet(n);
            suspects.set(0, n);
        }
        int row = suspects.nextSetBit(from);
        return row >= 0 ? row : suspects.nextSetBit(0);
    }

    /**
     * Takes note that the queen of a row now stands on a threatened square: it and its attackers come under suspicion.
     *
     * @param row the row of the queen that was moved
     * @return false if the run is over
     */
    boolean arrivedThreatened(int row) {
        if (suspects == null) {
            return true;
        }
        int column = queens.column(row);
        for (int other = 0; other < n; other++) {
            int distance = queens.column(other) - column;
            if (distance == 0 || distance == other - row || distance == row - other) {
                suspects.set(other);
            }
            if ((other + 1) % ROWS_BETWEEN_LOOKS == 0 && context.shouldStop()) {
                return false;
            }
        }
        return true;
    }
}
