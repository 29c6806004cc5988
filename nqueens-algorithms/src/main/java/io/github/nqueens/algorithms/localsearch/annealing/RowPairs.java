package io.github.nqueens.algorithms.localsearch.annealing;

import java.util.random.RandomGenerator;

/**
 * Draws two different rows. Every ordered pair has the same probability. One 64-bit number serves both: its upper half
 * gives the first row and its lower half the second. A number that would favor some rows is thrown away, and another is
 * drawn.
 *
 * <p>Source: D. Lemire, Fast random integer generation in an interval, ACM TOMACS 29(1), 2019, doi:10.1145/3230636.
 */
public final class RowPairs implements PairSource {
    private static final long HALF = 0xffff_ffffL;

    private final RandomGenerator random;
    private final int rows;
    private final long unfairFirst;
    private final long unfairSecond;

    public RowPairs(int rows, RandomGenerator random) {
        this.random = random;
        this.rows = rows;
        this.unfairFirst = (HALF + 1) % rows;
        this.unfairSecond = (HALF + 1) % (rows - 1);
    }

    @Override
    public long next() {
        long first;
        long second;
        do {
            long bits = random.nextLong();
            first = (bits >>> 32) * rows;
            second = (bits & HALF) * (rows - 1);
        } while ((first & HALF) < unfairFirst || (second & HALF) < unfairSecond);
        int row1 = (int) (first >>> 32);
        int other = (int) (second >>> 32);
        // One more if the other row is not below the first, without a branch: it could not be predicted.
        int row2 = other - ((row1 - 1 - other) >> 31);
        return (first & ~HALF) | row2;
    }

    @Override
    public void swapped(int row1, int row2) {
        // Every pair stays as likely as any other.
    }

    @Override
    public boolean mayBeDrawnAhead() {
        return true;
    }

    public static int first(long pair) {
        return (int) (pair >>> 32);
    }

    public static int second(long pair) {
        return (int) pair;
    }
}
