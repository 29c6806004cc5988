package io.github.nqueens.solutions.join;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * All placements of queens on a quarter board that do not attack each other, by the set of columns they use and then by the
 * set of rows. The placements of one such cell lie side by side. No array holds more than one set of columns, so that none
 * takes long to make. Placements of small quarters are made at once. Placements of large quarters would not fit into
 * memory, so each set
 * of columns is made on request, and the latest ones are kept. Safe for use by several threads.
 */
final class QuarterPlacements {
    /** The most placements made on request that are kept, 16 bytes each. */
    private static final int KEPT = 1 << 22;

    /** The most memory of the kept placements. */
    static final long KEPT_BYTES = 2L * Long.BYTES * KEPT;

    /** A power of two. This many steps take less than a millisecond. */
    private static final int POLL_STEPS = 1 << 14;

    private static final long[] NO_PLACEMENTS = {};

    private final JoinGeometry geometry;

    /** The columns of each row that a queen may take. */
    private final int[] open;

    /** Null if sets are made when asked for. */
    private final ColumnPlacements @Nullable [] sets;

    private final long mask;
    private final long value;

    /** The sets made last, the least recently used one first; guarded by itself. */
    private final Map<Integer, ColumnPlacements> latest = new LinkedHashMap<>(16, 0.75f, true);

    /** The placements in {@link #latest}. */
    private int kept;

    private QuarterPlacements(
            JoinGeometry geometry, int[] open, ColumnPlacements @Nullable [] sets, long mask, long value) {
        this.geometry = geometry;
        this.open = open;
        this.sets = sets;
        this.mask = mask;
        this.value = value;
    }

    /**
     * The placements whose diagonals within {@code mask} are exactly {@code value}, all made now.
     *
     * @param open the columns of each row that a queen may take
     * @throws CancellationException if {@code look} throws it
     */
    static QuarterPlacements generate(JoinGeometry geometry, int[] open, long mask, long value, Runnable look) {
        int[][] next = new int[geometry.all() + 1][];
        for (int columnSet = 0; columnSet < next.length; columnSet++) {
            look.run();
            next[columnSet] = new int[next.length + 1];
        }
        ColumnPlacements[] sets = new Generator(geometry, open, mask, value, look).make(next);
        return new QuarterPlacements(geometry, open, sets, mask, value);
    }

    /**
     * The placements whose diagonals within {@code mask} are exactly {@code value}, made when they are asked for.
     *
     * @param open the columns of each row that a queen may take
     */
    static QuarterPlacements onDemand(JoinGeometry geometry, int[] open, long mask, long value) {
        return new QuarterPlacements(geometry, open, null, mask, value);
    }

    /** No placement at all. */
    static QuarterPlacements none(JoinGeometry geometry) {
        ColumnPlacements[] sets = new ColumnPlacements[geometry.all() + 1];
        Arrays.fill(sets, new ColumnPlacements(0, new int[sets.length + 1], NO_PLACEMENTS, NO_PLACEMENTS));
        return new QuarterPlacements(geometry, new int[geometry.half()], sets, 0, 0);
    }

    /**
     * The placements that use exactly these columns.
     *
     * @param look asked while they are made
     * @throws CancellationException if {@code look} throws it
     */
    ColumnPlacements on(int columnSet, Runnable look) {
        if (sets != null) {
            return sets[columnSet];
        }
        synchronized (latest) {
            ColumnPlacements made = latest.get(columnSet);
            if (made != null) {
                return made;
            }
        }
        // Not under the lock: two threads that make the same set cost less than one that waits for another's.
        ColumnPlacements made = new Generator(geometry, open, mask, value, look).make(columnSet);
        synchronized (latest) {
            if (latest.put(columnSet, made) == null) {
                kept += made.size();
            }
            while (kept > KEPT && latest.size() > 1) {
                Iterator<ColumnPlacements> oldest = latest.values().iterator();
                kept -= oldest.next().size();
                oldest.remove();
            }
        }
        return made;
    }

    /**
     * Goes through placements column by column. The placements of all sets of columns are first only counted by cell, then
     * stored. The placements
     * of one set are few enough to be stored in the order of discovery and sorted afterward.
     */
    private static final class Generator {
        private final int half;

        /** The rows of each column that a queen may take. */
        private final int[] open;

        private final long mask;
        private final long value;
        private final Runnable look;

        /** The diagonals of each square, by column and row. */
        private final long[] squares;

        private int allowed;
        private boolean isOneSet;
        private int[] foundRows = new int[1 << 10];
        private long[] foundDiagonals = new long[1 << 10];
        private long[] foundQueens = new long[1 << 10];
        private int found;
        private int[][] next;
        private long[][] diagonals;
        private long[][] rows;
        private long steps;

        @SuppressWarnings("NullAway.Init") // Where the placements go is told before they are made.
        Generator(JoinGeometry geometry, int[] open, long mask, long value, Runnable look) {
            this.half = geometry.half();
            this.open = new int[half];
            this.mask = mask;
            this.value = value;
            this.look = look;
            this.squares = new long[half << 4];
            for (int row = 0; row < half; row++) {
                for (int column = 0; column < half; column++) {
                    squares[column << 4 | row] = geometry.diagonals(row, column);
                    this.open[column] |= (open[row] >>> column & 1) << row;
                }
            }
        }

        /** Makes the placements that use exactly these columns. */
        ColumnPlacements make(int columnSet) {
            allowed = columnSet;
            isOneSet = true;
            place(0, 0, 0, 0, 0, 0, 0);
            look.run();
            int[] at = new int[(1 << half) + 1];
            for (int i = 0; i < found; i++) {
                at[foundRows[i]]++;
            }
            accumulate(at);
            int[] starts = at.clone();
            long[] inOrder = new long[found];
            long[] queensInOrder = new long[found];
            for (int i = 0; i < found; i++) {
                int place = at[foundRows[i]]++;
                inOrder[place] = foundDiagonals[i];
                queensInOrder[place] = foundQueens[i];
            }
            return new ColumnPlacements(columnSet, starts, inOrder, queensInOrder);
        }

        private void store(int rowSet, long diagonalSet, long queens) {
            if (found == foundRows.length) {
                foundRows = Arrays.copyOf(foundRows, 2 * found);
                foundDiagonals = Arrays.copyOf(foundDiagonals, 2 * found);
                foundQueens = Arrays.copyOf(foundQueens, 2 * found);
            }
            foundRows[found] = rowSet;
            foundDiagonals[found] = diagonalSet;
            foundQueens[found++] = queens;
        }

        /**
         * Makes the placements on all sets of columns.
         *
         * @param cells for each set an array of zeros, one longer than there are sets of rows; changed
         */
        ColumnPlacements[] make(int[][] cells) {
            next = cells;
            allowed = cells.length - 1;
            place(0, 0, 0, 0, 0, 0, 0);
            int[][] starts = new int[cells.length][];
            diagonals = new long[cells.length][];
            rows = new long[cells.length][];
            for (int set = 0; set < cells.length; set++) {
                look.run();
                int total = accumulate(cells[set]);
                starts[set] = cells[set].clone();
                diagonals[set] = new long[total];
                rows[set] = new long[total];
            }
            place(0, 0, 0, 0, 0, 0, 0);
            ColumnPlacements[] made = new ColumnPlacements[cells.length];
            for (int set = 0; set < cells.length; set++) {
                made[set] = new ColumnPlacements(set, starts[set], diagonals[set], rows[set]);
            }
            return made;
        }

        /** Replaces each number by the sum of those before; tells the sum of all. */
        private static int accumulate(int[] counts) {
            int total = 0;
            for (int i = 0; i < counts.length; i++) {
                int count = counts[i];
                counts[i] = total;
                total += count;
            }
            return total;
        }

        // At most fourteen calls deep: a quarter has no more columns.
        private void place(int column, int columnSet, int rowSet, int up, int down, long diagonalSet, long queens) {
            if ((++steps & POLL_STEPS - 1) == 0) {
                look.run();
            }
            if (column == half) {
                if ((diagonalSet & mask) != value) {
                    return;
                }
                if (isOneSet) {
                    store(rowSet, diagonalSet, queens);
                } else {
                    int at = next[columnSet][rowSet]++;
                    if (diagonals != null) {
                        diagonals[columnSet][at] = diagonalSet;
                        rows[columnSet][at] = queens;
                    }
                }
                return;
            }
            boolean isAllowed = (allowed >>> column & 1) == 1;
            if (!isAllowed || !isOneSet) {
                place(column + 1, columnSet, rowSet, up << 1, down >>> 1, diagonalSet, queens);
            }
            int shift = 4 * Integer.bitCount(columnSet);
            int free = isAllowed ? open[column] & ~(rowSet | up | down) : 0;
            for (; free != 0; free &= free - 1) {
                int row = Integer.numberOfTrailingZeros(free);
                long met = squares[column << 4 | row];
                if ((met & mask & ~value) == 0) {
                    int bit = 1 << row;
                    place(
                            column + 1,
                            columnSet | 1 << column,
                            rowSet | bit,
                            (up | bit) << 1,
                            (down | bit) >>> 1,
                            diagonalSet | met,
                            queens | (long) row << shift);
                }
            }
        }
    }
}
