package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Rows of cells as they stand in a text, before anybody knows what they mean. Not every row need be as long as the others. */
public final class Table {
    /** What the place of a table in its text says about it. */
    public enum Form {
        /** Nothing. */
        CELLS,
        /** One number in each line. */
        VERTICAL,
        /** Rows are squares: a row, a column. */
        SQUARES,
        /** The region of each square, put together from lists of squares or from records. */
        REGIONS
    }

    /** What core accepts for a problem that is not the classic one. */
    public static final int LARGEST = 16_384;

    public final Source source;
    public final String[][] cells;
    public final int[][] offsets;
    public final Form form;
    public String key = "";
    /** The number that stands on a line of its own before the table, or -1. */
    public int sizeBefore = -1;
    /** Whether brackets stand around the table. */
    public boolean bracketed;
    /** Whether the squares are x and y: the column comes first. Of a list, whether its values are rows, one for each column. */
    public boolean columnFirst;
    /** Whether the two lists may be the rows and the columns of squares, because one of them counts or both are named so. */
    public boolean axes;
    /** Whether the squares are those of chess, whose ranks count from the bottom. */
    public boolean ranks;

    /** Whether squares of chess are written with capitals, like the cells of a sheet. */
    public boolean capitals;

    private int @Nullable [][] numbers;
    private @Nullable Map<String, Integer> counts;

    public Table(Source source, Form form, List<String[]> cells, List<int[]> offsets) {
        this.source = source;
        this.form = form;
        this.cells = cells.toArray(String[][]::new);
        this.offsets = offsets.toArray(int[][]::new);
    }

    /** A table of cells with brackets around it. */
    public static Table bracketed(Source source, List<String[]> cells, List<int[]> offsets) {
        Table table = new Table(source, Form.CELLS, cells, offsets);
        table.bracketed = true;
        return table;
    }

    /** The same of values, of which a function says the text. */
    public static Table bracketed(Source source, List<List<Node>> rows, Function<Node, String> text) {
        return bracketed(
                source,
                rows.stream()
                        .map(row -> row.stream().map(text).toArray(String[]::new))
                        .toList(),
                rows.stream()
                        .map(row -> row.stream().mapToInt(cell -> cell.offset).toArray())
                        .toList());
    }

    public Table keyed(String name) {
        key = name;
        return this;
    }

    public int rows() {
        return cells.length;
    }

    /** The number of cells in each row, or -1 if rows differ. */
    public int width() {
        int width = cells.length == 0 ? 0 : cells[0].length;
        return Arrays.stream(cells).allMatch(row -> row.length == width) ? width : -1;
    }

    public boolean isSquare() {
        return width() == rows();
    }

    public int cellCount() {
        return Arrays.stream(cells).mapToInt(row -> row.length).sum();
    }

    /** How many cells hold each text, in the order of the first. */
    public Map<String, Integer> counts() {
        if (counts == null) {
            counts = new LinkedHashMap<>();
            for (String[] row : cells) {
                for (String cell : row) {
                    counts.merge(cell, 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    /** Whether each cell is a sign for a queen or a number, and there are both: the numbers may be regions, or count attacks. */
    boolean hasQueensAmongNumbers() {
        Set<String> signs = counts().keySet();
        long queens = signs.stream().filter(Signs.QUEENS::contains).count();
        long numbers = signs.stream()
                .filter(sign -> !Signs.QUEENS.contains(sign) && Signs.number(sign) >= 0)
                .count();
        return queens > 0 && numbers > 0 && queens + numbers == signs.size() && !isNumeric();
    }

    /** Whether rows without brackets are pairs of numbers with the same second one, and so values rather than squares. */
    boolean hasOneSecond() {
        return !bracketed
                && form == Form.CELLS
                && width() == 2
                && rows() > 2
                && isNumeric()
                && Arrays.stream(cells).allMatch(row -> row[1].equals(cells[0][1]));
    }

    /** Whether each cell is a whole number that is not negative. */
    public boolean isNumeric() {
        return cellCount() > 0 && numbers() != null;
    }

    /** The cells of a table that has numbers only. */
    public int[][] requireNumbers() {
        return Objects.requireNonNull(numbers());
    }

    /** The cells as numbers, or null if one is none. */
    public int @Nullable [][] numbers() {
        if (numbers == null && counts().keySet().stream().allMatch(cell -> Signs.number(cell) >= 0)) {
            numbers = new int[cells.length][];
            for (int row = 0; row < cells.length; row++) {
                numbers[row] = Arrays.stream(cells[row]).mapToInt(Signs::number).toArray();
            }
        }
        return numbers;
    }

    public int first() {
        return Arrays.stream(offsets)
                .filter(row -> row.length > 0)
                .mapToInt(row -> row[0])
                .findFirst()
                .orElse(0);
    }

    public String at(int row, int column) {
        return source.at(offsets[row][column]);
    }

    public String lineOf(int row) {
        return offsets[row].length == 0 ? "row " + row : source.lineOf(offsets[row][0]);
    }

    /** All cells in one row. */
    public int[] flatNumbers() {
        return Arrays.stream(requireNumbers()).flatMapToInt(Arrays::stream).toArray();
    }

    /** The same cells in rows of n. */
    public Table folded(int n) {
        String[] flat = Arrays.stream(cells).flatMap(Arrays::stream).toArray(String[]::new);
        int[] places = Arrays.stream(offsets).flatMapToInt(Arrays::stream).toArray();
        List<String[]> rows = new ArrayList<>();
        List<int[]> rowOffsets = new ArrayList<>();
        for (int start = 0; start < flat.length; start += n) {
            rows.add(Arrays.copyOfRange(flat, start, start + n));
            rowOffsets.add(Arrays.copyOfRange(places, start, start + n));
        }
        Table folded = new Table(source, Form.CELLS, rows, rowOffsets).keyed(key);
        folded.sizeBefore = sizeBefore;
        folded.bracketed = bracketed;
        return folded;
    }

    /** Without the first cell, which is the size. */
    public Table withoutFirst() {
        List<String[]> rows = new ArrayList<>(List.of(cells));
        List<int[]> places = new ArrayList<>(List.of(offsets));
        if (rows.get(0).length == 1) {
            rows.remove(0);
            places.remove(0);
        } else {
            rows.set(0, Arrays.copyOfRange(rows.get(0), 1, rows.get(0).length));
            places.set(0, Arrays.copyOfRange(places.get(0), 1, places.get(0).length));
        }
        return new Table(source, form, rows, places).keyed(key);
    }
}
