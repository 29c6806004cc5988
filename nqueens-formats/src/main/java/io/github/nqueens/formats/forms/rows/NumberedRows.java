package io.github.nqueens.formats.forms.rows;

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

    /** The lines without their numbers, or the lines if they have none. */
    public static List<Line> removed(List<Line> lines) {
        if (lines.size() < 2) {
            return lines;
        }
        List<Line> bare = new ArrayList<>();
        int[] place = new int[3];
        int before = 0;
        int step = 0;
        String name = null;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (!find(line.text, place)) {
                return lines;
            }
            int number = Signs.number(line.text.substring(place[0], place[1]));
            String words = line.text.substring(0, place[0]);
            if (i == 1) {
                step = number - before;
            }
            boolean runs = i == 0
                    || (number - before == step
                            && Math.abs(step) == 1
                            && words.strip().equals(name));
            if (number < 0 || !runs) {
                return lines;
            }
            before = number;
            name = words.strip();
            bare.add(line.from(place[2]));
        }
        return bare;
    }

    /**
     * The lines, of which as many numbered rows as a board has stand in the order of their numbers. Rows that count up or down stay in the
     * order of the text.
     *
     * @throws IllegalArgumentException if such rows leave out a number, or are columns
     */
    static List<Line> sorted(Source source, List<Line> lines) {
        List<Line> sorted = new ArrayList<>();
        int[] place = new int[3];
        for (int i = 0; i < lines.size(); ) {
            String name = name(lines.get(i), place);
            int end = i;
            while (name != null && end < lines.size() && name.equals(name(lines.get(end), place))) {
                end++;
            }
            end = Math.max(end, i + 1);
            sorted.addAll(name == null ? lines.subList(i, end) : sorted(source, lines.subList(i, end), name));
            i = end;
        }
        return sorted;
    }

    /** What stands before the number of a row, or null if a line has no such number. */
    private static @Nullable String name(Line line, int[] place) {
        String text = line.title + line.text;
        return line.kind == Line.Kind.ROW && find(text, place)
                ? text.substring(0, place[0]).strip()
                : null;
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
        int[] place = new int[3];
        int before = -1;
        for (Line line : lines) {
            String text = line.title + line.text;
            find(text, place);
            String behind = text.substring(place[1]).stripLeading();
            boolean row = (named || behind.startsWith(":") || behind.startsWith(")"))
                    && isRow(line.title.isEmpty() ? line.from(place[2]) : line, n, ranks);
            int number = row ? Signs.number(text.substring(place[0], place[1])) : -1;
            if (number < 0 || rows.put(number, line) != null) {
                return lines;
            }
            ordered &= before < 0 || number == before + 1 || number == before - 1;
            before = number;
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

    /**
     * Lines before or behind whose rows stands a number in brackets, without these numbers; null for lines without such rows. The
     * numbers count the rows, or, as R prints a vector, the values. Above a matrix R prints [,1] [,2] and so on.
     */
    public static @Nullable List<Line> withoutBrackets(List<Line> lines) {
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

    /** Where the number of a row begins and ends, and where the row itself begins; false if the line has no such number. */
    private static boolean find(String text, int[] place) {
        int at = 0;
        while (at < text.length()
                && at < 20
                && (Character.isLetter(text.charAt(at)) || " #[_".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        place[0] = at;
        at = Signs.digitsEnd(text, at);
        place[1] = at;
        if (at == place[0] || at - place[0] > 5) {
            return false;
        }
        int from = at;
        while (at < text.length() && " ]:=).|->".indexOf(text.charAt(at)) >= 0 && at < from + 6) {
            at++;
        }
        boolean separated = false;
        int end = from;
        for (int i = from; i < at && !(separated && text.charAt(i) == '.'); i++) {
            separated |= text.charAt(i) != ' ' && text.charAt(i) != ']';
            end = i + 1;
        }
        place[2] = end;
        return separated && end < text.length();
    }
}
