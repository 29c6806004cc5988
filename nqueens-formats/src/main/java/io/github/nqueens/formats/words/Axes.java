package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
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
    private static final Set<String> INDEX_IS_COLUMN = Set.of(
            "[col]=row",
            "[column]=row",
            "[c]=r",
            "index=col",
            "indexiscol",
            "col->row",
            "column->row",
            "col:row",
            "col]->row",
            "column]->row",
            "c]->r",
            "[col]:row");
    private static final Set<String> INDEX_IS_ROW =
            Set.of("[row]=col", "[r]=c", "index=row", "indexisrow", "row->col", "row:col");

    private static final List<String> FILLERS = List.of("number", "index", "position", "each", "ith", "nth");
    private static final Set<String> ROW_OF_COLUMN =
            Set.of("rowofqueenincol", "rowofqueenforcol", "rowofqueenofcol", "rowofcol", "rowforcol", "rowpercol");
    private static final Set<String> COLUMN_OF_ROW = Set.of(
            "columnofqueeninrow",
            "columnofqueenforrow",
            "columnofqueenofrow",
            "columnofrow",
            "columnforrow",
            "columnperrow");

    private Axes() {}

    /** The words of a name or a line in small letters, split where signs, digits or capitals begin. */
    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= name.length(); i++) {
            char c = i < name.length() ? name.charAt(i) : ' ';
            boolean begins = Character.isUpperCase(c) && i > 0 && Character.isLowerCase(name.charAt(i - 1));
            if ((!Character.isLetter(c) || begins) && !word.isEmpty()) {
                words.add(word.toString().toLowerCase(Locale.ROOT));
                word.setLength(0);
            }
            if (Character.isLetter(c)) {
                word.append(c);
            } else if (c == '2') {
                words.add("to");
            }
        }
        return words;
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
    public static boolean isIndexColumn(String text) {
        String glued = text.toLowerCase(Locale.ROOT).replace(" ", "").replace("the", "");
        String prose = prose(glued);
        return (has(glued, INDEX_IS_COLUMN) || has(prose, ROW_OF_COLUMN))
                && !has(glued, INDEX_IS_ROW)
                && !has(prose, COLUMN_OF_ROW);
    }

    /** Whether a remark says that the first number of a square is its column. Computed when it is first asked for. */
    public static boolean isColumnFirst(Source source) {
        if (source.columnFirst == null) {
            source.columnFirst = sayColumnFirst(source.text) || isIndexColumn(source.text);
        }
        return source.columnFirst;
    }

    private static boolean has(String text, Set<String> wanted) {
        return wanted.stream().anyMatch(text::contains);
    }

    /** The letters of a text without words that say nothing between the name of a value and the name of what it belongs to. */
    private static String prose(String glued) {
        StringBuilder letters = new StringBuilder();
        glued.chars().filter(Character::isLetter).forEach(c -> letters.append((char) c));
        String prose = letters.toString();
        for (String word : FILLERS) {
            prose = prose.replace(word, "");
        }
        return prose;
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
