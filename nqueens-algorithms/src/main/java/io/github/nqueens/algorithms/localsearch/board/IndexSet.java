package io.github.nqueens.algorithms.localsearch.board;

import io.github.nqueens.algorithms.common.Tables;
import io.github.nqueens.spi.SearchContext;

/** Some of the numbers from 0 to n - 1, in no particular but a repeatable order. Every operation takes O(1). Not safe for use by several threads. */
public final class IndexSet {
    private final int[] members;

    /** Where a number is among the members, from 1; 0 if it is not. */
    private final int[] place;

    private int size;

    public IndexSet(int n, SearchContext run) {
        members = Tables.ints(n, run);
        place = Tables.ints(n, run);
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

    /** Empties the set in no time. Exactly its members must then be added again, in the order they are to have. */
    public void readd() {
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
