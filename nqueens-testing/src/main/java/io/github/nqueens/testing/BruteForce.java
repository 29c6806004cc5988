package io.github.nqueens.testing;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.List;

/** Counts and solutions by trying everything: slow, and too simple to be wrong. */
public final class BruteForce {
    private BruteForce() {}

    /** All solutions, by all permutations in lexicographic order. */
    public static List<Board> solutions(int n) {
        List<Board> found = new ArrayList<>();
        permute(new int[n], 0, new boolean[n], found);
        return found;
    }

    /** All solutions of any problem, by rows, asking for each pair of squares whether queens on them attack each other. */
    public static List<Board> solutions(Problem problem) {
        List<Board> found = new ArrayList<>();
        complete(problem, new int[problem.size()], 0, found);
        return found;
    }

    private static void complete(Problem problem, int[] columns, int row, List<Board> found) {
        if (row == columns.length) {
            Board board = Board.of(columns);
            if (problem.isSolution(board)) {
                found.add(board);
            }
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            boolean free = problem.isOpen(row, column);
            for (int other = 0; other < row && free; other++) {
                free = !problem.attacks(row, column, other, columns[other]);
            }
            if (free) {
                complete(problem, columns, row + 1, found);
            }
        }
    }

    /** The placements of queens on the first rows of which none attacks another. */
    public static int placements(int n, int rows) {
        return placements(new int[rows], 0, n);
    }

    private static int placements(int[] columns, int row, int n) {
        if (row == columns.length) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(columns[above] - column);
                free &= distance != 0 && distance != row - above;
            }
            if (free) {
                columns[row] = column;
                count += placements(columns, row + 1, n);
            }
        }
        return count;
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
