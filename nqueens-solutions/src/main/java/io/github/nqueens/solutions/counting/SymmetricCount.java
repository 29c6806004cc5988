package io.github.nqueens.solutions.counting;

/**
 * Counts the solutions that a half turn, or a quarter turn, does not change. Their queens come in orbits of two or four,
 * so that a search over half or a quarter of the rows finds them all.
 */
public final class SymmetricCount {
    private final int size;
    private final Runnable look;

    /**
     * Makes a count of a size.
     *
     * @param size n, from 1 to 32
     * @param look asked every few milliseconds at most; it throws to end a count
     */
    public SymmetricCount(int size, Runnable look) {
        this.size = size;
        this.look = look;
    }

    /**
     * Counts solutions equal to their image under a half turn.
     *
     * @return their number
     */
    public long halfTurns() {
        return countHalfTurns(0, center(), longDiagonal(), longDiagonal());
    }

    /**
     * Counts solutions equal to their image under a quarter turn.
     *
     * @return their number
     */
    public long quarterTurns() {
        return countQuarterTurns(0, center(), longDiagonal(), longDiagonal());
    }

    /** A queen on a long diagonal attacks its own image, unless it stands in the center. */
    private long longDiagonal() {
        return 1L << (size - 1);
    }

    private int center() {
        return size % 2 == 1 ? 1 << (size / 2) : 0;
    }

    private long countHalfTurns(int row, int columns, long sums, long differences) {
        if (row == size / 2) {
            return 1;
        }
        look.run();
        long count = 0;
        for (int column = 0; column < size; column++) {
            long sum = sum(row, column);
            long difference = difference(row, column);
            if ((columns >>> column & 1) == 0 && (sums & sum) == 0 && (differences & difference) == 0) {
                int oppositeRow = size - 1 - row;
                int opposite = size - 1 - column;
                count += countHalfTurns(
                        row + 1,
                        columns | 1 << column | 1 << opposite,
                        sums | sum | sum(oppositeRow, opposite),
                        differences | difference | difference(oppositeRow, opposite));
            }
        }
        return count;
    }

    /** Rows and columns taken are the same set, as a quarter turn makes columns of rows. */
    private long countQuarterTurns(int row, int lines, long sums, long differences) {
        if (row >= size / 2) {
            return Integer.bitCount(lines) == size ? 1 : 0;
        }
        if ((lines >>> row & 1) != 0) {
            return countQuarterTurns(row + 1, lines, sums, differences);
        }
        look.run();
        long count = 0;
        for (int column = 0; column < size; column++) {
            int last = size - 1;
            int orbit = 1 << row | 1 << column | 1 << (last - row) | 1 << (last - column);
            long orbitSums = sum(row, column)
                    | sum(column, last - row)
                    | sum(last - row, last - column)
                    | sum(last - column, row);
            long orbitDifferences = difference(row, column)
                    | difference(column, last - row)
                    | difference(last - row, last - column)
                    | difference(last - column, row);
            boolean apart = Integer.bitCount(orbit) == 4
                    && Long.bitCount(orbitSums) == 4
                    && Long.bitCount(orbitDifferences) == 4;
            boolean free = (lines & orbit) == 0 && (sums & orbitSums) == 0 && (differences & orbitDifferences) == 0;
            if (apart && free) {
                count += countQuarterTurns(row + 1, lines | orbit, sums | orbitSums, differences | orbitDifferences);
            }
        }
        return count;
    }

    private static long sum(int row, int column) {
        return 1L << (row + column);
    }

    private long difference(int row, int column) {
        return 1L << (column - row + size - 1);
    }
}
