package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.tables.Meaning;
import io.github.nqueens.formats.tables.Meanings;
import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.Unit;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds a board in numbers between which the same words repeat, such as {@code Q1 = 3, Q2 = 1} or a line
 * {@code Row 0, column 2} for each queen. A queen has two numbers, or three if the first of them counts the queens.
 */
public final class Patterns {
    private static final int MOST = 3 * Table.LARGEST;
    private static final Set<String> WORDS = Set.of(
            "queen",
            "queens",
            "q",
            "row",
            "r",
            "column",
            "col",
            "c",
            "x",
            "y",
            "at",
            "in",
            "on",
            "is",
            "the",
            "a",
            "place",
            "placed",
            "square",
            "point",
            "position");

    private final Source source;
    private final List<Integer> numbers = new ArrayList<>();
    private final List<Integer> offsets = new ArrayList<>();
    /** What stands before each number. */
    private final List<String> gaps = new ArrayList<>();

    private Patterns(Source source) {
        this.source = source;
    }

    /** The board of a text, or null if its numbers follow no such pattern. */
    public static @Nullable Unit unit(Source source, List<Line> lines) {
        List<Line> numbered = new ArrayList<>();
        for (Line line : lines) {
            if (line.kind == Line.Kind.ROW || line.kind == Line.Kind.SETTING) {
                int digits = digitRuns(line.text);
                boolean title = digits < 2 && (line.text.endsWith(":") || Signs.hasWord(line.text));
                if (!title && (digits > 0 || !Signs.hasWord(line.text))) {
                    numbered.add(line);
                }
            }
        }
        if (numbered.isEmpty() || numbered.size() > Table.LARGEST) {
            return null;
        }
        Patterns patterns = new Patterns(source);
        String between = "\n";
        for (Line line : numbered) {
            if (!patterns.scan(line, between)) {
                return null;
            }
        }
        Table table = patterns.table(numbered.size());
        return table == null ? null : new Unit(source).with(table);
    }

    private static int digitRuns(String text) {
        int runs = 0;
        for (int i = 0; i < text.length() && runs < 3; i++) {
            boolean digit = Character.isDigit(text.charAt(i));
            runs += digit && (i == 0 || !Character.isDigit(text.charAt(i - 1))) ? 1 : 0;
        }
        return runs;
    }

    private boolean scan(Line line, String before) {
        String text = line.text;
        int from = 0;
        String lead = before;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                continue;
            }
            int end = i;
            while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
                end++;
            }
            int number = Signs.number(text.substring(i, end));
            if (number < 0 || i - from > 60 || numbers.size() > MOST) {
                return false;
            }
            numbers.add(number);
            offsets.add(line.offset + i);
            gaps.add(lead + text.substring(from, i));
            lead = "";
            from = end;
            i = end - 1;
        }
        return true;
    }

    private @Nullable Table table(int lines) {
        for (int period = 2; period <= 3; period++) {
            if (numbers.size() >= 2 * period
                    && numbers.size() % period == 0
                    && (lines == 1 || numbers.size() == lines * period)
                    && isPeriodic(period)) {
                Table table = squares(period);
                if (table != null) {
                    return table;
                }
            }
        }
        return null;
    }

    /** Whether the gaps repeat, and those between the numbers of a queen are other than those between queens, and no mere spaces. */
    private boolean isPeriodic(int period) {
        for (int i = period + 1; i < gaps.size(); i++) {
            if (!gaps.get(i).equals(gaps.get(i - period))) {
                return false;
            }
        }
        String first = gaps.get(0).strip();
        String again = gaps.get(period).strip();
        boolean leads = first.isEmpty() || again.endsWith(first) || first.endsWith(letters(again));
        String last = gaps.get(period - 1);
        String all = again + last;
        if (all.indexOf('/') >= 0 && all.chars().anyMatch(Character::isLetter)) {
            return false;
        }
        boolean said = all.chars().anyMatch(c -> Character.isLetter(c) || "=:>-/".indexOf(c) >= 0);
        return leads && said && !again.equals(last.strip());
    }

    /** The part of a gap from its first letter on. */
    private static String letters(String gap) {
        int start = 0;
        while (start < gap.length() && !Character.isLetter(gap.charAt(start))) {
            start++;
        }
        return gap.substring(start);
    }

    private @Nullable Table squares(int period) {
        Squares squares = new Squares(source);
        String first = name(gaps.get(period == 3 ? 1 : period));
        String second = name(gaps.get(period - 1));
        squares.columnFirst = Squares.isColumn(first) && Squares.isRow(second);
        for (int i = 0; i < numbers.size(); i += period) {
            if (period == 3 && numbers.get(i) - numbers.get(0) != i / 3) {
                return null;
            }
            squares.add(numbers.get(i + period - 2), numbers.get(i + period - 1), offsets.get(i));
        }
        if (period == 3 && numbers.get(0) > 1) {
            return null;
        }
        Table table = squares.table();
        List<Meaning> meanings = Meanings.of(table);
        boolean plain = gaps.stream().limit(2L * period).allMatch(Patterns::isPlain);
        return meanings.stream().anyMatch(Meaning::sure) || (plain && !meanings.isEmpty()) ? table : null;
    }

    /** Whether a gap has no other words than those that say where a queen stands. */
    private static boolean isPlain(String gap) {
        for (String word : gap.split("[^A-Za-z]+", -1)) {
            if (!word.isEmpty() && !WORDS.contains(word.toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    /** The last word of a gap. */
    private static String name(String gap) {
        String[] words = gap.split("[^A-Za-z]+", -1);
        for (int i = words.length - 1; i >= 0; i--) {
            if (!words[i].isEmpty()) {
                return words[i].toLowerCase(Locale.ROOT);
            }
        }
        return "";
    }
}
