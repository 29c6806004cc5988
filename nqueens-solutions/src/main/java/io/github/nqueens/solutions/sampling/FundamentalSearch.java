package io.github.nqueens.solutions.sampling;

import io.github.nqueens.solutions.listing.SolutionSpliterator;

/** Goes from one fundamental solution to those that follow in lexicographic order, by backtracking. */
final class FundamentalSearch {
    private final int size;
    private final int[] board;
    private final long[] allowed;

    /** What the queens above a row take of it, and the columns of the row that are still to be tried. */
    private final long[] taken;

    private final long[] left;
    private final long[] right;
    private final long[] open;

    /** Begins at a fundamental solution, and changes it. */
    FundamentalSearch(int[] board) {
        this.size = board.length;
        this.board = board;
        this.allowed = new long[size];
        this.taken = new long[size];
        this.left = new long[size];
        this.right = new long[size];
        this.open = new long[size];
        open(0);
        for (int row = 0; row < size; row++) {
            open[row] &= -2L << board[row];
            place(row);
        }
    }

    /** Goes on by this many solutions. There must be that many. */
    void advance(int solutions) {
        int row = size - 1;
        for (int remaining = solutions; remaining > 0; ) {
            if (open[row] == 0) {
                row--;
                continue;
            }
            board[row] = Long.numberOfTrailingZeros(open[row]);
            open[row] &= open[row] - 1;
            place(row);
            if (row < size - 1) {
                row++;
            } else if (SolutionSpliterator.isCanonical(board)) {
                remaining--;
            }
        }
    }

    /** Moves on from a queen to the row below it. */
    private void place(int row) {
        if (row == 0) {
            for (int below = 1; below < size; below++) {
                allowed[below] = SolutionSpliterator.fundamentalColumns(size, board[0], below);
            }
        }
        if (row < size - 1) {
            long bit = 1L << board[row];
            taken[row + 1] = taken[row] | bit;
            left[row + 1] = (left[row] | bit) << 1;
            right[row + 1] = (right[row] | bit) >>> 1;
            open(row + 1);
        }
    }

    private void open(int row) {
        long columns = row == 0 ? (1L << ((size + 1) / 2)) - 1 : allowed[row];
        open[row] = columns & ~(taken[row] | left[row] | right[row]);
    }
}
