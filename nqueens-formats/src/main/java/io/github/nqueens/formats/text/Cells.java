package io.github.nqueens.formats.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Splits a row into its cells: at tabs, semicolons, commas or spaces, whichever comes first in this order, or into characters. */
public final class Cells {
    private static final String[] LOW = new String[128];

    static {
        for (char c = 0; c < LOW.length; c++) {
            LOW[c] = String.valueOf(c);
        }
    }

    private Cells() {}

    /** The character that separates the cells of a row, or 0 for none. */
    public static char separator(String row) {
        String stripped = row.strip();
        for (char separator : new char[] {'\t', ';', ','}) {
            int first = stripped.indexOf(separator);
            if (first >= 0 && first < stripped.length() - 1 && !isSign(stripped, separator)) {
                return separator;
            }
        }
        for (int i = 0; i < stripped.length(); i++) {
            if (Character.isWhitespace(stripped.charAt(i))) {
                return ' ';
            }
        }
        return isDashed(stripped) ? '-' : 0;
    }

    /** Whether dashes stand between numbers, three dashes or more. */
    private static boolean isDashed(String row) {
        int dashes = 0;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            if (!digit && (c != '-' || i == 0 || i == row.length() - 1 || row.charAt(i - 1) == '-')) {
                return false;
            }
            dashes += digit ? 0 : 1;
        }
        return dashes >= 3;
    }

    /** Whether a semicolon or a comma is itself a cell: it stands beside another one, or at the beginning. */
    private static boolean isSign(String row, char separator) {
        return separator != '\t' && (row.charAt(0) == separator || row.indexOf("" + separator + separator) >= 0);
    }

    public static String[] split(String row) {
        return split(row, separator(row), 0, null);
    }

    /** A row without the comma or semicolon at its end, which separates it from the next row. */
    public static String withoutEnd(String row) {
        int last = row.length() - 1;
        boolean ended = last > 1 && (row.charAt(last) == ',' || row.charAt(last) == ';');
        return ended && row.indexOf(row.charAt(last)) == last ? row.substring(0, last) : row;
    }

    /** Splits, and notes where each cell begins, counted from an offset. */
    public static String[] split(String row, char separator, int offset, @Nullable List<Integer> offsets) {
        List<String> cells = new ArrayList<>();
        int end = row.stripTrailing().length();
        int at = 0;
        while (at < end && Character.isWhitespace(row.charAt(at)) && row.charAt(at) != separator) {
            at++;
        }
        while (at < end) {
            int stop = separator == 0 ? Signs.end(row, at) : at;
            while (stop < end && separator != 0 && !divides(separator, row.charAt(stop))) {
                stop++;
            }
            String cell = row.substring(at, stop);
            cells.add(value(cell.strip()));
            if (offsets != null) {
                offsets.add(offset
                        + (cell.isBlank() ? at : stop - cell.stripLeading().length()));
            }
            at = stop + (separator == 0 ? 0 : 1);
            while (separator == ' ' && at < end && Character.isWhitespace(row.charAt(at))) {
                at++;
            }
        }
        return cells.toArray(String[]::new);
    }

    private static boolean divides(char separator, char c) {
        return separator == ' ' ? Character.isWhitespace(c) : c == separator;
    }

    /** The places of cells that stand in one string, of which only its own place is known. */
    public static int[] places(int count, int offset) {
        int[] places = new int[count];
        Arrays.fill(places, offset);
        return places;
    }

    /** The text of a cell without quotation marks around it. */
    public static String value(String cell) {
        if (cell.length() == 1) {
            char c = cell.charAt(0);
            return c < LOW.length ? LOW[c] : cell;
        }
        String stripped = cell.strip();
        if (stripped.length() >= 2
                && (stripped.charAt(0) == '"' || stripped.charAt(0) == '\'')
                && stripped.charAt(stripped.length() - 1) == stripped.charAt(0)) {
            stripped = stripped.substring(1, stripped.length() - 1).strip();
        }
        return Signs.plain(withoutFraction(stripped));
    }

    /** A whole number as programs print it that compute with fractions, such as 1.0, 1. or -0., without its fraction. */
    private static String withoutFraction(String cell) {
        int sign = cell.startsWith("-0") ? 1 : 0;
        int point = cell.indexOf('.') < 0 ? cell.length() : cell.indexOf('.');
        if (Signs.number(cell.substring(sign, Math.max(sign, point))) < 0) {
            return cell;
        }
        for (int i = point + 1; i < cell.length(); i++) {
            if (cell.charAt(i) != '0') {
                return cell;
            }
        }
        return cell.substring(sign, point);
    }
}
