package io.github.nqueens.solutions.estimation;

import java.util.Arrays;

/**
 * Counts in how many ways placements of the upper rows can be completed, for many placements at a time and row by row. That
 * costs far fewer mispredicted branches than going down and up one by one.
 */
final class EndingCounts {
    private static final int ROOM = 1 << 12;

    /** One slot for each child of a state, and one more: the last write may be overwritten by those of the next state. */
    private static final int MOST_CHILDREN = Long.SIZE + 1;

    private static final int BYTES_PER_STATE = 3 * Long.BYTES + Integer.BYTES;

    private final int rows;

    /** The states of one row and of the row below it. */
    private States states = new States(ROOM);

    private States children = new States(ROOM);

    /** The number of endings of each placement. */
    final int[] counts;

    /** The states of a row: the free columns, the attacked diagonals and the placement that each comes from. */
    private static final class States {
        private long[] free;
        private long[] left;
        private long[] right;
        private int[] from;

        States(int room) {
            free = new long[room];
            left = new long[room];
            right = new long[room];
            from = new int[room];
        }

        void makeRoom(int room) {
            free = Arrays.copyOf(free, room);
            left = Arrays.copyOf(left, room);
            right = Arrays.copyOf(right, room);
            from = Arrays.copyOf(from, room);
        }

        /**
         * Writes the state that a queen on a square leads to. Returns 1 if the next two rows have a free square then,
         * otherwise 0.
         */
        int place(int at, long columns, long toLeft, long toRight, long bit, int placement) {
            long below = columns ^ bit;
            long belowLeft = (toLeft | bit) << 1;
            long belowRight = (toRight | bit) >>> 1;
            free[at] = below;
            left[at] = belowLeft;
            right[at] = belowRight;
            from[at] = placement;
            long next = below & ~(belowLeft | belowRight);
            long afterNext = below & ~(belowLeft << 1 | belowRight >>> 1);
            return isNotZero(next) & isNotZero(afterNext);
        }
    }

    /** Counts endings of at least two rows, for up to a number of placements at a time, which is at most 4,000. */
    EndingCounts(int rows, int placements) {
        this.rows = rows;
        this.counts = new int[placements];
    }

    private static int isNotZero(long bits) {
        return (int) ((bits | -bits) >>> 63);
    }

    /** Counts the endings of the first placements. */
    void count(RandomPlacements placements, int number) {
        System.arraycopy(placements.free, 0, states.free, 0, number);
        System.arraycopy(placements.left, 0, states.left, 0, number);
        System.arraycopy(placements.right, 0, states.right, 0, number);
        for (int i = 0; i < number; i++) {
            states.from[i] = i;
        }
        Arrays.fill(counts, 0, number, 0);
        int remaining = number;
        for (int row = 0; row < rows - 2; row++) {
            remaining = placeQueens(remaining);
            States spare = states;
            states = children;
            children = spare;
        }
        complete(remaining);
    }

    /** Two children are written without a branch, as how many of the two a state has is a matter of chance. */
    private int placeQueens(int number) {
        States current = states;
        States next = children;
        int made = 0;
        for (int i = 0; i < number; i++) {
            if (made > next.free.length - MOST_CHILDREN) {
                next.makeRoom(2 * next.free.length);
            }
            long columns = current.free[i];
            long toLeft = current.left[i];
            long toRight = current.right[i];
            int placement = current.from[i];
            long open = columns & ~(toLeft | toRight);
            long bit = open & -open;
            made += next.place(made, columns, toLeft, toRight, bit, placement);
            open ^= bit;
            bit = open & -open;
            made += isNotZero(bit) & next.place(made, columns, toLeft, toRight, bit, placement);
            for (open ^= bit; open != 0; open &= open - 1) {
                made += next.place(made, columns, toLeft, toRight, open & -open, placement);
            }
        }
        return made;
    }

    /** Each of the two free columns of a state is taken by a queen in one row, and the other one in the next. */
    private void complete(int number) {
        for (int i = 0; i < number; i++) {
            long columns = states.free[i];
            long open = columns & ~(states.left[i] | states.right[i]);
            long bit = open & -open;
            counts[states.from[i]] += isCompleted(i, columns, bit) + isCompleted(i, columns, open ^ bit);
        }
    }

    /** The memory that the states take so far. */
    long bytes() {
        return (states.free.length + (long) children.free.length) * BYTES_PER_STATE;
    }

    private int isCompleted(int state, long columns, long bit) {
        long last = (columns ^ bit) & ~((states.left[state] | bit) << 1 | (states.right[state] | bit) >>> 1);
        return isNotZero(bit) & isNotZero(last);
    }
}
