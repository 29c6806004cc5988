package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * The items 0 to n - 1 in ascending order of a small key each, kept in order while keys go up and down by one.
 *
 * <p>Items of one key form a bucket, a run of the order. An item whose key changes by one trades places with the item at
 * the edge of its bucket, and the edge moves past it: O(1), with three arrays of n and one of as many as there are keys.
 */
public final class Ranking {
    /** The number of items tested between two checks of the limits, in some microseconds. */
    private static final int ITEMS_PER_CHECK = 1 << 12;

    private final int[] order;
    private final int[] position;
    private final int[] key;
    /** The place at which the bucket of each key starts. One more entry ends the last bucket. */
    private final int[] start;

    private int highest;

    /**
     * Sorts the items. Takes O(n + keys).
     *
     * @param n the number of items, at least 1
     * @param keys the number of different keys: they go from 0 to {@code keys - 1}
     * @param keyOf the key that an item has at first
     */
    public Ranking(int n, int keys, IntUnaryOperator keyOf, SearchContext run) {
        order = LimitedArrays.ints(n, run);
        position = LimitedArrays.ints(n, run);
        key = LimitedArrays.ints(n, run);
        start = LimitedArrays.ints(keys + 1, run);
        run.inSteps(n, (from, to) -> {
            for (int item = from; item < to; item++) {
                key[item] = keyOf.applyAsInt(item);
                start[key[item] + 1]++;
                highest = Math.max(highest, key[item]);
            }
        });
        run.inSteps(keys, (from, to) -> {
            for (int k = from; k < to; k++) {
                start[k + 1] += start[k];
            }
        });
        int[] next = Arrays.copyOf(start, highest + 1);
        run.inSteps(n, (from, to) -> {
            for (int item = from; item < to; item++) {
                put(item, next[key[item]]++);
            }
        });
    }

    public int key(int item) {
        return key[item];
    }

    /** The largest key of an item. */
    public int highest() {
        return highest;
    }

    /** The item at a place of the order. */
    public int at(int place) {
        return order[place];
    }

    /** The place of the first item whose key is {@code k} or more; n if there is none. */
    public int start(int k) {
        return start[k];
    }

    /** The place after the last item whose key is {@code k} or less. */
    public int end(int k) {
        return start[k + 1];
    }

    /** The number of items whose key is {@code k}. */
    public int count(int k) {
        return start[k + 1] - start[k];
    }

    /** Tells whether a condition holds for all items whose key is {@code k}. */
    public boolean all(int k, IntPredicate condition, SearchContext run) {
        for (int place = start[k]; place < start[k + 1]; place++) {
            if (!condition.test(order[place])) {
                return false;
            }
            if (place % ITEMS_PER_CHECK == 0) {
                run.requireOngoing();
            }
        }
        return true;
    }

    public void increase(int item) {
        int k = key[item]++;
        int edge = --start[k + 1];
        put(order[edge], position[item]);
        put(item, edge);
        if (k == highest) {
            highest++;
        }
    }

    public void decrease(int item) {
        int k = key[item]--;
        int edge = start[k]++;
        put(order[edge], position[item]);
        put(item, edge);
        if (k == highest && start[k] == order.length) {
            highest--;
        }
    }

    private void put(int item, int place) {
        order[place] = item;
        position[item] = place;
    }
}
