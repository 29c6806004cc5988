package io.github.nqueens.formats.tables;

import java.util.BitSet;

/** Tells whether regions hang together. */
public final class Connected {
    private Connected() {}

    /** Whether each region is one piece, whose squares share edges. */
    public static boolean all(int[][] regions) {
        int n = regions.length;
        BitSet seen = new BitSet(n * n);
        BitSet begun = new BitSet();
        int[] stack = new int[n * n];
        for (int start = 0; start < n * n; start++) {
            if (seen.get(start)) {
                continue;
            }
            int region = regions[start / n][start % n];
            if (begun.get(region)) {
                return false;
            }
            begun.set(region);
            seen.set(start);
            stack[0] = start;
            for (int top = 1; top > 0; ) {
                int square = stack[--top];
                int row = square / n;
                int column = square % n;
                for (int side = 0; side < 4; side++) {
                    int r = row + (side == 0 ? 1 : side == 1 ? -1 : 0);
                    int c = column + (side == 2 ? 1 : side == 3 ? -1 : 0);
                    if (r >= 0 && r < n && c >= 0 && c < n && regions[r][c] == region && !seen.get(r * n + c)) {
                        seen.set(r * n + c);
                        stack[top++] = r * n + c;
                    }
                }
            }
        }
        return true;
    }
}
