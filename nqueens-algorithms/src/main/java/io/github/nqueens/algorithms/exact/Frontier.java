package io.github.nqueens.algorithms.exact;

import io.github.nqueens.algorithms.exact.engine.PackedState;
import io.github.nqueens.algorithms.exact.engine.StateQueue;
import java.util.Arrays;
import java.util.Objects;

/**
 * The frontier of a breadth-first search: boards whose first rows have a queen, the oldest first. An entry is the path
 * to a board, which holds its columns, and its state, which holds the lines taken.
 */
final class Frontier {
    private final int n;
    private final long squares;
    private final PackedPath path;
    private final int pathWords;
    private final int entryWords;
    private final StateQueue queue = new StateQueue();

    /** Where entries are read, and the place of the entry taken last. */
    private StateQueue.Chunk in;

    private int at;

    /** Where entries are written. */
    private StateQueue.Chunk out;

    /** The row in which the board taken last has its next queen: how many rows it has filled. */
    private int level = -1;

    /** The number of boards of the level. */
    private long boards;

    /** The number of these boards that were not taken. */
    private long left;

    /** The number of children of the boards that were taken. */
    private long children;

    /** A frontier that holds the empty board. */
    Frontier(int n) {
        this.n = n;
        this.squares = (1L << n) - 1;
        this.path = new PackedPath(n);
        this.pathWords = path.words();
        this.entryWords = pathWords + 1;
        StateQueue.Chunk first = queue.tail(entryWords, 0, 1, 0);
        Arrays.fill(first.states, 0, entryWords, 0);
        first.written += entryWords;
        this.in = first;
        this.out = first;
        this.children = 1;
    }

    /** Takes the oldest board, and returns its state. */
    long takeOldest() {
        if (left == 0) {
            level++;
            boards = children;
            left = children;
            children = 0;
        }
        if (in.unread() == 0) {
            in = Objects.requireNonNull(queue.head(), "the frontier is empty");
        }
        at = in.read;
        in.read += entryWords;
        left--;
        return in.states[at + pathWords];
    }

    /** Makes room for all children of the board taken last. */
    void ensureRoomForChildren() {
        if (out.room() < entryWords * n) {
            out = queue.tail(entryWords * n, level, boards, boards - left - 1);
        }
    }

    /** Appends the board taken last with one more queen, on the square of its next row that is a bit of the argument. */
    void appendChild(long square) {
        int to = out.written;
        path.append(in.states, at, level, Long.numberOfTrailingZeros(square), out.states, to);
        out.states[to + pathWords] = PackedState.child(in.states[at + pathWords], square, squares);
        out.written = to + entryWords;
        children++;
    }

    /** The rows that the board taken last has filled. */
    int level() {
        return level;
    }

    /** The column of a filled row of the board taken last. */
    int column(int row) {
        return path.column(in.states, at, row);
    }

    /** The columns of the board taken last, whose rows are all filled. */
    int[] columns() {
        int[] columns = new int[n];
        Arrays.setAll(columns, this::column);
        return columns;
    }

    /** The number of boards that wait to be taken. */
    long size() {
        return left + children;
    }
}
