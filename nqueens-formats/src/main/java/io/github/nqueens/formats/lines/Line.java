package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.tables.Labels;
import io.github.nqueens.formats.tables.Unit;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.ColorNames;
import io.github.nqueens.formats.text.Keys;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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

    private static final String VERTICALS = "|\u2502\u2503\u2551\u2506\u250A";
    /** A longer line without separators is no row of any board, and is not taken apart. */
    private static final int LONGEST_GLUED = 20_000;

    private static final String DASHES = "-=+_~*:` ";

    public final Kind kind;
    public final int offset;
    public final String text;
    public final String[] cells;
    public final int[] offsets;
    public final char separator;
    /** Whether the line is the first of a table whose rule stands below it, so that it may name the columns. */
    public boolean header;
    /** Whether lines are drawn beside the row, so that lines of dashes are part of the drawing. */
    public boolean framed;

    private Line(Kind kind, int offset, String text, char separator, String[] cells, int[] offsets) {
        this.kind = kind;
        this.offset = offset;
        this.text = text;
        this.separator = separator;
        this.cells = cells;
        this.offsets = offsets;
    }

    /** All lines of a text. */
    public static List<Line> of(Source source) {
        return of(source, Frame.of(source.text));
    }

    /** All lines of a text whose frame is known. */
    public static List<Line> of(Source source, Frame frame) {
        List<Line> lines = new ArrayList<>();
        String text = source.text;
        boolean boxed = frame.boxed();
        boolean dashes = !boxed && hasDashesInRows(text);
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            lines.add(line(text, start, end, frame, dashes));
            start = end + 1;
        }
        return lines;
    }

    private static Line line(String text, int lineStart, int lineEnd, Frame frame, boolean dashes) {
        boolean boxed = frame.boxed();
        int start = lineStart + (frame.quoted() && lineStart < lineEnd ? 1 : 0);
        int end = lineEnd;
        while (start < end && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        String content = text.substring(start, end);
        if (content.isEmpty() || content.equals("::")) {
            return plain(Kind.BLANK, start, content);
        }
        if (content.charAt(0) == '\\') {
            return plain(Kind.COMMENT, start, content);
        }
        if (frame.bracketed() && content.charAt(0) == '[') {
            return bracketedRow(content, start);
        }
        int ampersand = content.indexOf('&');
        int rowEnd = content.indexOf("\\\\");
        if (ampersand >= 0 && rowEnd > ampersand) {
            return plain(Kind.ROW, start, content).withBlanks(content.substring(0, rowEnd), start, '&');
        }
        if (content.startsWith("```") || isRule(content, boxed, dashes)) {
            return plain(Kind.RULE, start, content);
        }
        if (isComment(content)) {
            return plain(Kind.COMMENT, start, content);
        }
        if (isSetting(content)) {
            return plain(Kind.SETTING, start, content);
        }
        content = withoutComment(content);
        int title = titleEnd(content);
        start += title;
        content = content.substring(title);
        if (content.startsWith("- ") && content.length() > 3 && !boxed && !dashes) {
            start += 2;
            content = content.substring(2).strip();
        }
        boolean framed = boxed && isVertical(content.charAt(0)) && content.length() > 1;
        if (framed || (boxed && hasVertical(content) && !Signs.hasWord(content))) {
            Line row = boxedRow(content, start, frame);
            row.framed = true;
            return row;
        }
        return row(content, start);
    }

    private static Line plain(Kind kind, int offset, String text) {
        return new Line(kind, offset, text, ' ', new String[0], new int[0]);
    }

    private static Line row(String content, int start) {
        char separator = Cells.separator(content);
        boolean whole = separator == 0 && content.length() > LONGEST_GLUED;
        return whole
                ? new Line(Kind.ROW, start, content, ' ', new String[] {content}, new int[] {start})
                : row(content, start, separator, Cells.withoutEnd(content));
    }

    private static Line row(String content, int start, char separator, String bare) {
        List<Integer> offsets = new ArrayList<>();
        String[] cells = Cells.split(bare, separator, start, offsets);
        return new Line(
                Kind.ROW,
                start,
                content,
                separator,
                cells,
                offsets.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A row whose cells stand in brackets: [ ][Q][ ]. */
    private static Line bracketedRow(String content, int start) {
        List<String> cells = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        for (int open = content.indexOf('['); open >= 0; open = content.indexOf('[', open + 1)) {
            int close = content.indexOf(']', open);
            cells.add(Cells.value(content.substring(open + 1, close).strip()));
            offsets.add(start + open + 1);
        }
        return new Line(
                Kind.ROW,
                start,
                content,
                '[',
                cells.toArray(String[]::new),
                offsets.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A row whose cells stand between vertical lines. */
    private static Line boxedRow(String content, int start, Frame frame) {
        List<String> cells = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        int at = frame.left() && isVertical(content.charAt(0)) ? 1 : 0;
        boolean closed = frame.right() && isVertical(content.charAt(content.length() - 1));
        int end = closed ? content.length() - 1 : content.length();
        int from = at;
        for (int i = at; i <= end; i++) {
            if (i == end || isVertical(content.charAt(i))) {
                cells.add(content.substring(from, i));
                offsets.add(start + from);
                from = i + 1;
            }
        }
        boolean labeled =
                cells.size() == 2 && at == 0 && Signs.number(cells.get(0).strip()) >= 0;
        if (cells.size() == 1 || labeled) {
            int inner = cells.size() - 1;
            String row = cells.get(inner).strip();
            return row.isEmpty() ? plain(Kind.BLANK, start, row) : row(row, offsets.get(inner));
        }
        String[] values = cells.stream().map(cell -> Cells.value(cell.strip())).toArray(String[]::new);
        return new Line(
                Kind.ROW,
                start,
                content,
                '|',
                values,
                offsets.stream().mapToInt(Integer::intValue).toArray());
    }

    public static boolean isVertical(char c) {
        return VERTICALS.indexOf(c) >= 0;
    }

    private static boolean hasVertical(String content) {
        return content.chars().anyMatch(c -> isVertical((char) c));
    }

    /** Whether dashes stand beside other signs in a row, so that a line of dashes is a row too. */
    private static boolean hasDashesInRows(String text) {
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            String line = text.substring(start, Math.min(end, start + 4000)).strip();
            for (char dash : new char[] {'-', '=', '_', '*', '+', '~'}) {
                int first = line.indexOf(dash);
                if (first >= 0
                        && (line.indexOf("" + dash + dash) >= 0
                                || line.indexOf(dash + " " + dash) >= 0
                                || line.length() <= 8)
                        && line.chars().anyMatch(c -> c != dash && c != ' ')
                        && !Signs.hasWord(line)) {
                    return true;
                }
            }
            start = end + 1;
        }
        return false;
    }

    private static boolean isRule(String content, boolean boxed, boolean dashes) {
        if (content.length() < 3 || dashes) {
            return false;
        }
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            boolean line = DASHES.indexOf(c) >= 0
                    || (c >= '\u2500' && c <= '\u257F')
                    || c == '\u2014'
                    || (boxed && isVertical(c));
            if (!line) {
                return false;
            }
        }
        return !content.isBlank() && (boxed || content.chars().distinct().count() == 1) && (!boxed || hasDash(content));
    }

    private static boolean hasDash(String content) {
        return content.chars().anyMatch(c -> c != ' ' && !isVertical((char) c));
    }

    private static boolean isComment(String content) {
        for (String mark : new String[] {"#", "//", "%", "--", ";", "/*", "*/", "* ", "<!--", "$", ">", "!"}) {
            if (content.startsWith(mark) && ColorNames.hexEnd(content, 0) < 0) {
                String rest = content.substring(mark.length());
                return (rest.startsWith(" ") && Signs.hasWord(rest))
                        || (Signs.hasWord(rest) && rest.strip().indexOf(' ') > 0)
                        || content.equals("//");
            }
        }
        return false;
    }

    /** A row may end with a comment. */
    private static String withoutComment(String content) {
        for (String mark : new String[] {" #", " //", " %", "\t#", "\t//"}) {
            int at = content.indexOf(mark);
            if (at > 0
                    && Signs.hasWord(content.substring(at + mark.length()))
                    && content.startsWith(" ", at + mark.length())) {
                return content.substring(0, at).stripTrailing();
            }
        }
        return content;
    }

    /** Where the numbers or the FEN begin before which a title stands, as in "Solution 1: 2 4 1 3". */
    private static int titleEnd(String content) {
        int colon = content.indexOf(':');
        if (colon <= 0 || colon > 30 || !(Signs.hasWord(content.substring(0, colon)) || content.startsWith("FEN"))) {
            return 0;
        }
        int at = colon + 1;
        while (at < content.length() && content.charAt(at) == ' ') {
            at++;
        }
        boolean several = false;
        for (int i = at; i < content.length(); i++) {
            char c = content.charAt(i);
            if (content.startsWith(" w ", i) || content.startsWith(" b ", i)) {
                break;
            }
            several |= " /,;-".indexOf(c) >= 0;
            if ((c < '0' || c > '9') && " /,;-Qq.".indexOf(c) < 0) {
                return 0;
            }
        }
        return several ? at : 0;
    }

    private static boolean isSetting(String content) {
        int at = settingSign(content);
        return (at > 0 && content.indexOf(content.charAt(at), at + 1) < 0) || dimensions(content) > 0;
    }

    private static int settingSign(String content) {
        int at = content.indexOf('=') > 0 ? content.indexOf('=') : content.indexOf(':');
        if (at <= 0 || at + 1 == content.length()) {
            return -1;
        }
        String name = content.substring(0, at);
        boolean known = Keys.isSize(name) || Keys.isRule(name) || Keys.isStars(name) || Keys.isFrom(name);
        return known && (Keys.isRule(name) || Signs.number(value(content, at)) >= 0) ? at : -1;
    }

    private static String value(String content, int at) {
        String value = content.substring(at + 1).strip();
        return value.endsWith(";") || value.endsWith(",") || value.endsWith(".")
                ? value.substring(0, value.length() - 1).strip()
                : value;
    }

    /** n if the line is n x n, or -1. */
    private static int dimensions(String content) {
        for (String sign : Set.of("x", "X", "\u00D7", "*")) {
            int at = content.indexOf(sign);
            if (at > 0 && Signs.number(content.substring(0, at).strip()) > 0) {
                int n = Signs.number(content.substring(0, at).strip());
                return Signs.number(content.substring(at + sign.length()).strip()) == n ? n : -1;
            }
        }
        return -1;
    }

    /** Gives what the line says to a unit. */
    public void apply(Unit unit) {
        int at = settingSign(text);
        if (at > 0) {
            unit.set(text.substring(0, at), value(text, at), offset);
        } else {
            unit.set("size", Integer.toString(dimensions(text)), offset);
        }
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
        return new Line(
                Kind.ROW,
                start,
                text,
                by,
                values.toArray(String[]::new),
                places.stream().mapToInt(Integer::intValue).toArray());
    }

    /** What is left of the line from an index on. */
    public Line from(int index) {
        Line rest = row(text.substring(index), offset + index);
        rest.framed = framed;
        return rest;
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
