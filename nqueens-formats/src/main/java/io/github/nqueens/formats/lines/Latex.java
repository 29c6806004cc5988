package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.tables.Unit;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the rows of matrices and tables of LaTeX, which end with two backslashes and not with their lines. */
public final class Latex {
    private static final int CHESS = 8;
    private static final String GREATEST = "maxfield=";

    private Latex() {}

    /** The queens of a diagram that the package chessboard draws, on eight rows or as many as it says; null for any other text. */
    public static @Nullable Unit diagram(Source source) {
        String text = source.text;
        Squares queens = new Squares(source);
        for (int at = text.indexOf("\\chessboard"); at >= 0; at = text.indexOf('Q', at + 1)) {
            int end = at + 1;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (Squares.isChess(text.substring(at + 1, end))) {
                queens.add(text.substring(at + 1, end), at);
            }
        }
        Unit unit = new Unit(source);
        unit.size = greatestRank(text);
        return queens.size() == 0 ? null : unit.with(queens.table());
    }

    /** The number behind the letter of the greatest field, or that of chess if the text has none. */
    private static int greatestRank(String text) {
        int field = text.indexOf(GREATEST);
        int start = Math.min(text.length(), field + GREATEST.length() + 1);
        int end = Signs.digitsEnd(text, start);
        return field < 0 || end == start ? CHESS : Signs.number(text.substring(start, end));
    }

    /** The lines of a text with the rows of each matrix or table in place of its lines; null for a text without any. */
    public static @Nullable List<Line> lines(Source source, List<Line> lines) {
        String text = source.text;
        List<Line> found = new ArrayList<>();
        int next = 0;
        int begin = text.indexOf("\\begin{");
        boolean any = false;
        for (int end = text.indexOf("\\end{"); end >= 0 && begin >= 0; end = text.indexOf("\\end{", end + 1)) {
            // What stands within others is what holds the rows.
            for (int inner = begin; inner >= 0 && inner < end; inner = text.indexOf("\\begin{", inner + 1)) {
                begin = inner;
            }
            String body = begin < end ? text.substring(begin, end) : "";
            int start = begin + body.indexOf('}') + 1;
            int open = begin;
            begin = begin < end ? text.indexOf("\\begin{", end) : begin;
            if (body.indexOf('&') < 0 || start == open) {
                continue;
            }
            any = true;
            int behind = text.indexOf('}', end) + 1;
            int power = text.indexOf('^', behind);
            // A bracket of the matrix may stand between.
            if (power > 0
                    && text.substring(behind, power)
                                    .replace("\\right", "")
                                    .strip()
                                    .length()
                            < 2) {
                throw new IllegalArgumentException(source.at(power)
                        + " has '^' behind a matrix, which transposes it and is not done here; write the rows as they are"
                        + " afterwards");
            }
            while (next < lines.size() && source.lineEnd(lines.get(next).offset) <= open) {
                found.add(lines.get(next++));
            }
            addRows(text, start, end, found);
            while (next < lines.size() && lines.get(next).offset <= end) {
                next++;
            }
        }
        found.addAll(lines.subList(next, lines.size()));
        return any ? found : null;
    }

    /** Adds a row for each part between two backslashes that has a cell. */
    private static void addRows(String text, int start, int end, List<Line> found) {
        int from = text.charAt(start) == '{' ? text.indexOf('}', start) + 1 : start;
        found.add(Line.blank(from));
        while (from < end) {
            int stop = text.indexOf("\\\\", from);
            stop = stop < 0 || stop > end ? end : stop;
            int first = cells(text, from, stop);
            String row = text.substring(first, stop);
            if (row.indexOf('&') >= 0) {
                found.add(Line.row(row.strip(), first).withBlanks(row, first, '&'));
            }
            from = stop + 2;
        }
        found.add(Line.blank(end));
    }

    /** Where the cells of a row begin, behind the space after the row before and the lines that are drawn between them. */
    private static int cells(String text, int start, int end) {
        int at = start;
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        int close = at;
        if (at < end && text.charAt(at) == '[') {
            close = text.indexOf(']', at) + 1;
        } else if (at < end && text.charAt(at) == '\\') {
            int letters = at + 1;
            while (letters < end && Character.isLetter(text.charAt(letters))) {
                letters++;
            }
            String command = text.substring(at, letters);
            if (command.endsWith("line") || command.endsWith("rule")) {
                close = letters < end && text.charAt(letters) == '{' ? text.indexOf('}', letters) + 1 : letters;
            }
        }
        return close > at && close <= end ? cells(text, close, end) : at;
    }
}
