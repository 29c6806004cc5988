package io.github.nqueens.formats;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.tables.Connected;
import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Interpretations;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.tables.TwoStars;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Provisos;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes problems of parts. */
final class ProblemsOfTables {
    private static final int SEARCHED_FOR_STARS = 10;

    private final TextPart part;
    private final @Nullable Reading as;

    private ProblemsOfTables(TextPart part, @Nullable Reading as) {
        this.part = part;
        this.as = as;
    }

    static List<Problem> of(List<TextPart> parts, @Nullable Reading as) {
        List<TextPart> asked =
                parts.stream().filter(part -> !isSolutionOnly(part)).toList();
        List<Problem> problems = new ArrayList<>();
        Provisos provisos = parts.isEmpty() ? null : parts.get(0).provisos;
        for (TextPart part : asked.isEmpty() ? parts : asked) {
            // A collection has puzzles of one kind, and the first ones show which.
            part.oneStar |= problems.size() >= SEARCHED_FOR_STARS;
            problems.addAll(new ProblemsOfTables(part, as).read());
        }
        if (provisos != null) {
            provisos.requireRule(problems.stream().map(Problem::rule).collect(Collectors.toSet()));
        }
        return problems;
    }

    private static boolean isSolutionOnly(TextPart part) {
        return part.tables.stream()
                .allMatch(table ->
                        Keys.role(table.key) == Keys.Role.SOLUTION || Keys.role(table.key) == Keys.Role.IGNORED);
    }

    private List<Problem> read() {
        List<Table> base = new ArrayList<>();
        List<Table> extras = new ArrayList<>();
        List<Table> solutions = new ArrayList<>();
        for (Table table : part.tables) {
            switch (Keys.role(table.key)) {
                case NONE, REGIONS -> base.add(table);
                case SOLUTION -> solutions.add(table);
                case GIVEN, BLOCKED, DIAGONALS -> extras.add(table);
                case IGNORED, REFUSED -> {}
            }
        }
        if (base.isEmpty() && part.size < 0 && !extras.isEmpty()) {
            base.add(extras.remove(0));
        }
        if (base.isEmpty() && extras.isEmpty()) {
            base.addAll(solutions);
        }
        if (base.isEmpty() && extras.isEmpty() && !part.tables.isEmpty()) {
            throw new IllegalArgumentException(Refusals.aside(part.tables.get(0)));
        }
        if (base.isEmpty()) {
            return List.of(instance(extras));
        }
        if (base.size() == 1 && extras.isEmpty()) {
            return single(base.get(0));
        }
        return List.of(combined(base, extras));
    }

    private List<Problem> single(Table table) {
        if (part.own && !table.bracketed && table.isSquare() && !part.areRegions(table)) {
            return List.of(strict(table).problem(part.rule));
        }
        Map<List<Problem>, Interpretation> fitting = new LinkedHashMap<>();
        for (Interpretation interpretation : fitting(table)) {
            fitting.putIfAbsent(problems(interpretation), interpretation);
        }
        if (fitting.size() > 1 && as == null) {
            preferConnected(fitting);
        }
        if (fitting.isEmpty()) {
            throw new IllegalArgumentException(Interpretations.refusal(table, as, part.from));
        }
        Interpretations.requireOne(table, as, List.copyOf(fitting.values()));
        Interpretation interpretation = fitting.values().iterator().next();
        Interpretations.requireSize(table, part.size, interpretation.size());
        if (interpretation.isRegions()
                && as == null
                && !part.own
                && !part.oneStar
                && interpretation.placed().isEmpty()) {
            requireOneStar(table, interpretation);
        }
        return fitting.keySet().iterator().next();
    }

    private List<Interpretation> fitting(Table table) {
        return Interpretations.fitting(Interpretations.of(table, part.size), as, part.from);
    }

    private List<Problem> problems(Interpretation interpretation) {
        List<Problem> problems = new ArrayList<>();
        if (interpretation.drawn()) {
            problems.add(interpretation.problem(part.rule));
        } else {
            for (Board board : interpretation.boards()) {
                problems.add(Interpretation.boards("", true, List.of(board)).problem(part.rule));
            }
        }
        return problems;
    }

    /** Regions hang together. Several boards, whose rows look like regions with a square in each row, do not. */
    private static void preferConnected(Map<List<Problem>, Interpretation> fitting) {
        boolean severalBoards = fitting.values().stream()
                .anyMatch(interpretation -> interpretation.boards().size() > 1);
        boolean connected = fitting.values().stream()
                .anyMatch(interpretation -> interpretation.isRegions()
                        && Connected.all(interpretation.regions().toArray(int[][]::new)));
        if (severalBoards && connected) {
            fitting.values().removeIf(interpretation -> !interpretation.isRegions());
        }
    }

    private static void requireOneStar(Table table, Interpretation interpretation) {
        if (TwoStars.fit(interpretation.regions().toArray(int[][]::new))) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first())
                    + " can be read as a puzzle with one queen in each row, column and region, and as one with two stars in each,"
                    + " which is not supported; if there is one, choose the reading "
                    + Interpretations.name(Reading.REGIONS)
                    + ", with --as in the command line, or add \"stars: 1\" on a line of its own");
        }
    }

    /** Squares as this library writes them, and nothing else. */
    private static Interpretation strict(Table table) {
        List<int[]> placed = new ArrayList<>();
        List<int[]> blocked = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            for (int column = 0; column < table.cells[row].length; column++) {
                String sign = table.cells[row][column];
                if (!InterpretationFinder.SQUARES.contains(sign)) {
                    throw new IllegalArgumentException("line " + (row + 1) + " of the grid of squares has "
                            + Source.quote(sign) + " at " + table.at(row, column)
                            + " of the text; a square is '.', '#', 'Q' or 'X': "
                            + (Signs.QUEENS.contains(sign)
                                    ? "write 'Q' for a queen"
                                    : "write '#' for a blocked square"));
                }
                if (sign.equals("Q") || sign.equals("X")) {
                    placed.add(new int[] {row, column});
                }
                if (sign.equals("#") || sign.equals("X")) {
                    blocked.add(new int[] {row, column});
                }
            }
        }
        return Interpretation.squares("squares", true, table.rows(), placed, blocked);
    }

    /** Regions or squares, with placed queens and blocked squares beside them. */
    private Problem combined(List<Table> base, List<Table> extras) {
        Table first = base.stream().filter(part::areRegions).findFirst().orElse(base.get(0));
        List<Problem> problems = single(first);
        Problem problem = problems.get(0);
        for (Table table : base) {
            if (table == first || isAside(table) || problem.equals(same(table))) {
                continue;
            }
            boolean squares = table.isSquare() && table.rows() == problem.size() && !part.areRegions(table);
            if (!squares || problems.size() > 1) {
                throw new IllegalArgumentException(table.source.at(table.first()) + " begins a second table"
                        + (table.key.isEmpty() ? "" : ", " + Source.quote(table.key) + ",")
                        + " beside the one at " + first.source.at(first.first())
                        + "; say what it is: name it 'given', 'blocked' or 'solution', or leave it out");
            }
            problem = with(problem, table.bracketed ? squares(table) : strict(table));
        }
        for (Table table : extras) {
            problem = extra(problem, table);
        }
        return problem;
    }

    /** Names, such as those of the regions or of a file: one row of different words that is no board. */
    private static boolean isAside(Table table) {
        boolean words = table.rows() == 1 || table.width() == 1;
        return words
                && !table.isNumeric()
                && (table.counts().size() > 1 || table.cellCount() == 1)
                && InterpretationFinder.of(table).isEmpty();
    }

    private @Nullable Problem same(Table table) {
        try {
            List<Problem> problems = single(table);
            return problems.size() == 1 ? problems.get(0) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private Interpretation squares(Table table) {
        List<Interpretation> interpretations = fitting(table).stream()
                .filter(interpretation -> interpretation.drawn() && !interpretation.isRegions())
                .toList();
        if (interpretations.isEmpty()) {
            throw new IllegalArgumentException(
                    Keys.isExtra(table.key)
                            ? Refusals.noSquares(table.source, table.first(), table.key)
                            : Refusals.of(table));
        }
        Interpretations.requireOne(table, as, interpretations);
        return interpretations.get(0);
    }

    private static Problem with(Problem problem, Interpretation squares) {
        Problem.Builder builder = problem.toBuilder();
        squares.blocked().forEach(square -> builder.block(square[0], square[1]));
        for (int[] square : squares.placed()) {
            if (!problem.isPlaced(square[0], square[1])) {
                builder.place(square[0], square[1]);
            }
        }
        return builder.build();
    }

    private Problem instance(List<Table> extras) {
        if (part.size <= 0 || part.size > Table.LARGEST) {
            throw new IllegalArgumentException("the text has "
                    + (part.size <= 0 ? "no size" : "the size " + part.size) + "; write for example n = 8"
                    + ", at most " + Table.LARGEST);
        }
        AttackRule rule = part.rule == null ? AttackRule.QUEENS : part.rule;
        Problem problem = Problem.builder(part.size).rule(rule).build();
        for (Table table : extras) {
            problem = extra(problem, table);
        }
        return problem;
    }

    private Problem extra(Problem problem, Table table) {
        Keys.Role role = Keys.role(table.key);
        int n = problem.size();
        if (role == Keys.Role.GIVEN && table.form != Table.Form.SQUARES && table.cellCount() == n * n && n > 2) {
            Interpretation squares = squares(table.isSquare() ? table : table.folded(n));
            return squares.isBoard() ? full(problem, squares.boards().get(0), table) : with(problem, squares);
        }
        if (!table.isNumeric() || table.width() != 2 || Axes.isByAxis(table.key)) {
            Interpretation board = role == Keys.Role.GIVEN ? board(table) : null;
            if (board == null || board.size() != n) {
                throw new IllegalArgumentException(Refusals.noSquares(table.source, table.first(), table.key));
            }
            return full(problem, board.boards().get(0), table);
        }
        // Under this name CSPLib 079 lists diagonals, and other texts squares.
        boolean excluded = part.parameters && Keys.plain(table.key).startsWith("excluded");
        if (role == Keys.Role.DIAGONALS || excluded) {
            return diagonals(problem, table);
        }
        if (table.capitals) {
            throw new IllegalArgumentException(Refusals.capitals(table.source, table.first()));
        }
        List<int[]> squares = new ArrayList<>();
        int from = table.ranks ? 0 : from(table, role, n);
        for (int row = 0; row < table.rows(); row++) {
            int[] pair = table.requireNumbers()[row];
            int[] place = SquareList.place(pair, n, from, table.ranks, table.columnFirst);
            boolean below = place[0] < 0 || place[0] >= n;
            if (below || place[1] < 0 || place[1] >= n) {
                throw new IllegalArgumentException(table.at(row, 0) + " has the square " + pair[0] + ", " + pair[1]
                        + ", whose " + (below ? "row" : "column") + " is outside a board of "
                        + Interpretation.counted(n, "row") + " counted from " + from);
            }
            squares.add(place);
        }
        return role == Keys.Role.GIVEN && squares.size() == n && problem.hasRegions() && Keys.mayBeSolution(table.key)
                ? problem
                : with(
                        problem,
                        Interpretation.squares(
                                "",
                                true,
                                n,
                                role == Keys.Role.GIVEN ? squares : List.of(),
                                role == Keys.Role.GIVEN ? List.of() : squares));
    }

    private @Nullable Interpretation board(Table table) {
        List<Interpretation> boards =
                fitting(table).stream().filter(Interpretation::isBoard).toList();
        if (!boards.isEmpty()) {
            Interpretations.requireOne(table, null, boards);
        }
        return boards.isEmpty() ? null : boards.get(0);
    }

    /** A queen in each row of a puzzle may be its solution, which is no part of the problem. */
    private static Problem full(Problem problem, Board board, Table table) {
        if (problem.hasRegions() && Keys.mayBeSolution(table.key)) {
            return problem;
        }
        if (problem.placed().size() == problem.size() && !hasAll(problem, board)) {
            throw new IllegalArgumentException(table.source.at(table.first()) + " begins a second table, "
                    + Source.quote(table.key) + ", with other queens in all rows; leave one of the boards out");
        }
        Problem.Builder builder = problem.toBuilder();
        for (int row = 0; row < board.size(); row++) {
            if (!problem.isPlaced(row, board.column(row))) {
                builder.place(row, board.column(row));
            }
        }
        return builder.build();
    }

    private static boolean hasAll(Problem problem, Board board) {
        return IntStream.range(0, board.size()).allMatch(row -> problem.isPlaced(row, board.column(row)));
    }

    /** What the squares count from: what the text says, or what their numbers show, or what the form fixes. */
    private int from(Table table, Keys.Role role, int n) {
        if (as == Reading.FROM_ZERO || as == Reading.FROM_ONE) {
            return as == Reading.FROM_ZERO ? 0 : 1;
        }
        if (part.from >= 0) {
            return part.from;
        }
        boolean zero = table.counts().containsKey("0");
        if (zero || table.counts().containsKey(Integer.toString(n))) {
            return zero ? 0 : 1;
        }
        // Two lists of squares in one text count from the same number.
        if (!part.parameters
                && part.tables.stream()
                        .anyMatch(other -> isSquares(other) && other.counts().containsKey("0"))) {
            return 0;
        }
        if (part.parameters) {
            return role == Keys.Role.GIVEN && Keys.plain(table.key).startsWith("init") ? 0 : 1;
        }
        throw new IllegalArgumentException(
                table.source.at(table.first())
                        + " begins squares that can be counted from 0 or from 1, and the problems differ; "
                        + "choose the reading from-zero or from-one, with --as in the command line, or add \"from\": 0 or \"from\": 1");
    }

    private static boolean isSquares(Table table) {
        Keys.Role role = Keys.role(table.key);
        return (role == Keys.Role.GIVEN || role == Keys.Role.BLOCKED)
                && !table.ranks
                && table.width() == 2
                && table.isNumeric();
    }

    /** CSPLib 079: a pair (k, 1) is the diagonal row + column = k, a pair (k, 0) the diagonal row - column = k - (n - 1). */
    private static Problem diagonals(Problem problem, Table table) {
        Problem.Builder builder = problem.toBuilder();
        int last = 2 * problem.size() - 2;
        for (int row = 0; row < table.rows(); row++) {
            int[] pair = table.requireNumbers()[row];
            if (pair[0] > last || pair[1] > 1) {
                throw new IllegalArgumentException(table.at(row, 0) + " has the diagonal " + pair[0] + ", " + pair[1]
                        + "; write a number from 0 to " + last + ", and 1 for row + column or 0 for row - column");
            }
            if (pair[1] == 1) {
                builder.blockSum(pair[0]);
            } else {
                builder.blockDifference(pair[0] - (problem.size() - 1));
            }
        }
        return builder.build();
    }
}
