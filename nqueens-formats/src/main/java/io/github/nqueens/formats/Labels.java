package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes the names of rows and columns off a drawing: the numbers at its side, the letters or numbers above or below. */
final class Labels {
    private Labels() {}

    /** The table without its labels, or the table if it has none. */
    static Table removed(Table table) {
        int width = table.width();
        if (table.form != Table.Form.CELLS || table.rows() < 2 || width < 2 || table.isNumeric()) {
            return table;
        }
        int first = isLabel(table.cells[0]) ? 1 : 0;
        int last = isLabel(table.cells[table.rows() - 1]) ? 1 : 0;
        int rows = table.rows() - first - last;
        if (rows < 1) {
            return table;
        }
        int left = isLabel(column(table, 0, first, rows)) && rows == width - 1 ? 1 : 0;
        int right = isLabel(column(table, width - 1, first, rows)) && rows < width ? 1 : 0;
        if ((left == 0 && rows != width - right) || (left == 1 && right == 1 && rows != width - 2)) {
            right = 0;
        }
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

    private static String[] column(Table table, int column, int first, int rows) {
        String[] cells = new String[rows];
        for (int row = 0; row < rows; row++) {
            cells[row] = table.cells[first + row][column];
        }
        return cells;
    }

    /** a b c, 1 2 3, 0 1 2 or 3 2 1. */
    static boolean isLabel(String[] cells) {
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
            if (value(cells[i]) != start + i * step) {
                return false;
            }
        }
        return true;
    }

    private static int value(String cell) {
        if (cell.length() == 1 && Character.isLetter(cell.charAt(0)) && cell.charAt(0) < 0x80) {
            return Character.toLowerCase(cell.charAt(0)) - 'a';
        }
        return Signs.number(cell);
    }
}
