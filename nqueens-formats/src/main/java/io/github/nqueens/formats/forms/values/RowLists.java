package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the rows of a board among values that name or number them, and puts them in order. */
final class RowLists {
    private final Source source;

    RowLists(Source source) {
        this.source = source;
    }

    /** The rows of an object whose names count them: row1, row2 and so on; null for any other object. */
    @Nullable
    Node ofObject(Node list) {
        List<Node> rows = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (Node child : list.children) {
            String name = child.key == null ? "" : Keys.plain(child.key);
            int digits = name.startsWith("row") ? 3 : name.startsWith("line") ? 4 : 0;
            int number = Signs.number(name.substring(digits));
            boolean row =
                    child.isScalar() ? child.quoted && child.text.length() > 1 : child.allScalars() && !child.hasKeys();
            if (!row || number < 0) {
                return null;
            }
            numbers.add(number);
            rows.add(child.unnamed());
        }
        Node ordered = Node.list(list.offset, ordered(rows, numbers));
        return areRows(numbers) && rows.size() > 1 && (ordered.allScalars() || ordered.allLists()) ? ordered : null;
    }

    /**
     * An object without the lists of the names of columns and rows that stand beside its data, as pandas splits a frame. Where the columns
     * are the row and the column of a square, each row of the data becomes a record of a square.
     */
    static Node withoutNames(Node list) {
        List<Node> tables = list.lists()
                .filter(child -> child.key != null && child.allLists())
                .toList();
        Node data = tables.size() == 1 ? tables.get(0) : Node.list(list.offset);
        Node bare = Node.list(list.offset);
        bare.key = list.key;
        bare.tag = list.tag;
        for (Node child : list.children) {
            String name = child.key == null || !child.allScalars() ? "" : Keys.plain(child.key);
            int count = child.children.size();
            boolean columns = name.startsWith("col")
                    && data.lists()
                                    .limit(2)
                                    .filter(row -> row.children.size() == count)
                                    .count()
                            > 0;
            boolean rows = (name.equals("index") && (data.children.size() == count || tables.isEmpty()))
                    || (name.startsWith("row") && data.children.size() == count);
            if (columns) {
                nameColumns(data, child.children);
            }
            if (!columns && !rows) {
                bare.children.add(child);
            }
        }
        return bare.lists().findAny().isPresent() ? bare : list;
    }

    private static void nameColumns(Node data, List<Node> names) {
        boolean squares = names.stream().anyMatch(name -> SquareList.isRow(Keys.plain(name.text)))
                && names.stream().anyMatch(name -> SquareList.isColumn(Keys.plain(name.text)));
        for (Node row : data.children) {
            for (int i = 0; squares && i < Math.min(names.size(), row.children.size()); i++) {
                row.children.get(i).key = names.get(i).text;
            }
        }
    }

    /** Whether numbers are those of rows, from 0 or from 1 and each once, in any order. */
    private static boolean areRows(List<Integer> numbers) {
        List<Integer> sorted = numbers.stream().sorted().distinct().toList();
        return !sorted.isEmpty()
                && sorted.size() == numbers.size()
                && sorted.get(0) >= 0
                && sorted.get(0) <= 1
                && sorted.get(sorted.size() - 1) - sorted.get(0) == sorted.size() - 1;
    }

    /** Puts the rows of a list in the order of the numbers that stood in brackets before them. */
    void sortByIndex(Node list) {
        boolean squares = list.children.stream().anyMatch(child -> child.isScalar() && child.column >= 0);
        List<Integer> numbers = list.children.stream().map(row -> row.index).toList();
        boolean whole = list.children.stream().anyMatch(child -> !child.isScalar() && child.index < 0);
        Node later = list.children.stream()
                .filter(child -> child.isScalar() && child.index >= 0)
                .findFirst()
                .orElse(null);
        if (!squares && whole && later != null) {
            throw new IllegalArgumentException(
                    source.at(later.offset)
                            + " assigns a value to a list that stands before it; programs are not run, so write the list as it is afterwards");
        }
        long said = numbers.stream().filter(number -> number >= 0).count();
        if (!squares && list.children.size() > 2 && said > 1 && !areRows(numbers)) {
            TreeSet<Integer> different = new TreeSet<>(numbers);
            different.remove(-1);
            throw new IllegalArgumentException(Refusals.missing(source, list.children.get(0).offset, different));
        }
        List<Node> rows = squares ? ofSquares(list) : ordered(List.copyOf(list.children), numbers);
        list.children.clear();
        list.children.addAll(rows);
    }

    /**
     * The values that are assigned to the squares of a board, row by row; or, if one value is assigned once in each row
     * and column, these squares. A list of one value beside them is what all squares begin with.
     */
    private List<Node> ofSquares(Node list) {
        List<Node> values = list.children.stream()
                .filter(child -> child.children.size() != 1)
                .toList();
        SquareList squares = new SquareList(source);
        TreeMap<Integer, Node> sorted = new TreeMap<>();
        Set<Integer> rows = new HashSet<>();
        Set<Integer> columns = new HashSet<>();
        for (Node value : values) {
            squares.add(value.index, value.column, value.offset);
            sorted.put(value.index * Table.LARGEST + value.column, value);
            rows.add(value.index);
            columns.add(value.column);
        }
        int n = squares.greatest() - squares.least() + 1;
        boolean different = sorted.size() == values.size() && squares.least() >= 0 && squares.least() <= 1;
        if (different && values.size() == n * n) {
            List<Node> all = List.copyOf(sorted.values());
            return IntStream.range(0, n)
                    .mapToObj(row -> Node.list(all.get(row * n).offset, all.subList(row * n, (row + 1) * n)))
                    .toList();
        }
        String first = values.get(0).text;
        boolean alike = values.stream().allMatch(value -> value.text.equals(first));
        boolean open = Signs.OPEN.contains(first) || first.equals("0") || first.equalsIgnoreCase("false");
        if (different && alike && !open && values.size() == n && rows.size() == n && columns.size() == n) {
            return values.stream()
                    .map(value -> Node.list(
                            value.offset,
                            List.of(
                                    Node.scalar(value.offset, Integer.toString(value.index), false),
                                    Node.scalar(value.offset, Integer.toString(value.column), false))))
                    .toList();
        }
        throw new IllegalArgumentException(
                source.at(values.get(0).offset) + " begins the values of "
                        + Interpretation.counted(values.size(), "square")
                        + ", which are neither all squares of a board nor one in each row and column; give each square its value");
    }

    /** Rows in the order of their numbers. Rows keep their order if one of their numbers is no number of a row. */
    private List<Node> ordered(List<Node> rows, List<Integer> numbers) {
        int n = rows.size();
        TreeMap<Integer, Node> sorted = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            sorted.put(numbers.get(i), rows.get(i));
        }
        if (n < 2 || sorted.size() < n || sorted.firstKey() < 0) {
            return rows;
        }
        if (areRows(numbers)) {
            return List.copyOf(sorted.values());
        }
        boolean square = rows.stream()
                .allMatch(
                        row -> row.isScalar() ? row.text.length() == n : row.children.size() == n && row.allScalars());
        if (n > 2 && square && sorted.lastKey() - sorted.firstKey() > n - 1) {
            throw new IllegalArgumentException(Refusals.missing(source, rows.get(0).offset, sorted.keySet()));
        }
        return rows;
    }

    /** The rows of a list each of which stands in a list or an object of its own, alone or beside its number; null for any other list. */
    @Nullable
    Node ofList(Node list) {
        Node rows = inLists(list);
        return rows == null ? inObjects(list) : rows;
    }

    /** The rows of a list each of which stands in a list of its own, alone or after its number; null for any other list. */
    private static @Nullable Node inLists(Node list) {
        boolean texts = list.children.stream()
                .allMatch(child -> child.children.size() == 1
                        && child.key == null
                        && child.children.get(0).isScalar()
                        && child.children.get(0).quoted);
        boolean numbered = list.children.stream()
                .allMatch(child -> child.children.size() == 2
                        && child.key == null
                        && child.children.get(0).number() >= 0
                        && child.children.get(1).allScalars());
        if (!texts && !numbered) {
            return null;
        }
        Node rows = Node.list(list.offset);
        for (int i = 0; i < list.children.size(); i++) {
            List<Node> row = list.children.get(i).children;
            if (numbered
                    && row.get(0).number()
                                    - list.children.get(0).children.get(0).number()
                            != i) {
                return null;
            }
            rows.children.add(row.get(row.size() - 1));
        }
        rows.key = list.key;
        return rows;
    }

    /** The rows of a list each of which is the one list in an object; null for any other list. */
    private @Nullable Node inObjects(Node list) {
        List<Node> rows = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (Node child : list.children) {
            List<Node> inner = child.lists().toList();
            if (!child.hasKeys() || inner.size() != 1 || !inner.get(0).allScalars()) {
                return null;
            }
            Node row = inner.get(0);
            if (row.children.size() != list.children.size() || row.hasKeys()) {
                return null;
            }
            rows.add(row.unnamed());
            numbers.add(child.children.stream()
                    .filter(field -> field.key != null && SquareList.isRow(Keys.plain(field.key)))
                    .mapToInt(Node::number)
                    .findFirst()
                    .orElse(-1));
        }
        return Node.list(list.offset, ordered(rows, numbers));
    }
}
