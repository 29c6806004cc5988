package io.github.nqueens.solutions.listing;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The placements of the last rows of a board in which no queen attacks another, by the set of columns that they take.
 *
 * <p>The placements of a set, at most 64, are found when it is first asked for. They are kept in lexicographic order as
 * a block. Take any four neighboring diagonals that come from above, and a way in which these may be occupied: for it a
 * block has one word, whose bits are the placements that are ruled out. The words of all groups of four, united, leave
 * the placements that fit the rows above.
 *
 * <p>Safe for use by several threads, which share what they find.
 */
final class Endings {
    /** No set of five columns has more than 60 placements up to this size; four columns have at most 24. */
    private static final int LARGEST_WITH_FIVE_ROWS = 14;

    /**
     * The smallest board with endings. Smaller ones have few rows above them, and boards larger than {@link
     * #LARGEST_SIZE} have more sets than they come back to.
     */
    private static final int SMALLEST_SIZE = 8;

    private static final int LARGEST_SIZE = 18;

    private static final int COLUMN_BITS = 5;

    /** Diagonals that are looked up at once, and the ways in which they may be occupied. */
    private static final int AT_ONCE = 4;

    private static final int WAYS = 1 << AT_ONCE;

    /** Four look-ups are written out as one turn. */
    private static final int TURN = 4 * WAYS;

    private static final int SMALLEST_ROOM = 16;

    private final int size;
    private final int rows;
    private final long all;

    /** Words that the diagonals of a block take. */
    private final int length;

    /** The block of each set, from 1 on; 0 if the set was never asked for. */
    private final AtomicIntegerArray bySet;

    private volatile Blocks blocks;

    /** How many blocks are written; guarded by this. */
    private int written;

    /** All blocks found so far, and some room. What was written once is never changed. */
    @SuppressWarnings("ArrayRecordComponent") // Shared by design, compared by nobody.
    private record Blocks(long[] attacked, int[] columns) {}

    Endings(int size) {
        this(size, worthwhileRows(size));
    }

    Endings(int size, int rows) {
        this.size = size;
        this.rows = rows;
        this.all = (1L << size) - 1;
        this.length = (2 * size <= 8 * AT_ONCE ? 2 : 3) * TURN;
        this.bySet = new AtomicIntegerArray(rows == 0 ? 1 : 1 << size);
        this.blocks = new Blocks(new long[SMALLEST_ROOM * length], new int[SMALLEST_ROOM * Long.SIZE]);
    }

    private static int worthwhileRows(int size) {
        if (size < SMALLEST_SIZE || size > LARGEST_SIZE) {
            return 0;
        }
        return size > LARGEST_WITH_FIVE_ROWS ? 4 : Math.min(5, size / 2 - 1);
    }

    /** How many rows the placements have; 0 where this does not pay: there is one placement then, of nothing. */
    int rows() {
        return rows;
    }

    /** The block of a set of columns. */
    int find(int set) {
        int found = bySet.getAcquire(set);
        return (found == 0 ? add(set) : found) - 1;
    }

    /**
     * Tells for each of some blocks which placements no queen above attacks.
     *
     * @param found the blocks
     * @param diagonals for each the occupied diagonals as the first of the last rows sees them: n bits for those to the
     *     left and above them n for those to the right
     * @param fitting where to write the placements, as bits, the lexicographically first at the lowest
     */
    void fit(int[] found, long[] diagonals, int count, long[] fitting) {
        // Where to write does not depend on what was read: processors may hold later reads back for such writes.
        long[] attacked = blocks.attacked;
        if (length == 2 * TURN) {
            for (int i = 0; i < count; i++) {
                int at = found[i] * (2 * TURN);
                int lines = (int) diagonals[i];
                fitting[i] = ~(turn(attacked, at, lines) | turn(attacked, at + TURN, lines >>> 16));
            }
        } else {
            for (int i = 0; i < count; i++) {
                int at = found[i] * (3 * TURN);
                int lines = (int) diagonals[i];
                fitting[i] = ~(turn(attacked, at, lines)
                        | turn(attacked, at + TURN, lines >>> 16)
                        | turn(attacked, at + 2 * TURN, (int) (diagonals[i] >>> 32)));
            }
        }
    }

    private static long turn(long[] attacked, int at, int lines) {
        return attacked[at + (lines & 15)]
                | attacked[at + 16 + (lines >>> 4 & 15)]
                | attacked[at + 32 + (lines >>> 8 & 15)]
                | attacked[at + 48 + (lines >>> 12 & 15)];
    }

    /** Writes a placement of a block into the last rows of a board. */
    void write(int found, int placement, int[] board) {
        int columns = blocks.columns[found * Long.SIZE + placement];
        for (int row = size - rows; row < size; row++) {
            board[row] = columns & (1 << COLUMN_BITS) - 1;
            columns >>>= COLUMN_BITS;
        }
    }

    private synchronized int add(int set) {
        if (bySet.get(set) == 0) {
            if (written == blocks.columns.length / Long.SIZE) {
                blocks = new Blocks(
                        Arrays.copyOf(blocks.attacked, 2 * blocks.attacked.length),
                        Arrays.copyOf(blocks.columns, 2 * blocks.columns.length));
            }
            new Block(blocks, written).write(set);
            bySet.setRelease(set, ++written);
        }
        return bySet.get(set);
    }

    /** A block in the making. */
    private final class Block {
        private final long[] attacked;
        private final int[] columns;
        private final int attackedAt;
        private final int columnsAt;
        private int count;

        Block(Blocks blocks, int number) {
            this.attacked = blocks.attacked;
            this.columns = blocks.columns;
            this.attackedAt = number * length;
            this.columnsAt = number * Long.SIZE;
        }

        void write(int set) {
            place(0, set, 0, 0, 0, 0);
            for (int group = attackedAt; group < attackedAt + length; group += WAYS) {
                for (int way = 1; way < WAYS; way++) {
                    attacked[group + way] = attacked[group + (way & way - 1)] | attacked[group + (way & -way)];
                }
            }
            // What is behind the last placement never fits.
            long behind = count == Long.SIZE ? 0 : -1L << count;
            for (int way = 0; way < WAYS; way++) {
                attacked[attackedAt + way] |= behind;
            }
        }

        /** Goes on with the placements that begin with given rows, whose lines are those that the next row sees. */
        private void place(int row, long free, long left, long right, int packed, long crossed) {
            if (row == rows) {
                for (long rest = crossed; rest != 0; rest &= rest - 1) {
                    int diagonal = Long.numberOfTrailingZeros(rest);
                    attacked[attackedAt + diagonal / AT_ONCE * WAYS + (1 << diagonal % AT_ONCE)] |= 1L << count;
                }
                columns[columnsAt + count++] = packed;
                return;
            }
            for (long rest = free & ~(left | right); rest != 0; rest &= rest - 1) {
                long bit = rest & -rest;
                int column = Long.numberOfTrailingZeros(bit) << (row * COLUMN_BITS);
                // The diagonals through the square, where they cross the first of the last rows within the board.
                long crossing = bit >>> row | (bit << row & all) << size;
                place(row + 1, free ^ bit, (left | bit) << 1, (right | bit) >>> 1, packed | column, crossed | crossing);
            }
        }
    }
}
