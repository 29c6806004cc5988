package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Takes the numbers of rows off lines such as {@code Row 1: A A B B}, {@code 2) A A B B} or {@code 3. A C C B}. */
public final class NumberedRows {
    private static final String OPEN = "[({";
    private static final String CLOSE = "])}";

    private NumberedRows() {}

    /** The number of a row: the words before it, where its digits end, and where the row itself begins. */
    private record RowNumber(String name, int number, int end, int row) {
        /** The number with which a line begins, or null. */
        static @Nullable RowNumber of(String text) {
            int start = 0;
            while (start < text.length()
                    && start < 20
                    && (Character.isLetter(text.charAt(start)) || " #[_".indexOf(text.charAt(start)) >= 0)) {
                start++;
            }
            int end = Signs.digitsEnd(text, start);
            boolean separated = false;
            int row = end;
            while (row < text.length()
                    && row < end + 6
                    && " ]:=).|->".indexOf(text.charAt(row)) >= 0
                    && !(separated && text.charAt(row) == '.')) {
                separated |= text.charAt(row) != ' ' && text.charAt(row) != ']';
                row++;
            }
            boolean number = end > start && end - start < 6 && separated && row < text.length();
            return number
                    ? new RowNumber(
                            text.substring(0, start).strip(), Signs.number(text.substring(start, end)), end, row)
                    : null;
        }

        boolean isAlike(@Nullable RowNumber other) {
            return other != null && other.name.equals(name);
        }
    }

    /** The lines without their numbers, or the lines if they have none. */
    public static List<Line> removed(List<Line> lines) {
        List<Line> bare = new ArrayList<>();
        RowNumber before = null;
        int step = 0;
        for (Line line : lines) {
            RowNumber number = RowNumber.of(line.text);
            if (number == null) {
                return lines;
            }
            int jump = before == null ? 0 : number.number - before.number;
            step = bare.size() == 1 ? jump : step;
            if (before != null && (jump != step || Math.abs(step) != 1 || !number.isAlike(before))) {
                return lines;
            }
            before = number;
            bare.add(line.from(number.row));
        }
        return lines.size() < 2 ? lines : bare;
    }

    /**
     * The lines, of which as many numbered rows as a board has stand in the order of their numbers. Rows that count up or down stay in the
     * order of the text.
     *
     * @throws IllegalArgumentException if such rows leave out a number, or are columns
     */
    static List<Line> sorted(Source source, List<Line> lines) {
        List<Line> sorted = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            RowNumber number = number(lines.get(i));
            int end = i + 1;
            while (number != null && end < lines.size() && number.isAlike(number(lines.get(end)))) {
                end++;
            }
            List<Line> alike = lines.subList(i, end);
            sorted.addAll(number == null ? alike : sorted(source, alike, number.name));
            i = end;
        }
        return sorted;
    }

    private static @Nullable RowNumber number(Line line) {
        return line.kind == Line.Kind.ROW ? RowNumber.of(line.title + line.text) : null;
    }

    private static List<Line> sorted(Source source, List<Line> lines, String name) {
        int n = lines.size();
        String plain = Keys.plain(name);
        boolean ranks = plain.equals("rank");
        boolean named = ranks || SquareList.isRow(plain) || SquareList.isColumn(plain);
        if (!named && !plain.isEmpty()) {
            // The numbers of solutions or cases say nothing of rows.
            return lines;
        }
        boolean ordered = true;
        TreeMap<Integer, Line> rows = new TreeMap<>();
        int before = -1;
        for (Line line : lines) {
            RowNumber one = number(line);
            if (one == null) {
                return lines;
            }
            String behind = (line.title + line.text).substring(one.end).stripLeading();
            boolean row = (named || behind.startsWith(":") || behind.startsWith(")"))
                    && isRow(line.title.isEmpty() ? line.from(one.row) : line, n, ranks);
            if (!row || rows.put(one.number, line) != null) {
                return lines;
            }
            ordered &= before < 0 || one.number == before + 1 || one.number == before - 1;
            before = one.number;
        }
        if (n > 2 && plain.length() > 1 && SquareList.isColumn(plain)) {
            throw new IllegalArgumentException(source.at(lines.get(0).offset) + " begins lines that are columns, as "
                    + Source.quote(name) + " says; write a row of the board on each line");
        }
        int least = rows.firstKey();
        boolean gap = rows.lastKey() - least != n - 1;
        if (!ordered && named && n > 2 && (gap || least > 1)) {
            throw new IllegalArgumentException(Refusals.missing(source, lines.get(0).offset, rows.keySet()));
        }
        if (ranks && !gap) {
            // The first rank is the last row.
            return List.copyOf(rows.descendingMap().values());
        }
        return ordered || gap || least > 1 ? lines : List.copyOf(rows.values());
    }

    /** Whether a line has a square for each row of a board, or, behind a rank, the number of its file. */
    private static boolean isRow(Line line, int n, boolean rank) {
        return line.cells.length == n || (rank && line.isNumber());
    }

    public static @Nullable Candidate read(Text text) {
        List<Line> rows = text.hasBracket() ? withoutBrackets(text.lines) : null;
        return rows == null
                ? null
                : Candidate.of("numbered rows", text.source, () -> LineReader.partsBesideSquares(text.source, rows));
    }

    /**
     * Lines before or behind whose rows stands a number in brackets, without these numbers; null for lines without such rows. The
     * numbers count the rows, or, as R prints a vector, the values. Above a matrix R prints [,1] [,2] and so on.
     */
    private static @Nullable List<Line> withoutBrackets(List<Line> lines) {
        List<Line> bare = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        int next = 1;
        boolean values = true;
        for (Line line : lines) {
            String text = line.text;
            if (text.startsWith("[,1]")) {
                continue;
            }
            int close = line.kind == Line.Kind.ROW ? close(text) : -1;
            int open = line.kind == Line.Kind.ROW ? open(text) : -1;
            String number = "";
            Line row = line;
            if (close > 0) {
                number = text.substring(1, text.charAt(close - 1) == ',' ? close - 1 : close);
                int start = close + 1;
                while (start < text.length() - 1 && " :".indexOf(text.charAt(start)) >= 0) {
                    start++;
                }
                row = line.from(start);
                if (row.text.startsWith("=>")) {
                    // PHP prints the values of an array so, within brackets of their own.
                    return null;
                }
            } else if (open > 0) {
                number = text.substring(open + 1, text.length() - 1);
                row = Line.row(text.substring(0, open).strip(), line.offset);
            }
            if (Signs.number(number) >= 0 && !hasBracket(row.text)) {
                numbers.add(Signs.number(number));
                values &= row.isNumbers() && (number.equals("1") || Signs.number(number) == next);
                next = Signs.number(number) + row.cells.length;
                bare.add(row);
            } else {
                bare.add(line);
            }
        }
        return isCount(numbers) || (values && !numbers.isEmpty() && numbers.get(0) == 1) ? bare : null;
    }

    private static boolean isCount(List<Integer> numbers) {
        boolean count = numbers.size() > 1 && Math.min(numbers.get(0), numbers.get(numbers.size() - 1)) <= 1;
        for (int i = 1; i < numbers.size(); i++) {
            int step = numbers.get(1) - numbers.get(0);
            count &= Math.abs(step) == 1 && numbers.get(i) - numbers.get(i - 1) == step;
        }
        return count;
    }

    /** Where the bracket closes that a line begins with, or -1. */
    private static int close(String text) {
        int kind = OPEN.indexOf(text.charAt(0));
        int close = kind < 0 ? -1 : text.indexOf(CLOSE.charAt(kind));
        return close > 1 && close < text.length() - 1 ? close : -1;
    }

    /** Where the bracket opens that a line ends with, or -1. */
    private static int open(String text) {
        int kind = CLOSE.indexOf(text.charAt(text.length() - 1));
        return kind < 0 ? -1 : text.lastIndexOf(OPEN.charAt(kind));
    }

    private static boolean hasBracket(String text) {
        return text.chars().anyMatch(c -> OPEN.indexOf(c) >= 0 || CLOSE.indexOf(c) >= 0);
    }
}
