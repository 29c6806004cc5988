package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.ConflictCounter;

/** The columns without a queen, in no order, kept up to date in O(1) a move. Not safe for use by several threads. */
final class FreeColumns {
    private final int[] queensOn;
    private final int[] columns;

    /** Where a free column stands in the list of them. */
    private final int[] place;

    private int size;

    FreeColumns(ConflictCounter queens) {
        int n = queens.size();
        queensOn = new int[n];
        columns = new int[n];
        place = new int[n];
        for (int row = 0; row < n; row++) {
            queensOn[queens.column(row)]++;
        }
        for (int column = 0; column < n; column++) {
            if (queensOn[column] == 0) {
                add(column);
            }
        }
    }

    int size() {
        return size;
    }

    /** A free column by its place in the list, from 0 to size() - 1. */
    int get(int index) {
        return columns[index];
    }

    void leave(int column) {
        if (--queensOn[column] == 0) {
            add(column);
        }
    }

    void enter(int column) {
        if (queensOn[column]++ == 0) {
            int last = columns[--size];
            columns[place[column]] = last;
            place[last] = place[column];
        }
    }

    private void add(int column) {
        columns[size] = column;
        place[column] = size++;
    }
}
