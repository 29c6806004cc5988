package io.github.nqueens.algorithms.exact;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * All placements of queens on a quarter board that do not attack each other, in the order of (columns used, rows used). The
 * placements of one such cell lie side by side. Immutable.
 */
final class QuarterBoards {
    /** A power of two; so many steps take less than a millisecond. */
    private static final int POLL_STEPS = 1 << 14;

    private final int half;
    private final int[] start;

    /** The diagonals of each placement, as {@link JoinGeometry#diagonals} has them. */
    final long[] diagonals;

    /** The columns of the queens of each placement by ascending row, four bits each. */
    final long[] columns;

    private QuarterBoards(int half, int[] start, long[] diagonals, long[] columns) {
        this.half = half;
        this.start = start;
        this.diagonals = diagonals;
        this.columns = columns;
    }

    /**
     * The placements whose diagonals within {@code mask} are exactly {@code value}.
     *
     * @throws CancellationException if {@code cancelled} said true
     */
    static QuarterBoards generate(JoinGeometry geometry, long mask, long value, BooleanSupplier cancelled) {
        int cells = 1 << 2 * geometry.half();
        int[] counts = new int[cells + 1];
        new Generator(geometry, mask, value, cancelled, counts, null, null).place(0, 0, 0, 0, 0, 0, 0);
        int[] start = startsFrom(counts);
        int[] next = start.clone();
        QuarterBoards boards =
                new QuarterBoards(geometry.half(), start, new long[start[cells]], new long[start[cells]]);
        new Generator(geometry, mask, value, cancelled, next, boards.diagonals, boards.columns)
                .place(0, 0, 0, 0, 0, 0, 0);
        return boards;
    }

    /**
     * Of these placements those that use none of the diagonals; the bits {@code forget} are left out of the result.
     *
     * @throws CancellationException if {@code cancelled} said true
     */
    QuarterBoards avoiding(long forbidden, long forget, BooleanSupplier cancelled) {
        int[] kept = new int[start.length];
        int count = 0;
        for (int cell = 0; cell < start.length - 1; cell++) {
            poll(cancelled, cell);
            kept[cell] = count;
            for (int i = start[cell]; i < start[cell + 1]; i++) {
                count += (diagonals[i] & forbidden) == 0 ? 1 : 0;
            }
        }
        kept[start.length - 1] = count;
        long[] keptDiagonals = new long[count];
        long[] keptColumns = new long[count];
        int next = 0;
        for (int i = 0; i < diagonals.length; i++) {
            poll(cancelled, i);
            if ((diagonals[i] & forbidden) == 0) {
                keptDiagonals[next] = diagonals[i] & ~forget;
                keptColumns[next++] = columns[i];
            }
        }
        return new QuarterBoards(half, kept, keptDiagonals, keptColumns);
    }

    /** No placement at all. */
    static QuarterBoards none(JoinGeometry geometry) {
        return new QuarterBoards(geometry.half(), new int[(1 << 2 * geometry.half()) + 1], new long[0], new long[0]);
    }

    /** The first placement that uses exactly these rows and columns. */
    int first(int columnSet, int rowSet) {
        return start[columnSet << half | rowSet];
    }

    /** One past the last placement that uses exactly these rows and columns. */
    int end(int columnSet, int rowSet) {
        return start[(columnSet << half | rowSet) + 1];
    }

    /** Asks at every {@link #POLL_STEPS}-th step. */
    private static void poll(BooleanSupplier cancelled, long step) {
        if ((step & POLL_STEPS - 1) == 0 && cancelled.getAsBoolean()) {
            throw new CancellationException("counting was canceled");
        }
    }

    private static int[] startsFrom(int[] counts) {
        int[] start = new int[counts.length];
        for (int cell = 0; cell < counts.length - 1; cell++) {
            start[cell + 1] = start[cell] + counts[cell];
        }
        return start;
    }

    /** Goes through all placements row by row; first only counts them by cell, then stores them. */
    private static final class Generator {
        private final JoinGeometry geometry;
        private final int half;
        private final long mask;
        private final long value;
        private final BooleanSupplier cancelled;
        private final int[] next;
        private final long[] diagonals;
        private final long[] columns;
        private long found;

        Generator(
                JoinGeometry geometry,
                long mask,
                long value,
                BooleanSupplier cancelled,
                int[] next,
                long[] diagonals,
                long[] columns) {
            this.geometry = geometry;
            this.half = geometry.half();
            this.mask = mask;
            this.value = value;
            this.cancelled = cancelled;
            this.next = next;
            this.diagonals = diagonals;
            this.columns = columns;
        }

        // At most twelve calls deep: a quarter has no more rows.
        void place(int row, int rowSet, int columnSet, int falling, int rising, long diagonalSet, long columnList) {
            if (row == half) {
                poll(cancelled, ++found);
                if ((diagonalSet & mask) == value) {
                    int at = next[columnSet << half | rowSet]++;
                    if (diagonals != null) {
                        diagonals[at] = diagonalSet;
                        columns[at] = columnList;
                    }
                }
                return;
            }
            place(row + 1, rowSet, columnSet, falling, rising, diagonalSet, columnList);
            int shift = 4 * Integer.bitCount(rowSet);
            for (int column = 0; column < half; column++) {
                int fall = 1 << row - column + half - 1;
                int rise = 1 << row + column;
                if ((columnSet & 1 << column) == 0 && (falling & fall) == 0 && (rising & rise) == 0) {
                    place(
                            row + 1,
                            rowSet | 1 << row,
                            columnSet | 1 << column,
                            falling | fall,
                            rising | rise,
                            diagonalSet | geometry.diagonals(row, column),
                            columnList | (long) column << shift);
                }
            }
        }
    }
}
