package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.rows.Setting;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.RegionLists;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads lines of squares: the squares of one region on each line, as in "red: (1,1) (1,2)", or the squares of a board. */
public final class SquaresOnLines {
    /** Two numbers in brackets of their own. */
    private static final Pattern PAIR = Pattern.compile("[(\\[{] *([0-9]{1,9}) *, *([0-9]{1,9}) *[)\\]}]");

    private final Source source;

    private SquaresOnLines(Source source) {
        this.source = source;
    }

    static @Nullable Candidate read(Text text) {
        return Candidate.of("squares on lines", text.source, () -> parts(text.source, text.lines));
    }

    /** The parts of a text that has no other lines than these, sizes and remarks; null for any other text. */
    private static @Nullable List<TextPart> parts(Source source, List<Line> lines) {
        TextPart part = new TextPart(source);
        List<SquareList> lists = new ArrayList<>();
        List<SquareList> stars = new ArrayList<>();
        List<String> names = new ArrayList<>();
        List<Line> settings = new ArrayList<>();
        List<Line> words = new ArrayList<>();
        Line number = null;
        SquaresOnLines coordinates = new SquaresOnLines(source);
        for (Line line : lines) {
            if (line.kind == Line.Kind.SETTING) {
                settings.add(line);
            } else if (line.kind == Line.Kind.ROW) {
                String text = text(source, line);
                SquareList starred = new SquareList(source);
                SquareList squares = coordinates.squares(text, line.offset, starred);
                if (squares == null) {
                    if (line.isNumber() && lists.isEmpty() && number == null) {
                        number = line;
                        continue;
                    }
                    if (Signs.hasWord(text) && text.indexOf(',') < 0) {
                        words.add(line);
                        continue;
                    }
                    return null;
                }
                names.add("line " + source.line(line.offset));
                lists.add(squares);
                if (starred.size() > 1) {
                    part.requireOneStar(starred.size(), line.offset);
                }
                if (starred.size() == 1) {
                    stars.add(starred);
                }
            }
        }
        if (words.size() > 2 && words.stream().allMatch(line -> line.cells.length == words.size())) {
            // Words as long as there are words are rows of a grid.
            return null;
        }
        if (!lists.isEmpty()) {
            settings.forEach(line -> Setting.apply(line, part));
        }
        if (number != null && !lists.isEmpty()) {
            part.set("size", number.text, number.offset);
        }
        if (part.size > 0) {
            List<Table> extras = lines.stream()
                    .filter(line -> line.kind == Line.Kind.ROW)
                    .map(line -> named(source, line))
                    .filter(Objects::nonNull)
                    .toList();
            if (extras.size() == lists.size()) {
                extras.forEach(part::with);
                return List.of(part);
            }
        }
        return coordinates.part(part, names, lists, stars);
    }

    /**
     * The squares of a line that says that they are given or blocked, or null for any other line. An example is
     * {@code Blocked: (1,1), (2,2)}.
     */
    public static @Nullable Table named(Source source, Line line) {
        String text = text(source, line).strip();
        int sign = text.indexOf(':') > 0 ? text.indexOf(':') : text.indexOf('=');
        if (sign <= 0 || sign > 40 || (line.kind != Line.Kind.ROW && line.kind != Line.Kind.SETTING)) {
            return null;
        }
        String name = text.substring(0, sign).strip();
        Keys.Role role = Keys.role(name);
        // Queens that attack each other stand on the board already.
        boolean attacks = Keys.plain(name).contains("attack");
        String denial = role == Keys.Role.REFUSED && !attacks ? Keys.denial(name) : null;
        if (denial != null && PAIR.matcher(text.substring(sign)).find()) {
            throw new IllegalArgumentException(source.at(line.offset) + " begins " + Source.quote(name) + ", of which '"
                    + denial + "' says that it is neither queens nor blocked squares; leave it out");
        }
        if (attacks || (role != Keys.Role.GIVEN && role != Keys.Role.BLOCKED)) {
            return null;
        }
        String value = text.substring(sign + 1).replace(" and ", " ").strip();
        String[] words = Arrays.stream(value.split("[\\[\\](){};,= ]+", -1))
                .filter(word -> !word.isEmpty())
                .toArray(String[]::new);
        SquareList squares = new SquareList(source);
        Matcher pair = PAIR.matcher(value);
        while (pair.find()) {
            squares.add(Signs.number(pair.group(1)), Signs.number(pair.group(2)), line.offset);
        }
        if (2 * squares.size() == words.length && squares.least() >= 0) {
            return words.length == 0 ? null : squares.table().keyed(name);
        }
        SquareList signs = new SquareList(source);
        for (String word : words) {
            if (SquareList.isChess(word) || SquareList.isRowAndColumn(word)) {
                signs.add(word, line.offset);
            }
        }
        if (squares.size() + signs.size() > 0 && signs.size() < words.length) {
            throw new IllegalArgumentException(Refusals.noSquares(source, line.offset, name));
        }
        return signs.size() == 0 ? null : signs.table().keyed(name);
    }

    /** Refuses a line of squares beside a grid whose name does not say what they are, as in {@code rabbit: (1,1), (2,2)}. */
    public static void requireKnownName(Source source, Line line) {
        String text = text(source, line).strip();
        int sign = text.indexOf(':') > 0 ? text.indexOf(':') : text.indexOf('=');
        if (line.kind != Line.Kind.ROW || sign <= 0 || sign > 40) {
            return;
        }
        String value = text.substring(sign + 1);
        Matcher pair = PAIR.matcher(value);
        String name = text.substring(0, sign).strip();
        if (pair.find() && value.substring(0, pair.start()).isBlank() && Keys.role(name) == Keys.Role.NONE) {
            throw new IllegalArgumentException(
                    source.at(line.offset) + " begins " + Source.quote(name)
                            + ", a name that does not say what these squares are; name them 'placed' or 'blocked', or leave them out");
        }
    }

    /** The whole line, with the frame of a row of a drawing. */
    private static String text(Source source, Line line) {
        return source.lineText(line.offset);
    }

    private @Nullable List<TextPart> part(
            TextPart part, List<String> names, List<SquareList> lists, List<SquareList> stars) {
        int total = lists.stream().mapToInt(SquareList::size).sum();
        if (lists.isEmpty() || total < 2) {
            return null;
        }
        boolean decimals = lists.stream()
                .allMatch(list -> list.decimals && list.pairs.stream().allMatch(pair -> pair[1] == 0));
        if (decimals && total > 2) {
            throw new IllegalArgumentException(
                    Refusals.pairs(source, lists.get(0).offsets.get(0), "0"));
        }
        if (total == lists.size()) {
            if (total == 2 && source.text.indexOf('(') < 0) {
                // Two rows of two numbers are rather a matrix.
                return null;
            }
            SquareList all = new SquareList(source);
            all.ranks = lists.get(0).ranks;
            lists.forEach(list -> all.add(list.pairs.get(0)[0], list.pairs.get(0)[1], list.offsets.get(0)));
            boolean alike = lists.stream().allMatch(list -> list.ranks == all.ranks);
            return alike && InterpretationFinder.anySure(all.table()) ? List.of(part.with(all.table())) : null;
        }
        if (lists.size() == 1) {
            return List.of(part.with(lists.get(0).table()));
        }
        boolean boards = lists.stream()
                .allMatch(list -> !InterpretationFinder.of(list.table()).isEmpty());
        if (boards) {
            return lists.stream().map(list -> part.sibling().with(list.table())).toList();
        }
        part.with(RegionLists.table(source, names, lists, part.size, part.from));
        if (!stars.isEmpty() && stars.size() < lists.size()) {
            SquareList given = new SquareList(source);
            for (SquareList star : stars) {
                given.add(star.pairs.get(0)[0], star.pairs.get(0)[1], star.offsets.get(0));
            }
            part.from = lists.stream().mapToInt(SquareList::least).min().orElse(0) == 0 ? 0 : 1;
            part.with(given.table().keyed("given"));
        }
        return List.of(part);
    }

    /** The squares of a line, or null if it has anything else. Those before the sign | have a star. */
    private @Nullable SquareList squares(String text, int lineOffset, SquareList stars) {
        SquareList squares = new SquareList(source);
        int shift = source.lineStart(lineOffset);
        int at = 0;
        int colon = text.indexOf(':');
        int equals = text.indexOf('=');
        int name = colon > 0 ? colon : equals;
        boolean named = name > 0 && isName(text, name);
        int nested = 0;
        if (named) {
            at = name + 1;
            squares.columnFirst = Axes.isColumnFirst(text.substring(0, name));
        }
        while (at < text.length()) {
            char c = text.charAt(at);
            if (nested > 1 || (c == '|' && stars.size() > 0)) {
                // Lists of lists are values of a program.
                return null;
            }
            if (c == '|') {
                stars.pairs.addAll(squares.pairs);
                stars.offsets.addAll(squares.offsets);
                at++;
                continue;
            }
            if (" \t,;[]{}".indexOf(c) >= 0) {
                nested += c == '[' || c == '{' ? 1 : 0;
                at++;
                continue;
            }
            int start = at;
            if (Character.isLetter(c)) {
                at = word(text, start, squares, shift, named);
                if (at < 0) {
                    return null;
                }
                continue;
            }
            boolean bracket = c == '(';
            at += bracket ? 1 : 0;
            int first = Signs.digitsEnd(text, at);
            int comma = bracket ? Signs.spacesEnd(text, first) : first;
            if (first == at || comma >= text.length() || ",:".indexOf(text.charAt(comma)) < 0) {
                return null;
            }
            int from = bracket ? Signs.spacesEnd(text, comma + 1) : comma + 1;
            int last = Signs.digitsEnd(text, from);
            int close = bracket ? Signs.spacesEnd(text, last) : last;
            if (last == from || (bracket && (close >= text.length() || text.charAt(close) != ')'))) {
                return null;
            }
            int row = Signs.number(text.substring(at, first));
            int column = Signs.number(text.substring(from, last));
            if (row < 0 || column < 0) {
                return null;
            }
            squares.add(row, column, shift + start);
            squares.decimals |= !bracket && text.charAt(comma) == ',';
            at = close + (bracket ? 1 : 0);
            if (!bracket && at < text.length() && " \t;|".indexOf(text.charAt(at)) < 0) {
                return null;
            }
        }
        return squares.size() == 0 || nested > 1 ? null : squares;
    }

    /** Adds a square such as r1c2, or b4 if the line is named or has nothing else; returns where it ends, or -1 if it is none. */
    private static int word(String text, int start, SquareList squares, int shift, boolean named) {
        int end = start;
        while (end < text.length() && " \t,;|]}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String word = text.substring(start, end);
        boolean alone = start == 0 && end == text.length();
        boolean fits = SquareList.isChess(word) ? named || alone : SquareList.isRowAndColumn(word);
        return fits && squares.add(word, shift + start) ? end : -1;
    }

    private static boolean isName(String text, int end) {
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c == '(' || c == ',' || c == '[') {
                return false;
            }
        }
        return Signs.number(text.substring(0, end).strip()) < 0
                || (end + 1 < text.length() && text.charAt(end + 1) == ' ');
    }
}
