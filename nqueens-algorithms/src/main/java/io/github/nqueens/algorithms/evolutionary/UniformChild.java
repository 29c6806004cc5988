package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.spi.RangeTask;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The children that {@link Crossover.Published#UNIFORM} makes. It looks only at positions where the parents differ. In a population
 * that has converged there are hardly any. Not safe for use by several threads.
 */
final class UniformChild {
    /** Positions that are done in no time. */
    private static final int AT_ONCE = 1 << 14;

    private final SearchContext context;
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
    private int openCount;
    private int freeCount;
    private long bits;

    UniformChild(SearchContext context) {
        this.context = context;
        this.random = context.random();
        this.n = context.size();
        this.positions = array();
        this.values = array();
        this.open = array();
        this.free = array();
        this.takenBy = array();
    }

    /** Asks before: a long array takes so long to be made that the run may be over by the next one. */
    private int[] array() {
        int[][] made = new int[1][];
        context.inSteps(1, (from, to) -> made[0] = new int[n]);
        return made[0];
    }

    /** Chooses the child's values where the parents differ. */
    void cross(int[] parent1, int[] parent2) {
        findDifferences(parent1, parent2);
        nextChild();
        openCount = 0;
        freeCount = 0;
        inSteps(differing, (from, to) -> choose(parent1, parent2, from, to));
        if (openCount > 0) {
            inSteps(differing, (from, to) -> findFree(parent1, from, to));
            inSteps(openCount, this::fill);
        }
    }

    private void inSteps(int count, RangeTask step) {
        if (count <= AT_ONCE) {
            step.run(0, count);
        } else {
            context.inSteps(count, step);
        }
    }

    private void choose(int[] parent1, int[] parent2, int from, int to) {
        for (int i = from; i < to; i++) {
            bits = i % Long.SIZE == 0 ? random.nextLong() : bits >>> 1;
            int position = positions[i];
            int value = (bits & 1) == 0 ? parent1[position] : parent2[position];
            if (takenBy[value] == child) {
                open[openCount++] = i;
            } else {
                takenBy[value] = child;
                values[i] = value;
            }
        }
    }

    /** Collects the values that no position took. */
    private void findFree(int[] parent, int from, int to) {
        for (int i = from; i < to; i++) {
            int value = parent[positions[i]];
            if (takenBy[value] != child) {
                free[freeCount++] = value;
            }
        }
    }

    /** Distributes them over the positions that took none. */
    private void fill(int from, int to) {
        for (int i = from; i < to; i++) {
            int choice = random.nextInt(freeCount);
            values[open[i]] = free[choice];
            free[choice] = free[--freeCount];
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
        for (int row = 0; row < n; row++) {
            if (parent1[row] != parent2[row]) {
                positions[differing++] = row;
            }
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
