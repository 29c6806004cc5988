package io.github.nqueens.algorithms.constructive;

import java.util.Arrays;

/** A growing list of numbers without boxes, which take a tenth of the time of a search of 1,000 rows. */
final class IntList {
    private int[] values = new int[16];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return values[index];
    }

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    void clear() {
        size = 0;
    }

    void swap(int index1, int index2) {
        int value = values[index1];
        values[index1] = values[index2];
        values[index2] = value;
    }
}
