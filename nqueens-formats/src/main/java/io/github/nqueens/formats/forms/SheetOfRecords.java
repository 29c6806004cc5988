package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.values.Literals;
import io.github.nqueens.formats.tables.Labels;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a sheet whose first line names its columns, such as {@code row,column,region}, and whose other lines are records. */
public final class SheetOfRecords {
    /** Names of columns that count the queens of a board. */
    private static final Set<String> NUMBERS = Set.of("", "queen", "q", "index", "number", "no", "n", "id");

    private SheetOfRecords() {}

    static @Nullable Candidate read(Text text) {
        Node records = records(text.lines);
        Candidate candidate = records == null
                ? null
                : Candidate.of("a sheet of records", text.source, () -> Literals.parts(text.source, records));
        return candidate == null ? null : candidate.onlyIfSure();
    }

    /** The records, or null if the text is no such sheet. */
    public static @Nullable Node records(List<Line> lines) {
        Line header = null;
        Node records = Node.list(0);
        for (Line line : upright(lines)) {
            if (line.kind == Line.Kind.BLANK || line.kind == Line.Kind.COMMENT || line.kind == Line.Kind.RULE) {
                continue;
            }
            if (line.kind != Line.Kind.ROW) {
                return null;
            }
            if (header == null) {
                // A comma at the beginning has a column without a name before it.
                Line names = line.text.startsWith(",") ? line.withBlanks(line.text, line.offset, ',') : line;
                if (isHeader(names)) {
                    header = names;
                } else if (!Signs.hasWord(line.text)) {
                    return null;
                }
                continue;
            }
            if (isRemark(line, header)) {
                continue;
            }
            // R and pandas write the number of a record before it, and nothing above that number.
            int shift = line.cells.length - header.cells.length;
            boolean numbered = shift == 1 && Math.abs(Signs.number(line.cells[0]) - records.children.size()) <= 1;
            if ((shift != 0 && !numbered) || isRowOfLetters(header, line, shift)) {
                return null;
            }
            records.children.add(record(header, line, shift));
        }
        return records.children.size() < 2 ? null : Node.list(0, List.of(records));
    }

    /**
     * The lines of a sheet. Of two lines that each begin with a name before numbers, as {@code Row 1 2 3 4} above
     * {@code Column 2 4 1 3}, each name has its numbers below it then, if those of one line count.
     */
    private static List<Line> upright(List<Line> lines) {
        List<Line> rows = new ArrayList<>(
                lines.stream().filter(line -> line.kind == Line.Kind.ROW).toList());
        if (rows.size() != 2
                || rows.stream().anyMatch(row -> row.cells.length == 0)
                || lines.stream().anyMatch(line -> line.kind == Line.Kind.SETTING)) {
            return lines;
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Line row = rows.get(i);
            String name = row.title.isEmpty() ? row.cells[0] : row.title;
            names.add(Axes.areRows(name) ? "row" : Axes.areColumns(name) ? "column" : name.replace(":", ""));
            if (row.title.isEmpty()) {
                rows.set(i, row.withoutFirst());
            }
        }
        Line first = rows.get(0);
        Line second = rows.get(1);
        boolean numbers = first.cells.length > 2
                && first.cells.length == second.cells.length
                && first.isNumbers()
                && second.isNumbers()
                && (Labels.isLabel(first.cells) || Labels.isLabel(second.cells))
                && names.stream().allMatch(name -> name.length() > 1);
        if (!numbers) {
            return lines;
        }
        List<Line> upright = new ArrayList<>();
        upright.add(line(first.offset, names.get(0), names.get(1)));
        for (int i = 0; i < first.cells.length; i++) {
            upright.add(line(first.offsets[i], first.cells[i], second.cells[i]));
        }
        return upright;
    }

    private static Line line(int offset, String first, String second) {
        return new Line(offset, first + " " + second, ' ', new String[] {first, second}, List.of(offset, offset));
    }

    /**
     * The name of a field. Of two columns of a sheet of which one is the row or the column of a square, the other one is the other, as in
     * {@code queen,column}.
     */
    private static String name(Line header, int index) {
        String name = header.cells[index];
        String other = header.cells.length == 2 ? Keys.plain(header.cells[1 - index]) : "";
        if (!NUMBERS.contains(Keys.plain(name))) {
            return name;
        }
        return SquareList.isRow(other) ? "column" : SquareList.isColumn(other) ? "row" : name;
    }

    /** Whether a line is words beside the records, such as the number of rows below them. */
    private static boolean isRemark(Line line, Line header) {
        return (line.cells.length != header.cells.length || line.text.startsWith("("))
                && Signs.hasWord(line.text)
                && line.text.chars().filter(Character::isDigit).count() < 4;
    }

    private static boolean isHeader(Line line) {
        String[] cells = line.cells;
        boolean row = false;
        boolean column = false;
        for (int i = 0; i < cells.length; i++) {
            String name = Keys.plain(name(line, i));
            row |= SquareList.isRow(name);
            column |= SquareList.isColumn(name);
        }
        return cells.length >= 2 && cells.length <= 8 && row && column;
    }

    /** Whether a header is a row of regions itself: a letter is the name of a column only if numbers stand below it. */
    private static boolean isRowOfLetters(Line header, Line line, int shift) {
        for (int i = 0; i < header.cells.length; i++) {
            String name = Keys.plain(header.cells[i]);
            if (name.length() == 1
                    && (SquareList.isRow(name) || SquareList.isColumn(name))
                    && Signs.number(line.cells[i + shift]) < 0) {
                return true;
            }
        }
        return false;
    }

    private static Node record(Line header, Line line, int shift) {
        List<Node> fields = new ArrayList<>();
        for (int i = 0; i < header.cells.length; i++) {
            Node field = Node.scalar(line.offsets[i + shift], line.cells[i + shift], true);
            field.key = name(header, i);
            fields.add(field);
        }
        return Node.list(line.offset, fields);
    }
}
