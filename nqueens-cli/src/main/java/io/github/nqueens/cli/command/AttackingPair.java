package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two queens on one line. */
record AttackingPair(int row1, int column1, int row2, int column2, Line line) {
    /** The lines along which queens attack. */
    enum Line {
        COLUMN("column"),
        DIAGONAL("diagonal"),
        ANTIDIAGONAL("antidiagonal");

        private final String text;

        Line(String text) {
            this.text = text;
        }

        long number(int row, int column) {
            return switch (this) {
                case COLUMN -> column;
                case DIAGONAL -> (long) column - row;
                case ANTIDIAGONAL -> (long) column + row;
            };
        }
    }

    /** The first pairs, at most {@code most} of them: by line, then by row. Takes O(n) and the number of pairs returned. */
    static List<AttackingPair> of(Board board, int most) {
        List<AttackingPair> pairs = new ArrayList<>();
        for (Line line : Line.values()) {
            Map<Long, List<Integer>> rowsByNumber = new HashMap<>();
            for (int row = 0; row < board.size() && pairs.size() < most; row++) {
                List<Integer> above =
                        rowsByNumber.computeIfAbsent(line.number(row, board.column(row)), number -> new ArrayList<>(1));
                for (int i = 0; i < above.size() && pairs.size() < most; i++) {
                    int other = above.get(i);
                    pairs.add(new AttackingPair(other, board.column(other), row, board.column(row), line));
                }
                above.add(row);
            }
        }
        return pairs;
    }

    /** What it is, for people: rows and columns count from 1. */
    String sentence() {
        return "row " + (row1 + 1) + ", column " + (column1 + 1) + " and row " + (row2 + 1) + ", column "
                + (column2 + 1) + ": same " + line.text;
    }

    Map<String, Object> fields(int first) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("row1", first + row1);
        fields.put("column1", first + column1);
        fields.put("row2", first + row2);
        fields.put("column2", first + column2);
        fields.put("line", line.text);
        return fields;
    }
}
