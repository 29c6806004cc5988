package io.github.nqueens.solutions.counting;

import java.util.List;

/**
 * Counts depth first with bit masks. A part is the placement of some first rows. Each part except that of n = 1 also
 * stands for its mirror image, and so counts twice.
 */
public final class BacktrackingCount implements PartitionedCount {
    /** Counts have to fit a long, and the largest that is known is that of n = 27. */
    public static final int LARGEST_SIZE = 27;

    /** A subtree of this many rows takes less than a millisecond. */
    private static final int ROWS_PER_LOOK = 10;

    private final int size;
    private final List<int[]> prefixes;

    /**
     * Cuts a count at its first rows.
     *
     * @param size n, from 1 to {@link #LARGEST_SIZE}
     * @param rows how many rows are given, from 1 to n; a board of n = 2 or 3 has parts for one row only
     */
    public BacktrackingCount(int size, int rows) {
        this.size = size;
        this.prefixes = Scatter.of(Prefixes.safeUpToMirror(size, rows));
    }

    @Override
    public int parts() {
        return prefixes.size();
    }

    @Override
    public PartCounter counter() {
        return (part, look) -> count(prefixes.get(part), look);
    }

    private CheckedSums count(int[] prefix, Runnable look) {
        int columns = 0;
        int left = 0;
        int right = 0;
        for (int column : prefix) {
            int bit = 1 << column;
            columns |= bit;
            left = (left | bit) << 1;
            right = (right | bit) >>> 1;
        }
        int rows = size - prefix.length;
        int images = Prefixes.compareToMirror(size, prefix) == 0 ? 1 : 2;
        CheckedSums sums = new CheckedSums(1);
        if (rows == 0) {
            sums.add(0, images);
            return sums;
        }
        for (int free = (-1 >>> -size) & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            long below = rows == 1 ? 1 : count(columns | bit, (left | bit) << 1, (right | bit) >>> 1, rows - 1, look);
            sums.add(0, images * below);
        }
        return sums;
    }

    /**
     * Counts the ways to fill the rows left, of which there is at least one. Recursion is never deeper than {@link
     * #LARGEST_SIZE}.
     */
    private long count(int columns, int left, int right, int rows, Runnable look) {
        if (rows >= ROWS_PER_LOOK) {
            look.run();
        }
        int full = -1 >>> -size;
        long count = 0;
        for (int free = full & ~(columns | left | right); free != 0; free &= free - 1) {
            if (rows == 1) {
                return 1;
            }
            int bit = free & -free;
            int nextColumns = columns | bit;
            int nextLeft = (left | bit) << 1;
            int nextRight = (right | bit) >>> 1;
            // A row without a free square further down ends the branch before it is entered.
            boolean open = (full & ~(nextColumns | nextLeft | nextRight)) != 0
                    && (rows <= 2 || (full & ~(nextColumns | nextLeft << 1 | nextRight >>> 1)) != 0);
            if (open) {
                count += count(nextColumns, nextLeft, nextRight, rows - 1, look);
            }
        }
        return count;
    }
}
