package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.tables.Labels;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line of text: what kind it is, and its cells if it is a row. */
public final class Line {
    public enum Kind {
        BLANK,
        /** A line of dashes, or the fence around code. */
        RULE,
        COMMENT,
        /** A name and a value. */
        SETTING,
        ROW
    }

    /** A longer line without separators is no row of any board, and is not taken apart. */
    private static final int LONGEST_GLUED = 20_000;

    public final Kind kind;
    public final int offset;
    public final String text;
    public final String[] cells;
    public final int[] offsets;
    public final char separator;
    /** Whether the line is the first of a table whose rule stands below it, so that it may name the columns. */
    public boolean header;
    /** What stands before the row on its line, up to a colon. */
    public String title = "";
    /** Whether lines are drawn beside the row, so that lines of dashes are part of the drawing. */
    public boolean framed;

    Line(Kind kind, int offset, String text, char separator, String[] cells, int[] offsets) {
        this.kind = kind;
        this.offset = offset;
        this.text = text;
        this.separator = separator;
        this.cells = cells;
        this.offsets = offsets;
    }

    /** A row whose cells are known. */
    public Line(int start, String text, char separator, String[] cells, List<Integer> offsets) {
        this(
                Kind.ROW,
                start,
                text,
                separator,
                cells,
                offsets.stream().mapToInt(Integer::intValue).toArray());
    }

    static Line blank(int offset) {
        return new Line(Kind.BLANK, offset, "", ' ', new String[0], new int[0]);
    }

    /** A row whose separator is to be found. */
    public static Line row(String content, int start) {
        char separator = Cells.separator(content);
        boolean whole = separator == 0 && content.length() > LONGEST_GLUED;
        return whole
                ? new Line(Kind.ROW, start, content, ' ', new String[] {content}, new int[] {start})
                : row(content, start, separator, Cells.withoutEnd(content));
    }

    private static Line row(String content, int start, char separator, String bare) {
        List<Integer> offsets = new ArrayList<>();
        String[] cells = Cells.split(bare, separator, start, offsets);
        return new Line(start, content, separator, cells, offsets);
    }

    /** A title in capitals, or a row of labels behind the sign of a number. */
    public boolean isTitle() {
        boolean capitals = separator == ' ' && text.length() > 3;
        for (int i = 0; i < text.length() && capitals; i++) {
            char c = text.charAt(i);
            capitals = c == ' ' || (c >= 'A' && c <= 'Z');
        }
        boolean words = capitals;
        for (String cell : cells) {
            words &= cell.length() > 2;
        }
        return words || (cells.length > 2 && cells[0].equals("#") && Labels.isHeader(cells));
    }

    public boolean isNumbers() {
        for (String cell : cells) {
            if (Signs.number(cell) < 0) {
                return false;
            }
        }
        return cells.length > 0;
    }

    /** The line split at each separator, also at those with nothing between them. */
    public Line withBlanks(String raw, int start, char by) {
        List<String> values = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= raw.length(); i++) {
            if (i == raw.length() || raw.charAt(i) == by) {
                values.add(Cells.value(raw.substring(from, i).strip()));
                places.add(start + from);
                from = i + 1;
            }
        }
        return new Line(start, text, by, values.toArray(String[]::new), places);
    }

    /** What is left of the line from an index on. */
    public Line from(int index) {
        Line rest = row(text.substring(index), offset + index);
        rest.framed = framed;
        return rest;
    }

    /** The same line without its first cell. */
    public Line withoutFirst() {
        return new Line(
                kind,
                offset,
                text,
                separator,
                Arrays.copyOfRange(cells, 1, cells.length),
                Arrays.copyOfRange(offsets, 1, offsets.length));
    }

    public boolean isNumber() {
        return kind == Kind.ROW && Signs.number(text) >= 0;
    }

    /** The same line with each character as a cell. */
    public Line glued() {
        return row(text, offset, (char) 0, text);
    }

    /** The same line with its digits as one cell. */
    public Line whole() {
        return new Line(kind, offset, text, ' ', new String[] {text}, new int[] {offset});
    }
}
