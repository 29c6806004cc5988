package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;

/**
 * Checks a row at once: a queen is compared with the squares that the queens before it leave of the row. Bit masks keep
 * the lines that the first queens take, for each number of queens. For boards under the rule of queens, without
 * regions, whose lines fit into a word.
 *
 * <p>The checks of a row are counted when the search leaves the row. The checks of rows that it still tries are counted when
 * somebody asks.
 */
final class SquaresLeft {
    private static final int NONE = -1;

    private final int size;

    /** The squares that each row may use. */
    private final long[] open;

    /** The lines that the first queens take, for each number of queens. */
    private final long[] columns;

    private final long[] sums;
    private final long[] differences;

    /** The row that is tried at each depth, and how many of its columns were, which is 0 beyond the last depth. */
    private final int[] rows;

    private final int[] tried;
    private int queens;
    private long counted;

    /**
     * Nothing stands on the board.
     *
     * @param open the squares that each row may use, which others may change
     */
    SquaresLeft(long[] open) {
        this.size = open.length;
        this.open = open;
        this.columns = new long[size + 1];
        this.sums = new long[size + 1];
        this.differences = new long[size + 1];
        this.rows = new int[size + 1];
        this.tried = new int[size + 1];
    }

    static long bytes(long size) {
        return (3 * Long.BYTES + 2 * Integer.BYTES) * (size + 1);
    }

    /** A word has a bit for each of the 2n diagonals of a direction. */
    static boolean takes(Problem problem) {
        return RuleLines.of(problem.rule()).isPlain() && !problem.hasRegions() && problem.size() <= Long.SIZE / 2;
    }

    /** How many squares the row may use that no queen attacks. Checks all of its squares. */
    int count(int row) {
        counted += checks(queens, row, size);
        return Long.bitCount(open[row] & ~attacked(queens, row));
    }

    /** The first column from one on that the row may use and no queen attacks, or -1. Checks each column before it, too. */
    int first(int row, int from) {
        long untried = open[row] & ~attacked(queens, row) & -1L << from;
        if (untried == 0) {
            counted += checks(queens, row, size);
            tried[queens] = 0;
            return NONE;
        }
        int column = Long.numberOfTrailingZeros(untried);
        rows[queens] = row;
        tried[queens] = column + 1;
        return column;
    }

    void placed(int row, int column) {
        int before = queens++;
        columns[queens] = columns[before] | 1L << column;
        sums[queens] = sums[before] | 1L << (row + column);
        differences[queens] = differences[before] | 1L << (column - row + size);
    }

    /** The last queen is taken off; the row that was tried after it may not be tried to its end. */
    void removed() {
        if (tried[queens] > 0) {
            counted += checks(queens, rows[queens], tried[queens]);
            tried[queens] = 0;
        }
        queens--;
    }

    /** How many checks the answers took so far. */
    long checks() {
        long checks = counted;
        for (int depth = 0; tried[depth] > 0; depth++) {
            checks += checks(depth, rows[depth], tried[depth]);
        }
        return checks;
    }

    /** The checks of the first columns of a row against the first queens, each column up to the queen that attacks it. */
    private long checks(int ofQueens, int row, int ofColumns) {
        long squares = open[row] & (1L << ofColumns) - 1;
        long checks = 0;
        for (int earlier = 0; earlier < ofQueens; earlier++) {
            checks += Long.bitCount(squares & ~attacked(earlier, row));
        }
        return checks;
    }

    /** The squares of a row that the first queens attack. */
    private long attacked(int ofQueens, int row) {
        return columns[ofQueens] | (sums[ofQueens] >>> row) | differences[ofQueens] >>> (size - row);
    }
}
