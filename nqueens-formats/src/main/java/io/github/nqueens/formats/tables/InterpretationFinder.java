package io.github.nqueens.formats.tables;

import io.github.nqueens.Board;
import io.github.nqueens.formats.Reading;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds each way to read a table: as regions, as squares, as boards. Nothing is preferred here. */
public final class InterpretationFinder {
    /** What this library writes for squares. */
    public static final Set<String> SQUARES = Set.of(".", "#", "Q", "X");

    /** The rows of a chess board, which judges do not say. */
    private static final int CHESS = 8;

    private final Table table;
    private final List<Interpretation> found = new ArrayList<>();

    private InterpretationFinder(Table table) {
        this.table = table;
    }

    public static List<Interpretation> of(Table table) {
        InterpretationFinder interpretations = new InterpretationFinder(table);
        interpretations.find();
        return interpretations.found;
    }

    public static boolean anySure(Table table) {
        return of(table).stream().anyMatch(Interpretation::sure);
    }

    /** Whether one of the ways to read a table is as regions. */
    public static boolean areRegions(Table table) {
        return of(table).stream().anyMatch(Interpretation::isRegions);
    }

    private void find() {
        int count = table.cellCount();
        if (count == 0 || table.rows() > Table.LARGEST) {
            return;
        }
        if (table.form == Table.Form.REGIONS) {
            addRegions(table, "regions");
            return;
        }
        if (table.form == Table.Form.SQUARES) {
            addSquareList(table);
            return;
        }
        if (table.isSquare()) {
            addMarked();
            addRegions(table, "regions");
            if (Keys.role(table.key) == Keys.Role.REGIONS && !found.isEmpty()) {
                return;
            }
            new SquareSigns(table, found).find();
        }
        addFolded(count);
        if (table.isNumeric()) {
            addLists(count);
            if (table.width() == 2 && table.rows() > 2 && !table.hasOneSecond()) {
                addSquareList(table);
            }
        } else {
            addChess();
            addPartial();
        }
    }

    /** A list of columns with a sign, such as -1 or None, for each row that has no queen yet. */
    private void addPartial() {
        int n = table.cellCount();
        if ((table.rows() > 1 && table.form != Table.Form.VERTICAL) || n < 4 || table.sizeBefore >= 0) {
            return;
        }
        int[] columns = new int[n];
        int queens = 0;
        boolean minus = false;
        int greatest = -1;
        boolean zero = false;
        for (int row = 0; row < n; row++) {
            String cell = table.form == Table.Form.VERTICAL ? table.cells[row][0] : table.cells[0][row];
            columns[row] = Signs.number(cell);
            if (columns[row] < 0 && (!Signs.NO_QUEEN.contains(cell) || isLeftOut(row, cell))) {
                return;
            }
            minus |= cell.equals("-1");
            zero |= columns[row] == 0;
            greatest = Math.max(greatest, columns[row]);
            queens += columns[row] < 0 ? 0 : 1;
        }
        if (queens == 0 || queens == n) {
            return;
        }
        for (int from = zero || (minus && greatest < n) ? 0 : 1; from <= (zero ? 0 : 1); from++) {
            if (greatest - from >= n || (from == 1 && minus && greatest < n)) {
                continue;
            }
            addPartial(columns, from);
        }
        if (!zero && !minus && greatest < n) {
            addPartial(columns, 0);
        }
    }

    /** Whether a cell has a point because nothing stands between two commas. */
    private boolean isLeftOut(int row, String cell) {
        int offset = table.form == Table.Form.VERTICAL ? table.offsets[row][0] : table.offsets[0][row];
        return !table.source.text.startsWith(cell, offset);
    }

    private void addPartial(int[] columns, int from) {
        List<int[]> placed = new ArrayList<>();
        for (int row = 0; row < columns.length; row++) {
            if (columns[row] >= 0) {
                placed.add(new int[] {row, columns[row] - from});
            }
        }
        found.add(Interpretation.squares(
                Interpretation.counted(placed.size(), "queen") + " on a board of "
                        + Interpretation.counted(columns.length, "row") + " whose columns count from " + from,
                true,
                columns.length,
                placed,
                List.of(),
                from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE));
    }

    private void addRegions(Table regions, String what) {
        int n = regions.rows();
        boolean named = Keys.role(regions.key) == Keys.Role.REGIONS;
        boolean lone = n == 1 && !named && (regions.isNumeric() || regions.cells[0][0].length() > 1);
        Set<String> names = regions.counts().keySet();
        boolean squares = names.contains(".") && SQUARES.containsAll(names);
        // Two lines of two words are talk.
        boolean talk = n == 2
                && !named
                && !regions.bracketed
                && regions.form == Table.Form.CELLS
                && names.stream().anyMatch(Signs::hasWord);
        if (talk || names.size() != n || lone || squares || names.contains("") || regions.hasQueensAmongNumbers()) {
            return;
        }
        // A board of two or three rows has no room for queens that do not touch, so such numbers are rather something
        // else.
        boolean sure = n > 3 || named || !regions.isNumeric() || regions.form == Table.Form.REGIONS;
        found.add(Interpretation.regions(
                what + " of a board of " + Interpretation.counted(n, "row"), sure, numbered(regions), List.of()));
    }

    /** Regions numbered in the order of their names: numbers by value, others by their first square. */
    private static int[][] numbered(Table regions) {
        Map<String, Integer> ranks = new HashMap<>();
        List<String> names = new ArrayList<>(regions.counts().keySet());
        if (regions.isNumeric()) {
            names.sort((a, b) -> Integer.compare(Signs.number(a), Signs.number(b)));
        } else if (names.stream().allMatch(name -> name.length() == 1 && Character.isLetter(name.charAt(0)))) {
            names.sort(null);
        }
        names.forEach(name -> ranks.put(name, ranks.size()));
        int[][] numbers = new int[regions.rows()][];
        for (int row = 0; row < numbers.length; row++) {
            numbers[row] =
                    Arrays.stream(regions.cells[row]).mapToInt(ranks::get).toArray();
        }
        return numbers;
    }

    /** Regions some of whose squares bear a mark: aq is a queen in region a, ax a square that the player has crossed out. */
    private void addMarked() {
        int n = table.rows();
        if (n == 1) {
            // One word that ends with a mark is no puzzle.
            return;
        }
        String[][] bare = new String[n][];
        List<int[]> placed = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int marks = 0;
        for (int row = 0; row < n; row++) {
            bare[row] = table.cells[row].clone();
            for (int column = 0; column < n; column++) {
                String cell = bare[row][column];
                int last = Signs.last(cell);
                String mark = cell.substring(last);
                if (last > 0 && (Signs.marksQueen(mark) || Signs.marksNone(mark))) {
                    marks++;
                    bare[row][column] = cell.substring(0, last).strip();
                    if (Signs.marksQueen(mark)) {
                        placed.add(new int[] {row, column});
                    }
                }
                names.add(bare[row][column]);
            }
        }
        if (marks > 0 && names.size() == n) {
            Table unmarked =
                    new Table(table.source, Table.Form.CELLS, Arrays.asList(bare), Arrays.asList(table.offsets));
            found.add(Interpretation.regions(
                    "regions with marks of a board of " + Interpretation.counted(n, "row"),
                    true,
                    numbered(unmarked),
                    placed));
        }
    }

    /** All squares in one line. */
    private void addFolded(int count) {
        int n = root(count);
        boolean oneLine = table.rows() == 1 || table.form == Table.Form.VERTICAL;
        if (oneLine && n > 1 && n * n == count) {
            Table folded = table.folded(n);
            if (n > 3 || table.isNumeric()) {
                addRegions(folded, "regions, row after row,");
            }
            if (folded.isNumeric() && folded.counts().size() == 2 && n > 2) {
                new SquareSigns(folded, found).find();
            }
        }
        int inner = root(count - 1);
        if (oneLine
                && !table.bracketed
                && inner > 1
                && inner * inner == count - 1
                && Signs.number(table.cells[0][0]) == inner) {
            addRegions(table.withoutFirst().folded(inner), "a size, and then regions, row after row,");
        }
    }

    public static int root(int count) {
        return (int) Math.round(Math.sqrt(Math.max(0, count)));
    }

    private void addLists(int count) {
        int[] flat = table.flatNumbers();
        int rows = table.rows();
        int width = table.width();
        if (table.sizeBefore >= 0) {
            if (table.sizeBefore == flat.length) {
                addColumns(flat, "after its size");
            }
            if (width == table.sizeBefore && rows > 1) {
                addBoards(table.requireNumbers());
            }
            if (width == 2 && rows == table.sizeBefore) {
                addPlaced(table.requireNumbers());
            }
            return;
        }
        if (addNumbered()) {
            return;
        }
        boolean vertical = table.form == Table.Form.VERTICAL;
        if (rows > 1 && !vertical) {
            if (width > 1) {
                addBoards(table.requireNumbers());
            }
            boolean oneList = !table.bracketed || width > 0;
            if (oneList && isPermutation(flat)) {
                addColumns(flat, "over several lines");
            }
            return;
        }
        boolean doubtful = Keys.role(table.key) == Keys.Role.REGIONS || isOverLines();
        if ((count > 1 || table.bracketed) && (!doubtful || isPermutation(flat))) {
            addColumns(flat, "");
        }
        if (table.bracketed && table.source.declaresArray(count) && isUnusedFirst(flat)) {
            addColumns(Arrays.copyOfRange(flat, 1, count), "behind an unused 0");
        }
        boolean mayBeginWithSize = vertical || (!table.bracketed && !isPermutation(flat));
        if (mayBeginWithSize && count > 2 && flat[0] == count - 1) {
            addColumns(Arrays.copyOfRange(flat, 1, count), "after its size");
        }
    }

    /** Whether the values of a list stand on several lines, several on each, as the rows of a matrix do. */
    private boolean isOverLines() {
        int[] offsets = table.rows() == 1 ? table.offsets[0] : new int[0];
        if (offsets.length < 2 || table.source.text.length() <= offsets[offsets.length - 1]) {
            return false;
        }
        int lines = table.source.line(offsets[offsets.length - 1]) - table.source.line(offsets[0]) + 1;
        return lines > 1 && 2 * lines <= offsets.length;
    }

    /** Whether an array may leave out its first element, as programs do that count from 1: only the others are a solution. */
    private static boolean isUnusedFirst(int[] array) {
        if (array.length < 5 || array[0] != 0) {
            return false;
        }
        Board others = board(Arrays.copyOfRange(array, 1, array.length), 1);
        return others != null && others.isSolution() && !Board.of(array).isSolution();
    }

    /** Boards after their numbers: 1, 2 and so on, before permutations of four columns or more. */
    private boolean addNumbered() {
        int width = table.width();
        if (width < 5 || table.form != Table.Form.CELLS || table.bracketed) {
            return false;
        }
        int[][] rows = table.requireNumbers();
        int[][] bare = new int[rows.length][];
        for (int row = 0; row < rows.length; row++) {
            bare[row] = Arrays.copyOfRange(rows[row], 1, width);
            if (rows[row][0] != row + 1 || !isPermutation(bare[row])) {
                return false;
            }
        }
        addBoards(bare);
        return true;
    }

    private void addColumns(int[] columns, String where) {
        String what = "a board of " + Interpretation.counted(columns.length, "row")
                + (where.isEmpty() ? "" : " " + where) + " whose columns count from ";
        boolean rows = areRowsOfColumns();
        for (int from = 0; from <= 1; from++) {
            Reading origin = from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE;
            Board board = board(columns, from);
            if (board != null && !rows) {
                found.add(Interpretation.boards(what + from, board.isPermutation(), List.of(board), origin));
            }
            if (board != null && board.isPermutation() && (rows || Axes.areRows(table.key))) {
                found.add(Interpretation.boards(
                        what + from + " and whose values are rows", true, List.of(inverse(board)), origin));
            }
        }
    }

    private boolean areRowsOfColumns() {
        return table.columnFirst || Axes.areRowsOfColumns(table.key);
    }

    /** The board whose queen in a column stands in the row that the list has there. */
    private static Board inverse(Board rows) {
        int[] columns = new int[rows.size()];
        for (int column = 0; column < columns.length; column++) {
            columns[rows.column(column)] = column;
        }
        return Board.of(columns);
    }

    /** A board in each row. */
    private void addBoards(int[][] rows) {
        boolean inverse = areRowsOfColumns();
        for (int from = 0; from <= 1; from++) {
            List<Board> boards = new ArrayList<>();
            boolean permutations = true;
            for (int[] row : rows) {
                Board board = board(row, from);
                if (board == null || (inverse && !board.isPermutation())) {
                    boards.clear();
                    break;
                }
                permutations &= board.isPermutation();
                boards.add(inverse ? inverse(board) : board);
            }
            if (!boards.isEmpty() && (permutations || rows.length != rows[0].length)) {
                String what = Interpretation.counted(boards.size(), "board") + " of "
                        + Interpretation.counted(rows[0].length, "row") + " whose columns count from " + from;
                // Two rows of 0 and 1 are a matrix to everybody.
                found.add(Interpretation.boards(
                        what,
                        permutations && rows[0].length > 2,
                        boards,
                        from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE));
            }
        }
    }

    /** The number of queens and then their squares, as judges write them, who mean a chess board. */
    private void addPlaced(int[][] pairs) {
        for (int from = 0; from <= 1; from++) {
            List<int[]> placed = new ArrayList<>();
            Set<Integer> squares = new HashSet<>();
            for (int[] pair : pairs) {
                int row = pair[0] - from;
                int column = pair[1] - from;
                if (row >= 0 && row < CHESS && column >= 0 && column < CHESS && squares.add(CHESS * row + column)) {
                    placed.add(new int[] {row, column});
                }
            }
            if (placed.size() == pairs.length) {
                String what = Interpretation.counted(pairs.length, "queen")
                        + " placed on a board of 8 rows, counted from " + from;
                found.add(Interpretation.squares(
                        what, true, CHESS, placed, List.of(), from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE));
            }
        }
    }

    private static @Nullable Board board(int[] columns, int from) {
        int[] shifted = new int[columns.length];
        for (int row = 0; row < columns.length; row++) {
            shifted[row] = columns[row] - from;
            if (shifted[row] < 0 || shifted[row] >= columns.length) {
                return null;
            }
        }
        return Board.of(shifted);
    }

    /** Whether numbers count from 0 or from 1, each once, in any order. */
    public static boolean isPermutation(int[] numbers) {
        return isPermutation(numbers, 0) || isPermutation(numbers, 1);
    }

    private static boolean isPermutation(int[] columns, int from) {
        Board board = columns.length == 0 ? null : board(columns, from);
        return board != null && board.isPermutation();
    }

    /** A queen on each of n squares, one in each row. */
    private void addSquareList(Table squares) {
        int[][] numbers = squares.requireNumbers();
        int n = squares.rows();
        for (int from = 0; from <= 1; from++) {
            int[] columns = new int[n];
            Arrays.fill(columns, -1);
            boolean fits = true;
            for (int[] pair : numbers) {
                int[] place = SquareList.place(pair, n, from, squares.ranks, squares.columnFirst);
                int row = place[0];
                int column = place[1];
                fits &= row >= 0 && row < n && column >= 0 && column < n && columns[row] < 0;
                if (fits) {
                    columns[row] = column;
                }
            }
            if (fits && !(squares.ranks && from == 1)) {
                Board board = Board.of(columns);
                found.add(Interpretation.boards(
                        "the squares of a board of " + Interpretation.counted(n, "row") + ", counted from " + from,
                        board.isPermutation() || squares.ranks,
                        List.of(board),
                        from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE));
            }
        }
    }

    /** A line of squares such as a1 b5 c8, for each board. */
    private void addChess() {
        SquareList numbered = SquareList.behindNumbers(table);
        if (numbered.size() > 0) {
            addSquareList(numbered.table());
            return;
        }
        if ((table.isSquare() && table.rows() > 1)
                || !table.counts().keySet().stream().allMatch(cell -> SquareList.isChess(SquareList.chess(cell)))) {
            return;
        }
        List<Board> boards = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            SquareList squares = new SquareList(table.source);
            for (int i = 0; i < table.cells[row].length; i++) {
                squares.add(SquareList.chess(table.cells[row][i]), table.offsets[row][i]);
            }
            InterpretationFinder one = new InterpretationFinder(squares.table());
            one.addSquareList(one.table);
            if (one.found.isEmpty()) {
                return;
            }
            boards.addAll(one.found.get(0).boards());
        }
        found.add(Interpretation.boards("squares of chess", true, boards));
    }
}
