package io.github.nqueens.solutions.listing;

import io.github.nqueens.Board;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All solutions, or the fundamental ones, that begin with given rows and go on with one of some columns. Splits by those
 * columns, the lower ones first.
 */
public final class SolutionSpliterator implements Spliterator<Board> {
    /** Parts of fewer rows take less time than handing them to a thread; endings have fewer than this. */
    private static final int LEAST_ROWS = 6;

    /** Solutions are about (c n)^n for large n; c is 0.143. */
    private static final double GROWTH = 0.143;

    private final int size;
    private final boolean fundamental;
    private final Traversal traversal;
    private final Endings endings;

    /** The rows given come first. */
    private final int[] board;

    private int prefixLength;

    /** The columns of the row after the given ones that are still to be tried. */
    private long choices;

    private long estimate;
    private @Nullable BlockSearch search;
    private final long[] allowed;

    /** What the right half is read from; null if it is searched. */
    private @Nullable MirrorImages images;

    public SolutionSpliterator(int size, boolean fundamental, Traversal traversal) {
        this.size = size;
        this.fundamental = fundamental;
        this.traversal = traversal;
        this.endings = new Endings(size);
        this.board = new int[size];
        this.allowed = new long[size + 1];
        // The canonical image begins in the left half.
        this.choices = (1L << (fundamental ? (size + 1) / 2 : size)) - 1;
        this.estimate = Math.max(1 << 10, (long) Math.min(1e15, StrictMath.pow(GROWTH * size, size)));
    }

    private SolutionSpliterator(SolutionSpliterator whole, long choices) {
        this.size = whole.size;
        this.fundamental = whole.fundamental;
        this.traversal = whole.traversal;
        this.endings = whole.endings;
        this.board = whole.board.clone();
        this.allowed = new long[size + 1];
        this.prefixLength = whole.prefixLength;
        this.choices = choices;
        this.estimate = whole.estimate / 2;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Board> action) {
        Objects.requireNonNull(action, "action");
        if (!find()) {
            return false;
        }
        action.accept(Board.of(board));
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super Board> action) {
        Objects.requireNonNull(action, "action");
        while (find()) {
            action.accept(Board.of(board));
        }
    }

    /** Goes to the next solution, which is then in {@link #board}. */
    private boolean find() {
        while (true) {
            traversal.requireOngoing();
            while (search != null && search.hasSolution()) {
                search.take(board);
                if (images != null) {
                    images.keep(board);
                }
                if (!fundamental || isCanonical(board)) {
                    return true;
                }
            }
            if (search != null && search.isOpen()) {
                search.advance();
            } else if (choices != 0) {
                begin();
            } else if (images != null && !images.isEmpty()) {
                images.take(board);
                return true;
            } else {
                return false;
            }
        }
    }

    /** Takes the next choice and begins a search below it. */
    private void begin() {
        if (search == null) {
            search = new BlockSearch(size, allowed, endings);
            reflect();
        }
        board[prefixLength] = Long.numberOfTrailingZeros(choices);
        choices &= choices - 1;
        for (int row = 0; row < size; row++) {
            allowed[row] = allowed(row);
        }
        search.begin(board, prefixLength + 1);
    }

    /** Leaves the right half to mirror images, if this has both halves and they are small enough to be kept. */
    private void reflect() {
        if (!fundamental && size <= MirrorImages.LARGEST_SIZE && Long.bitCount(choices) == size) {
            images = new MirrorImages(size);
            choices &= (1L << ((size + 1) / 2)) - 1;
        }
    }

    private long allowed(int row) {
        return fundamental && row > 0 ? fundamentalColumns(size, board[0], row) : (1L << size) - 1;
    }

    /**
     * The columns that a row below the first may have in a fundamental solution. Such a solution is the least of its
     * images, so that no queen at the edge of the board is nearer to a corner than that of row 0.
     */
    public static long fundamentalColumns(int size, int first, int row) {
        long all = (1L << size) - 1;
        long edges = 1L | 1L << (size - 1);
        long inner = first <= row && row <= size - 1 - first ? all : all & ~edges;
        long corner = (1L << first) - 1;
        return row < size - 1 ? inner : inner & ~(corner | Long.reverse(corner) >>> (Long.SIZE - size));
    }

    @Override
    public @Nullable Spliterator<Board> trySplit() {
        if (search != null) {
            return null;
        }
        traversal.splitByCurrentThread();
        while (Long.bitCount(choices) == 1 && size - prefixLength > LEAST_ROWS) {
            board[prefixLength++] = Long.numberOfTrailingZeros(choices);
            choices = free();
        }
        int count = Long.bitCount(choices);
        if (count < 2 || size - prefixLength <= LEAST_ROWS) {
            return null;
        }
        long lower = 0;
        for (int i = 0; i < count / 2; i++) {
            lower |= choices & -choices;
            choices &= choices - 1;
        }
        SolutionSpliterator first = new SolutionSpliterator(this, lower);
        estimate -= first.estimate;
        return first;
    }

    /** The columns of the row after the given ones that no given queen attacks. */
    private long free() {
        long free = allowed(prefixLength);
        for (int row = 0; row < prefixLength; row++) {
            long bit = 1L << board[row];
            free &= ~(bit | bit << (prefixLength - row) | bit >>> (prefixLength - row));
        }
        return free;
    }

    @Override
    public long estimateSize() {
        return estimate;
    }

    @Override
    public int characteristics() {
        return ORDERED | DISTINCT | NONNULL | IMMUTABLE;
    }

    /** Tells whether none of the eight images of a solution is less than it. */
    public static boolean isCanonical(int[] columns) {
        int last = columns.length - 1;
        int[] rows = new int[columns.length];
        for (int row = 0; row <= last; row++) {
            rows[columns[row]] = row;
        }
        boolean[] greater = new boolean[8];
        int undecided = 7;
        for (int row = 0; row <= last && undecided > 0; row++) {
            int[] images = {
                last - columns[row],
                columns[last - row],
                last - columns[last - row],
                rows[row],
                rows[last - row],
                last - rows[row],
                last - rows[last - row]
            };
            for (int image = 0; image < images.length; image++) {
                if (!greater[image] && images[image] != columns[row]) {
                    if (images[image] < columns[row]) {
                        return false;
                    }
                    greater[image] = true;
                    undecided--;
                }
            }
        }
        return true;
    }
}
