package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Says in a sentence what is wrong with a table that means nothing. */
public final class Refusals {
    public static final String FORMS =
            "write regions as rows of letters or numbers, a board as rows of '.' and 'Q' or as its columns";
    private static final Set<String> USUAL = Set.of(".", "_", "-", "\u00B7", "Q", "q", "#", "\u265B", "\u2655");

    private Refusals() {}

    /** A value whose name says that it is squares. */
    public static String noSquares(Source source, int offset, String name) {
        return source.at(offset) + " begins " + Source.quote(name)
                + ", which is no list of squares; write each as [row, column]";
    }

    /** A table whose name denies what it shows, or names something else. */
    public static String denied(Table table, String word) {
        return table.source.at(table.first()) + " begins " + Source.quote(table.key) + ", which by its name ('" + word
                + "') is neither queens nor blocked squares nor regions; leave it out, or name it 'placed', 'blocked',"
                + " 'regions' or 'board' if it is that";
    }

    /** Squares under a name that does not say what stands on them. */
    public static String unknown(Table table) {
        return table.source.at(table.first()) + " begins " + Source.quote(table.key)
                + ", a name that does not say what these squares are; name them 'queens', 'placed', 'blocked' or 'solution', or"
                + " leave them out";
    }

    /** A table that is no part of a problem and stands beside nothing else. */
    public static String aside(Table table) {
        return table.source.at(table.first()) + " begins " + Source.quote(table.key)
                + ", which is no part of a board under this name, and nothing else stands beside it; name it 'board' if it is one, or"
                + " leave it out";
    }

    /** A row with another number of values than the line above it counts. */
    public static String counted(Table table, int columns) {
        return table.source.at(table.first()) + " begins " + Interpretation.counted(table.cellCount(), "value")
                + " below a line that counts " + Interpretation.counted(columns, "column")
                + "; write a value for each column, or leave the line out";
    }

    /** Squares of a puzzle that a sheet counts from the other side. */
    public static String capitals(Source source, int offset) {
        return source.at(offset)
                + " begins squares such as A1, whose rows a sheet counts from the top and chess from the bottom;"
                + " write small letters for squares of chess, or each as (row, column)";
    }

    /** Pairs whose second number is the same throughout. */
    public static String pairs(Source source, int offset, String second) {
        return source.at(offset) + " begins pairs that all end with " + second
                + " and may be numbers with a decimal comma or values behind their numbers; write each square as (row, column)";
    }

    /** Rows whose numbers are not those of the rows of a board. */
    public static String missing(Source source, int offset, Set<Integer> numbers) {
        return source.at(offset) + " begins rows with the numbers " + numbers
                + ", which leave out one; number the rows from 0 or from 1, each once";
    }

    public static String of(Table table) {
        if (table.cellCount() == 0) {
            return "the text has empty rows, which are no board and no regions; " + FORMS;
        }
        if (table.form == Table.Form.SQUARES) {
            return table.source.lineOf(table.first())
                    + " has squares that are no board: each row needs one queen; say what the squares are and how large the board is";
        }
        if (table.rows() == 1 || table.form == Table.Form.VERTICAL) {
            return list(table);
        }
        if (table.width() < 0) {
            return ragged(table);
        }
        if (table.hasOneSecond()) {
            return pairs(table.source, table.first(), table.cells[0][1]);
        }
        if (!table.isSquare()) {
            int missing = Math.abs(table.width() - table.rows());
            if (table.rows() > table.width() && missing > 2) {
                return table.source.at(table.first()) + " begins " + Interpretation.counted(table.rows(), "row")
                        + " of "
                        + Interpretation.counted(table.width(), "square")
                        + ", but a board has as many rows as columns; keep the rows of the board alone in the text";
            }
            return table.source.at(table.offsets[table.rows() - 1][0]) + " begins the last of "
                    + Interpretation.counted(table.rows(), "row")
                    + " of " + Interpretation.counted(table.width(), "square")
                    + ", but a board has as many rows as columns; "
                    + (table.rows() < table.width() ? "add " : "remove ")
                    + Interpretation.counted(missing, "row");
        }
        return square(table);
    }

    private static String list(Table table) {
        int count = table.cellCount();
        if (!table.isNumeric()) {
            int width =
                    Arrays.stream(table.cells).mapToInt(row -> row.length).max().orElse(0);
            return table.source.lineOf(table.first()) + " is " + Source.quote(asWritten(table.cells[0]))
                    + (width > 1 ? ", which is no board and no row of one; " : ", which is no board; ") + FORMS;
        }
        if (Axes.areRowsOfColumns(table.key)) {
            return table.source.at(table.first()) + " begins " + Source.quote(table.key)
                    + ", whose values are rows, one for each column; a board has one queen in each row, so write each of the "
                    + Interpretation.counted(count, "row") + " once";
        }
        int[] flat = table.flatNumbers();
        int[] offsets =
                Arrays.stream(table.offsets).flatMapToInt(Arrays::stream).toArray();
        int zero = -1;
        for (int i = 0; i < count; i++) {
            if (flat[i] > count) {
                return table.source.at(offsets[i]) + " has column " + flat[i] + ", but the columns of a board of "
                        + Interpretation.counted(count, "row") + " go from 0 to " + (count - 1) + " or from 1 to "
                        + count;
            }
            zero = flat[i] == 0 ? i : zero;
        }
        if (count == 1) {
            return table.source.at(offsets[0]) + " has the number " + flat[0] + " and nothing else; " + FORMS;
        }
        return table.source.lineOf(table.first()) + " has columns from 0"
                + (zero < 0 ? "" : " (" + table.source.at(offsets[zero]) + ")")
                + " and from " + count + ", but the columns of " + Interpretation.counted(count, "row")
                + " go from 0 to "
                + (count - 1)
                + " or from 1 to " + count;
    }

    private static String ragged(Table table) {
        Map<Integer, Integer> widths = new TreeMap<>();
        for (String[] row : table.cells) {
            widths.merge(row.length, 1, Integer::sum);
        }
        int usual = table.cells[0].length;
        for (Map.Entry<Integer, Integer> width : widths.entrySet()) {
            if (width.getValue() > widths.getOrDefault(usual, 0) || width.getKey() == table.rows()) {
                usual = width.getKey();
            }
        }
        int row = 0;
        while (table.cells[row].length == usual) {
            row++;
        }
        String[] cells = table.cells[row];
        boolean glued = cells.length > 0 && cells.length < usual && cells[0].length() > 1;
        if (glued && usual > 1) {
            int space = table.offsets[row][0] + cells[0].length();
            return table.source.at(Math.min(space, table.source.text.length())) + " has "
                    + (space < table.source.text.length() && table.source.text.charAt(space) > ' '
                            ? table.source.shown(space)
                            : "a space")
                    + " where a square is expected; each row needs " + Interpretation.counted(usual, "square");
        }
        int at = table.offsets[row].length == 0
                ? table.first()
                : table.offsets[row][Math.min(usual, cells.length) - (cells.length > usual ? 0 : 1)];
        return table.source.at(at) + (cells.length < usual ? " ends a row of " : " goes beyond a row: it has ")
                + Interpretation.counted(cells.length, "square") + ", but the other rows have " + usual;
    }

    private static String square(Table table) {
        int n = table.rows();
        Map<String, Integer> counts = table.counts();
        if (table.hasQueensAmongNumbers()) {
            String queen = counts.keySet().stream()
                    .filter(Signs.QUEENS::contains)
                    .findFirst()
                    .orElseThrow();
            return where(table, queen)
                    + " beside numbers, which may be regions or counts of attacks; write '.' for each square without a queen";
        }
        if (table.isNumeric() && n == 2) {
            return table.at(0, 0)
                    + " begins two pairs of numbers, which are no board of two rows; say what the squares are, and how"
                    + " large the board is";
        }
        if (table.isNumeric() && counts.size() > 2 * n) {
            return table.at(0, 0) + " begins " + counts.size() + " different numbers on " + n * n
                    + " squares: weights of squares are no part of a problem, so add them up for each solution; regions of "
                    + Interpretation.counted(n, "row")
                    + " have " + n
                    + " different numbers";
        }
        List<String> odd =
                counts.keySet().stream().filter(sign -> !USUAL.contains(sign)).toList();
        boolean drawn = odd.size() < counts.size()
                && counts.entrySet().stream()
                                        .filter(sign -> USUAL.contains(sign.getKey()))
                                        .mapToInt(Map.Entry::getValue)
                                        .sum()
                                * 2
                        > n * n;
        if (drawn && !odd.isEmpty()) {
            return where(table, odd.get(odd.size() - 1))
                    + ", which is no square; write '.' for an open square, '#' for a blocked one and 'Q' for a queen";
        }
        if (counts.size() > n) {
            String[] names = counts.keySet().toArray(String[]::new);
            String rarest = names[n];
            for (int i = n; i < names.length; i++) {
                rarest = counts.getOrDefault(names[i], 0) < counts.getOrDefault(rarest, 0) ? names[i] : rarest;
            }
            return where(table, rarest) + ", one of " + counts.size() + " different regions, but a board of "
                    + Interpretation.counted(n, "row") + " has " + Interpretation.counted(n, "region");
        }
        return "the table that begins at " + table.at(0, 0) + " has "
                + Interpretation.counted(counts.size(), "different region") + " ("
                + String.join(
                        ", ",
                        counts.keySet().stream().limit(8).map(Source::quote).toList()) + "), but a board of "
                + Interpretation.counted(n, "row") + " has " + Interpretation.counted(n, "region");
    }

    public static String where(Table table, String sign) {
        for (int row = 0; row < table.rows(); row++) {
            for (int column = 0; column < table.cells[row].length; column++) {
                if (table.cells[row][column].equals(sign)) {
                    return table.at(row, column) + " has " + Source.quote(sign);
                }
            }
        }
        return table.at(0, 0);
    }

    /** A row that stands beside a whole table. */
    public static String extra(Table extra, Table whole) {
        return extra.source.at(extra.first()) + " has a row of "
                + Interpretation.counted(extra.cells[0].length, "square")
                + " beside a table of " + Interpretation.counted(whole.rows(), "row") + " of " + whole.cells[0].length
                + "; remove it, or put an empty line before it if it is no part of the table";
    }

    /** Why squares are no board: which rows have no queen, or more than one. */
    public static String rows(Table table, Interpretation squares) {
        int[] counts = new int[squares.size()];
        squares.placed().forEach(square -> counts[square[0]]++);
        StringBuilder sentence = new StringBuilder();
        for (int row = 0; row < counts.length && sentence.isEmpty(); row++) {
            if (counts[row] > 1) {
                int first = row;
                List<String> columns = squares.placed().stream()
                        .filter(square -> square[0] == first)
                        .limit(8)
                        .map(square -> Integer.toString(square[1]))
                        .toList();
                sentence.append("row ")
                        .append(row)
                        .append(" (")
                        .append(place(table, row))
                        .append(") has ")
                        .append(counts[row])
                        .append(" queens, on columns ")
                        .append(String.join(", ", columns.subList(0, columns.size() - 1)))
                        .append(" and ")
                        .append(columns.get(columns.size() - 1));
            }
        }
        for (int row = 0; row < counts.length; row++) {
            if (counts[row] == 0) {
                sentence.append(sentence.isEmpty() ? "" : ", and ")
                        .append("row ")
                        .append(row)
                        .append(" (")
                        .append(place(table, row))
                        .append(") has none");
                break;
            }
        }
        return sentence + "; a board has one queen in each row (rows and columns from 0)";
    }

    private static String place(Table table, int row) {
        return row < table.rows() ? table.lineOf(row) : table.lineOf(0);
    }

    /** Cells of one character each were glued or nearly so; others had something between them. */
    private static String asWritten(String[] cells) {
        boolean glued = Arrays.stream(cells).allMatch(cell -> cell.codePointCount(0, cell.length()) == 1);
        return String.join(glued ? "" : " ", cells);
    }
}
