package io.github.nqueens.algorithms.exact;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Counts the solutions that a half turn, or a quarter turn, leaves as they are. Their queens come in orbits of two or
 * four, so that a search over half or a quarter of the rows finds them all.
 */
final class SymmetricTask implements CountTask {
    private static final long serialVersionUID = 1L;

    private final int size;
    private final boolean quarterTurn;

    private SymmetricTask(int size, boolean quarterTurn) {
        this.size = size;
        this.quarterTurn = quarterTurn;
    }

    /** Solutions equal to their image under a half turn. */
    static SymmetricTask halfTurn(int size) {
        return new SymmetricTask(size, false);
    }

    /** Solutions equal to their image under a quarter turn. */
    static SymmetricTask quarterTurn(int size) {
        return new SymmetricTask(size, true);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long run(BooleanSupplier cancelled) {
        // A queen on a long diagonal attacks its own image, unless it stands in the center.
        long longDiagonal = 1L << size - 1;
        int center = size % 2 == 1 ? 1 << size / 2 : 0;
        return quarterTurn
                ? countQuarterTurns(0, center, longDiagonal, longDiagonal, cancelled)
                : countHalfTurns(0, center, longDiagonal, longDiagonal, cancelled);
    }

    private long countHalfTurns(int row, int columns, long sums, long differences, BooleanSupplier cancelled) {
        if (row == size / 2) {
            return 1;
        }
        stopIf(cancelled);
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
                        differences | difference | difference(oppositeRow, opposite),
                        cancelled);
            }
        }
        return count;
    }

    /** Rows and columns taken are the same set, as a quarter turn makes columns of rows. */
    private long countQuarterTurns(int row, int lines, long sums, long differences, BooleanSupplier cancelled) {
        if (row >= size / 2) {
            return Integer.bitCount(lines) == size ? 1 : 0;
        }
        if ((lines >>> row & 1) != 0) {
            return countQuarterTurns(row + 1, lines, sums, differences, cancelled);
        }
        stopIf(cancelled);
        long count = 0;
        for (int column = 0; column < size; column++) {
            int last = size - 1;
            int orbit = 1 << row | 1 << column | 1 << last - row | 1 << last - column;
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
                count += countQuarterTurns(
                        row + 1, lines | orbit, sums | orbitSums, differences | orbitDifferences, cancelled);
            }
        }
        return count;
    }

    private static void stopIf(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    private static long sum(int row, int column) {
        return 1L << row + column;
    }

    private long difference(int row, int column) {
        return 1L << column - row + size - 1;
    }
}
