package io.github.nqueens.benchmarks.baselines;

import io.github.nqueens.Board;
import java.util.function.Consumer;

/**
 * All solutions by recursion over the rows, with a bit mask each for the columns and for both directions of diagonals.
 *
 * <p>Source: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge, 1997.
 */
public final class BitMaskSearch {
    private final int all;
    private final int[] board;
    private final Consumer<Board> action;

    private BitMaskSearch(int n, Consumer<Board> action) {
        this.all = (1 << n) - 1;
        this.board = new int[n];
        this.action = action;
    }

    /**
     * Finds the solutions in lexicographic order.
     *
     * @param n the size, from 1 to 31
     * @param action takes each
     */
    public static void forEach(int n, Consumer<Board> action) {
        new BitMaskSearch(n, action).search(0, 0, 0, 0);
    }

    private void search(int row, int columns, int left, int right) {
        if (columns == all) {
            action.accept(Board.of(board));
            return;
        }
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            board[row] = Integer.numberOfTrailingZeros(bit);
            search(row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
    }
}
