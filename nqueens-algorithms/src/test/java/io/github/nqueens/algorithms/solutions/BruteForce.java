package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.Board;
import java.util.ArrayList;
import java.util.List;

/** All solutions by trying all permutations in lexicographic order: slow, and too simple to be wrong. */
public final class BruteForce {
    private BruteForce() {}

    public static List<Board> solutions(int n) {
        List<Board> found = new ArrayList<>();
        permute(new int[n], 0, new boolean[n], found);
        return found;
    }

    private static void permute(int[] columns, int row, boolean[] used, List<Board> found) {
        if (row == columns.length) {
            Board board = Board.of(columns);
            if (board.conflicts() == 0) {
                found.add(board);
            }
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (!used[column]) {
                used[column] = true;
                columns[row] = column;
                permute(columns, row + 1, used, found);
                used[column] = false;
            }
        }
    }
}
