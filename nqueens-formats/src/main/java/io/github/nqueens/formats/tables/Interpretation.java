package io.github.nqueens.formats.tables;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.Reading;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One way to read a table. Each names itself in words that follow "the text can be read as".
 *
 * @param what for example "a board of 4 rows"
 * @param readings the readings that choose it
 * @param sure whether people write such tables: a board with two queens in a column is read only if nothing else fits
 * @param size the number of rows
 * @param drawn whether the table shows squares, and no lists of columns
 * @param regions the region of each square, or empty if there are none
 * @param placed the squares with a queen that it shows, as row and column
 * @param blocked the blocked squares that it shows
 * @param boards the boards, or empty if it is none
 */
public record Interpretation(
        String what,
        Set<Reading> readings,
        boolean sure,
        int size,
        boolean drawn,
        List<int[]> regions,
        List<int[]> placed,
        List<int[]> blocked,
        List<Board> boards) {

    public static Interpretation regions(String what, boolean sure, int[][] regions, List<int[]> placed) {
        return new Interpretation(
                what,
                EnumSet.of(Reading.REGIONS),
                sure,
                regions.length,
                true,
                List.of(regions),
                placed,
                List.of(),
                List.of());
    }

    public static Interpretation boards(String what, boolean sure, List<Board> boards, Reading... readings) {
        EnumSet<Reading> chosen = EnumSet.of(Reading.BOARD, readings);
        return new Interpretation(
                what, chosen, sure, boards.get(0).size(), false, List.of(), List.of(), List.of(), boards);
    }

    public static Interpretation squares(
            String what, boolean sure, int size, List<int[]> placed, List<int[]> blocked, Reading... readings) {
        EnumSet<Reading> chosen = EnumSet.noneOf(Reading.class);
        chosen.addAll(List.of(readings));
        Board board = board(size, placed);
        if (board != null) {
            chosen.add(Reading.BOARD);
        }
        return new Interpretation(
                what, chosen, sure, size, true, List.of(), placed, blocked, board == null ? List.of() : List.of(board));
    }

    public boolean isRegions() {
        return !regions.isEmpty();
    }

    public boolean isBoard() {
        return !boards.isEmpty();
    }

    /** The board whose queens stand on the squares, or null if not each row has one. */
    private static @Nullable Board board(int size, List<int[]> placed) {
        if (placed.size() != size) {
            return null;
        }
        int[] columns = new int[size];
        Arrays.fill(columns, -1);
        for (int[] square : placed) {
            if (columns[square[0]] >= 0) {
                return null;
            }
            columns[square[0]] = square[1];
        }
        return Board.of(columns);
    }

    /** The problem, or null for several boards. */
    public @Nullable Problem problem(@Nullable AttackRule rule) {
        if (boards.size() > 1) {
            return null;
        }
        Problem.Builder problem = Problem.builder(size);
        if (isRegions()) {
            problem.regions(regions.toArray(int[][]::new));
        }
        if (!drawn) {
            Board board = boards.get(0);
            for (int row = 0; row < size; row++) {
                problem.place(row, board.column(row));
            }
        } else {
            placed.forEach(square -> problem.place(square[0], square[1]));
            blocked.forEach(square -> problem.block(square[0], square[1]));
        }
        return problem.rule(rule != null ? rule : isRegions() ? AttackRule.TOUCH : AttackRule.QUEENS)
                .build();
    }

    public static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
