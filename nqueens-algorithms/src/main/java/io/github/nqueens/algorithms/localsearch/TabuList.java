package io.github.nqueens.algorithms.localsearch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The pairs of rows swapped last, up to a number of them. The order of the two rows does not matter. Every question and
 * every change takes O(1) on average. Not safe for use by several threads.
 */
final class TabuList {
    private static final int HASHES = 128;

    private final int capacity;
    private final Deque<Long> pairs = new ArrayDeque<>();

    /** The number of times that each pair is in the list. A forbidden pair may be swapped again. */
    private final Map<Long, Integer> times = new HashMap<>();

    /** The number of pairs in the list with each hash. Nearly every pair asked for has a hash that occurs in none of them. */
    private final int[] hashes = new int[HASHES];

    TabuList(int capacity) {
        this.capacity = capacity;
    }

    int size() {
        return pairs.size();
    }

    boolean contains(int row1, int row2) {
        return hashes[hash(row1, row2)] > 0 && times.containsKey(pair(row1, row2));
    }

    /** Adds a pair and drops the oldest if there are too many. */
    void add(int row1, int row2) {
        long pair = pair(row1, row2);
        pairs.add(pair);
        times.put(pair, times.getOrDefault(pair, 0) + 1);
        hashes[hash(row1, row2)]++;
        if (pairs.size() > capacity) {
            dropOldest();
        }
    }

    /** Drops the oldest pair, if there is one. */
    void dropOldest() {
        if (!pairs.isEmpty()) {
            long oldest = pairs.remove();
            int left = times.getOrDefault(oldest, 0) - 1;
            if (left <= 0) {
                times.remove(oldest);
            } else {
                times.put(oldest, left);
            }
            hashes[hash((int) (oldest >>> Integer.SIZE), (int) oldest)]--;
        }
    }

    private static int hash(int row1, int row2) {
        return (Math.min(row1, row2) * 31 + Math.max(row1, row2)) & (HASHES - 1);
    }

    private static long pair(int row1, int row2) {
        return (long) Math.min(row1, row2) << Integer.SIZE | Math.max(row1, row2);
    }
}
