package io.github.nqueens.solutions.join;

/**
 * Every {@code count}-th element of a list, from one on.
 *
 * @param first the index of the first element, from 0 to count - 1
 * @param count into how many shares the list is cut
 */
record Share(int first, int count) {
    /** The elements of this share. */
    int[] of(int[] list) {
        int[] share = new int[Math.max(0, (list.length - first + count - 1) / count)];
        for (int i = 0; i < share.length; i++) {
            share[i] = list[first + i * count];
        }
        return share;
    }
}
