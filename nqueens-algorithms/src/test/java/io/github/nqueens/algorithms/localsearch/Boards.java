package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.spi.SearchContext;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What the rules are about, counted the slow and obvious way, and boards to test with. */
public final class Boards {
    private Boards() {}

    /** Queens of other rows that attack a square. */
    public static int threats(int[] columns, int row, int column) {
        int threats = 0;
        for (int other = 0; other < columns.length; other++) {
            int across = Math.abs(columns[other] - column);
            if (other != row && (across == 0 || across == Math.abs(other - row))) {
                threats++;
            }
        }
        return threats;
    }

    /** Queens attacked by at least one other; a negative column stands for a row without a queen. */
    public static int attacked(int[] columns) {
        int attacked = 0;
        for (int row = 0; row < columns.length; row++) {
            attacked += columns[row] >= 0 && isAttacked(columns, row) ? 1 : 0;
        }
        return attacked;
    }

    public static boolean isAttacked(int[] columns, int row) {
        for (int other = 0; other < columns.length; other++) {
            int across = Math.abs(columns[other] - columns[row]);
            if (other != row && columns[other] >= 0 && (across == 0 || across == Math.abs(other - row))) {
                return true;
            }
        }
        return false;
    }

    /** All permutations. */
    public static List<Board> permutations(int n) {
        List<List<Integer>> all = List.of(List.of());
        for (int column = 0; column < n; column++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> columns : all) {
                for (int row = 0; row <= columns.size(); row++) {
                    List<Integer> more = new ArrayList<>(columns);
                    more.add(row, column);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all.stream()
                .map(columns ->
                        Board.of(columns.stream().mapToInt(Integer::intValue).toArray()))
                .toList();
    }

    /** Each row's column drawn from all columns, so that columns are shared and free. */
    public static int[] anyColumns(int n, RandomGenerator random) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = random.nextInt(n);
        }
        return columns;
    }

    /** All rows in one column. */
    public static Board oneColumn(int n, int column) {
        Board.Builder board = Board.builder(n);
        for (int row = 0; row < n; row++) {
            board.set(row, column);
        }
        return board.build();
    }

    public static CompactConflictCounter counter(Board board, SearchContext run) {
        return new CompactConflictCounter(board.size(), board::column, run);
    }

    public static AttackedQueens attackedQueens(int[] columns, SearchContext run) {
        return new AttackedQueens(Board.of(columns), run);
    }
}
