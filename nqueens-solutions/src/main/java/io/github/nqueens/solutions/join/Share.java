package io.github.nqueens.solutions.join;

import java.util.stream.IntStream;

/**
 * Every {@code count}-th element of a list, from one on.
 *
 * @param first the index of the first element, from 0 to count - 1
 * @param count into how many shares the list is cut
 */
record Share(int first, int count) {
    /** The elements of this share. */
    int[] of(int[] list) {
        return IntStream.range(0, list.length)
                .filter(i -> i % count == first)
                .map(i -> list[i])
                .toArray();
    }
}
