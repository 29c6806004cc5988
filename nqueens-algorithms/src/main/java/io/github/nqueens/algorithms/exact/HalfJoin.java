package io.github.nqueens.algorithms.exact;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Counts the ways to complete one list of half boards by another. One side is listed and sliced by diagonals; the other is
 * gone through quarter by quarter and never listed. Reused for one join after the other; single owner.
 */
final class HalfJoin {
    /** Words of the sliced lists after which a batch is joined: enough for the loops of slicing to pay. */
    private static final int BATCH_WORDS = 128;

    /** Words from which on it pays to look whether a row will be used before it is made. */
    private static final int LOOKUP_WORDS = 8 * BitRows.LINE;

    /** Words of the sliced lists that are joined at once: the rows of one set of western queens stay in the fast cache. */
    private static final int WINDOW_WORDS = 16 * BitRows.LINE;

    /**
     * How often a pair counts, by the section of the side that is gone through and the section of the sliced side; each of
     * the eight symmetries of the board is used once. The pair of two free sections has its weight from the column sets.
     */
    private static final int[][] WEIGHT = {{8, 8, 8, 0}, {8, 8, 8, 4}, {8, 8, 8, 8}, {0, 4, 8, 0}};

    private final JoinGeometry geometry;
    private final int windowWords;
    private final int half;
    private final int[][] subsets;
    private final SlicedHalves sliced;

    /** For each square of a western and of an eastern quarter the items that a queen there does not attack. */
    private final int[][] westSquares;

    private final int[][] eastSquares;

    private final int[][] sums = new int[SlicedHalves.SECTIONS][];
    private final int[][] eastRow = new int[1][];
    private int[][] westRows = new int[32][];
    private int[] partners = new int[32];
    private int capacity;

    private HalfBoard through;
    private HalfBoard listed;
    private int westColumns;
    private int listedWestColumns;
    private int lists;
    private int[] eastColumns = new int[64];
    private int[] freeWeight = new int[64];
    private long total;
    private BooleanSupplier cancelled;

    HalfJoin(JoinGeometry geometry) {
        this(geometry, WINDOW_WORDS);
    }

    /**
     * @param windowWords how many words of the sliced lists are joined at once, a multiple of {@link BitRows#LINE}
     */
    HalfJoin(JoinGeometry geometry, int windowWords) {
        this.geometry = geometry;
        this.windowWords = windowWords;
        this.half = geometry.half();
        this.subsets = IntStream.rangeClosed(0, half)
                .mapToObj(size -> IntStream.rangeClosed(0, geometry.all())
                        .filter(set -> Integer.bitCount(set) == size)
                        .toArray())
                .toArray(int[][]::new);
        this.sliced = new SlicedHalves(geometry, subsets);
        this.westSquares = new int[half << 4][];
        this.eastSquares = new int[half << 4][];
    }

    /**
     * Starts the joins of one western column set.
     *
     * @param through the side gone through
     * @param westColumns its western columns
     * @param listed the other side, which gets listed and sliced
     * @param listedWestColumns its western columns
     * @param cancelled asked every few milliseconds at most
     */
    void begin(HalfBoard through, int westColumns, HalfBoard listed, int listedWestColumns, BooleanSupplier cancelled) {
        this.through = through;
        this.westColumns = westColumns;
        this.listed = listed;
        this.listedWestColumns = listedWestColumns;
        this.cancelled = cancelled;
        lists = 0;
        total = 0;
        sliced.clear();
    }

    /**
     * Adds the join of the halves that use these eastern columns.
     *
     * @param weight how often a pair counts that has no queen on a long diagonal of the western quarters
     */
    void add(int columns, int listedColumns, int weight) {
        pollCancelled();
        sliced.add(listed, listedWestColumns, listedColumns);
        if (lists == eastColumns.length) {
            eastColumns = Arrays.copyOf(eastColumns, 2 * lists);
            freeWeight = Arrays.copyOf(freeWeight, 2 * lists);
        }
        eastColumns[lists] = columns;
        freeWeight[lists++] = weight;
        if (sliced.end() >= BATCH_WORDS) {
            join();
        }
    }

    /** The weighted number of pairs of all joins since {@link #begin}. */
    long finish() {
        join();
        return total;
    }

    private void pollCancelled() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("counting was cancelled");
        }
    }

    private void join() {
        if (sliced.end() > BitRows.FIRST) {
            reserve();
            sliced.slice();
            findUnattacked();
            for (int[] sum : sums) {
                Arrays.fill(sum, 0, sliced.end() + 1, 0);
            }
            for (int begin = BitRows.FIRST; begin < sliced.end(); begin += windowWords) {
                int end = Math.min(begin + windowWords, sliced.end()) + 1;
                for (int rowSet : subsets[Integer.bitCount(westColumns)]) {
                    if ((rowSet & ~through.rows()) == 0) {
                        joinRows(rowSet, begin, end);
                        pollCancelled();
                    }
                }
            }
            addSums();
        }
        sliced.clear();
        lists = 0;
    }

    private void addSums() {
        for (int list = 0; list < lists; list++) {
            for (int section = 0; section < SlicedHalves.SECTIONS; section++) {
                for (int other = 0; other < SlicedHalves.SECTIONS; other++) {
                    boolean free = section == SlicedHalves.FREE && other == SlicedHalves.FREE;
                    int weight = free ? freeWeight[list] : WEIGHT[section][other];
                    if (weight != 0) {
                        total += weight * sliced.total(sums[section], list, other);
                    }
                }
            }
        }
    }

    /** Joins the halves whose western queens stand in these rows with a window of the lists. */
    private void joinRows(int rowSet, int begin, int end) {
        int firstOccupied = through.occupied().first(westColumns, rowSet);
        int occupied = through.occupied().end(westColumns, rowSet) - firstOccupied;
        int firstFree = through.free().first(westColumns, rowSet);
        int free = through.free().end(westColumns, rowSet) - firstFree;
        if (occupied + free == 0) {
            return;
        }
        if (occupied + free > westRows.length) {
            growWestRows(occupied + free);
        }
        boolean made = false;
        int section = rowSet > westColumns
                ? SlicedHalves.ROWS_ABOVE
                : rowSet == westColumns ? SlicedHalves.ROWS_EQUAL : SlicedHalves.ROWS_BELOW;
        int eastRows = through.rows() & ~rowSet;
        QuarterBoards east = through.east();
        for (int list = 0; list < lists; list++) {
            int endTaken = sliced.end(list, SlicedHalves.ROWS_BELOW);
            int endAll = sliced.end(list, SlicedHalves.FREE);
            int from = Math.max(begin, sliced.start(list, SlicedHalves.ROWS_ABOVE));
            int fromFree = Math.max(begin, sliced.start(list, SlicedHalves.ROWS_EQUAL));
            int to = Math.min(end, endAll);
            int toOccupied = Math.min(end, section == SlicedHalves.ROWS_ABOVE ? endTaken : endAll);
            int toFree = Math.min(end, freeWeight[list] == 0 ? endTaken : endAll);
            int firstEast = east.first(eastColumns[list], eastRows);
            int endEast = east.end(eastColumns[list], eastRows);
            if (firstEast == endEast || to - from <= 1) {
                continue;
            }
            if (!made) {
                made = true;
                boolean single = lists == 1;
                makeWestRows(
                        through.occupied(),
                        rowSet,
                        firstOccupied,
                        occupied,
                        0,
                        begin,
                        single ? from : begin,
                        single ? toOccupied : end);
                makeWestRows(
                        through.free(),
                        rowSet,
                        firstFree,
                        free,
                        occupied,
                        begin,
                        single ? fromFree : begin,
                        single ? toFree : end);
            }
            for (int j = firstEast; j < endEast; j++) {
                long diagonals = geometry.mirrored(east.diagonals[j]);
                BitRows.conjunction(eastRow[0], eastSquares, eastRows, east.columns[j], from, to);
                if (toOccupied - from > 1) {
                    int count = findPartners(through.occupied().diagonals, firstOccupied, occupied, 0, diagonals);
                    BitRows.countCommon(sums[section], eastRow[0], westRows, partners, count, from, toOccupied);
                }
                if (toFree - fromFree > 1) {
                    int count = findPartners(through.free().diagonals, firstFree, free, occupied, diagonals);
                    BitRows.countCommon(
                            sums[SlicedHalves.FREE], eastRow[0], westRows, partners, count, fromFree, toFree);
                }
            }
        }
    }

    /** The western placements that share no diagonal with an eastern one. */
    private int findPartners(long[] west, int first, int size, int offset, long diagonals) {
        int[] out = partners;
        int count = 0;
        for (int i = 0; i < size; i++) {
            out[count] = offset + i;
            count += (west[first + i] & diagonals) == 0 ? 1 : 0;
        }
        return count;
    }

    private void makeWestRows(
            QuarterBoards west, int rowSet, int first, int size, int offset, int begin, int from, int to) {
        if (to - from > 1) {
            for (int i = 0; i < size; i++) {
                if (to - from > LOOKUP_WORDS
                        && !hasPartner(geometry.mirrored(west.diagonals[first + i]), through.rows() & ~rowSet)) {
                    continue;
                }
                int[] row = westRows[offset + i];
                BitRows.conjunction(row, westSquares, rowSet, west.columns[first + i], from, to);
                // The first word of a loop is a single step for the sake of alignment. At the edge of a window it is
                // the
                // last word of the window before, which has counted it.
                row[begin] = 0;
            }
        }
    }

    /** Whether any eastern placement of these rows shares no diagonal with a western one, seen in the mirror. */
    private boolean hasPartner(long diagonals, int eastRows) {
        QuarterBoards east = through.east();
        for (int list = 0; list < lists; list++) {
            int end = east.end(eastColumns[list], eastRows);
            for (int j = east.first(eastColumns[list], eastRows); j < end; j++) {
                if ((east.diagonals[j] & diagonals) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private void findUnattacked() {
        int last = geometry.width() - 1;
        int end = sliced.end() + 1;
        for (int row = 0; row < half; row++) {
            for (int column = 0; column < half; column++) {
                // The other half is upside down: what falls here rises there, and is counted from the other end.
                int falling = last - geometry.falling(row, column);
                int rising = last - geometry.rising(row, column);
                int square = row << 4 | column;
                if (rising > last) {
                    BitRows.not(westSquares[square], sliced.onRising(falling), BitRows.FIRST, end);
                    BitRows.not(eastSquares[square], sliced.onFalling(falling), BitRows.FIRST, end);
                } else {
                    BitRows.neither(
                            westSquares[square],
                            sliced.onRising(falling),
                            sliced.onFalling(rising),
                            BitRows.FIRST,
                            end);
                    BitRows.neither(
                            eastSquares[square],
                            sliced.onFalling(falling),
                            sliced.onRising(rising),
                            BitRows.FIRST,
                            end);
                }
            }
        }
    }

    private void reserve() {
        if (sliced.capacity() <= capacity) {
            return;
        }
        capacity = sliced.capacity();
        BitRows.allocate(westSquares, capacity);
        BitRows.allocate(eastSquares, capacity);
        BitRows.allocate(sums, capacity);
        BitRows.allocate(eastRow, capacity);
        BitRows.allocate(westRows, capacity);
    }

    private void growWestRows(int size) {
        int[][] more = new int[Math.max(size, 2 * westRows.length) - westRows.length][];
        BitRows.allocate(more, capacity);
        int old = westRows.length;
        westRows = Arrays.copyOf(westRows, old + more.length);
        System.arraycopy(more, 0, westRows, old, more.length);
        partners = new int[westRows.length];
    }
}
