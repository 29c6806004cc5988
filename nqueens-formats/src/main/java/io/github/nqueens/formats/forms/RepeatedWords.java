package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds a board in numbers between which the same words repeat, such as {@code Q1 = 3, Q2 = 1} or a line
 * {@code Row 0, column 2} for each queen. A queen has two numbers, or three if the first of them counts the queens.
 */
public final class RepeatedWords {
    private static final int MOST = 3 * Table.LARGEST;
    private static final Set<String> RANKS = Set.of("rank", "file");
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
    /** Where a number with a fraction stands that is no remark, one in a line at most. */
    private final List<Integer> fractions = new ArrayList<>();
    /** Where a letter stands alone behind the last number of a line. */
    private final List<Integer> trailing = new ArrayList<>();

    private RepeatedWords(Source source) {
        this.source = source;
    }

    static @Nullable Candidate read(Text text) {
        Candidate candidate = Candidate.of("words between numbers", text.source, () -> parts(text.source, text.lines));
        return candidate == null ? null : candidate.onlyIfRefused();
    }

    /** The board of a text, or null if its numbers follow no such pattern. */
    private static @Nullable List<TextPart> parts(Source source, List<Line> lines) {
        List<Line> numbered = new ArrayList<>();
        List<Line> titles = new ArrayList<>();
        for (Line line : lines) {
            if (line.kind == Line.Kind.ROW || line.kind == Line.Kind.SETTING) {
                long digits = digitRuns(line.text);
                boolean title = digits < 2 && (line.text.endsWith(":") || Signs.hasWord(line.text));
                if (!title && (digits > 0 || !Signs.hasWord(line.text))) {
                    numbered.add(line);
                } else if (digits > 0 && !line.text.endsWith(":")) {
                    titles.add(line);
                }
            }
        }
        if (numbered.isEmpty() || numbered.size() > Table.LARGEST) {
            return null;
        }
        // A line that begins as those with two numbers do, and has one, says less than they say.
        String first = firstWord(numbered.get(0));
        if (titles.stream()
                .anyMatch(title -> !first.isEmpty() && firstWord(title).equals(first))) {
            return null;
        }
        RepeatedWords patterns = new RepeatedWords(source);
        String between = "\n";
        for (Line line : numbered) {
            if (!patterns.scan(line, between)) {
                return null;
            }
        }
        if (!patterns.fractions.isEmpty()) {
            patterns.requireWholeNumbers(numbered);
            return null;
        }
        Table table = patterns.table(numbered.size());
        if (table == null) {
            requireAlike(source, numbered, titles);
        }
        if (table != null) {
            patterns.requireNoLetters(numbered.size());
        }
        return table == null ? null : List.of(new TextPart(source).with(table));
    }

    /** Refuses a line that begins as most others do and is built otherwise: it has a value too many or none. */
    private static void requireAlike(Source source, List<Line> numbered, List<Line> titles) {
        List<Line> all = new ArrayList<>(numbered);
        all.addAll(titles);
        Map<String, List<Line>> shapes = new HashMap<>();
        all.forEach(line -> shapes.computeIfAbsent(shape(line.text), unused -> new ArrayList<>())
                .add(line));
        List<Line> most = shapes.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        if (most.size() < 3 || most.size() < all.size() - 2 || !isAssignment(most.get(0).text)) {
            return;
        }
        Set<Line> same = new HashSet<>(most);
        for (Line line : all) {
            if (!same.contains(line) && firstWord(line).equals(firstWord(most.get(0)))) {
                throw new IllegalArgumentException(source.at(line.offset) + " is " + Source.quote(line.text)
                        + ", which is built otherwise than the lines beside it, such as "
                        + Source.quote(most.get(0).text)
                        + "; write one number behind each name");
            }
        }
    }

    /** A line with 0 in place of each number. */
    private static String shape(String text) {
        StringBuilder shape = new StringBuilder();
        for (int at = 0; at < text.length(); at = Math.max(at + 1, Signs.digitsEnd(text, at))) {
            char c = text.charAt(at);
            shape.append(c >= '0' && c <= '9' ? '0' : c);
        }
        return shape.toString().strip();
    }

    /** Whether a line is a name with a number, a sign of equality, and a number. */
    private static boolean isAssignment(String text) {
        return !text.isEmpty() && Character.isLetter(text.charAt(0)) && digitRuns(text) == 2 && text.indexOf('=') > 0;
    }

    private static List<Token> tokens(Line line) {
        return Token.of(line.text, 0, line.text.length());
    }

    private static String firstWord(Line line) {
        return tokens(line).stream()
                .limit(1)
                .filter(Token::isWord)
                .map(Token::text)
                .findAny()
                .orElse("");
    }

    private static long digitRuns(String text) {
        return Token.of(text, 0, text.length()).stream()
                .filter(RepeatedWords::isNumber)
                .count();
    }

    private static boolean isNumber(Token token) {
        return token.kind() == Token.Kind.NUMBER;
    }

    private boolean scan(Line line, String before) {
        String text = line.text;
        int from = 0;
        int first = numbers.size();
        for (Token token : tokens(line)) {
            int start = token.offset();
            if (!isNumber(token) || start < from) {
                continue;
            }
            if (isNegative(text, start)) {
                return false;
            }
            int number = Signs.number(token.text());
            int end = fractionEnd(text, token.end());
            if (end > token.end() && numbers.size() - first > 1 && isInBracketsAtEnd(text, start)) {
                return true;
            }
            if (text.substring(token.end(), end).chars().anyMatch(digit -> digit != '.' && digit != '0')) {
                fractions.add(line.offset + start);
                return true;
            }
            if (number < 0 || start - from > 60 || numbers.size() > MOST) {
                return false;
            }
            gaps.add((numbers.size() == first ? before : "") + text.substring(from, start));
            numbers.add(number);
            offsets.add(line.offset + start);
            from = end;
        }
        int[] letters = IntStream.range(from, text.length())
                .filter(i -> Character.isLetter(text.charAt(i)))
                .limit(2)
                .toArray();
        if (letters.length == 1) {
            trailing.add(line.offset + letters[0]);
        }
        return !saysNone(text.substring(from));
    }

    /** Whether a minus stands before a number and nothing that it may join to the number. */
    private static boolean isNegative(String text, int index) {
        return index > 0
                && text.charAt(index - 1) == '-'
                && (index == 1 || " ,([{=:".indexOf(text.charAt(index - 2)) >= 0);
    }

    /** Where the point and the digits behind a number end, or the number itself if it has none. */
    private static int fractionEnd(String text, int end) {
        int at = Signs.digitsEnd(text, Math.min(end + 1, text.length()));
        return end < text.length() && text.charAt(end) == '.' && at > end + 1 ? at : end;
    }

    /** Whether an index is within round brackets at the end of its line, where the time of a search stands. */
    private static boolean isInBracketsAtEnd(String text, int index) {
        int close = text.indexOf(')', index);
        return text.lastIndexOf('(', index) > text.lastIndexOf(')', index) && close == text.length() - 1;
    }

    /** A fraction on each of several lines of words is no number of a row, and the numbers around it are in doubt. */
    private void requireWholeNumbers(List<Line> lines) {
        boolean words = lines.stream().allMatch(line -> Signs.hasLetter(line.text));
        if (words && lines.size() > 1 && fractions.size() == lines.size()) {
            throw new IllegalArgumentException(source.at(fractions.get(0))
                    + " begins a number with a fraction on a line that says where a queen stands; rows and columns are whole"
                    + " numbers, so leave out the numbers that are none");
        }
    }

    /** Letters that differ from line to line are columns, of which the numbers before them say nothing. */
    private void requireNoLetters(int lines) {
        long different = trailing.stream()
                .map(offset -> source.text.charAt(offset))
                .distinct()
                .count();
        if (trailing.size() == lines && different > 1) {
            throw new IllegalArgumentException(source.at(trailing.get(0)) + " has the letter "
                    + source.shown(trailing.get(0))
                    + " behind two numbers, which may be a column; write each square as two numbers"
                    + " (row, column), or as in chess, for example b1");
        }
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
        if (all.indexOf('/') >= 0 && Signs.hasLetter(all)) {
            return false;
        }
        if (saysNone(again)) {
            return false;
        }
        boolean said = all.chars().anyMatch(c -> Character.isLetter(c) || "=:>-/".indexOf(c) >= 0);
        return leads && said && !again.equals(last.strip());
    }

    /** Whether what stands behind a number says that no queen stands on the square before it, as in {@code b[0][1] = '.'}. */
    private static boolean saysNone(String gap) {
        int sign = Math.max(gap.indexOf('\''), gap.indexOf('"')) + 1;
        boolean quoted = sign > 0 && sign + 1 < gap.length() && "'\"".indexOf(gap.charAt(sign + 1)) >= 0;
        String value = quoted ? gap.substring(sign, sign + 1) : "";
        return (quoted && (Signs.OPEN.contains(value) || value.equals("0")))
                || gap.toLowerCase(Locale.ROOT).contains("false");
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
        if (period == 3) {
            Table chosen = chosen();
            boolean pair = !Signs.hasLetter(gaps.get(2))
                    && gaps.get(1).chars().noneMatch(c -> Character.isLetter(c) || "=:>".indexOf(c) >= 0);
            boolean assigned = pair && gaps.get(2).indexOf('=') >= 0;
            // Three numbers in brackets or behind a number with a point may be the queen, her row and her column.
            boolean likely = pair && gaps.get(1).chars().noneMatch(c -> "(.".indexOf(c) >= 0);
            if (assigned || (likely && chosen != null && InterpretationFinder.anySure(chosen))) {
                return chosen == null || InterpretationFinder.of(chosen).isEmpty() ? refused() : chosen;
            }
        }
        SquareList squares = new SquareList(source);
        String first = name(gaps.get(period == 3 ? 1 : period));
        String second = name(gaps.get(period - 1));
        if (RANKS.contains(first) || RANKS.contains(second)) {
            // Ranks count from the bottom.
            return null;
        }
        // A row behind the number of a queen leaves the column for this number.
        boolean row = SquareList.isRow(second) && !SquareList.isRow(first);
        // In "Column 1: 2" the first number is a column; in "col[1] = 2" it is the row whose column is said.
        boolean indexed = gaps.get(period).endsWith("[") || gaps.get(period).endsWith("(");
        boolean assigned = gaps.get(period - 1).indexOf('=') >= 0;
        boolean column = first.length() > 1 && SquareList.isColumn(first) && second.isEmpty() && !indexed;
        boolean rows = indexed && assigned && second.isEmpty() && Axes.areRowsOfColumns(letters(gaps.get(period)));
        if (period == 2
                && assigned
                && second.isEmpty()
                && (indexed
                        ? Axes.areRows(letters(gaps.get(period)))
                        : column && !gaps.get(period).endsWith(" "))) {
            throw new IllegalArgumentException(source.at(offsets.get(0)) + " follows the name " + Source.quote(first)
                    + ", which may name the number or the value behind it; write each square as (row, column)");
        }
        boolean said = Axes.isColumnFirst(gaps.get(period))
                || Axes.isColumnFirst(gaps.get(0))
                || Axes.areRowsOfColumns(gaps.get(0));
        squares.columnFirst = row || rows || said || (column && !assigned);
        squares.named = row || column || SquareList.isRow(first) || SquareList.isColumn(second);
        for (int i = 0; i < numbers.size(); i += period) {
            if (period == 3 && numbers.get(i) - numbers.get(0) != i / 3) {
                return null;
            }
            squares.add(
                    numbers.get(i + period - 2),
                    numbers.get(i + period - 1),
                    offsets.get(i),
                    offsets.get(i + period - 1));
        }
        if (period == 3 && numbers.get(0) > 1) {
            return null;
        }
        Table table = squares.table();
        List<Interpretation> interpretations = InterpretationFinder.of(table);
        if (interpretations.isEmpty() && period == 2 && assigned && !squares.named && second.isEmpty()) {
            return list();
        }
        if (!gaps.stream().limit(2L * period).allMatch(RepeatedWords::isKnown)) {
            return null;
        }
        boolean plain = gaps.stream().limit(2L * period).allMatch(RepeatedWords::isPlain);
        return interpretations.stream().anyMatch(Interpretation::sure) || (plain && !interpretations.isEmpty())
                ? table
                : null;
    }

    /** The values of variables that are numbered in their order, from 0 though the values are from 1, or null for any others. */
    private @Nullable Table list() {
        String[] values = new String[numbers.size() / 2];
        int[] places = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            if (numbers.get(2 * i) != i) {
                return null;
            }
            values[i] = numbers.get(2 * i + 1).toString();
            places[i] = offsets.get(2 * i + 1);
        }
        Table table = Table.bracketed(source, List.<String[]>of(values), List.of(places));
        return InterpretationFinder.anySure(table) ? table : null;
    }

    /** The squares whose variable is 1, as in {@code x[1,2] = 1}, or null if a variable is neither 0 nor 1. */
    private @Nullable Table chosen() {
        SquareList squares = new SquareList(source);
        for (int i = 0; i < numbers.size(); i += 3) {
            if (numbers.get(i + 2) > 1) {
                return null;
            }
            if (numbers.get(i + 2) == 1) {
                squares.add(numbers.get(i), numbers.get(i + 1), offsets.get(i));
            }
        }
        return squares.table();
    }

    /** Values of squares that make no board are left to the other readers if they may be regions. */
    private @Nullable Table refused() {
        if (chosen() == null) {
            return null;
        }
        throw new IllegalArgumentException(source.at(offsets.get(0))
                + " begins values of squares, of which those with 1 are no board: a board has one queen in each row;"
                + " write the columns as a list, row after row");
    }

    /** Whether the words of a gap are names that are known, variables, or the names of rows and columns in some language. */
    private static boolean isKnown(String gap) {
        return Keys.words(gap).stream()
                .allMatch(word -> WORDS.contains(word)
                        || SquareList.isRow(word)
                        || SquareList.isColumn(word)
                        || (Keys.isAside(word) && Keys.denial(word) == null));
    }

    /** Whether a gap has no other words than those that say where a queen stands. */
    private static boolean isPlain(String gap) {
        return Keys.words(gap).stream().allMatch(WORDS::contains);
    }

    /** The last word of a gap. */
    private static String name(String gap) {
        List<Token> words = Token.of(gap, 0, gap.length());
        int last = words.size() - 1;
        while (last >= 0 && (!words.get(last).isWord() || words.get(last).is("index"))) {
            last--;
        }
        return last < 0 ? "" : words.get(last).text();
    }
}
