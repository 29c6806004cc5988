package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes a text apart into lines, and each line into its cells. */
public final class Lines {
    private static final String DASHES = "-=+_~*:` ";

    private Lines() {}

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
        String last = hereEnd(text);
        return last == null
                ? divided(lines)
                : lines.stream().map(line -> withoutHere(line, last)).toList();
    }

    /** A rule in place of the line that begins or ends a text within a program. Any other line stays unchanged. */
    private static Line withoutHere(Line line, String last) {
        boolean begins = line.text.endsWith(last) && line.text.contains("<<");
        return begins || line.text.equals(last) ? plain(Line.Kind.RULE, line.offset, line.text) : line;
    }

    /** The lines split at slashes, colons or dashes if each row has as many words or numbers between these as there are rows. */
    private static List<Line> divided(List<Line> lines) {
        List<Line> rows =
                lines.stream().filter(line -> line.kind == Line.Kind.ROW).toList();
        for (char sign : new char[] {'/', ':', '-'}) {
            if (rows.size() > 3 && rows.stream().allMatch(row -> isDivided(row.text, sign, rows.size()))) {
                return lines.stream()
                        .map(line -> line.kind == Line.Kind.ROW ? line.withBlanks(line.text, line.offset, sign) : line)
                        .toList();
            }
        }
        return lines;
    }

    private static boolean isDivided(String text, char sign, int count) {
        int words = 0;
        for (int start = 0; start <= text.length() && words <= count; words++) {
            int end = text.indexOf(sign, start);
            end = end < 0 ? text.length() : end;
            String word = text.substring(start, end).strip();
            boolean whole = Signs.number(word) >= 0
                    || Signs.colorEnd(word, 0) == word.length()
                    || (!word.isEmpty() && word.chars().allMatch(Character::isLetter));
            if (!whole) {
                return false;
            }
            start = end + 1;
        }
        return words == count;
    }

    /** The word that ends a text within a program of a shell or of Ruby, which begins as {@code <<~WORD}; or null. */
    private static @Nullable String hereEnd(String text) {
        int start = text.indexOf("<<");
        if (start < 0) {
            return null;
        }
        int first = start + 2;
        while (first < text.length() && "~-'\"".indexOf(text.charAt(first)) >= 0) {
            first++;
        }
        int end = first;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return end - first > 2 && text.indexOf("\n" + text.substring(first, end), end) > 0
                ? text.substring(first, end)
                : null;
    }

    private static Line line(String text, int lineStart, int lineEnd, Frame frame, boolean dashes) {
        boolean boxed = frame.boxed();
        int start = lineStart;
        int end = lineEnd;
        while (start < end && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        String content = text.substring(start, end);
        if (content.isEmpty() || content.equals("::")) {
            return plain(Line.Kind.BLANK, start, content);
        }
        if (content.charAt(0) == '\\') {
            return plain(Line.Kind.COMMENT, start, content);
        }
        if (frame.bracketed() && content.charAt(0) == '[') {
            return bracketedRow(content, start);
        }
        if (content.startsWith("```") || isRule(content, boxed, dashes)) {
            return plain(Line.Kind.RULE, start, content);
        }
        if (isClosing(content) || isComment(content) || isSection(content)) {
            return plain(Line.Kind.COMMENT, start, content);
        }
        if (Setting.isSetting(content)) {
            return plain(Line.Kind.SETTING, start, content);
        }
        content = withoutRemark(withoutComment(content));
        int titleEnd = titleEnd(content);
        String title = content.substring(0, titleEnd);
        start += titleEnd;
        content = content.substring(titleEnd);
        if (content.startsWith("- ") && content.length() > 3 && !boxed && !dashes) {
            start += 2;
            content = content.substring(2).strip();
        }
        boolean framed = boxed && Frame.isVertical(content.charAt(0)) && content.length() > 1;
        if (framed || (boxed && Frame.hasVertical(content) && (!Signs.hasWord(content) || hasSingleWords(content)))) {
            Line row = boxedRow(content, start, frame);
            row.framed = true;
            return row;
        }
        Line row = Line.row(content, start);
        row.title = title;
        return row;
    }

    private static Line plain(Line.Kind kind, int offset, String text) {
        return new Line(kind, offset, text, ' ', new String[0], new int[0]);
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
        return new Line(start, content, '[', cells.toArray(String[]::new), offsets);
    }

    /** A row whose cells stand between vertical lines. */
    private static Line boxedRow(String content, int start, Frame frame) {
        List<String> cells = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        int at = frame.left() && Frame.isVertical(content.charAt(0)) ? 1 : 0;
        boolean closed = frame.right() && Frame.isVertical(content.charAt(content.length() - 1));
        int end = closed ? content.length() - 1 : content.length();
        int from = at;
        for (int i = at; i <= end; i++) {
            if (i == end || Frame.isVertical(content.charAt(i))) {
                cells.add(content.substring(from, i));
                offsets.add(start + from);
                from = i + 1;
            }
        }
        // A number or two digits behind the bar are no row of a board, but the second number of a square.
        boolean labeled = cells.size() == 2
                && at == 0
                && Signs.number(cells.get(0).strip()) >= 0
                && (cells.get(1).strip().length() > 2
                        || Signs.number(cells.get(1).strip()) < 0);
        if (cells.size() == 1 || labeled) {
            int inner = cells.size() - 1;
            String row = cells.get(inner).strip();
            return row.isEmpty() ? plain(Line.Kind.BLANK, start, row) : Line.row(row, offsets.get(inner));
        }
        String[] values = cells.stream().map(cell -> Cells.value(cell.strip())).toArray(String[]::new);
        return new Line(start, content, '|', values, offsets);
    }

    /** Whether vertical lines divide a line into words. */
    private static boolean hasSingleWords(String content) {
        int words = 0;
        boolean ended = true;
        boolean again = false;
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            if (Frame.isVertical(c)) {
                again = false;
                ended = true;
            } else if (c == ' ') {
                again |= !ended;
            } else {
                if (again) {
                    return false;
                }
                words += ended ? 1 : 0;
                ended = false;
            }
        }
        return words >= 2;
    }

    /** Whether dashes stand beside other signs in a row, so that a line of dashes is a row too. */
    private static boolean hasDashesInRows(String text) {
        for (String whole : text.split("\n", -1)) {
            String line = whole.substring(0, Math.min(whole.length(), 4000)).strip();
            for (char dash : new char[] {'-', '=', '_', '*', '+', '~'}) {
                if (line.indexOf(dash) >= 0
                        && (line.indexOf("" + dash + dash) >= 0
                                || line.indexOf(dash + " " + dash) >= 0
                                || line.length() <= 8)
                        && line.chars().anyMatch(c -> c != dash && c != ' ')
                        && !Signs.hasWord(line)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isRule(String content, boolean boxed, boolean dashes) {
        return content.length() > 2
                && !dashes
                && content.chars().allMatch(c -> isLine((char) c, boxed))
                && (boxed
                        ? content.chars().anyMatch(c -> c != ' ' && !Frame.isVertical((char) c))
                        : content.chars().distinct().count() == 1);
    }

    private static boolean isLine(char c, boolean boxed) {
        return DASHES.indexOf(c) >= 0
                || (c >= '\u2500' && c <= '\u257F')
                || c == '\u2014'
                || (boxed && Frame.isVertical(c));
    }

    /** Whether a line has nothing but signs that close a string or a list of a program. */
    private static boolean isClosing(String content) {
        return content.length() <= 6
                && content.chars().allMatch(c -> "\"'`])};,".indexOf(c) >= 0)
                && content.chars().anyMatch(c -> "\"'`])}".indexOf(c) >= 0)
                && content.chars().distinct().count() > 1;
    }

    /** The name of a section in brackets, as settings files have it. */
    private static boolean isSection(String content) {
        int last = content.length() - 1;
        if (content.charAt(0) != '[' || content.charAt(last) != ']' || !Signs.hasWord(content)) {
            return false;
        }
        return content.substring(1, last).chars().allMatch(c -> Character.isLetterOrDigit(c) || "_- .".indexOf(c) >= 0);
    }

    private static boolean isComment(String content) {
        if (content.equals("P1")) {
            // A picture of bits begins so.
            return true;
        }
        if (Axes.isHeader(content) && !Character.isLetter(content.charAt(0))) {
            return true;
        }
        for (String mark : new String[] {"#", "//", "%", "--", ";", "/*", "*/", "* ", "<!--", "$", ">", "!"}) {
            if (content.startsWith(mark) && Signs.colorEnd(content, 0) < 0) {
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

    /** A row of numbers behind a title may end with a remark, as in "Solution 1: 2 4 1 3, cost 0". */
    private static String withoutRemark(String content) {
        int colon = content.indexOf(':');
        int letter = colon + 1;
        while (letter < content.length() && !Character.isLetter(content.charAt(letter))) {
            letter++;
        }
        int mark = letter - 1;
        while (mark > colon && content.charAt(mark) == ' ') {
            mark--;
        }
        if (colon <= 0
                || mark == colon
                || ",;(".indexOf(content.charAt(mark)) < 0
                || !Signs.hasWord(content.substring(mark))) {
            return content;
        }
        String row = content.substring(0, mark).stripTrailing();
        return titleEnd(row) > 0 ? row : content;
    }

    /** Where the numbers or the FEN begin before which a title stands, as in "Solution 1: 2 4 1 3". */
    private static int titleEnd(String content) {
        int colon = content.indexOf(':');
        if (colon <= 0 || colon > 30) {
            return 0;
        }
        String title = content.substring(0, colon);
        int equals = title.indexOf('=');
        boolean size = equals > 0
                && Keys.isSize(title.substring(0, equals))
                && Signs.number(title.substring(equals + 1).strip())
                        == Cells.split(content.substring(colon + 1).strip()).length;
        if (!size && !Signs.hasWord(title) && !title.startsWith("FEN")) {
            return 0;
        }
        int at = Signs.spacesEnd(content, colon + 1);
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
}
