package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Takes the names of rows and columns off a drawing: the numbers at its side, the letters or numbers above or below. */
public final class Labels {
    private Labels() {}

    /**
     * The table without its labels, or the table if it has none.
     *
     * @param headed whether labels stand above the table, so that numbers at its side are labels too
     */
    public static Table removed(Table table, boolean headed) {
        int width = table.width();
        if (table.form != Table.Form.CELLS || table.rows() < 2 || width < 2 || (table.isNumeric() && !headed)) {
            return table;
        }
        int first = isHeader(table.cells[0]) ? 1 : 0;
        int last = isLabel(table.cells[table.rows() - 1]) ? 1 : 0;
        int rows = table.rows() - first - last;
        if (rows < 1) {
            return table;
        }
        boolean leftLabels = areLabels(table, 0, first, rows);
        boolean rightLabels = areLabels(table, width - 1, first, rows);
        boolean both = leftLabels && rightLabels && rows == width - 2;
        int left = both || (leftLabels && rows == width - 1) ? 1 : 0;
        int right = both || (rightLabels && left == 0 && rows == width - 1) ? 1 : 0;
        if (rows != width - left - right || first + last + left + right == 0) {
            return table;
        }
        List<String[]> cells = new ArrayList<>();
        List<int[]> offsets = new ArrayList<>();
        for (int row = first; row < first + rows; row++) {
            cells.add(Arrays.copyOfRange(table.cells[row], left, width - right));
            offsets.add(Arrays.copyOfRange(table.offsets[row], left, width - right));
        }
        Table bare = new Table(table.source, table.form, cells, offsets);
        bare.sizeBefore = table.sizeBefore;
        return bare;
    }

    /** Whether the cells of a column are labels, and no letters that are regions in the other columns too. */
    private static boolean areLabels(Table table, int column, int first, int rows) {
        String[] cells = column(table, column, first, rows);
        boolean letters = cells[0].length() == 1 && Character.isLetter(cells[0].charAt(0));
        return isLabel(cells)
                && !(letters
                        && Arrays.stream(table.cells, first, first + rows)
                                .flatMap(row -> IntStream.range(0, row.length)
                                        .filter(i -> i != column)
                                        .mapToObj(i -> row[i]))
                                .anyMatch(List.of(cells)::contains));
    }

    private static String[] column(Table table, int column, int first, int rows) {
        String[] cells = new String[rows];
        for (int row = 0; row < rows; row++) {
            cells[row] = table.cells[first + row][column];
        }
        return cells;
    }

    /** Whether a word or nothing stands in the corner of a square table, labels right of it and labels below it. */
    public static boolean hasCorner(Table table) {
        int n = table.rows();
        return table.form == Table.Form.CELLS
                && n > 2
                && table.width() == n
                && !isLabel(table.cells[0])
                && isHeader(table.cells[0])
                && isLabel(column(table, 0, 1, n - 1));
    }

    /** Labels, with or without a corner before them; the names of columns, which end with such numbers; or nothing at all. */
    public static boolean isHeader(String[] cells) {
        if (isLabel(cells) || (cells.length > 2 && Arrays.stream(cells).allMatch(String::isEmpty))) {
            return true;
        }
        boolean corner = cells.length > 2
                && (cells[0].isEmpty()
                        || cells[0].equals("#")
                        || Signs.hasWord(cells[0])
                        || cells[0].indexOf('\\') >= 0);
        return corner && isLabel(Arrays.copyOfRange(cells, 1, cells.length));
    }

    /** a b c, 1 2 3, 0 1 2, 3 2 1, also with the last digit alone beyond 9, with the same letters before each number, or in bold. */
    public static boolean isLabel(String[] cells) {
        if (cells.length < 2) {
            return false;
        }
        int start = value(cells[0]);
        int step = value(cells[1]) - start;
        if (start < 0
                || Math.abs(step) != 1
                || (step > 0 ? start > 1 : start != cells.length && start != cells.length - 1)) {
            return false;
        }
        for (int i = 0; i < cells.length; i++) {
            int wanted = start + i * step;
            if (value(cells[i]) != wanted && (wanted < 10 || value(cells[i]) != wanted % 10)) {
                return false;
            }
        }
        return true;
    }

    private static int value(String label) {
        String cell = label.startsWith("**") && label.endsWith("**") && label.length() > 4
                ? label.substring(2, label.length() - 2)
                : label;
        int letters = 0;
        while (letters < cell.length() && Character.isLetter(cell.charAt(letters))) {
            letters++;
        }
        if (letters > 0 && letters < cell.length() && cell.length() < 12) {
            return Signs.number(cell.substring(letters));
        }
        if (cell.length() == 1 && Character.isLetter(cell.charAt(0)) && cell.charAt(0) < 0x80) {
            return Character.toLowerCase(cell.charAt(0)) - 'a';
        }
        return Signs.number(cell);
    }
}
