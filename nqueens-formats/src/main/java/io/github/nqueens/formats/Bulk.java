package io.github.nqueens.formats;

import io.github.nqueens.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads long texts of boards as programs print them, without taking them apart into words: a list of columns on each line, or grids of
 * dots and queens. Whatever else a long text has is left to the other readers.
 */
final class Bulk {
    private static final int SHORTEST_TEXT = 10_000;

    private final String text;
    private int at;

    private Bulk(String text) {
        this.text = text;
    }

    /** The boards, or null if the text is short or anything but boards in one of these forms, each of one reading. */
    static @Nullable List<Board> boards(String text, @Nullable Reading as) {
        if (text.length() < SHORTEST_TEXT) {
            return null;
        }
        Bulk bulk = new Bulk(text);
        bulk.skipBlank();
        if (bulk.at == text.length()) {
            return null;
        }
        char first = text.charAt(bulk.at);
        if (first == '.' || first == 'Q') {
            return bulk.grids();
        }
        return first == '[' || (first >= '0' && first <= '9') ? bulk.lists(as) : null;
    }

    private void skipBlank() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
            at++;
        }
    }

    private @Nullable List<Board> grids() {
        List<Board> boards = new ArrayList<>();
        for (skipBlank(); at < text.length(); skipBlank()) {
            int end = text.indexOf('\n', at);
            int size = (end < 0 ? text.length() : end) - at;
            size -= text.charAt(at + size - 1) == '\r' ? 1 : 0;
            int[] columns = new int[size];
            for (int row = 0; row < size; row++) {
                columns[row] = row(size);
                if (columns[row] < 0) {
                    return null;
                }
            }
            boards.add(Board.of(columns));
        }
        return boards;
    }

    /** The column of the one queen in the line here, or -1; goes on to the next line. */
    private int row(int size) {
        int queen = -1;
        if (at + size > text.length()) {
            return -1;
        }
        for (int column = 0; column < size; column++) {
            char c = text.charAt(at + column);
            if (c == 'Q' && queen < 0) {
                queen = column;
            } else if (c != '.') {
                return -1;
            }
        }
        at += size;
        at += at < text.length() && text.charAt(at) == '\r' ? 1 : 0;
        boolean ends = at == text.length() || text.charAt(at) == '\n';
        at += at < text.length() ? 1 : 0;
        return ends ? queen : -1;
    }

    private @Nullable List<Board> lists(@Nullable Reading as) {
        List<int[]> rows = new ArrayList<>();
        int[] numbers = new int[16];
        for (skipBlank(); at < text.length(); skipBlank()) {
            int count = 0;
            boolean open = text.charAt(at) == '[';
            at += open ? 1 : 0;
            while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != ']') {
                int number = number();
                if (number < 0) {
                    return null;
                }
                if (count == numbers.length) {
                    numbers = Arrays.copyOf(numbers, 2 * count);
                }
                numbers[count++] = number;
            }
            if (open && (at == text.length() || text.charAt(at++) != ']')) {
                return null;
            }
            if (count < 2 || (!rows.isEmpty() && rows.get(0).length != count)) {
                return null;
            }
            rows.add(Arrays.copyOf(numbers, count));
        }
        // As many rows as columns may be regions.
        return rows.isEmpty() || rows.size() == rows.get(0).length ? null : boards(rows, as);
    }

    /** The number here with the comma and the spaces behind it, or -1. */
    private int number() {
        int start = at;
        int number = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9' && at - start < 9) {
            number = 10 * number + text.charAt(at++) - '0';
        }
        if (at == start) {
            return -1;
        }
        int end = at;
        while (at < text.length() && (text.charAt(at) == ',' || text.charAt(at) == ' ' || text.charAt(at) == '\r')) {
            at++;
        }
        boolean ends = at == text.length() || text.charAt(at) == '\n' || text.charAt(at) == ']';
        return ends || at > end ? number : -1;
    }

    /** The boards if all rows are permutations that count from the same number, or null. */
    private static @Nullable List<Board> boards(List<int[]> rows, @Nullable Reading as) {
        for (int from = 0; from <= 1; from++) {
            Reading other = from == 0 ? Reading.FROM_ONE : Reading.FROM_ZERO;
            int first = from;
            if (as != other && rows.stream().allMatch(row -> isPermutation(row, first))) {
                return rows.stream()
                        .map(row -> Board.of(
                                Arrays.stream(row).map(column -> column - first).toArray()))
                        .toList();
            }
        }
        return null;
    }

    private static boolean isPermutation(int[] row, int from) {
        boolean[] seen = new boolean[row.length];
        for (int column : row) {
            if (column < from || column - from >= row.length || seen[column - from]) {
                return false;
            }
            seen[column - from] = true;
        }
        return true;
    }
}
