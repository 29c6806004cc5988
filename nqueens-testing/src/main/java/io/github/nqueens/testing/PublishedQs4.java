package io.github.nqueens.testing;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * QS4 as published: draws a random free column for each row until its diagonals are free, then swaps the few queens that
 * are left. Its result is not verified.
 *
 * <p>Source: R. Sosic, J. Gu, 3,000,000 queens in less than one minute, ACM SIGART Bulletin 2(2), 1991, 22-24.
 */
public final class PublishedQs4 {
    private final RandomGenerator random;
    private final int n;
    private final int[] queens;
    private final byte[] sums;
    private final byte[] differences;

    private PublishedQs4(int n, RandomGenerator random) {
        this.random = random;
        this.n = n;
        queens = new int[n];
        sums = new byte[2 * n];
        differences = new byte[2 * n];
    }

    /**
     * Finds one solution.
     *
     * @param n the size of the board, at least 4
     * @param random where the random numbers come from
     * @return the column of each row's queen
     */
    public static int[] solve(int n, RandomGenerator random) {
        PublishedQs4 search = new PublishedQs4(n, random);
        while (!search.finalSearch(search.initialSearch())) {
            Arrays.fill(search.sums, (byte) 0);
            Arrays.fill(search.differences, (byte) 0);
        }
        return search.queens;
    }

    /** Places without conflicts in at most 3.08 n tries, and the rest anyhow; the number of the rest. */
    private int initialSearch() {
        Arrays.setAll(queens, row -> row);
        int placed = 0;
        for (int tries = 0; tries < 3.08 * n && placed < n; tries++) {
            int other = placed + random.nextInt(n - placed);
            exchange(placed, other);
            if (sums[placed + queens[placed]] == 0 && differences[placed - queens[placed] + n] == 0) {
                count(placed, 1);
                placed++;
            } else {
                exchange(placed, other);
            }
        }
        for (int row = placed; row < n; row++) {
            exchange(row, row + random.nextInt(n - row));
            count(row, 1);
        }
        return n - placed;
    }

    private boolean finalSearch(int rest) {
        for (int row = n - rest; row < n; row++) {
            for (int swaps = 0; attacked(row); swaps++) {
                if (swaps == 7000) {
                    return false;
                }
                int other = random.nextInt(n);
                swap(row, other);
                if (attacked(row) || attacked(other)) {
                    swap(row, other);
                }
            }
        }
        return true;
    }

    private boolean attacked(int row) {
        return sums[row + queens[row]] > 1 || differences[row - queens[row] + n] > 1;
    }

    private void swap(int row1, int row2) {
        count(row1, -1);
        if (row1 != row2) {
            count(row2, -1);
        }
        exchange(row1, row2);
        count(row1, 1);
        if (row1 != row2) {
            count(row2, 1);
        }
    }

    private void exchange(int row1, int row2) {
        int column = queens[row1];
        queens[row1] = queens[row2];
        queens[row2] = column;
    }

    private void count(int row, int change) {
        sums[row + queens[row]] += (byte) change;
        differences[row - queens[row] + n] += (byte) change;
    }
}
