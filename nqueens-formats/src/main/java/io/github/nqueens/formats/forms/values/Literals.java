package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.forms.AspFacts;
import io.github.nqueens.formats.forms.markup.MarkupParser;
import io.github.nqueens.formats.forms.rows.LineReader;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds tables in the values of a literal, at any depth and under any name. */
public final class Literals {
    private static final Set<String> COLUMNS = Set.of("columns", "cols", "column", "col", "bycolumn", "bycol");

    private final Source source;
    private final RowLists rowLists;
    /** The names of the values outside of all brackets. */
    private final Set<String> names = new HashSet<>();

    private final boolean isMarkup;

    private Literals(Source source) {
        this.source = source;
        this.isMarkup = MarkupParser.looksLike(source);
        this.rowLists = new RowLists(source);
    }

    /** What the values of a text say, part by part. */
    public static List<TextPart> parts(Source source, Node root) {
        Literals literals = new Literals(source);
        TextPart outer = new TextPart(source);
        outer.parameters = source.text.contains("letting");
        List<Node> values = new ArrayList<>();
        for (Node child : root.children) {
            boolean said = child.isScalar() ? !child.isWord() || child.key != null : !isTypeOrSection(child);
            if (said) {
                values.add(child);
            }
        }
        values.stream()
                .filter(value -> value.key != null)
                .forEach(value -> literals.names.add(String.valueOf(value.key)));
        values.removeIf(literals::isCall);
        Node top = Node.list(0, joined(texts(values)));
        for (Node list : top.children) {
            if (list.tag != null && list.tag.equals("\n")) {
                literals.rowLists.sortByIndex(list);
            }
        }
        top.children.forEach(literals::requireLength);
        TextPart facts = AspFacts.part(source, top, outer.sibling());
        return facts != null ? List.of(facts) : literals.visit(top, "", outer);
    }

    /** An array of C has as many values as its declaration says, as in {@code int queens[4] = {1, 3, 0, 2}}. */
    private void requireLength(Node list) {
        int said = list.index;
        boolean declared = said > 1 && !list.isScalar() && list.key != null && !"\n".equals(list.tag);
        if (declared
                && source.text.startsWith("{", list.offset)
                && list.children.size() != said
                && !list.hasKeys()
                && list.allScalars()) {
            throw new IllegalArgumentException(source.at(list.offset) + " begins " + list.children.size()
                    + " values of " + Source.quote(String.valueOf(list.key)) + ", which is declared with " + said
                    + "; make them agree");
        }
    }

    /** Whether a list is the arguments of a call that takes a value by its name, as in {@code Queens(6, regions)}. */
    private boolean isCall(Node list) {
        return list.tag != null
                && !list.tag.isEmpty()
                && list.children.stream().anyMatch(child -> child.isWord() && names.contains(child.text));
    }

    /** Whether a list holds names of types alone, as in a declaration, or one word, like the name of a section of data. */
    private static boolean isTypeOrSection(Node list) {
        if (list.children.isEmpty()) {
            return false;
        }
        boolean section = list.key == null
                && list.children.size() == 1
                && list.children.get(0).isWord();
        return section
                || list.children.stream()
                        .allMatch(child -> child.isScalar()
                                ? !child.quoted && child.key == null && Keys.isType(child.text)
                                : isTypeOrSection(child));
    }

    /** Strings that follow each other and are a line each become one string of lines. */
    private static List<Node> texts(List<Node> values) {
        List<Node> joined = new ArrayList<>();
        for (int i = 0; i < values.size(); ) {
            Node first = values.get(i++);
            Node node = first;
            if (isLine(first)) {
                StringBuilder lines = new StringBuilder(first.text);
                while (i < values.size()
                        && values.get(i).quoted
                        && values.get(i).key == null
                        && values.get(i - 1).text.endsWith("\n")) {
                    lines.append(values.get(i++).text);
                }
                node = Node.scalar(first.offset, lines.toString(), true);
                node.key = first.key;
            }
            joined.add(node);
        }
        return joined;
    }

    private static boolean isLine(Node node) {
        return node.quoted && node.text.length() > 1 && node.text.indexOf('\n') == node.text.length() - 1;
    }

    /** Values that follow each other under one name become one list. */
    private static List<Node> joined(List<Node> values) {
        List<Node> joined = new ArrayList<>();
        for (Node value : values) {
            Node last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null
                    && value.key != null
                    && value.key.equals(last.key)
                    && !value.isWord()
                    && !last.isWord()
                    && !Keys.isSize(value.key)) {
                Node list = last;
                if (last.tag == null || !last.tag.equals("\n")) {
                    list = Node.list(last.offset, List.of(last));
                    list.key = last.key;
                    list.tag = "\n";
                    last.key = null;
                    joined.set(joined.size() - 1, list);
                }
                value.key = null;
                list.children.add(value);
            } else {
                joined.add(value);
            }
        }
        return joined;
    }

    /**
     * A list without the numbers in brackets that say nothing of a board. In {@code Int32Array(4) [1, 3, 0, 2]} and
     * {@code (4) [1, 3, 0, 2]} such a number counts the values behind it, and in {@code row(0): [0, 1]} it numbers the row.
     */
    private Node withoutSizes(Node list) {
        Node bare = Node.list(list.offset);
        bare.key = list.key;
        bare.tag = list.tag;
        int rows = 0;
        for (int i = 0; i < list.children.size(); i++) {
            Node child = list.children.get(i);
            int number = child.children.size() == 1 ? child.children.get(0).number() : -1;
            Node next = i + 1 < list.children.size() ? list.children.get(i + 1) : child;
            boolean said = child.tag != null
                    || (next.tag != null && Keys.isType(next.tag))
                    || (source.text.startsWith("(", child.offset) && source.text.startsWith("[", next.offset));
            boolean size = number > 1
                    && said
                    && (next.children.size() == number
                            || (i > 0 && list.children.get(i - 1).children.size() == number));
            boolean row = child.tag != null && next.children.size() > 1 && (number == rows || number == rows + 1);
            if (size || row) {
                rows += row ? 1 : 0;
                next.key = next.key == null ? child.key : next.key;
            } else {
                bare.children.add(child);
            }
        }
        return bare.children.size() < list.children.size() ? bare : list;
    }

    private List<TextPart> visit(Node values, String key, TextPart outer) {
        TextPart here = outer.sibling();
        Node list = RowLists.withoutNames(withoutSizes(values));
        for (Node child : list.children) {
            if (child.isScalar() && child.key != null) {
                here.set(child.key, child.text, child.offset);
            }
        }
        Table axes = AxisLists.table(source, list, key);
        if (axes != null) {
            return List.of(here.with(axes.keyed(key)));
        }
        Table table = RegionRecords.table(source, list, key, here);
        if (table != null) {
            return List.of(here.with(table.keyed(key)));
        }
        requireAllSquares(list);
        SquareList squares = new SquareList(source);
        List<Node> records = list.hasKeys() ? List.of(list) : list.children;
        boolean several = records.size() > 1 && list.allLists();
        if ((several || Keys.isExtra(key))
                && !records.isEmpty()
                && records.stream().allMatch(record -> record.hasKeys() && squares.add(record))) {
            return List.of(here.with(squares.table().keyed(key)));
        }
        Node rows = list.hasKeys() ? rowLists.ofObject(list) : list;
        if (rows != null) {
            List<TextPart> parts = unnamed(rows, key, here);
            if (parts != null) {
                parts.stream().flatMap(part -> part.tables.stream()).forEach(Literals::requireRows);
                return parts;
            }
        }
        List<TextPart> parts = children(list, key, here);
        return parts.isEmpty() && here.rule != null && here.size > 0 ? List.of(here) : parts;
    }

    /** A map most of whose names are squares has a value for each square, and no other names. */
    private void requireAllSquares(Node list) {
        long squares = list.children.stream()
                .filter(child ->
                        child.key != null && child.isScalar() && isSquare(child.key) && Signs.hasDigit(child.key))
                .filter(child -> child.key != null && child.key.indexOf(',') > 0)
                .count();
        if (squares > 3 && squares < list.children.size()) {
            Node other = list.children.stream()
                    .filter(child -> child.key == null || child.key.indexOf(',') < 0 || !isSquare(child.key))
                    .findFirst()
                    .orElse(list);
            throw new IllegalArgumentException(
                    source.at(other.offset)
                            + " is none of the squares whose values stand around it; write each as a row and a column before its value");
        }
    }

    /** A list of lists that is named columns has no rows, unless each of its lists is a board. */
    private static void requireRows(Table table) {
        boolean columns = (COLUMNS.contains(Keys.plain(table.key)) || Axes.areRowsOfColumns(table.key))
                && table.isSquare()
                && table.rows() > 2;
        if (columns
                && InterpretationFinder.of(table).stream()
                        .noneMatch(interpretation -> interpretation.boards().size() > 1)) {
            throw new IllegalArgumentException(table.source.at(table.first()) + " begins a table with the name "
                    + Source.quote(table.key) + ", which says that its lists are columns; write the rows of the board");
        }
    }

    /**
     * The parts of the children. Tables under different names of one object belong together, and so does a single object in it. What
     * lies anywhere under a name that says no problem, such as the steps of an explanation, says none either.
     */
    private List<TextPart> children(Node list, String key, TextPart here) {
        boolean ignored = Keys.role(key) == Keys.Role.IGNORED;
        List<TextPart> nested = new ArrayList<>();
        for (Node child : list.children) {
            String name = child.key == null || ignored ? key : child.key;
            List<TextPart> parts =
                    child.isScalar() ? LineReader.partsOfString(source, child, name, here) : visit(child, name, here);
            if (parts.isEmpty()
                    && !child.isScalar()
                    && child.hasKeys()
                    && !ignored
                    && Keys.role(name) == Keys.Role.NONE) {
                // An object without tables may say the size and the number of queens.
                child.children.stream()
                        .filter(field -> field.isScalar() && field.key != null)
                        .forEach(field -> here.set(String.valueOf(field.key), field.text, field.offset));
            }
            if (parts.isEmpty() && child.isScalar() && child.key != null && !ignored) {
                requireKnown(child);
            }
            if (parts.isEmpty() && Keys.isExtra(name) && mayBeSquares(child, name)) {
                throw new IllegalArgumentException(Refusals.noSquares(source, child.offset, name));
            }
            if (child.key != null && parts.size() == 1 && !child.hasKeys()) {
                here.take(parts.get(0));
            } else {
                nested.addAll(parts);
            }
        }
        if (here.tables.isEmpty()) {
            requireNotTwice(nested);
            return nested;
        }
        if (nested.size() == 1) {
            here.take(nested.get(0));
            return List.of(here);
        }
        if (nested.size() > 1 && here.tables.stream().allMatch(table -> Keys.isExtra(table.key))) {
            throw new IllegalArgumentException(
                    here.tables.get(0).source.at(here.tables.get(0).first()) + " begins "
                            + Source.quote(here.tables.get(0).key) + " beside " + nested.size()
                            + " tables, and does not say to which of them it belongs; keep one of them");
        }
        nested.add(0, here);
        return nested;
    }

    /** Squares that are given or blocked belong to one problem; two lists of one name would be two problems. */
    private static void requireNotTwice(List<TextPart> parts) {
        List<Table> tables =
                parts.stream().flatMap(part -> part.tables.stream()).toList();
        if (tables.size() > 1
                && tables.stream()
                        .allMatch(table ->
                                Keys.role(table.key) == Keys.Role.BLOCKED && table.key.equals(tables.get(0).key))) {
            throw new IllegalArgumentException(
                    tables.get(1).source.at(tables.get(1).first()) + " begins a second list "
                            + Source.quote(tables.get(1).key) + "; keep one of them");
        }
    }

    /** A value under a name that nobody knows may change the problem. */
    private void requireKnown(Node value) {
        String name = String.valueOf(value.key);
        if (isMarkup) {
            // Most attributes of pages say how they look.
            return;
        }
        if (value.isWord() && !value.text.equals("true")) {
            // A word without quotation marks is a type, the name of another value of a program, or nothing.
            return;
        }
        String denial = value.text.equals("true") ? Keys.denial(name) : null;
        if (denial != null) {
            throw new IllegalArgumentException(source.at(value.offset) + " says that " + Source.quote(name)
                    + " is true, which denies what stands beside it; leave it out if it does not matter");
        }
        boolean counts = Keys.isStars(name)
                || Keys.plain(name).equals("queens")
                || Keys.plain(name).contains("count");
        boolean changes = value.number() >= 0 && Keys.isExtra(name) && !counts;
        if (changes || !Keys.isAside(name)) {
            throw new IllegalArgumentException(
                    source.at(value.offset) + " has a value under the name " + Source.quote(name)
                            + ", which says nothing that is known of a board; leave it out, or use a name such as 'size', 'rule' or 'stars'");
        }
    }

    /** Whether a value that is no table may say squares all the same, in a shape that is not known. */
    private boolean mayBeSquares(Node value, String name) {
        if (Keys.plain(name).startsWith("start")) {
            return false;
        }
        if (value.isScalar()) {
            return value.quoted && isSquare(value.text);
        }
        return value.children.stream()
                .anyMatch(child -> child.key != null
                        ? Signs.number(child.key) >= 0 || isSquare(child.key)
                        : child.isScalar()
                                ? child.number() >= 0 || isSquare(child.text)
                                : child.children.stream().anyMatch(field -> field.quoted && isSquare(field.text)));
    }

    private boolean isSquare(String text) {
        return new SquareList(source).add(text.replace("(", "").replace(")", ""), 0);
    }

    /** What a list without names is, or null if it is no table. */
    private @Nullable List<TextPart> unnamed(Node list, String key, TextPart here) {
        if (list.allScalars()) {
            return scalars(list, key, here);
        }
        if (!list.allLists()) {
            return null;
        }
        if (list.children.size() == 1) {
            return visit(list.children.get(0), key, here);
        }
        Node plain = rowLists.ofList(list);
        if (plain != null) {
            return plain.allScalars() ? scalars(plain, key, here) : unnamed(plain, key, here);
        }
        if (list.children.stream().allMatch(child -> child.allScalars() && !child.hasKeys())) {
            List<TextPart> several = new ArrayList<>();
            for (Node child : list.children) {
                Table rows = stringRows(child);
                if (rows != null && rows.isSquare()) {
                    several.add(here.sibling().with(rows.keyed(key)));
                }
            }
            return several.size() == list.children.size()
                    ? several
                    : List.of(here.with(rows(source, list.children).keyed(key)));
        }
        Table colors = colors(list);
        return colors == null ? null : List.of(here.with(colors.keyed(key)));
    }

    private @Nullable List<TextPart> scalars(Node list, String key, TextPart here) {
        if (list.children.stream().allMatch(Literals::isLine)) {
            List<Node> text = texts(list.children);
            return LineReader.partsOfString(source, text.get(0), key, here);
        }
        if (list.children.stream().allMatch(child -> child.text.indexOf('\n') >= 0)) {
            return null;
        }
        boolean chess =
                list.children.size() > 2 && list.children.stream().allMatch(child -> SquareList.isChess(child.text));
        Table rows = chess ? null : stringRows(list);
        if (rows != null) {
            return List.of(here.with(rows.keyed(key)));
        }
        SquareList squares = new SquareList(source);
        if (list.children.stream().allMatch(child -> child.number() < 0 && squares.add(child.text, child.offset))) {
            return List.of(here.with(squares.table().keyed(key)));
        }
        if (list.children.size() == 1 && list.children.get(0).number() < 0 && list.children.get(0).quoted) {
            return null;
        }
        Table flat = rows(source, List.of(list));
        flat.bracketed = list.tag == null || !list.tag.equals("\n");
        return List.of(here.with(flat.keyed(key)));
    }

    /** The rows of a list of strings that hold a row each, or null. */
    private @Nullable Table stringRows(Node list) {
        int n = list.children.size();
        List<String[]> cells = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        Map<Integer, Integer> widths = new LinkedHashMap<>();
        for (Node child : list.children) {
            boolean digits = n > 2 && child.text.length() == n;
            if (child.text.length() < 2
                    || Signs.isColor(child.text)
                    || (!child.quoted && child.number() >= 0 && !digits)) {
                return null;
            }
            String[] row = Cells.split(child.text);
            cells.add(row);
            places.add(Cells.places(row.length, child.offset));
            widths.merge(row.length, 1, Integer::sum);
        }
        int count = cells.size();
        int usual = widths.getOrDefault(count, 0);
        boolean folds = usual < count && isFlatGrid(list);
        if (count < 2 || folds || widths.containsKey(1) || (widths.size() > 1 && 2 * usual <= count)) {
            return null;
        }
        return Table.bracketed(source, cells, places);
    }

    private static boolean isFlatGrid(Node list) {
        int n = InterpretationFinder.root(list.children.size());
        return n > 1
                && n * n == list.children.size()
                && list.children.stream().map(child -> child.text).distinct().count() == n;
    }

    /** The values of lists as rows, with brackets around them. */
    static Table rows(Source source, List<Node> lists) {
        return Table.bracketed(
                source, lists.stream().map(list -> list.children).toList(), child -> Cells.value(child.text));
    }

    /** A square of colors, each of them three numbers or more, or null. */
    private @Nullable Table colors(Node list) {
        int n = list.children.size();
        boolean colors = list.children.stream()
                .allMatch(row -> row.children.size() == n
                        && row.children.stream()
                                .allMatch(cell -> cell.allScalars()
                                        && !cell.hasKeys()
                                        && (cell.children.size() == 3 || cell.children.size() == 4)));
        Table table = Table.bracketed(
                source,
                colors ? list.children.stream().map(row -> row.children).toList() : List.of(),
                cell -> cell.children.stream().map(part -> part.text).collect(Collectors.joining(",")));
        table.bracketed = false;
        return colors ? table : null;
    }
}
