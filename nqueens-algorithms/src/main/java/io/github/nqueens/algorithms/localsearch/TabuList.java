package io.github.nqueens.algorithms.localsearch;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

/** The pairs of rows swapped last, oldest first, up to a number of them. The order of the two rows does not matter. */
final class TabuList {
    private final int capacity;
    private final Set<Long> pairs = new LinkedHashSet<>();

    TabuList(int capacity) {
        this.capacity = capacity;
    }

    int size() {
        return pairs.size();
    }

    boolean contains(int row1, int row2) {
        return !pairs.isEmpty() && pairs.contains(pair(row1, row2));
    }

    /** Adds a pair as the newest, also if it was there, and drops the oldest if there are too many. */
    void add(int row1, int row2) {
        Long pair = pair(row1, row2);
        pairs.remove(pair);
        pairs.add(pair);
        if (pairs.size() > capacity) {
            dropOldest();
        }
    }

    /** Drops the oldest pair, if there is one. */
    void dropOldest() {
        Iterator<Long> oldestFirst = pairs.iterator();
        if (oldestFirst.hasNext()) {
            oldestFirst.next();
            oldestFirst.remove();
        }
    }

    private static long pair(int row1, int row2) {
        return (long) Math.min(row1, row2) << Integer.SIZE | Math.max(row1, row2);
    }
}
