package io.github.nqueens.tck;

import io.github.nqueens.Board;

/** Finds attacks by comparing all pairs: slow, and independent of the library's own counting. */
final class Attack {
    private Attack() {}

    static boolean isSolution(Board board) {
        for (int row1 = 0; row1 < board.size(); row1++) {
            for (int row2 = 0; row2 < row1; row2++) {
                int distance = Math.abs(board.column(row1) - board.column(row2));
                if (distance == 0 || distance == row1 - row2) {
                    return false;
                }
            }
        }
        return true;
    }
}
