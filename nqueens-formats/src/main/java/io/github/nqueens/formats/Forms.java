package io.github.nqueens.formats;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes problems and boards in common forms. A form that cannot hold all of a problem is refused. What is written in
 * {@link Form#GRID} or {@link Form#JSON} is read back by {@code read} as the same value.
 *
 * <p>The other forms say less. {@link Form#EMOJI} keeps the regions but may give them other numbers. A board in {@link Form#COLUMNS}
 * may need {@link Reading#FROM_ZERO}. Regions in which two stars could stand in each row, column and region need
 * {@link Reading#REGIONS}. A problem of one row in {@link Form#CSV}, {@link Form#EMOJI} or {@link Form#FEN}, and one of two rows in
 * {@link Form#CSV}, may be refused, or read as a board of queens.
 *
 * <p>Writing takes time linear in what is written. All methods are safe for use by several threads.
 */
public final class Forms {
    private static final List<String> COLORS = List.of(
            "\uD83D\uDFE5",
            "\uD83D\uDFE6",
            "\uD83D\uDFE9",
            "\uD83D\uDFE8",
            "\uD83D\uDFEA",
            "\uD83D\uDFE7",
            "\uD83D\uDFEB",
            "\u2B1B",
            "\u2B1C");
    private static final String CROWN = "\uD83D\uDC51";
    private static final String LIGHT = "\u2B1C";

    private Forms() {}

    /**
     * Writes a problem.
     *
     * @param problem a problem of any size that fits into a string
     * @param form the form
     * @return the text, with a line break between lines and none at the end
     * @throws IllegalArgumentException if the form cannot hold what the problem asks for; says what
     */
    public static String write(Problem problem, Form form) {
        return write(problem, form, 0);
    }

    /**
     * Writes a problem, with rows and columns that count from 0 or from 1. Only {@link Form#JSON} shows their numbers: the squares of
     * placed queens and of blocked squares. It says what they count from, so that it is read back as the same problem.
     *
     * @param problem a problem of any size that fits into a string
     * @param form the form
     * @param from the number of the first row and the first column, 0 or 1
     * @return the text, with a line break between lines and none at the end
     * @throws IllegalArgumentException if the form cannot hold what the problem asks for, or if {@code from} is another number
     */
    public static String write(Problem problem, Form form, int from) {
        Objects.requireNonNull(problem, "problem");
        requireOrigin(from);
        return switch (Objects.requireNonNull(form, "form")) {
            case GRID -> problem.toText();
            case JSON -> json(problem, from);
            case CSV -> {
                requireRegionsOnly(problem, form);
                yield rows(problem.size(), ",", row -> column -> Integer.toString(problem.region(row, column)));
            }
            case MINIZINC -> {
                requireRegionsOnly(problem, form);
                int n = problem.size();
                yield "n = " + n + ";\nregions = [|"
                        + rows(n, ",", row -> column -> Integer.toString(problem.region(row, column) + 1))
                                .replace("\n", "\n|")
                        + "|];";
            }
            case EMOJI -> {
                requireRegionsOnly(problem, form);
                if (problem.size() > COLORS.size()) {
                    throw new IllegalArgumentException("the problem has " + problem.size()
                            + " regions, but there are emoji for " + COLORS.size() + " only; choose another form");
                }
                yield rows(problem.size(), "", row -> column -> COLORS.get(problem.region(row, column)));
            }
            case FEN -> {
                boolean plain = problem.rule() == AttackRule.QUEENS && !problem.hasRegions() && !hasBlocked(problem);
                if (!plain) {
                    throw unfit(form, "placed queens under the rule QUEENS, without regions and blocked squares");
                }
                yield fen(
                        problem.size(),
                        row -> problem.placed().stream()
                                .filter(square -> square.row() == row)
                                .mapToInt(Square::column)
                                .toArray());
            }
            case COLUMNS -> throw unfit(form, "a board");
        };
    }

    /**
     * Writes a board. A board of columns from 0 that has neither a queen in column 0 nor one in the last column can be read in two
     * ways in the form {@link Form#COLUMNS}; its readers then ask which. {@link Form#JSON} says what its columns count from.
     *
     * @param board a board of any size that fits into a string
     * @param form the form
     * @return the text, with a line break between lines and none at the end
     */
    public static String write(Board board, Form form) {
        return write(board, form, 0);
    }

    /**
     * Writes a board, with columns that count from 0 or from 1. {@link Form#COLUMNS} and {@link Form#JSON} show columns; {@link
     * Form#MINIZINC} counts from 1 always. A board of columns from 1 that has no queen in the last one can be read in two ways in
     * the form {@link Form#COLUMNS}; its readers then ask which. {@link Form#JSON} says what its columns count from.
     *
     * @param board a board of any size that fits into a string
     * @param form the form
     * @param from the number of the first row and the first column, 0 or 1
     * @return the text, with a line break between lines and none at the end
     * @throws IllegalArgumentException if {@code from} is another number
     */
    public static String write(Board board, Form form, int from) {
        Objects.requireNonNull(board, "board");
        requireOrigin(from);
        int n = board.size();
        return switch (Objects.requireNonNull(form, "form")) {
            case GRID -> rows(n, "", row -> column -> board.column(row) == column ? "Q" : ".");
            case COLUMNS -> "[" + columns(board, from) + "]";
            case JSON -> "{\"n\": " + n + ", \"from\": " + from + ", \"board\": [" + columns(board, from) + "]}";
            case CSV -> rows(n, ",", row -> column -> board.column(row) == column ? "1" : "0");
            case MINIZINC -> "n = " + n + ";\nfrom = 1;\nqueens = [" + columns(board, 1) + "];";
            case EMOJI -> rows(n, "", row -> column -> board.column(row) == column ? CROWN : LIGHT);
            case FEN -> fen(n, row -> new int[] {board.column(row)});
        };
    }

    private static void requireOrigin(int from) {
        if (from != 0 && from != 1) {
            throw new IllegalArgumentException("rows and columns count from " + from + ", but must count from 0 or 1");
        }
    }

    private static String json(Problem problem, int from) {
        int n = problem.size();
        StringBuilder json = new StringBuilder("{\"n\": " + n + ", \"rule\": \""
                + problem.rule().name().toUpperCase(Locale.ROOT) + "\", \"from\": " + from);
        json.append(", \"placed\": [")
                .append(problem.placed().stream()
                        .map(square -> "[" + (from + square.row()) + ", " + (from + square.column()) + "]")
                        .collect(Collectors.joining(", ")))
                .append("], \"blocked\": [");
        String between = "";
        for (int row = 0; row < n && hasGrid(problem); row++) {
            for (int column = 0; column < n; column++) {
                if (!problem.isOpen(row, column)) {
                    json.append(between)
                            .append('[')
                            .append(from + row)
                            .append(", ")
                            .append(from + column)
                            .append(']');
                    between = ", ";
                }
            }
        }
        json.append(']');
        if (problem.hasRegions()) {
            json.append(", \"regions\": [\n  [")
                    .append(rows(n, ", ", row -> column -> Integer.toString(problem.region(row, column)))
                            .replace("\n", "],\n  ["))
                    .append("]\n]");
        }
        return json.append('}').toString();
    }

    /** Whether squares are worth asking: the classic problem may have millions of rows. */
    private static boolean hasGrid(Problem problem) {
        return !problem.isClassic();
    }

    private static boolean hasBlocked(Problem problem) {
        int n = problem.size();
        return hasGrid(problem)
                && IntStream.range(0, n * n).anyMatch(square -> !problem.isOpen(square / n, square % n));
    }

    private static void requireRegionsOnly(Problem problem, Form form) {
        if (!problem.hasRegions()
                || problem.rule() != AttackRule.TOUCH
                || !problem.placed().isEmpty()
                || hasBlocked(problem)) {
            throw unfit(form, "regions under the rule TOUCH, without placed queens and blocked squares");
        }
    }

    private static IllegalArgumentException unfit(Form form, String what) {
        return new IllegalArgumentException(
                "the form " + form + " holds only " + what + "; choose the form GRID or JSON");
    }

    private static String columns(Board board, int from) {
        return IntStream.range(0, board.size())
                .mapToObj(row -> Integer.toString(board.column(row) + from))
                .collect(Collectors.joining(", "));
    }

    private static String rows(int n, String separator, IntFunction<IntFunction<String>> cells) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            IntFunction<String> cell = cells.apply(row);
            text.append(row == 0 ? "" : "\n");
            for (int column = 0; column < n; column++) {
                text.append(column == 0 ? "" : separator).append(cell.apply(column));
            }
        }
        return text.toString();
    }

    private static String fen(int n, IntFunction<int[]> queens) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            text.append(row == 0 ? "" : "/");
            int column = 0;
            for (int queen : queens.apply(row)) {
                text.append(queen > column ? Integer.toString(queen - column) : "")
                        .append('Q');
                column = queen + 1;
            }
            text.append(n > column ? Integer.toString(n - column) : "");
        }
        return text.toString();
    }
}
