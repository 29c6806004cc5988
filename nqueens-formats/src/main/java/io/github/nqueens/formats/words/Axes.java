package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What names and remarks say of rows and columns: which of the two a number is, and which of two numbers is the column. */
public final class Axes {
    private static final Set<String> ROWS = Set.of("row", "rows", "rowind", "rowidx", "rowindices");
    private static final Set<String> COLUMNS =
            Set.of("col", "cols", "column", "columns", "colind", "colidx", "colindices");
    /** Words between the name of a value and the name of what it belongs to. */
    private static final Set<String> OF = Set.of("of", "for", "by", "per", "in", "each", "at", "on");

    private static final Set<String> COLUMN_FIRST = Set.of("x y", "c r", "col row", "column row");
    private static final Set<String> ROW_FIRST = Set.of("y x", "r c", "row col", "row column");
    private static final List<Phrase> INDEX_IS_COLUMN = index("col|column|columns|c", "row|rows|r");
    private static final List<Phrase> INDEX_IS_ROW = index("row|rows|r", "col|column|columns|c");

    private Axes() {}

    /** How people say that a list has a value of one axis for each number of the other. */
    private static List<Phrase> index(String axis, String value) {
        String each = "*the|a|each|every|ith|nth *i|ith|nth *th ";
        return Phrase.all(
                "index =|is|: " + each + axis,
                "[ " + axis + " ] =|: *the " + value,
                axis + " *] - > *the " + value,
                axis + " : " + value,
                value + " *number|index|position|coordinate of|for|per *the|a *queen *in|for|of|per " + each + axis,
                "in|of " + axis + " A is|stands in|at|on " + value);
    }

    /** The words of a name or a line in small letters, split where signs, digits or capitals begin, and 2 as a word. */
    private static List<String> words(String name) {
        return Token.of(name, 0, name.length()).stream()
                .filter(token -> token.isWord() || token.is("2"))
                .map(token -> token.isWord() ? token.text() : "to")
                .toList();
    }

    private static int index(List<String> words, Set<String> wanted) {
        int index = 0;
        while (index < words.size() && !wanted.contains(words.get(index))) {
            index++;
        }
        return index < words.size() ? index : -1;
    }

    /** Whether a word stands behind one that says what a value belongs to. */
    private static boolean isOwner(List<String> words, int index) {
        return index > 0 && OF.contains(words.get(index - 1));
    }

    /** Whether a name says that values are rows, one for each column, as in {@code rowOfColumn}, {@code colToRow} or {@code byColumn}. */
    public static boolean areRowsOfColumns(String name) {
        List<String> words = words(name);
        int row = index(words, ROWS);
        int column = index(words, COLUMNS);
        boolean to = row > 1 && column == row - 2 && words.get(row - 1).equals("to");
        return to || (isOwner(words, column) && !isOwner(words, row));
    }

    /** Whether a name says that there is a value for each row or for each column, as in {@code blocked_by_row}. */
    public static boolean isByAxis(String name) {
        List<String> words = words(name);
        return isOwner(words, index(words, ROWS)) || isOwner(words, index(words, COLUMNS));
    }

    /** Whether a name says that values are rows or columns, and not both. */
    private static boolean are(String name, Set<String> axis, Set<String> other) {
        List<String> words = words(name);
        int place = index(words, axis);
        return place >= 0 && !isOwner(words, place) && index(words, other) < 0;
    }

    /** Whether a name says that values are rows, and not of what. */
    public static boolean areRows(String name) {
        return are(name, ROWS, COLUMNS);
    }

    /** Whether a name says that values are columns, and not of what. */
    public static boolean areColumns(String name) {
        return are(name, COLUMNS, ROWS);
    }

    /**
     * Whether a text says somewhere that the index of its list is a column, as in {@code board[col] = row} or "the row of the queen in
     * column i", and nowhere the opposite.
     */
    public static boolean isIndexColumn(Source source) {
        String small = source.text.toLowerCase(Locale.ROOT);
        return (small.contains("col") || small.contains("[c]"))
                && says(source, INDEX_IS_COLUMN)
                && !says(source, INDEX_IS_ROW);
    }

    private static boolean says(Source source, List<Phrase> phrases) {
        return Sentence.all(source, source.text).stream().anyMatch(line -> {
            boolean says = false;
            for (int i = 0; i < line.size() && !says; i++) {
                says = Phrase.isAny(phrases, line, i);
            }
            return says;
        });
    }

    /** Whether a name of squares says that the column comes first, as in {@code solution_xy}. */
    public static boolean isColumnFirst(String name) {
        List<String> words = words(name);
        return words.contains("xy") || COLUMN_FIRST.contains(pair(words));
    }

    /** Whether a line names the two numbers of squares, as in {@code # (x, y)} or {@code row, col}, and has nothing else. */
    public static boolean isHeader(String line) {
        List<String> words = words(line);
        return words.size() == 2
                && !pair(words).isEmpty()
                && line.chars().noneMatch(c -> Character.isDigit(c) || c == '|');
    }

    /** Whether a remark says that the first number of a square is its column. Computed when it is first asked for. */
    public static boolean isColumnFirst(Source source) {
        Boolean known = source.columnFirst;
        if (known == null) {
            known = sayColumnFirst(source.text) || isIndexColumn(source);
            source.columnFirst = known;
        }
        return known;
    }

    /**
     * Whether a remark of a text says that the column comes first, as in {@code # (x, y)} or {@code (col, row)}, and none says the
     * opposite. A line of a program that has x and y is no remark.
     */
    private static boolean sayColumnFirst(String text) {
        boolean says = false;
        for (String line : text.split("\n", -1)) {
            String pair = pair(words(remark(line)));
            if (ROW_FIRST.contains(pair)) {
                return false;
            }
            says |= COLUMN_FIRST.contains(pair);
        }
        return says;
    }

    /** The part of a line that may be a remark on the numbers: behind a sign of comments, or before a colon, or with both names. */
    private static String remark(String line) {
        int colon = line.indexOf(':');
        if (isHeader(colon > 0 ? line.substring(0, colon) : line)
                || line.contains("(col")
                || (!line.isEmpty() && "#%/*;-".indexOf(line.charAt(0)) >= 0)) {
            return line;
        }
        int mark = Math.max(line.indexOf(" #"), Math.max(line.indexOf(" //"), line.indexOf(" %")));
        return mark > 0 ? line.substring(mark) : "";
    }

    /** The first two words beside each other that are a row and a column, or nothing. */
    private static String pair(List<String> words) {
        for (int i = 1; i < words.size(); i++) {
            String pair = words.get(i - 1) + " " + words.get(i);
            if (COLUMN_FIRST.contains(pair) || ROW_FIRST.contains(pair)) {
                return pair;
            }
        }
        return "";
    }
}
