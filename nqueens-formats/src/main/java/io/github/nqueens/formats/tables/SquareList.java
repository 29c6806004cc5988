package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Squares that a literal or a line lists: two numbers each, and where they stand. */
public final class SquareList {
    private static final Set<String> ROWS =
            Set.of("row", "r", "y", "i", "line", "fila", "ligne", "zeile", "riga", "linha");
    private static final Set<String> COLUMNS =
            Set.of("column", "col", "c", "x", "j", "columna", "colonne", "spalte", "colonna", "coluna");

    public final Source source;
    public final List<int[]> pairs = new ArrayList<>();
    public final List<Integer> offsets = new ArrayList<>();
    /** Where the second number of each square stands, or about there. */
    private final List<Integer> seconds = new ArrayList<>();

    public boolean columnFirst;
    public boolean ranks;
    /** Whether squares of chess are written with capitals, like the cells of a sheet. */
    public boolean capitals;
    /** Whether a comma without brackets stands between two numbers, as in a number with a fraction in some languages. */
    public boolean decimals;

    /** Whether names say which coordinate is which. */
    public boolean named;

    public SquareList(Source source) {
        this.source = source;
    }

    public int size() {
        return pairs.size();
    }

    public void add(int first, int second, int offset) {
        add(first, second, offset, offset + 1);
    }

    public void add(int first, int second, int offset, int secondOffset) {
        pairs.add(new int[] {first, second});
        offsets.add(offset);
        seconds.add(secondOffset);
    }

    /** Adds the square that a node is, or says that it is none. */
    public boolean add(Node node) {
        if (node.isScalar()) {
            return add(node.text, node.offset);
        }
        List<Node> children = node.children;
        if (!node.hasKeys()) {
            if (children.size() != 2
                    || children.get(0).number() < 0
                    || children.get(1).number() < 0) {
                return false;
            }
            add(children.get(0).number(), children.get(1).number(), node.offset);
            return true;
        }
        int row = -1;
        int column = -1;
        for (Node child : children) {
            String name = child.key == null ? "" : Keys.plain(child.key);
            if (isRow(name)) {
                row = child.number();
            } else if (isColumn(name)) {
                column = child.number();
            }
        }
        if (row < 0 || column < 0) {
            return false;
        }
        named = true;
        add(row, column, node.offset);
        return true;
    }

    /** A text such as 1,5 or 1:5 or (1,5) or b5. */
    public boolean add(String text, int offset) {
        int separator = -1;
        for (int i = 0; i < text.length() && separator < 0; i++) {
            if (",:;-_ x".indexOf(text.charAt(i)) >= 0) {
                separator = i;
            }
        }
        if (separator > 0) {
            int first = Signs.number(text.substring(0, separator).strip());
            int second = Signs.number(text.substring(separator + 1).strip());
            if (first >= 0 && second >= 0) {
                add(first, second, offset);
                return true;
            }
        }
        if (isRowAndColumn(text) && !ranks) {
            named = true;
            int column = columnSign(text);
            add(Signs.number(text.substring(1, column)), Signs.number(text.substring(column + 1)), offset);
            return true;
        }
        if (isChess(text) && (ranks || pairs.isEmpty())) {
            ranks = true;
            capitals |= Character.isUpperCase(text.charAt(0));
            add(Signs.number(text.substring(1)), Character.toLowerCase(text.charAt(0)) - 'a', offset);
            return true;
        }
        return false;
    }

    public static boolean isChess(String text) {
        return text.length() >= 2
                && text.length() <= 3
                && ((text.charAt(0) >= 'a' && text.charAt(0) <= 'z')
                        || (text.charAt(0) >= 'A' && text.charAt(0) <= 'Z'))
                && Signs.number(text.substring(1)) > 0
                && text.charAt(1) != '0';
    }

    /** A square of chess without the letter of the queen before it. */
    public static String chess(String cell) {
        boolean queen = cell.length() > 2 && Signs.QUEENS.contains(cell.substring(0, 1));
        return queen && isChess(cell.substring(1)) ? cell.substring(1) : cell;
    }

    /** The squares of chess behind their numbers, as in {@code 1. Qb1 2. Qd2}, over all lines; none if a cell is anything else. */
    static SquareList behindNumbers(Table table) {
        SquareList squares = new SquareList(table.source);
        int cells = 0;
        for (int row = 0; row < table.rows(); row++) {
            for (int i = 0; i < table.cells[row].length; i++) {
                String cell = table.cells[row][i];
                boolean fits = cells++ % 2 == 0
                        ? Signs.number(cell.replace(".", "")) == squares.size() + 1
                        : isChess(chess(cell)) && squares.add(chess(cell), table.offsets[row][i]);
                if (!fits) {
                    return new SquareList(table.source);
                }
            }
        }
        return squares;
    }

    /** A text such as r1c5. */
    public static boolean isRowAndColumn(String text) {
        int column = columnSign(text);
        return column > 1
                && (text.charAt(0) == 'r' || text.charAt(0) == 'R')
                && Signs.number(text.substring(1, column)) >= 0
                && Signs.number(text.substring(column + 1)) >= 0;
    }

    private static int columnSign(String text) {
        return Math.max(text.indexOf('c'), text.indexOf('C'));
    }

    public static boolean isRow(String name) {
        return ROWS.contains(name);
    }

    public static boolean isColumn(String name) {
        return COLUMNS.contains(name);
    }

    /** Whether the first number of each square is its column. */
    public boolean isColumnFirst() {
        return columnFirst || (!named && !ranks && Axes.isColumnFirst(source));
    }

    /** The row and the column, from 0, of a square on a board of n rows. */
    public static int[] place(int[] pair, int n, int from, boolean ranks, boolean columnFirst) {
        if (ranks) {
            return new int[] {n - pair[0], pair[1]};
        }
        return new int[] {(columnFirst ? pair[1] : pair[0]) - from, (columnFirst ? pair[0] : pair[1]) - from};
    }

    public int least() {
        return pairs.stream().mapToInt(pair -> Math.min(pair[0], pair[1])).min().orElse(0);
    }

    public int greatest() {
        return pairs.stream().mapToInt(pair -> Math.max(pair[0], pair[1])).max().orElse(0);
    }

    /** The squares as a table with a row for each square. */
    public Table table() {
        List<String[]> cells = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            cells.add(new String[] {Integer.toString(pairs.get(i)[0]), Integer.toString(pairs.get(i)[1])});
            places.add(new int[] {offsets.get(i), seconds.get(i)});
        }
        Table table = new Table(source, Table.Form.SQUARES, cells, places);
        table.columnFirst = isColumnFirst();
        table.ranks = ranks;
        table.capitals = capitals;
        return table;
    }
}
