package io.github.nqueens.algorithms.solutions.estimation;

import java.util.SplittableRandom;

/**
 * A Markov chain on the permutations of n columns, by Metropolis' rule with random swaps: a permutation with E attacking
 * pairs is met with a probability proportional to exp(-b E). What proposals would change is counted, taken or not.
 */
final class SwapChain {
    /** Acceptance of changes that are greater is computed when it is needed. */
    private static final int TABLED_CHANGES = 64;

    private static final double UNIT = 0x1p-53;

    private final int size;
    private final SplittableRandom random;
    private final int[] columns;

    /** Queens on each diagonal, by sum and by difference of row and column. */
    private final short[] sums;

    private final short[] differences;
    private final double[] acceptance = new double[TABLED_CHANGES];
    private final int[] attacked;
    private double inverseTemperature;
    private int energy;

    /** Begins with a random permutation and b = 0. */
    SwapChain(int size, SplittableRandom random) {
        this.size = size;
        this.random = random;
        this.columns = new int[size];
        this.sums = new short[2 * size - 1];
        this.differences = new short[2 * size - 1];
        this.attacked = new int[size];
        for (int row = 0; row < size; row++) {
            int other = (int) (((random.nextLong() >>> 32) * (row + 1)) >>> 32);
            columns[row] = columns[other];
            columns[other] = row;
        }
        for (int row = 0; row < size; row++) {
            energy += sums[row + columns[row]]++ + differences[row - columns[row] + size - 1]++;
        }
        setInverseTemperature(0);
    }

    void setInverseTemperature(double b) {
        inverseTemperature = b;
        for (int change = 0; change < TABLED_CHANGES; change++) {
            acceptance[change] = StrictMath.exp(-b * change);
        }
    }

    int energy() {
        return energy;
    }

    /**
     * Proposes swaps.
     *
     * @param transitions for each energy, how many proposals would change it, by kind
     */
    void propose(int count, int[] transitions) {
        int n = size;
        int[] queens = columns;
        int now = energy;
        int most = transitions.length / TransitionCounts.KINDS - 1;
        for (int i = 0; i < count; i++) {
            long bits = random.nextLong();
            int row = (int) (((bits >>> 32) * n) >>> 32);
            int other = (int) (((bits & 0xffffffffL) * (n - 1)) >>> 32);
            other += other >= row ? 1 : 0;
            int column = queens[row];
            int otherColumn = queens[other];
            int change = change(row, column, other, otherColumn);
            int kind = Math.abs(change) <= TransitionCounts.REACH ? change : 0;
            transitions[Math.min(now, most) * TransitionCounts.KINDS + TransitionCounts.REACH + kind]++;
            if (change <= 0 || (random.nextLong() >>> 11) * UNIT < acceptance(change)) {
                swap(row, column, other, otherColumn);
                now += change;
            }
        }
        energy = now;
    }

    private double acceptance(int change) {
        return change < TABLED_CHANGES ? acceptance[change] : StrictMath.exp(-inverseTemperature * change);
    }

    /** Two queens that leave a common diagonal, or come to one, count a pair more than each for itself. */
    private int change(int row, int column, int other, int otherColumn) {
        int shift = size - 1;
        int sum = row + column;
        int otherSum = other + otherColumn;
        int difference = row - column;
        int otherDifference = other - otherColumn;
        int together = (sum == otherSum ? 2 : 0) + (difference == otherDifference ? 2 : 0);
        return sums[row + otherColumn]
                + sums[other + column]
                + differences[row - otherColumn + shift]
                + differences[other - column + shift]
                - sums[sum]
                - sums[otherSum]
                - differences[difference + shift]
                - differences[otherDifference + shift]
                + 4
                + together;
    }

    private void swap(int row, int column, int other, int otherColumn) {
        int shift = size - 1;
        columns[row] = otherColumn;
        columns[other] = column;
        sums[row + column]--;
        sums[other + otherColumn]--;
        sums[row + otherColumn]++;
        sums[other + column]++;
        differences[row - column + shift]--;
        differences[other - otherColumn + shift]--;
        differences[row - otherColumn + shift]++;
        differences[other - column + shift]++;
    }

    /**
     * Looks at swaps of attacked queens without making any. A swap that lowers the energy takes part of an attacked queen; if it
     * has two of the A attacked queens it is drawn twice as often as with one, so that it counts half.
     *
     * @param weights where to add, from {@code at} on and for changes by -1, -2 and so on, the sum of 2 A / k over the swaps
     *     that lower the energy so, where k of the two queens are attacked: its mean, divided by n, is the share of such
     *     swaps among all
     */
    void lookAtAttacked(int count, long[] weights, int at) {
        int number = 0;
        for (int row = 0; row < size; row++) {
            if (isAttacked(row)) {
                attacked[number++] = row;
            }
        }
        for (int i = 0; i < count && number > 0; i++) {
            long bits = random.nextLong();
            int row = attacked[(int) (((bits >>> 32) * number) >>> 32)];
            int other = (int) (((bits & 0xffffffffL) * (size - 1)) >>> 32);
            other += other >= row ? 1 : 0;
            int change = change(row, columns[row], other, columns[other]);
            if (change < 0 && change >= -TransitionCounts.REACH) {
                weights[at - change - 1] += isAttacked(other) ? number : 2L * number;
            }
        }
    }

    private boolean isAttacked(int row) {
        return sums[row + columns[row]] > 1 || differences[row - columns[row] + size - 1] > 1;
    }
}
