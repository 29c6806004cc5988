package io.github.nqueens.algorithms.exact;

/**
 * Depth-first search in blocks: finds the solutions that begin with given rows, in lexicographic order and constant memory.
 *
 * <p>Each level has a buffer of states. A turn takes states from the deepest level that has any, as many as fit, and
 * writes their children to the level below; states stay in their buffer until all that came from them is done, so that a
 * solution's rows are found by going up from child to parent. Working on many states of one level at a time costs far
 * fewer mispredicted branches than going down and up one by one.
 *
 * <p>A state is two words: columns taken, with the diagonals to the left above them, and the diagonals to the right, with
 * the index of the parent above them.
 */
final class BlockSearch {
    static final int LARGEST_SIZE = 32;

    /** All levels together then stay within a second-level cache. */
    private static final int CAPACITY = 1024;

    private static final int UPPER = 32;

    /** A column's bit times this is that bit as a column and, moved on to the next row, as a diagonal to the left. */
    private static final long BOTH = 1L | 1L << UPPER + 1;

    /** The first two children of a state are written before it is known whether there are so many. */
    private static final int WRITTEN_AHEAD = 2;

    private final int size;
    private final long mask;
    private final long[] allowed;
    private final long[][] columns;
    private final long[][] parents;
    private final int[] read;
    private final int[] written;

    /** Where the states of the solution taken last are; -1 where the level was written anew since. */
    private final int[] path;

    private int root;
    private int level;

    /** Has the columns allowed in each row, which may change before {@link #begin}. */
    BlockSearch(int size, long[] allowed) {
        this.size = size;
        this.mask = (1L << size) - 1;
        this.allowed = allowed;
        this.columns = new long[size + 1][CAPACITY];
        this.parents = new long[size + 1][CAPACITY];
        this.read = new int[size + 1];
        this.written = new int[size + 1];
        this.path = new int[size + 1];
    }

    /** Begins with the first {@code rows} of a board, at least one, in which no queen attacks another. */
    void begin(int[] board, int rows) {
        long taken = 0;
        long left = 0;
        long right = 0;
        for (int row = 0; row < rows; row++) {
            long bit = 1L << board[row];
            taken |= bit;
            left = (left | bit) << 1;
            right = (right | bit) >>> 1;
        }
        root = rows;
        level = rows;
        columns[rows][0] = taken | (left & mask) << UPPER;
        parents[rows][0] = right;
        read[rows] = 0;
        written[rows] = 1;
        path[rows] = -1;
    }

    /** Tells whether {@link #next} may find more. */
    boolean isOpen() {
        return level >= root;
    }

    /** Goes on for one block; returns whether there is a solution to {@link #take}. */
    boolean advance() {
        if (level >= root && read[level] == written[level]) {
            level--;
        } else if (level >= root && level < size) {
            if (level == size - 1) {
                complete();
            } else {
                expand(level);
            }
            level++;
        }
        return hasSolution();
    }

    boolean hasSolution() {
        return level == size && read[size] < written[size];
    }

    /** Writes the rows below the given ones in which the next solution differs from the one taken before. */
    void take(int[] board) {
        int index = read[size]++;
        long below = columns[size][index];
        path[size] = index;
        for (int row = size - 1; row >= root; row--) {
            index = (int) (parents[row + 1][index] >>> UPPER);
            long above = columns[row][index];
            // The lowest bit in which they differ is the column's: what diagonals differ in is above the columns.
            board[row] = Long.numberOfTrailingZeros(below ^ above);
            if (path[row] == index) {
                return;
            }
            path[row] = index;
            below = above;
        }
    }

    /**
     * Writes the children of states that have a free square in the row after theirs. Two children are written without a
     * branch, as most states have no more and how many of the two is a matter of chance.
     */
    private void expand(int row) {
        long[] fromColumns = columns[row];
        long[] fromParents = parents[row];
        long[] toColumns = columns[row + 1];
        long[] toParents = parents[row + 1];
        long full = mask;
        long here = allowed[row];
        int end = written[row];
        int made = 0;
        int at = read[row];
        for (; at < end && made <= CAPACITY - LARGEST_SIZE - WRITTEN_AHEAD; at++) {
            long state = fromColumns[at];
            long rights = fromParents[at] & full;
            long free = here & ~(state | state >>> UPPER | rights);
            long moved = state & full | (state & full << UPPER) << 1;
            long parent = (long) at << UPPER;
            rights >>>= 1;

            long bit = free & -free;
            long child = moved | bit * BOTH;
            long childRights = rights | bit >>> 1;
            toColumns[made] = child;
            toParents[made] = childRights | parent;
            long open = full & ~(child | child >>> UPPER | childRights);
            made += (int) ((-bit & -open) >>> 63);
            free ^= bit;

            bit = free & -free;
            child = moved | bit * BOTH;
            childRights = rights | bit >>> 1;
            toColumns[made] = child;
            toParents[made] = childRights | parent;
            open = full & ~(child | child >>> UPPER | childRights);
            made += (int) ((-bit & -open) >>> 63);

            for (free ^= bit; free != 0; free &= free - 1) {
                bit = free & -free;
                child = moved | bit * BOTH;
                childRights = rights | bit >>> 1;
                toColumns[made] = child;
                toParents[made] = childRights | parent;
                open = full & ~(child | child >>> UPPER | childRights);
                made += (int) (-open >>> 63);
            }
        }
        turn(row, at, made);
    }

    /** Completes the boards that lack one queen; all have a free square unless the last row's columns are restricted. */
    private void complete() {
        int row = size - 1;
        int made = 0;
        int at = read[row];
        for (; at < written[row] && made < CAPACITY; at++) {
            long state = columns[row][at];
            long free = allowed[row] & ~(state | state >>> UPPER | parents[row][at]);
            if (free != 0) {
                columns[size][made] = state & mask | free;
                parents[size][made] = (long) at << UPPER;
                made++;
            }
        }
        turn(row, at, made);
    }

    private void turn(int row, int readTo, int made) {
        read[row] = readTo;
        read[row + 1] = 0;
        written[row + 1] = made;
        path[row + 1] = -1;
    }
}
