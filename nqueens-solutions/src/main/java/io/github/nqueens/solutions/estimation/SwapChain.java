package io.github.nqueens.solutions.estimation;

import io.github.nqueens.internal.SeededRandom;

/**
 * A Markov chain on the permutations of n columns, by Metropolis' rule with random swaps: a permutation with E attacking
 * pairs is met with a probability proportional to exp(-b E). What proposals would change is counted, taken or not.
 */
final class SwapChain {
    /** The odds of greater changes are computed when they are needed. */
    private static final int TABLED_CHANGES = 64;

    private static final int DRAWN_BITS = 53;

    private final int size;
    private final SeededRandom random;
    private final int[] columns;

    /** Queens on each diagonal, by sum and by difference of row and column. */
    private final int[] sums;

    private final int[] differences;

    /** For each change of the energy, how many of the 2^53 possible draws take it. */
    private final long[] taking = new long[TABLED_CHANGES];

    /** Scratch: the rows of attacked queens, and for each row how many queens attack its own. */
    private final int[] attacked;

    private final int[] attacks;
    private double inverseTemperature;
    private int energy;

    /** Begins with a random permutation and b = 0. */
    SwapChain(int size, SeededRandom random) {
        this.size = size;
        this.random = random;
        this.columns = new int[size];
        this.sums = new int[2 * size - 1];
        this.differences = new int[2 * size - 1];
        this.attacked = new int[size];
        this.attacks = new int[size];
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
            taking[change] = draws(change);
        }
    }

    private long draws(int change) {
        return (long) StrictMath.ceil((1L << DRAWN_BITS) * StrictMath.exp(-inverseTemperature * change));
    }

    int energy() {
        return energy;
    }

    /** A copy of the columns by row. */
    int[] columns() {
        return columns.clone();
    }

    /**
     * Proposes swaps. There is no branch on whether one is taken: about every second one is while b is small, and waiting
     * for wrong guesses of the processor took up to half of the time.
     *
     * @param transitions for each energy, how many proposals would change it, by kind
     */
    void propose(int count, long[] transitions) {
        int n = size;
        int[] queens = columns;
        int now = energy;
        int most = transitions.length / TransitionCounts.KINDS - 1;
        for (int i = 0; i < count; i++) {
            long bits = random.nextLong();
            long draw = random.nextLong() >>> (Long.SIZE - DRAWN_BITS);
            int row = (int) (((bits >>> 32) * n) >>> 32);
            int other = (int) (((bits & 0xffffffffL) * (n - 1)) >>> 32);
            other += other >= row ? 1 : 0;
            int column = queens[row];
            int otherColumn = queens[other];
            int change = change(row, column, other, otherColumn);
            int kind = Math.abs(change) <= TransitionCounts.REACH ? change : 0;
            transitions[Math.min(now, most) * TransitionCounts.KINDS + TransitionCounts.REACH + kind]++;
            int taken = isLess(draw, change < TABLED_CHANGES ? taking[Math.max(0, change)] : draws(change));
            swap(row, column, other, otherColumn, taken);
            now += taken * change;
        }
        energy = now;
    }

    /** For numbers that are not negative: 1 if the first one is less, 0 if not. */
    private static int isLess(long number, long bound) {
        return (int) ((number - bound) >>> (Long.SIZE - 1));
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

    /** Swaps the columns of two queens if {@code taken} is 1, and changes nothing if it is 0. */
    private void swap(int row, int column, int other, int otherColumn, int taken) {
        int shift = size - 1;
        int differing = (column ^ otherColumn) & -taken;
        columns[row] = column ^ differing;
        columns[other] = otherColumn ^ differing;
        sums[row + column] -= taken;
        sums[other + otherColumn] -= taken;
        sums[row + otherColumn] += taken;
        sums[other + column] += taken;
        differences[row - column + shift] -= taken;
        differences[other - otherColumn + shift] -= taken;
        differences[row - otherColumn + shift] += taken;
        differences[other - column + shift] += taken;
    }

    /**
     * Looks at swaps of attacked queens without making any: for each of them, at those with as many successive rows
     * from a random one on. A swap that lowers the energy moves an attacked queen. If it moves two of the A attacked
     * queens, it is met twice as often as with one, so it counts half.
     *
     * @param count looks to make, about: each attacked queen gets the same number
     * @param weights where to add, from {@code at} on and for changes by -1, -2 and so on, the sum of 2 A / k over the swaps
     *     that lower the energy so, where k of the two queens are attacked: its mean, divided by n, is the share of such
     *     swaps among all
     * @return how many looks there were; without an attacked queen, those asked for, none of which would have found a swap
     */
    int lookAtAttacked(int count, long[] weights, int at) {
        int number = findAttacked();
        if (number == 0) {
            return count;
        }
        int n = size;
        int shift = n - 1;
        int rows = Math.min(n - 1, (count - 1) / number + 1);
        for (int i = 0; i < number; i++) {
            int row = attacked[i];
            int column = columns[row];
            int pairs = attacks[row];
            int other = (int) (((random.nextLong() >>> 32) * n) >>> 32);
            for (int j = 0; j < rows; j++) {
                other = next(other);
                if (other == row) {
                    other = next(other);
                }
                // Two of the four new diagonals and all pairs that may be lost are enough to rule out most swaps.
                if (sums[other + column] + differences[other - column + shift] < pairs + attacks[other]) {
                    int change = change(row, column, other, columns[other]);
                    if (change < 0 && change >= -TransitionCounts.REACH) {
                        weights[at - change - 1] += attacks[other] > 0 ? number : 2L * number;
                    }
                }
            }
        }
        return number * rows;
    }

    private int next(int row) {
        return row + 1 < size ? row + 1 : 0;
    }

    /**
     * Notes for each row how many queens attack its queen, and lists the rows with an attacked queen. Returns the number
     * of these rows.
     */
    private int findAttacked() {
        int number = 0;
        for (int row = 0; row < size; row++) {
            int column = columns[row];
            attacks[row] = sums[row + column] + differences[row - column + size - 1] - 2;
            if (attacks[row] > 0) {
                attacked[number++] = row;
            }
        }
        return number;
    }
}
