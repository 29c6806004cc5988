package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads matrices as scipy, Julia and MATLAB exchange them. Behind {@code %%MatrixMarket matrix coordinate integer general} stand the rows,
 * the columns and the entries, each a row and a column from 1 and perhaps a value; behind {@code array} all values, column after column.
 */
final class MatrixMarket {
    private static final String FORM = "a matrix of Matrix Market";

    private MatrixMarket() {}

    static @Nullable Candidate read(Text text) {
        Source source = text.source;
        if (!source.text.startsWith("%%MatrixMarket matrix ")) {
            return null;
        }
        String header = source.lineText(0).strip();
        boolean listed = header.contains(" coordinate ");
        boolean bare = listed && header.contains(" pattern ");
        List<String> values = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        for (int start = 0; start < source.text.length(); start = source.lineEnd(start) + 1) {
            int end = source.text.charAt(start) == '%' ? start : source.lineEnd(start);
            for (int at = Signs.spacesEnd(source.text, start); at < end; ) {
                int stop = at;
                while (stop < end && !Character.isWhitespace(source.text.charAt(stop))) {
                    stop++;
                }
                values.add(whole(source.text.substring(at, stop)));
                offsets.add(at);
                at = Signs.spacesEnd(source.text, stop);
            }
        }
        int width = listed ? bare ? 2 : 3 : 1;
        int first = listed ? 3 : 2;
        int n = values.size() < first ? 0 : Signs.number(values.get(0));
        long count = listed && n > 0 ? Signs.number(values.get(2)) : (long) n * n;
        boolean square = n > 0 && n <= Table.LARGEST && values.get(1).equals(values.get(0));
        if (!square || !header.endsWith(" general") || values.size() != first + width * count) {
            return Candidate.refused(
                    FORM,
                    source.at(offsets.isEmpty() ? 0 : offsets.get(0))
                            + " begins a matrix that has not as many rows as columns, not as many values as it says, or not all"
                            + " values; write a general matrix with as many rows as columns");
        }
        String[][] cells = new String[n][n];
        int[][] places = new int[n][n];
        for (int row = 0; row < n; row++) {
            Arrays.fill(cells[row], "0");
            Arrays.fill(places[row], offsets.get(0));
        }
        for (int i = 0; i < count; i++) {
            int at = first + i * width;
            int row = listed ? Signs.number(values.get(at)) - 1 : i % n;
            int column = listed ? Signs.number(values.get(at + 1)) - 1 : i / n;
            if (row < 0 || row >= n || column < 0 || column >= n) {
                return Candidate.refused(
                        FORM,
                        source.at(offsets.get(at))
                                + " begins an entry outside of the matrix; rows and columns go from 1 to " + n);
            }
            cells[row][column] = bare ? "1" : values.get(at + width - 1);
            places[row][column] = offsets.get(at);
        }
        return Candidate.only(
                FORM, new TextPart(source).with(Table.bracketed(source, Arrays.asList(cells), Arrays.asList(places))));
    }

    /** A number such as 1.0e+00 as a whole one if it is one. */
    private static String whole(String value) {
        try {
            double number = Double.parseDouble(value);
            return number == (int) number ? Integer.toString((int) number) : value;
        } catch (NumberFormatException word) {
            return value;
        }
    }
}
