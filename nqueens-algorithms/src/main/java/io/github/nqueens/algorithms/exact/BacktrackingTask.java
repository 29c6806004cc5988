package io.github.nqueens.algorithms.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Counts the solutions that begin with given columns, depth first with bit masks. Each task but that of n = 1 stands for
 * its mirror image too, and so counts twice.
 */
final class BacktrackingTask implements CountTask {
    private static final long serialVersionUID = 1L;

    /** Counts have to fit a long, and the largest that is known is that of n = 27. */
    static final int LARGEST_SIZE = 27;

    /** With three rows given there are 1,800 tasks for n = 18, the largest some 0.1 % of the work. */
    private static final int PREFIX_ROWS = 3;

    /** Below so many rows a subtree takes less than a millisecond. */
    private static final int ROWS_PER_LOOK = 10;

    private final int size;
    private final int[] prefix;
    private final int weight;

    private BacktrackingTask(int size, int[] prefix, int weight) {
        this.size = size;
        this.prefix = prefix;
        this.weight = weight;
    }

    /** The tasks of a count, in lexicographic order of their prefixes. */
    static List<CountTask> tasks(int size) {
        List<CountTask> tasks = new ArrayList<>();
        for (int[] prefix : Prefixes.safe(size, Math.min(size, PREFIX_ROWS))) {
            int comparison = Prefixes.compareToMirror(size, prefix);
            if (comparison <= 0) {
                tasks.add(new BacktrackingTask(size, prefix, comparison == 0 ? 1 : 2));
            }
        }
        return tasks;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long run(BooleanSupplier cancelled) {
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
        return weight * (rows == 0 ? 1 : count(columns, left, right, rows, cancelled));
    }

    /** The ways to fill the rows left, at least one; never deeper than {@link #LARGEST_SIZE}. */
    private long count(int columns, int left, int right, int rows, BooleanSupplier cancelled) {
        if (rows >= ROWS_PER_LOOK && cancelled.getAsBoolean()) {
            throw new CancellationException();
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
                count += count(nextColumns, nextLeft, nextRight, rows - 1, cancelled);
            }
        }
        return count;
    }
}
