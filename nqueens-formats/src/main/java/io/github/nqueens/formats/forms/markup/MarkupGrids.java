package io.github.nqueens.formats.forms.markup;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.SheetOfRecords;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.values.Literals;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Labels;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds tables in markup: elements whose children are rows, whose children are the squares. What a square is stands in its text or, if
 * no text means anything, in an attribute.
 */
public final class MarkupGrids {
    private static final int MOST_ATTRIBUTES = 12;
    private static final String QUEENS = "queens";

    private final Source source;
    private final List<TextPart> parts = new ArrayList<>();

    private MarkupGrids(Source source) {
        this.source = source;
    }

    public static @Nullable Candidate read(Text text) {
        return text.isMarkup
                ? Candidate.of("elements in angle brackets", text.source, () -> elements(text.source))
                : null;
    }

    /** The tables of a document; or what its elements say as values, or as records. */
    private static List<TextPart> elements(Source source) {
        Node root = MarkupParser.parse(source);
        List<TextPart> grids = parts(source, root);
        Node records = grids.isEmpty() ? SheetOfRecords.records(lines(root)) : null;
        return grids.isEmpty() ? Literals.parts(source, records == null ? root : records) : grids;
    }

    /** The tables of a document in their order, of which there may be none. */
    private static List<TextPart> parts(Source source, Node root) {
        MarkupGrids grids = new MarkupGrids(source);
        grids.visit(root);
        if (grids.parts.isEmpty()) {
            grids.requireNoSpans(root);
        }
        return grids.parts;
    }

    /** The rows of tables as the lines of a sheet. */
    private static List<Line> lines(Node element) {
        List<Line> lines = new ArrayList<>();
        for (Node child : element.lists().toList()) {
            if ("tr".equals(child.tag)) {
                List<Node> row = child.lists().toList();
                String[] cells = row.stream().map(cell -> text(cell).strip()).toArray(String[]::new);
                List<Integer> offsets = row.stream().map(cell -> cell.offset).toList();
                lines.add(new Line(child.offset, String.join(" ", cells), ' ', cells, offsets));
            } else {
                lines.addAll(lines(child));
            }
        }
        return lines;
    }

    private void visit(Node element) {
        List<List<Node>> rows = rows(element);
        Table table = rows == null ? textRows(element) : table(rows);
        if (table != null) {
            requireNoSpans(element);
            requireRows(element);
            parts.add(rows == null ? new TextPart(source).with(table) : part(table, rows));
            return;
        }
        element.lists().forEach(this::visit);
    }

    private void requireRows(Node element) {
        boolean columns = element.lists()
                .allMatch(child ->
                        child.tag != null && child.tag.toLowerCase(Locale.ROOT).startsWith("col"));
        if (columns) {
            throw new IllegalArgumentException(source.at(element.offset)
                    + " holds columns, as the names of its elements say; write the rows of the board");
        }
    }

    /** A cell that spans several columns or rows moves those beside it. */
    private void requireNoSpans(Node element) {
        for (Node child : element.children) {
            boolean spans = "colspan".equals(child.key) || "rowspan".equals(child.key);
            if (spans && child.number() > 1) {
                throw new IllegalArgumentException(source.at(child.offset) + " has a cell that spans " + child.text
                        + ("colspan".equals(child.key) ? " columns" : " rows")
                        + "; write each square as a cell of its own, and a title above the table");
            }
            requireNoSpans(child);
        }
    }

    /** The squares of each child, or null if they are no rows of a board and, perhaps, its labels. */
    private static @Nullable List<List<Node>> rows(Node element) {
        List<Node> children = element.lists().toList();
        int count = children.size();
        if (count < 2) {
            return null;
        }
        List<List<Node>> rows = new ArrayList<>();
        for (Node child : children) {
            rows.add(child.lists().toList());
            int width = rows.get(0).size();
            if (rows.get(rows.size() - 1).size() != width || width < 2 || width > count + 2 || width < count - 2) {
                return null;
            }
        }
        return rows;
    }

    /** The table whose rows are the texts of the children, or null. */
    private @Nullable Table textRows(Node element) {
        List<Node> children = element.lists().toList();
        if (children.size() < 2) {
            return null;
        }
        List<String[]> cells = new ArrayList<>();
        List<int[]> offsets = new ArrayList<>();
        for (Node child : children) {
            String[] row = child.lists().findAny().isPresent() ? new String[0] : Cells.split(text(child));
            if (row.length != children.size()) {
                return null;
            }
            cells.add(row);
            offsets.add(Cells.places(row.length, child.offset));
        }
        Table table = Table.bracketed(source, cells, offsets);
        return means(table) ? table : null;
    }

    /** A table and what else its squares say: their regions, if the table is of queens, or else their queens. */
    private TextPart part(Table table, List<List<Node>> rows) {
        TextPart part = new TextPart(source);
        boolean regions = part.areRegions(table);
        Table other = regions ? queens(rows, table.counts().keySet()) : byAttribute(rows);
        if (other == null || table.rows() != rows.size() || (!regions && !part.areRegions(other))) {
            return part.with(table);
        }
        return regions ? part.with(table).with(other) : part.with(other).with(table.keyed(QUEENS));
    }

    /**
     * The squares with a queen in the words of their class or in their text, if the text names no region; null if there are none, or
     * more than rows.
     */
    private @Nullable Table queens(List<List<Node>> rows, Set<String> regions) {
        Table queens =
                table(rows, square -> hasQueen(square, regions) ? "Q" : "").keyed(QUEENS);
        int count = queens.counts().getOrDefault("Q", 0);
        return count > 0 && count <= rows.size() ? queens : null;
    }

    private static boolean hasQueen(Node square, Set<String> regions) {
        String text = text(square).strip();
        return (Signs.QUEENS.contains(text) && !regions.contains(text))
                || Stream.of(square.said("class").split(" +"))
                        .anyMatch(word -> Keys.plain(word).contains("queen"));
    }

    private @Nullable Table table(List<List<Node>> rows) {
        Table texts = table(rows, MarkupGrids::text);
        return means(texts) ? Labels.removed(texts, false) : byAttribute(rows);
    }

    private @Nullable Table byAttribute(List<List<Node>> rows) {
        Map<String, Integer> names = new LinkedHashMap<>();
        for (List<Node> row : rows) {
            for (Node square : row) {
                square.children.forEach(child -> names.merge(String.valueOf(child.key), 1, Integer::sum));
            }
        }
        for (String name : names.keySet().stream().limit(MOST_ATTRIBUTES).toList()) {
            Table whole = name.equals("null") ? null : table(rows, square -> square.said(name));
            if (whole != null && means(whole)) {
                return whole;
            }
            for (int i = 0; i < 3 && name.equals("class"); i++) {
                int index = i;
                Table words = table(rows, square -> word(square.said(name), index));
                if (means(words)) {
                    return words;
                }
            }
        }
        return null;
    }

    private static boolean means(Table table) {
        boolean blank = table.counts().size() == 1 && table.counts().containsKey("");
        return !blank
                && (InterpretationFinder.anySure(table) || InterpretationFinder.anySure(Labels.removed(table, false)));
    }

    private Table table(List<List<Node>> rows, Function<Node, String> value) {
        return Table.bracketed(source, rows, value);
    }

    private static String text(Node element) {
        StringBuilder text = new StringBuilder();
        for (Node child : element.children) {
            if (!child.isScalar()) {
                text.append(text(child));
            } else if (child.key == null) {
                text.append(child.text);
            }
        }
        return text.toString();
    }

    private static String word(String text, int index) {
        String[] words = text.split(" +", -1);
        return index < words.length ? words[index] : "";
    }
}
