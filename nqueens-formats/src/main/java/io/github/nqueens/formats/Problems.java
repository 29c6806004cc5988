package io.github.nqueens.formats;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.tables.Choice;
import io.github.nqueens.formats.tables.Connected;
import io.github.nqueens.formats.tables.Meaning;
import io.github.nqueens.formats.tables.Meanings;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.Sense;
import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TwoStars;
import io.github.nqueens.formats.tables.Unit;
import io.github.nqueens.formats.text.Axes;
import io.github.nqueens.formats.text.Keys;
import io.github.nqueens.formats.text.Provisos;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes problems of units. */
final class Problems {
    private static final int SEARCHED_FOR_STARS = 10;

    private final Unit unit;
    private final @Nullable Sense as;

    private Problems(Unit unit, @Nullable Sense as) {
        this.unit = unit;
        this.as = as;
    }

    static List<Problem> of(List<Unit> units, @Nullable Sense as) {
        List<Unit> asked = units.stream().filter(unit -> !isSolutionOnly(unit)).toList();
        List<Problem> problems = new ArrayList<>();
        Provisos provisos = units.isEmpty() ? null : units.get(0).provisos;
        try {
            for (Unit unit : asked.isEmpty() ? units : asked) {
                // A collection has puzzles of one kind, and the first ones show which.
                unit.oneStar |= problems.size() >= SEARCHED_FOR_STARS;
                problems.addAll(new Problems(unit, as).read());
            }
        } catch (IllegalArgumentException refusal) {
            throw provisos == null ? refusal : provisos.naming(refusal);
        }
        if (provisos != null) {
            provisos.requireRule(problems.stream().map(Problem::rule).collect(Collectors.toSet()));
        }
        return problems;
    }

    private static boolean isSolutionOnly(Unit unit) {
        return unit.tables.stream()
                .allMatch(table ->
                        Keys.role(table.key) == Keys.Role.SOLUTION || Keys.role(table.key) == Keys.Role.IGNORED);
    }

    private List<Problem> read() {
        List<Table> base = new ArrayList<>();
        List<Table> extras = new ArrayList<>();
        List<Table> solutions = new ArrayList<>();
        for (Table table : unit.tables) {
            switch (Keys.role(table.key)) {
                case NONE, REGIONS -> base.add(table);
                case SOLUTION -> solutions.add(table);
                case GIVEN, BLOCKED, DIAGONALS -> extras.add(table);
                case IGNORED, REFUSED -> {}
            }
        }
        if (base.isEmpty() && unit.size < 0 && !extras.isEmpty()) {
            base.add(extras.remove(0));
        }
        if (base.isEmpty() && extras.isEmpty()) {
            base.addAll(solutions);
        }
        if (base.isEmpty() && extras.isEmpty() && !unit.tables.isEmpty()) {
            throw new IllegalArgumentException(Refusals.aside(unit.tables.get(0)));
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
        if (unit.own && !table.bracketed && table.isSquare() && !unit.areRegions(table)) {
            return List.of(strict(table).problem(unit.rule));
        }
        Map<List<Problem>, Meaning> fitting = new LinkedHashMap<>();
        for (Meaning meaning : fitting(table)) {
            fitting.putIfAbsent(problems(meaning), meaning);
        }
        if (fitting.size() > 1 && as == null) {
            preferConnected(fitting);
        }
        if (fitting.isEmpty()) {
            throw new IllegalArgumentException(Choice.refusal(table, as, unit.from));
        }
        Choice.requireOne(table, as, List.copyOf(fitting.values()));
        Meaning meaning = fitting.values().iterator().next();
        Choice.requireSize(table, unit.size, meaning.size());
        if (meaning.isRegions()
                && as == null
                && !unit.own
                && !unit.oneStar
                && meaning.placed().isEmpty()) {
            requireOneStar(table, meaning);
        }
        return fitting.keySet().iterator().next();
    }

    private List<Meaning> fitting(Table table) {
        return Choice.fitting(Choice.meanings(table, unit.size), as, unit.from);
    }

    private List<Problem> problems(Meaning meaning) {
        List<Problem> problems = new ArrayList<>();
        if (meaning.drawn()) {
            problems.add(meaning.problem(unit.rule));
        } else {
            for (Board board : meaning.boards()) {
                problems.add(Meaning.boards("", true, List.of(board)).problem(unit.rule));
            }
        }
        return problems;
    }

    /** Regions hang together. Several boards, whose rows look like regions with a square in each row, do not. */
    private static void preferConnected(Map<List<Problem>, Meaning> fitting) {
        boolean severalBoards =
                fitting.values().stream().anyMatch(meaning -> meaning.boards().size() > 1);
        boolean connected = fitting.values().stream()
                .anyMatch(meaning ->
                        meaning.isRegions() && Connected.all(meaning.regions().toArray(int[][]::new)));
        if (severalBoards && connected) {
            fitting.values().removeIf(meaning -> !meaning.isRegions());
        }
    }

    private static void requireOneStar(Table table, Meaning meaning) {
        if (TwoStars.fit(meaning.regions().toArray(int[][]::new))) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first())
                    + " can be read as a puzzle with one queen in each row, column and region, and as one with two stars in each,"
                    + " which is not supported; if there is one, choose the reading " + Choice.name(Sense.REGIONS)
                    + ", with --as in the command line, or add \"stars: 1\" on a line of its own");
        }
    }

    /** Squares as this library writes them, and nothing else. */
    private static Meaning strict(Table table) {
        List<int[]> placed = new ArrayList<>();
        List<int[]> blocked = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            for (int column = 0; column < table.cells[row].length; column++) {
                String sign = table.cells[row][column];
                if (!Meanings.SQUARES.contains(sign)) {
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
        return Meaning.squares("squares", true, table.rows(), placed, blocked);
    }

    /** Regions or squares, with placed queens and blocked squares beside them. */
    private Problem combined(List<Table> base, List<Table> extras) {
        Table first = base.stream().filter(unit::areRegions).findFirst().orElse(base.get(0));
        List<Problem> problems = single(first);
        Problem problem = problems.get(0);
        for (Table table : base) {
            if (table == first || isAside(table) || problem.equals(same(table))) {
                continue;
            }
            boolean squares = table.isSquare() && table.rows() == problem.size() && !unit.areRegions(table);
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
                && Meanings.of(table).isEmpty();
    }

    private @Nullable Problem same(Table table) {
        try {
            List<Problem> problems = single(table);
            return problems.size() == 1 ? problems.get(0) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private Meaning squares(Table table) {
        List<Meaning> meanings = fitting(table).stream()
                .filter(meaning -> meaning.drawn() && !meaning.isRegions())
                .toList();
        if (meanings.isEmpty()) {
            throw new IllegalArgumentException(
                    Keys.isExtra(table.key)
                            ? Refusals.noSquares(table.source, table.first(), table.key)
                            : Refusals.of(table));
        }
        Choice.requireOne(table, as, meanings);
        return meanings.get(0);
    }

    private static Problem with(Problem problem, Meaning squares) {
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
        if (unit.size <= 0 || unit.size > Table.LARGEST) {
            throw new IllegalArgumentException("the text has "
                    + (unit.size <= 0 ? "no size" : "the size " + unit.size) + "; write for example n = 8"
                    + ", at most " + Table.LARGEST);
        }
        AttackRule rule = unit.rule == null ? AttackRule.QUEENS : unit.rule;
        Problem problem = Problem.builder(unit.size).rule(rule).build();
        for (Table table : extras) {
            problem = extra(problem, table);
        }
        return problem;
    }

    private Problem extra(Problem problem, Table table) {
        Keys.Role role = Keys.role(table.key);
        int n = problem.size();
        if (role == Keys.Role.GIVEN && table.form != Table.Form.SQUARES && table.cellCount() == n * n && n > 2) {
            Meaning squares = squares(table.isSquare() ? table : table.folded(n));
            return squares.isBoard() ? full(problem, squares.boards().get(0), table) : with(problem, squares);
        }
        if (!table.isNumeric() || table.width() != 2 || Axes.isByAxis(table.key)) {
            Meaning board = role == Keys.Role.GIVEN ? board(table) : null;
            if (board == null || board.size() != n) {
                throw new IllegalArgumentException(Refusals.noSquares(table.source, table.first(), table.key));
            }
            return full(problem, board.boards().get(0), table);
        }
        // Under this name CSPLib 079 lists diagonals, and other texts squares.
        boolean excluded = unit.parameters && Keys.plain(table.key).startsWith("excluded");
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
            int[] place = Squares.place(pair, n, from, table.ranks, table.columnFirst);
            boolean below = place[0] < 0 || place[0] >= n;
            if (below || place[1] < 0 || place[1] >= n) {
                throw new IllegalArgumentException(table.at(row, 0) + " has the square " + pair[0] + ", " + pair[1]
                        + ", whose " + (below ? "row" : "column") + " is outside a board of "
                        + Meaning.counted(n, "row") + " counted from " + from);
            }
            squares.add(place);
        }
        return role == Keys.Role.GIVEN && squares.size() == n && problem.hasRegions() && Keys.mayBeSolution(table.key)
                ? problem
                : with(
                        problem,
                        Meaning.squares(
                                "",
                                true,
                                n,
                                role == Keys.Role.GIVEN ? squares : List.of(),
                                role == Keys.Role.GIVEN ? List.of() : squares));
    }

    private @Nullable Meaning board(Table table) {
        List<Meaning> boards = fitting(table).stream().filter(Meaning::isBoard).toList();
        if (!boards.isEmpty()) {
            Choice.requireOne(table, null, boards);
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
        if (as == Sense.FROM_ZERO || as == Sense.FROM_ONE) {
            return as == Sense.FROM_ZERO ? 0 : 1;
        }
        if (unit.from >= 0) {
            return unit.from;
        }
        boolean zero = table.counts().containsKey("0");
        if (zero || table.counts().containsKey(Integer.toString(n))) {
            return zero ? 0 : 1;
        }
        // Two lists of squares in one text count from the same number.
        if (!unit.parameters
                && unit.tables.stream()
                        .anyMatch(other -> isSquares(other) && other.counts().containsKey("0"))) {
            return 0;
        }
        if (unit.parameters) {
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
