package io.github.nqueens.algorithms.localsearch;

import java.util.HashSet;
import java.util.Set;

/**
 * The neighbors with the least keys among those offered, each board once however many boards it is a neighbor of. A
 * heap holds them, the greatest key on top. Not safe for use by several threads.
 */
final class BestNeighbors {
    private final int most;
    private final double[] keys;
    private final long[] boards;
    private final int[] parents;
    private final int[] rows;
    private final int[] columns;
    private final Set<Long> held = new HashSet<>();
    private int size;

    BestNeighbors(int most) {
        this.most = most;
        this.keys = new double[most];
        this.boards = new long[most];
        this.parents = new int[most];
        this.rows = new int[most];
        this.columns = new int[most];
    }

    void clear() {
        size = 0;
        held.clear();
    }

    /** A neighbor with a key above this is of no use. */
    double worst() {
        return size < most ? Double.POSITIVE_INFINITY : keys[0];
    }

    /**
     * Takes a neighbor if it is among the best so far. The same board comes with the same key each time, so that a board that was
     * dropped stays out.
     */
    void offer(double key, long board, int parent, int row, int column) {
        if (key >= worst() || !held.add(board)) {
            return;
        }
        if (size < most) {
            up(size++, key, board, parent, row, column);
        } else {
            held.remove(boards[0]);
            down(key, board, parent, row, column);
        }
    }

    private void up(int from, double key, long board, int parent, int row, int column) {
        int at = from;
        while (at > 0 && keys[(at - 1) >>> 1] < key) {
            copy((at - 1) >>> 1, at);
            at = (at - 1) >>> 1;
        }
        set(at, key, board, parent, row, column);
    }

    /** Puts a neighbor in the place of the top. */
    private void down(double key, long board, int parent, int row, int column) {
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && keys[child + 1] > keys[child]) {
                child++;
            }
            if (keys[child] <= key) {
                break;
            }
            copy(child, at);
            at = child;
        }
        set(at, key, board, parent, row, column);
    }

    private void copy(int from, int to) {
        set(to, keys[from], boards[from], parents[from], rows[from], columns[from]);
    }

    private void set(int at, double key, long board, int parent, int row, int column) {
        keys[at] = key;
        boards[at] = board;
        parents[at] = parent;
        rows[at] = row;
        columns[at] = column;
    }

    int size() {
        return size;
    }

    /** The index of the board that a neighbor comes from. */
    int parent(int index) {
        return parents[index];
    }

    /** The row of the queen that moves. */
    int row(int index) {
        return rows[index];
    }

    /** Where that queen goes. */
    int column(int index) {
        return columns[index];
    }

    /** How many different boards the neighbors come from. */
    int families() {
        Set<Integer> families = new HashSet<>();
        for (int index = 0; index < size; index++) {
            families.add(parents[index]);
        }
        return families.size();
    }
}
