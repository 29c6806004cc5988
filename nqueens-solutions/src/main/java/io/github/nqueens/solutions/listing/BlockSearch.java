package io.github.nqueens.solutions.listing;

/**
 * Depth-first search in blocks: finds the solutions that begin with given rows, in lexicographic order and constant
 * memory.
 *
 * <p>Each level has a buffer of states. A turn takes states from the deepest level that has any, as many as fit, and
 * writes their children to the level below. States stay in their buffer until all that came from them is done. So the
 * rows of a solution are found by going up from child to parent. Working on many states of one level at a time costs
 * far fewer mispredicted branches than going down and up one by one.
 *
 * <p>The last rows are not searched. {@link Endings} has their placements, and tells which fit the rows above.
 *
 * <p>A state is two words. One has the columns taken, with the diagonals to the left above them. The other has the
 * diagonals to the right, with the index of the parent above them.
 */
public final class BlockSearch {
    public static final int LARGEST_SIZE = 32;

    /** All levels together then stay within a second-level cache. */
    private static final int CAPACITY = 1024;

    private static final int UPPER = 32;

    /** A column's bit times this is that bit as a column and, moved on to the next row, as a diagonal to the left. */
    private static final long BOTH = 1L | 1L << (UPPER + 1);

    /** The first two children of a state are written before it is known whether there are two. */
    private static final int WRITTEN_AHEAD = 2;

    private final int size;
    private final long mask;
    private final long[] allowed;
    private final long[][] columns;
    private final long[][] parents;
    private final int[] read;
    private final int[] written;
    private final Endings endings;

    /** The row that endings begin with. */
    private final int last;

    /** The blocks of endings of that row's states, what is occupied above them, and the endings that fit. */
    private final int[] blocks = new int[CAPACITY];

    private final long[] occupied = new long[CAPACITY];
    private final long[] fitting = new long[CAPACITY];

    /** The states that have any, with their blocks and the endings that were not taken yet. */
    private final int[] matchedStates = new int[CAPACITY];

    private final int[] matchedBlocks = new int[CAPACITY];
    private final long[] matchedEndings = new long[CAPACITY];
    private int match;
    private int matches;

    /** Where the states of the solution taken last are; -1 where the level was overwritten since. */
    private final int[] path;

    private int root;
    private int level;

    /**
     * Takes the columns allowed in each row, which may change before {@link #begin}. Endings take any column, so the
     * caller checks those.
     */
    BlockSearch(int size, long[] allowed, Endings endings) {
        this.size = size;
        this.endings = endings;
        this.last = size - endings.rows();
        this.mask = (1L << size) - 1;
        this.allowed = allowed;
        this.columns = new long[size + 1][CAPACITY + 1];
        this.parents = new long[size + 1][CAPACITY + 1];
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

    /** Tells whether {@link #advance} may find more. */
    boolean isOpen() {
        return level >= root;
    }

    /** Goes on for one block, if there is no solution to {@link #take}. */
    void advance() {
        if (level < root) {
            return;
        }
        if (read[level] == written[level]) {
            level--;
        } else if (level == last) {
            match();
        } else {
            if (level == size - 1) {
                complete();
            } else {
                expand(level);
            }
            level++;
        }
    }

    boolean hasSolution() {
        return match < matches;
    }

    /** Writes the rows below the given ones in which the next solution differs from the one taken before. */
    void take(int[] board) {
        int index = matchedStates[match];
        long fits = matchedEndings[match];
        endings.write(matchedBlocks[match], Long.numberOfTrailingZeros(fits), board);
        matchedEndings[match] = fits & fits - 1;
        if ((fits & fits - 1) == 0) {
            match++;
        }
        long below = columns[last][index];
        for (int row = last; path[row] != index; row--) {
            path[row] = index;
            if (row == root) {
                return;
            }
            index = (int) (parents[row][index] >>> UPPER);
            long above = columns[row - 1][index];
            // The lowest bit in which they differ is the column's: what diagonals differ in is above the columns.
            board[row - 1] = Long.numberOfTrailingZeros(below ^ above);
            below = above;
        }
    }

    /** Finds the endings of all states of the row that endings begin with. */
    private void match() {
        int from = read[last];
        int count = written[last] - from;
        describe(from, count, columns[last], parents[last]);
        endings.fit(blocks, occupied, count, fitting);
        match = 0;
        matches = keep(from, count);
        read[last] = from + count;
    }

    private void describe(int from, int count, long[] states, long[] rights) {
        long full = mask;
        int[] blocks = this.blocks;
        long[] occupied = this.occupied;
        for (int i = 0; i < count; i++) {
            long state = states[from + i];
            occupied[i] = (state >>> UPPER & full) | (rights[from + i] & full) << size;
            blocks[i] = endings.find((int) (full & ~state));
        }
    }

    private int keep(int from, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long fits = fitting[i];
            if (fits != 0) {
                matchedStates[kept] = from + i;
                matchedBlocks[kept] = blocks[i];
                matchedEndings[kept++] = fits;
            }
        }
        return kept;
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
        // A state is read before the children of the one before are written: processors hold reads back for writes.
        long nextState = fromColumns[at];
        long nextRights = fromParents[at];
        for (; at < end && made <= CAPACITY - LARGEST_SIZE - WRITTEN_AHEAD; at++) {
            long state = nextState;
            long rights = nextRights & full;
            nextState = fromColumns[at + 1];
            nextRights = fromParents[at + 1];
            long free = here & ~(state | state >>> UPPER | rights);
            long moved = (state & full) | (state & full << UPPER) << 1;
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
                columns[size][made] = (state & mask) | free;
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
