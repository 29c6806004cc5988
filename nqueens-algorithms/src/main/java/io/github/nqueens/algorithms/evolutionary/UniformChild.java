package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.RangeTask;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The children that {@link Crossover.Published#UNIFORM} makes. It looks only at the positions where the parents differ, which
 * are few once a population has converged. Not safe for use by several threads.
 */
final class UniformChild {
    /** Work on at most this many positions is too short to check the limits in between. */
    private static final int AT_ONCE = 1 << 14;

    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    /** The positions at which the parents differ. */
    private final int[] positions;

    /** The values of the child at these positions. */
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
        this.positions = LimitedArrays.ints(n, context);
        this.values = LimitedArrays.ints(n, context);
        this.open = LimitedArrays.ints(n, context);
        this.free = LimitedArrays.ints(n, context);
        this.takenBy = LimitedArrays.ints(n, context);
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

    /** Tells whether the child is equal to this parent. */
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
