package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * The subsets of a set of rows or columns, each a number with one bit for each element, in ascending order. Plain loops
 * make them, because a pipeline of streams takes the first count of a JVM longer to load than to run.
 */
final class Subsets {
    private Subsets() {}

    /** All subsets. */
    static int[] of(int set) {
        int[] subsets = new int[1 << Integer.bitCount(set)];
        int subset = 0;
        for (int i = 0; i < subsets.length; i++) {
            subsets[i] = subset;
            subset = subset - set & set;
        }
        return subsets;
    }

    /** The subsets with a given number of elements. */
    static int[] of(int set, int size) {
        int[] subsets = of(set);
        int count = 0;
        for (int subset : subsets) {
            if (Integer.bitCount(subset) == size) {
                subsets[count++] = subset;
            }
        }
        return Arrays.copyOf(subsets, count);
    }
}
