package io.github.nqueens.formats.literals;

import io.github.nqueens.formats.lines.Line;
import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.text.Keys;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a sheet whose first line names its columns, such as {@code row,column,region}, and whose other lines are records. */
public final class Sheet {
    private Sheet() {}

    /** The records, or null if the text is no such sheet. */
    public static @Nullable Node records(List<Line> lines) {
        Line header = null;
        Node records = Node.list(0);
        for (Line line : lines) {
            if (line.kind == Line.Kind.BLANK || line.kind == Line.Kind.COMMENT || line.kind == Line.Kind.RULE) {
                continue;
            }
            if (line.kind != Line.Kind.ROW) {
                return null;
            }
            if (header == null) {
                if (isHeader(line.cells)) {
                    header = line;
                } else if (!Signs.hasWord(line.text)) {
                    return null;
                }
                continue;
            }
            if (isRemark(line, header)) {
                continue;
            }
            if (line.cells.length != header.cells.length || isRowOfLetters(header, line)) {
                return null;
            }
            records.children.add(record(header, line));
        }
        return records.children.size() < 2 ? null : Node.list(0, List.of(records));
    }

    /** Whether a line is words beside the records, such as the number of rows below them. */
    private static boolean isRemark(Line line, Line header) {
        return (line.cells.length != header.cells.length || line.text.startsWith("("))
                && Signs.hasWord(line.text)
                && line.text.chars().filter(Character::isDigit).count() < 4;
    }

    private static boolean isHeader(String[] cells) {
        boolean row = false;
        boolean column = false;
        for (String cell : cells) {
            String name = Keys.plain(cell);
            row |= Squares.isRow(name);
            column |= Squares.isColumn(name);
        }
        return cells.length >= 2 && cells.length <= 8 && row && column;
    }

    /** Whether a header is a row of regions itself: a letter is the name of a column only if numbers stand below it. */
    private static boolean isRowOfLetters(Line header, Line line) {
        for (int i = 0; i < header.cells.length; i++) {
            String name = Keys.plain(header.cells[i]);
            if (name.length() == 1
                    && (Squares.isRow(name) || Squares.isColumn(name))
                    && Signs.number(line.cells[i]) < 0) {
                return true;
            }
        }
        return false;
    }

    private static Node record(Line header, Line line) {
        List<Node> fields = new ArrayList<>();
        for (int i = 0; i < line.cells.length; i++) {
            Node field = Node.scalar(line.offsets[i], line.cells[i], true);
            field.key = header.cells[i];
            fields.add(field);
        }
        return Node.list(line.offset, fields);
    }
}
