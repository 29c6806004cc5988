package io.github.nqueens.algorithms.localsearch.board;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;

/**
 * Some of the numbers from 0 to n - 1, in an order that is unspecified but the same in every run. Every operation takes
 * O(1). Not safe for use by several threads.
 */
public final class IndexSet {
    private final int[] members;

    /** The place of each number among the members, counted from 1; 0 if it is no member. */
    private final int[] place;

    private int size;

    public IndexSet(int n, SearchContext run) {
        members = LimitedArrays.ints(n, run);
        place = LimitedArrays.ints(n, run);
    }

    public int size() {
        return size;
    }

    public boolean contains(int number) {
        return place[number] != 0;
    }

    /** The member at a place from 0 to size - 1. */
    public int at(int index) {
        return members[index];
    }

    /** Adds a number that is not a member. */
    public void add(int number) {
        members[size++] = number;
        place[number] = size;
    }

    /** Clears the set in O(1). The caller then adds the same members again, in the order wanted; other members are undefined. */
    public void clearToAddAgain() {
        size = 0;
    }

    /** Removes a member; the last takes its place. */
    public void remove(int number) {
        int last = members[--size];
        members[place[number] - 1] = last;
        place[last] = place[number];
        place[number] = 0;
    }
}
