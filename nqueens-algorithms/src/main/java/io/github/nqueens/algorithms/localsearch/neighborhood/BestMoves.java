package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * All moves that change the number of attacked queens by the least amount of the whole neighborhood of n(n-1) moves.
 *
 * <p>Let f be the amount by which removing a queen lowers the number. A move of that queen changes it by -f at least.
 * So rows are looked at by falling f, and rows that cannot reach the best so far are left out. In the other rows, only
 * the squares that matter are counted, 64 at once. Not safe for use by several threads.
 */
public final class BestMoves {
    private final AttackedQueens queens;
    private final SearchContext context;
    private final byte[] fall;

    /** The words of columns that hold free columns. */
    private final int[] freeWords;

    private int freeWordCount;

    /** The rows that have best moves. */
    private final int[] rows;

    /** The number of best moves of each of these rows. */
    private final int[] moves;

    private int size;
    private long total;
    private int change;
    private int drawnRow;
    private int drawnColumn;

    public BestMoves(AttackedQueens queens, SearchContext context) {
        this.queens = queens;
        this.context = context;
        this.fall = new byte[queens.size()];
        this.freeWords = new int[queens.words()];
        this.rows = LimitedArrays.ints(queens.size(), context);
        this.moves = LimitedArrays.ints(queens.size(), context);
    }

    /** The change of the number of attacked queens by a best move, from -4 to 4. */
    public int change() {
        return change;
    }

    /** The number of best moves. */
    public long total() {
        return total;
    }

    /**
     * Finds the moves for the board as it stands.
     *
     * @param lastMoved the row whose moves count only if they are better than all others, or -1
     */
    public void find(int lastMoved) {
        context.inSteps(queens.size(), (from, to) -> {
            for (int row = from; row < to; row++) {
                fall[row] = (byte) queens.fall(row);
            }
        });
        listFreeWords();
        forget(AttackedQueens.MOST_RISE);
        for (int f = AttackedQueens.MOST_FALL; f >= 0 && -f <= change; f--) {
            for (int row = 0; row < queens.size(); row++) {
                if (fall[row] == f && row != lastMoved) {
                    count(row, change);
                    context.requireOngoing();
                }
            }
        }
        if (lastMoved >= 0) {
            count(lastMoved, change - 1);
        }
    }

    /** Adds the best moves of a row, if their change is at most the given one. */
    private void count(int row, int worst) {
        int f = fall[row];
        int most = Math.min(worst + f, AttackedQueens.MOST_RISE);
        if (most < 0) {
            return;
        }
        int rise = 0;
        int found = countWithoutRise(row);
        if (found == 0 && most > 0) {
            int column = queens.column(row);
            boolean frees = f > 1;
            if (frees) {
                queens.takeOff(row);
            }
            while (found == 0 && rise < most) {
                rise++;
                for (int word = 0; word < queens.words(); word++) {
                    found += Long.bitCount(queens.squares(row, word, rise));
                }
            }
            if (frees) {
                queens.put(row, column);
            }
        }
        if (found > 0) {
            add(row, found, rise - f);
        }
    }

    private int countWithoutRise(int row) {
        int found = 0;
        for (int i = 0; i < freeWordCount; i++) {
            found += Long.bitCount(queens.squares(row, freeWords[i], 0));
        }
        return found;
    }

    private void listFreeWords() {
        freeWordCount = 0;
        for (int word = 0; word < queens.words(); word++) {
            if (queens.mayBeFree(word)) {
                freeWords[freeWordCount++] = word;
            }
        }
    }

    private void add(int row, int found, int itsChange) {
        if (itsChange < change) {
            forget(itsChange);
        }
        rows[size] = row;
        moves[size++] = found;
        total += found;
    }

    private void forget(int newChange) {
        change = newChange;
        size = 0;
        total = 0;
    }

    /** Draws one of the moves, each with the same probability; {@link #row} and {@link #column} then tell it. */
    public void draw(RandomGenerator random) {
        long drawn = random.nextLong(total);
        int index = 0;
        while (drawn >= moves[index]) {
            drawn -= moves[index++];
        }
        drawnRow = rows[index];
        int from = queens.column(drawnRow);
        queens.takeOff(drawnRow);
        drawnColumn = columnOf(drawnRow, change + fall[drawnRow], (int) drawn);
        queens.put(drawnRow, from);
    }

    /** The row of the move drawn. */
    public int row() {
        return drawnRow;
    }

    /** The column to which the move drawn leads. */
    public int column() {
        return drawnColumn;
    }

    private int columnOf(int row, int rise, int index) {
        int left = index;
        for (int word = 0; ; word++) {
            long squares = queens.squares(row, word, rise);
            int found = Long.bitCount(squares);
            if (left < found) {
                for (; left > 0; left--) {
                    squares &= squares - 1;
                }
                return (word << 6) + Long.numberOfTrailingZeros(squares);
            }
            left -= found;
        }
    }
}
