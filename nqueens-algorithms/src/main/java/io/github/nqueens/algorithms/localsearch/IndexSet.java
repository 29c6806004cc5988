package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.spi.SearchContext;

/** Some of the numbers from 0 to n - 1, in no particular but a repeatable order. Every operation takes O(1). Not safe for use by several threads. */
final class IndexSet {
    private final int[] members;

    /** Where a number is among the members, from 1; 0 if it is not. */
    private final int[] place;

    private int size;

    IndexSet(int n, SearchContext run) {
        members = Tables.ints(n, run);
        place = Tables.ints(n, run);
    }

    int size() {
        return size;
    }

    boolean contains(int number) {
        return place[number] != 0;
    }

    /** The member at a place from 0 to size - 1. */
    int at(int index) {
        return members[index];
    }

    /** Adds a number that is not a member. */
    void add(int number) {
        members[size++] = number;
        place[number] = size;
    }

    /** Empties the set in no time. Exactly its members must then be added again, in the order they are to have. */
    void readd() {
        size = 0;
    }

    /** Removes a member; the last takes its place. */
    void remove(int number) {
        int last = members[--size];
        members[place[number] - 1] = last;
        place[last] = place[number];
        place[number] = 0;
    }
}
