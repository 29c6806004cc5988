package io.github.nqueens.solutions.counting;

import java.util.ArrayList;
import java.util.List;

/** The first rows of boards, into which an exhaustive search is split. */
public final class Prefixes {
    private Prefixes() {}

    /** The placements of the first rows in which no queen attacks another, in lexicographic order. */
    public static List<int[]> safe(int size, int rows) {
        List<int[]> all = new ArrayList<>();
        extend(new int[rows], 0, size, size, true, all);
        return all;
    }

    /** The {@link #safe} placements that come no later than their images in the vertical mirror, in the same order. */
    static List<int[]> safeUpToMirror(int size, int rows) {
        List<int[]> all = new ArrayList<>();
        extend(new int[rows], 0, (size + 1) / 2, size, true, all);
        all.removeIf(prefix -> compareToMirror(size, prefix) > 0);
        return all;
    }

    /** The placements of the first rows, attacked or not, in lexicographic order. */
    public static List<int[]> all(int size, int rows) {
        List<int[]> all = new ArrayList<>();
        extend(new int[rows], 0, size, size, false, all);
        return all;
    }

    private static void extend(int[] prefix, int row, int columns, int size, boolean safe, List<int[]> all) {
        if (row == prefix.length) {
            all.add(prefix.clone());
            return;
        }
        for (int column = 0; column < columns; column++) {
            if (!safe || !isAttacked(prefix, row, column)) {
                prefix[row] = column;
                extend(prefix, row + 1, size, size, safe, all);
            }
        }
    }

    private static boolean isAttacked(int[] prefix, int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(prefix[above] - column);
            if (distance == 0 || distance == row - above) {
                return true;
            }
        }
        return false;
    }

    /** Compares a prefix with its image in the vertical mirror, lexicographically. */
    static int compareToMirror(int size, int[] prefix) {
        for (int column : prefix) {
            int mirrored = size - 1 - column;
            if (column != mirrored) {
                return column < mirrored ? -1 : 1;
            }
        }
        return 0;
    }
}
