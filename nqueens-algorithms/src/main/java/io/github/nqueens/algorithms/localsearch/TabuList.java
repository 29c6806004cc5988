package io.github.nqueens.algorithms.localsearch;

/**
 * The pairs of rows swapped last, up to a number of them. The order of the two rows does not matter.
 *
 * <p>A ring that is searched from end to end: the usual ten pairs lie in two cache lines.
 */
final class TabuList {
    private final long[] ring;
    private int oldest;
    private int size;

    TabuList(int capacity) {
        ring = new long[capacity];
    }

    int size() {
        return size;
    }

    boolean contains(int row1, int row2) {
        long pair = pair(row1, row2);
        for (int i = 0; i < size; i++) {
            if (ring[slot(i)] == pair) {
                return true;
            }
        }
        return false;
    }

    /** Adds a pair and drops the oldest if there are too many. */
    void add(int row1, int row2) {
        if (size == ring.length) {
            dropOldest();
        }
        if (size < ring.length) {
            ring[slot(size)] = pair(row1, row2);
            size++;
        }
    }

    /** Drops the oldest pair, if there is one. */
    void dropOldest() {
        if (size > 0) {
            oldest = slot(1);
            size--;
        }
    }

    private int slot(int age) {
        int slot = oldest + age;
        return slot < ring.length ? slot : slot - ring.length;
    }

    private static long pair(int row1, int row2) {
        return (long) Math.min(row1, row2) << Integer.SIZE | Math.max(row1, row2);
    }
}
