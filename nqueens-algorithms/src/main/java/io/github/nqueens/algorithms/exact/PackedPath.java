package io.github.nqueens.algorithms.exact;

import io.github.nqueens.spi.SearchContext;
import java.util.stream.IntStream;

/**
 * The partial board of a breadth-first search: moves from one packed state to the next and keeps, for each row, the
 * lines taken by the rows above. States follow each other in lexicographic order and share most of their rows, so a move
 * sets one or two rows on average.
 *
 * <p>A state is the columns of its rows, 4 bits each in one word up to n = 16, otherwise 8 bits each and 8 to a word.
 */
final class PackedPath {
    private final boolean pruning;
    private final int full;

    /** Binary logarithms of the bits of a column and of the columns of a word: shifts instead of divisions. */
    private final int logBits;

    private final int logPerWord;
    private final int width;
    private final long[] current;
    private final SearchContext context;
    private final boolean observed;

    /** At index r, the lines taken by rows 0 to r - 1 as seen from row r. */
    private final int[] taken;

    private final int[] left;
    private final int[] right;

    /** At index r, whether none of rows 0 to r - 1 attacks another; kept where boards may be unsafe only. */
    private final boolean[] safe;

    private int rows;

    PackedPath(int size, boolean pruning, SearchContext context) {
        this.pruning = pruning;
        this.full = -1 >>> -size;
        this.logBits = size <= 16 ? 2 : 3;
        this.logPerWord = 6 - logBits;
        this.width = (size - 1 >> logPerWord) + 1;
        this.current = new long[width];
        this.context = context;
        this.observed = context.observed();
        this.taken = new int[size + 1];
        this.left = new int[size + 1];
        this.right = new int[size + 1];
        this.safe = new boolean[size + 1];
        this.safe[0] = true;
    }

    /** The words that a state takes. */
    int words() {
        return width;
    }

    /** Makes the board that of a state of so many rows. */
    void moveTo(long[] states, int at, int level) {
        int common = Math.min(rows, level);
        for (int word = width - 1; word >= 0; word--) {
            long difference = current[word] ^ states[at + word];
            if (difference != 0) {
                common = Math.min(common, (word << logPerWord) + (Long.numberOfTrailingZeros(difference) >> logBits));
            }
            current[word] = states[at + word];
        }
        if (observed) {
            for (int row = rows - 1; row >= common; row--) {
                context.removed(row);
            }
        }
        int takenHere = taken[common];
        int leftHere = left[common];
        int rightHere = right[common];
        for (int row = common; row < level; row++) {
            int column = column(row);
            int bit = 1 << column;
            if (!pruning) {
                safe[row + 1] = safe[row] && ((takenHere | leftHere | rightHere) & bit) == 0;
            }
            takenHere |= bit;
            leftHere = (leftHere | bit) << 1;
            rightHere = (rightHere | bit) >>> 1;
            taken[row + 1] = takenHere;
            left[row + 1] = leftHere;
            right[row + 1] = rightHere;
            if (observed) {
                context.placed(row, column);
            }
        }
        rows = level;
    }

    private int column(int row) {
        // A shift takes the lowest six bits of its right side, so that rows need not be counted within their word.
        return (int) (current[row >> logPerWord] >>> (row << logBits)) & (1 << (1 << logBits)) - 1;
    }

    /**
     * Writes the states that have one queen more, on a square of the next row that is not attacked or, without pruning,
     * on any; returns where the next state goes.
     */
    int appendAll(long[] states, int at) {
        int to = at;
        int shift = rows << logBits;
        int candidates = pruning ? full & ~(taken[rows] | left[rows] | right[rows]) : full;
        if (width == 1) {
            long state = current[0];
            for (int rest = candidates; rest != 0; rest &= rest - 1) {
                states[to++] = state | (long) Integer.numberOfTrailingZeros(rest) << shift;
            }
            return to;
        }
        for (int rest = candidates; rest != 0; rest &= rest - 1) {
            System.arraycopy(current, 0, states, to, width);
            states[to + (rows >> logPerWord)] |= (long) Integer.numberOfTrailingZeros(rest) << shift;
            to += width;
        }
        return to;
    }

    /** Tells whether no queen attacks another. */
    boolean isSafe() {
        return pruning || safe[rows];
    }

    int[] columns() {
        return IntStream.range(0, rows).map(this::column).toArray();
    }
}
