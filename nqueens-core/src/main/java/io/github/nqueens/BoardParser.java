package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.OptionTexts;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the textual forms of a board. Ranges of columns are left to {@link Board#of}. */
final class BoardParser {
    private static final Pattern GRID = Pattern.compile("[.Q\\s]+");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*,\\s*|\\s+");
    private static final String FORMS = "; write a board as '[1, 3, 0, 2]', as '1 3 0 2' or as a grid of '.' and 'Q'";
    private static final int LONGEST_EXCERPT = 20;

    private BoardParser() {}

    static int[] parse(String text) {
        String stripped = text.strip();
        if (stripped.isEmpty()) {
            throw new IllegalArgumentException("the text of the board is empty" + FORMS);
        }
        return GRID.matcher(stripped).matches() ? parseGrid(stripped) : parseNumbers(stripped);
    }

    private static int[] parseGrid(String text) {
        List<String> lines = text.lines().map(String::strip).toList();
        int n = lines.size();
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            String line = lines.get(row);
            if (line.length() != n) {
                throw new IllegalArgumentException(
                        "line " + (row + 1) + " of the grid has " + Amounts.counted(line.length(), "square")
                                + ", but a grid of " + Amounts.counted(n, "line") + " needs " + n);
            }
            int column = line.indexOf('Q');
            if (column < 0 || line.lastIndexOf('Q') != column) {
                throw new IllegalArgumentException("line " + (row + 1) + " of the grid has "
                        + (column < 0 ? "no queen" : "more than one queen") + ", but each line needs one");
            }
            columns[row] = column;
        }
        return columns;
    }

    private static int[] parseNumbers(String text) {
        String numbers = text;
        boolean opened = numbers.startsWith("[");
        if (opened != numbers.endsWith("]")) {
            throw new IllegalArgumentException("the board has only one of its brackets" + FORMS);
        }
        if (opened) {
            numbers = numbers.substring(1, numbers.length() - 1).strip();
        }
        if (numbers.isEmpty()) {
            throw new IllegalArgumentException("the board has no rows" + FORMS);
        }
        String[] tokens = SEPARATOR.split(numbers, -1);
        int[] columns = new int[tokens.length];
        for (int row = 0; row < tokens.length; row++) {
            columns[row] = parseColumn(row, tokens[row]);
        }
        return columns;
    }

    private static int parseColumn(int row, String token) {
        try {
            return Integer.parseInt(OptionTexts.whole(token));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "row " + row + " has '" + Excerpt.of(token, LONGEST_EXCERPT) + "' for its column" + FORMS, e);
        }
    }
}
