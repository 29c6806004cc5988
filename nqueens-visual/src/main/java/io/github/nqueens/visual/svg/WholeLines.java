package io.github.nqueens.visual.svg;

import java.util.Arrays;

/** The columns and diagonals of a full board that hold more than one queen, each from its first row to its last. */
final class WholeLines implements AttackLines {
    private final int[] columnByRow;
    private final int[][] first = new int[3][];
    private final int[][] last = new int[3][];

    WholeLines(int[] columnByRow) {
        this.columnByRow = columnByRow;
        int n = columnByRow.length;
        for (int direction = 0; direction < 3; direction++) {
            first[direction] = new int[2 * n - 1];
            last[direction] = new int[2 * n - 1];
            Arrays.fill(first[direction], -1);
            for (int row = 0; row < n; row++) {
                int line = line(direction, row);
                if (first[direction][line] < 0) {
                    first[direction][line] = row;
                }
                last[direction][line] = row;
            }
        }
    }

    @Override
    public boolean isAttacked(int row) {
        for (int direction = 0; direction < 3; direction++) {
            int line = line(direction, row);
            if (first[direction][line] < last[direction][line]) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void forEach(Visitor visitor) {
        for (int direction = 0; direction < 3; direction++) {
            for (int line = 0; line < first[direction].length; line++) {
                int from = first[direction][line];
                int to = last[direction][line];
                if (from >= 0 && from < to) {
                    visitor.line(from, columnByRow[from], to, columnByRow[to]);
                }
            }
        }
    }

    private int line(int direction, int row) {
        int column = columnByRow[row];
        return switch (direction) {
            case 0 -> column;
            case 1 -> row + column;
            default -> row - column + columnByRow.length - 1;
        };
    }
}
