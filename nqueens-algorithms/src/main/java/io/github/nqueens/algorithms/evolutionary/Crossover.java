package io.github.nqueens.algorithms.evolutionary;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Makes a child of two permutations. It keeps what they share; at every other position, from the first to the last, it
 * takes the value of one parent at random while that is still free; what is left open is filled with the free values at
 * random. One random bit decides a position, so that a 64-bit number serves 64 of them. Not safe for use by several threads.
 */
final class Crossover {
    private final RandomGenerator random;
    private final int n;
    /** Where the parents differ, and what the child has there. */
    private final int[] positions;

    private final int[] values;
    private final int[] open;
    private final int[] free;
    /** The number of the last child in which a value was taken. */
    private final int[] takenBy;

    private int child;
    private int differing;

    Crossover(int n, RandomGenerator random) {
        this.random = random;
        this.n = n;
        this.positions = new int[n];
        this.values = new int[n];
        this.open = new int[n];
        this.free = new int[n];
        this.takenBy = new int[n];
    }

    /** Chooses the child's values where the parents differ. */
    void cross(int[] parent1, int[] parent2) {
        findDifferences(parent1, parent2);
        nextChild();
        int left = 0;
        long bits = 0;
        for (int i = 0; i < differing; i++) {
            bits = i % Long.SIZE == 0 ? random.nextLong() : bits >>> 1;
            int position = positions[i];
            int value = (bits & 1) == 0 ? parent1[position] : parent2[position];
            if (takenBy[value] == child) {
                open[left++] = i;
            } else {
                takenBy[value] = child;
                values[i] = value;
            }
        }
        if (left > 0) {
            fill(parent1, left);
        }
    }

    /** Whether the child is equal to this parent. */
    boolean isLike(int[] parent) {
        for (int i = 0; i < differing; i++) {
            if (values[i] != parent[positions[i]]) {
                return false;
            }
        }
        return true;
    }

    /** Turns a copy of a parent into the child. */
    void express(int[] copy) {
        for (int i = 0; i < differing; i++) {
            copy[positions[i]] = values[i];
        }
    }

    private void findDifferences(int[] parent1, int[] parent2) {
        differing = 0;
        int from = 0;
        while (from < n) {
            int skipped = Arrays.mismatch(parent1, from, n, parent2, from, n);
            if (skipped < 0) {
                return;
            }
            from += skipped;
            positions[differing++] = from++;
            // Differences come in clusters while the population is young: no search for the next one there.
            while (from < n && parent1[from] != parent2[from]) {
                positions[differing++] = from++;
            }
        }
    }

    /** Distributes the values that no position took over the positions that took none. */
    private void fill(int[] parent, int left) {
        int count = 0;
        for (int i = 0; i < differing; i++) {
            int value = parent[positions[i]];
            if (takenBy[value] != child) {
                free[count++] = value;
            }
        }
        for (int i = 0; i < left; i++) {
            int choice = random.nextInt(count);
            values[open[i]] = free[choice];
            free[choice] = free[--count];
        }
    }

    private void nextChild() {
        child++;
        if (child == 0) {
            Arrays.fill(takenBy, 0);
            child = 1;
        }
    }
}
