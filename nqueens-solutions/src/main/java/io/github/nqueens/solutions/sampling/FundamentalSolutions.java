package io.github.nqueens.solutions.sampling;

import io.github.nqueens.Board;
import io.github.nqueens.internal.LongPieces;
import io.github.nqueens.solutions.listing.SolutionSpliterator;
import io.github.nqueens.solutions.listing.Traversal;
import java.util.concurrent.CancellationException;

/**
 * The fundamental solutions of a size, by their number in lexicographic order. Each is kept as a word. For the largest
 * sizes only one in 8 or 32 is kept, from which a search goes on to the next ones. Immutable.
 */
public final class FundamentalSolutions {
    public static final int LARGEST_SIZE = 18;

    /** The largest board whose solutions are all kept. */
    private static final int LARGEST_KEPT = 16;

    private static final int SHARE_OF_17 = 8;
    private static final int SHARE_OF_18 = 32;

    /** How many solutions are found between two looks at the limits. */
    private static final int SOLUTIONS_PER_LOOK = 256;

    private final int size;
    private final int share;
    private final LongPieces kept = new LongPieces();
    private long count;
    private long images;

    /**
     * Lists the solutions.
     *
     * @param look asked every few milliseconds at most
     * @throws CancellationException if {@code look} throws it, or the thread was interrupted
     */
    public FundamentalSolutions(int size, Runnable look) {
        this(size, size <= LARGEST_KEPT ? 1 : size == LARGEST_KEPT + 1 ? SHARE_OF_17 : SHARE_OF_18, look);
    }

    FundamentalSolutions(int size, int share, Runnable look) {
        this.size = size;
        this.share = share;
        int[] columns = new int[size];
        new SolutionSpliterator(size, true, new Traversal()).forEachRemaining(board -> {
            if (count % SOLUTIONS_PER_LOOK == 0) {
                look.run();
            }
            add(board, columns);
        });
    }

    private void add(Board board, int[] columns) {
        for (int row = 0; row < size; row++) {
            columns[row] = board.column(row);
        }
        if (count % share == 0) {
            long index = count / share;
            kept.ensure(index + 1);
            kept.set(index, Permutations.pack(columns));
        }
        images += orbitSize(columns);
        count++;
    }

    /** The number of fundamental solutions. */
    public long count() {
        return count;
    }

    /** The number of solutions. */
    public long images() {
        return images;
    }

    /** What is kept, in bytes. */
    public long bytes() {
        return kept.room() * Long.BYTES;
    }

    /** The columns by row of a solution, from number 0 on. */
    public int[] get(long number) {
        int[] columns = new int[size];
        Permutations.unpack(kept.get(number / share), columns);
        int further = (int) (number % share);
        if (further > 0) {
            new FundamentalSearch(columns).advance(further);
        }
        return columns;
    }

    /** The number of different images of a solution. Only the solution of one queen is its own reflection. */
    public static int orbitSize(int[] columns) {
        int last = columns.length - 1;
        if (last == 0) {
            return 1;
        }
        boolean quarter = true;
        for (int row = 0; row <= last; row++) {
            if (columns[last - row] != last - columns[row]) {
                return 8;
            }
            quarter &= columns[columns[row]] == last - row;
        }
        return quarter ? 2 : 4;
    }
}
