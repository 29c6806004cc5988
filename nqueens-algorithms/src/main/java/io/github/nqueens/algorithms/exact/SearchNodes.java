package io.github.nqueens.algorithms.exact;

import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.LongPieces;
import io.github.nqueens.internal.MemoryShortageException;
import java.util.Locale;

/**
 * The boards of a best-first search, and a binary heap of those that wait. A board is its parent, the column of its last queen and how many
 * of its children are kept, in one word; two more words say how early it is taken. A board whose children are all gone is forgotten, and its
 * place is used again. Not safe for use by several threads.
 */
final class SearchNodes {
    static final int NONE = -1;

    /** The bits of a column, and of a number of children. */
    private static final int COLUMN_BITS = 15;

    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;
    private static final long CHILD = 1L << COLUMN_BITS;
    private static final int PARENT_SHIFT = 2 * COLUMN_BITS;

    /** Words of one board in the table: what it is, its cost, and its rank among equal costs. */
    private static final int WORDS = 3;

    /** Bytes of one board in the table and in the heap. */
    static final int BYTES = (WORDS + 1) * Long.BYTES;

    /** A table of more words is large. */
    private static final long LARGE = 1L << 20;

    /** Bytes of the first board. */
    static final long LEAST_BYTES = 2 * LongPieces.LEAST_BYTES;

    private final LongPieces table = new LongPieces();
    private final LongPieces heap = new LongPieces();
    private final int most;
    private long nodes;
    private long free = NONE;
    private int kept;
    private int waiting;

    /** Room for other threads, which need some memory too when the tables have taken the rest. */
    private byte[] reserve = {};

    SearchNodes(int most) {
        this.most = most;
    }

    /** The number of boards that wait to be taken. */
    int waiting() {
        return waiting;
    }

    /** The number of boards kept: those that wait, and those from which they descend. */
    int kept() {
        return kept;
    }

    /**
     * Adds a board.
     *
     * @throws MemoryShortageException if there is no room for it; the boards are gone then
     */
    void add(int parent, int column, long cost, long rank) {
        if (kept >= most) {
            throw shortage();
        }
        long at = free == NONE ? nodes : free;
        try {
            if (at == nodes) {
                table.ensure((nodes + 1) * WORDS);
            }
            heap.ensure(waiting + 1L);
            if (reserve.length == 0 && table.room() >= LARGE) {
                reserve = new byte[1 << 20];
            }
        } catch (OutOfMemoryError noRoom) {
            throw shortage();
        }
        if (at == nodes) {
            nodes++;
        } else {
            free = table.get(at * WORDS + 1);
        }
        kept++;
        table.set(at * WORDS, (parent + 1L) << PARENT_SHIFT | column);
        table.set(at * WORDS + 1, cost);
        table.set(at * WORDS + 2, rank);
        if (parent != NONE) {
            table.set(parent * (long) WORDS, table.get(parent * (long) WORDS) + CHILD);
        }
        rise((int) at);
    }

    /** Takes the board of least cost, the one of the least rank among equals. It is kept until it is {@link #release}d. */
    int take() {
        int least = (int) heap.get(0);
        int last = (int) heap.get(--waiting);
        long at = 0;
        while (true) {
            long child = 2 * at + 1;
            if (child >= waiting) {
                break;
            }
            if (child + 1 < waiting && isBefore((int) heap.get(child + 1), (int) heap.get(child))) {
                child++;
            }
            if (!isBefore((int) heap.get(child), last)) {
                break;
            }
            heap.set(at, heap.get(child));
            at = child;
        }
        heap.set(at, last);
        return least;
    }

    private void rise(int node) {
        long at = waiting++;
        while (at > 0) {
            long above = (at - 1) / 2;
            if (!isBefore(node, (int) heap.get(above))) {
                break;
            }
            heap.set(at, heap.get(above));
            at = above;
        }
        heap.set(at, node);
    }

    private boolean isBefore(int node, int other) {
        long cost = table.get(node * (long) WORDS + 1);
        long otherCost = table.get(other * (long) WORDS + 1);
        return cost != otherCost
                ? cost < otherCost
                : table.get(node * (long) WORDS + 2) < table.get(other * (long) WORDS + 2);
    }

    /** Forgets a board that was taken, and each board before it, that has no child left. */
    void release(int taken) {
        int node = taken;
        while (node != NONE && (table.get(node * (long) WORDS) >>> COLUMN_BITS & COLUMN_MASK) == 0) {
            int parent = parent(node);
            table.set(node * (long) WORDS + 1, free);
            free = node;
            kept--;
            if (parent != NONE) {
                table.set(parent * (long) WORDS, table.get(parent * (long) WORDS) - CHILD);
            }
            node = parent;
        }
    }

    int parent(int node) {
        return (int) (table.get(node * (long) WORDS) >>> PARENT_SHIFT) - 1;
    }

    int column(int node) {
        return (int) table.get(node * (long) WORDS) & COLUMN_MASK;
    }

    /** Why there is no room. The boards are gone afterwards, so that the sentence has memory. */
    private MemoryShortageException shortage() {
        boolean isAllowed = kept < most;
        if (isAllowed) {
            // The sentence takes memory too.
            table.clear();
            heap.clear();
            reserve = new byte[0];
        }
        String boards = String.format(Locale.ROOT, "%,d boards are kept, of which %,d wait", kept, waiting);
        return new MemoryShortageException(
                isAllowed
                        ? boards + ": " + HeapBudget.exhausted((kept + 1L) * BYTES)
                        : boards + ", and no more are allowed; raise 'boards', or choose strategy=depth-first");
    }
}
