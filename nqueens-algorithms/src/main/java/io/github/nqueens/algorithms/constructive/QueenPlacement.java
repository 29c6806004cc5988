package io.github.nqueens.algorithms.constructive;

import static io.github.nqueens.algorithms.constructive.BitWindows.LONGS;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.Iterations;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The first half of a queen search: puts nearly all queens on squares that no other attacks, at random.
 *
 * <p>A line (a row) looks at a window of up to 57 cells (columns) that begins at a random one, and takes the first free
 * cell of the window. While many columns are free, nearly every look finds one. When few are left, the rows that remain
 * are all empty. Then the board is turned, and the columns that remain look for rows.
 */
final class QueenPlacement {
    /** Lines in one batch, which is one iteration of the solver. */
    static final int BATCH = 1024;

    /** Cells in a stretch: their bits fill one cache line. */
    static final int STRETCH = 512;

    /** The number of looks after which a line is left to the repair. */
    private static final int MOST_LOOKS = 100;

    /** The part of the rows that look for a column. Columns look for the other rows. */
    private static final double ROWS_THAT_LOOK = 0.90;

    /** Free cells that a batch must have to choose from, for each of its lines. */
    private static final int FREE_CELLS_PER_LINE = 4;

    /** Bytes of the column bits that are gone through together where locality matters. */
    private static final int COLUMN_CHUNK = 768;

    /**
     * What the spread is divided by when columns look. Only a tenth of them do, so the lines of a batch lie further
     * apart, and each stretch brings more diagonals into the cache.
     */
    private static final int SPREAD_OF_ROWS_TO_COLUMNS = 4;

    private static final double GOLDEN_SECTION = 0.6180339887498949;

    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final int spread;
    private final int window;
    private final OccupiedDiagonals diagonals;
    private final byte[] columns;
    private final byte[] rows;
    private final int[] batch;
    private final IntList openRows = new IntList();
    private final IntList openColumns = new IntList();
    private final boolean observed;
    private Board.Builder board;

    /** The cells at which the stretches begin in which the lines of a batch look; none if they look everywhere. */
    private int[] pool;

    private int poolSize;
    private long iterations;
    private int poolStretch;

    /** Keeps the reads that only fill the cache from being optimized away. */
    @SuppressWarnings("UnusedVariable")
    private long prefetched;

    /** Makes the tables for a board, which all attempts of a run use. */
    QueenPlacement(SearchContext context, int window, int spread) {
        this.context = context;
        this.random = context.random();
        this.n = context.size();
        this.spread = spread;
        this.window = window;
        this.observed = context.observed();
        board = Board.builder(n);
        diagonals = new OccupiedDiagonals(n);
        columns = BitWindows.allocate(n);
        rows = BitWindows.allocate(n);
        batch = new int[Math.min(n, BATCH)];
        pool = new int[spread];
    }

    OccupiedDiagonals diagonals() {
        return diagonals;
    }

    /** The rows without a queen after {@link #run}. */
    IntList openRows() {
        return openRows;
    }

    /** The columns without a queen after {@link #run}, as many as there are rows. */
    IntList openColumns() {
        return openColumns;
    }

    /** The board of the latest attempt. */
    Board.Builder board() {
        return board;
    }

    /** The iterations done in the latest attempt. */
    long iterations() {
        return iterations;
    }

    /** Fills an empty board except for some rows and columns. */
    void run() {
        if (iterations > 0) {
            clear();
        }
        BitWindows.setFrom(columns, n);
        BitWindows.setFrom(rows, n);
        int lookingRows = (int) (n * ROWS_THAT_LOOK);
        placeRows(lookingRows);
        diagonals.transpose(context);
        placeColumns(lookingRows);
        collectRows(lookingRows);
    }

    private void clear() {
        iterations = 0;
        board = Board.builder(n);
        openRows.clear();
        openColumns.clear();
        diagonals.clear();
        Arrays.fill(columns, (byte) 0);
        Arrays.fill(rows, (byte) 0);
    }

    private void placeRows(int end) {
        for (int row = 0; row < end; row += BATCH) {
            int count = Math.min(BATCH, end - row);
            for (int i = 0; i < count; i++) {
                batch[i] = row + i;
            }
            place(count, columns, 0, openRows, false);
        }
    }

    /**
     * Lets the columns that are left look for rows, in an order that has no side of the board come last: the chunks of
     * columns follow one another at a distance of about the golden section.
     */
    private void placeColumns(int firstRow) {
        int chunk = spread == 0 ? Long.BYTES : COLUMN_CHUNK;
        int chunks = (int) ((n / 8L + chunk) / chunk);
        int step = coprime((int) (chunks * GOLDEN_SECTION), chunks);
        int count = 0;
        for (int i = 0, at = random.nextInt(chunks); i < chunks; i++, at = (int) (((long) at + step) % chunks)) {
            int first = at * chunk;
            for (int index = first; index < first + chunk && 8L * index < n; index += Long.BYTES) {
                long free = ~(long) LONGS.get(columns, index);
                for (; free != 0; free &= free - 1) {
                    batch[count++] = index * 8 + Long.numberOfTrailingZeros(free);
                    if (count == BATCH) {
                        place(count, rows, firstRow, openColumns, true);
                        count = 0;
                    }
                }
            }
            if (spread > 0 && count > 0) {
                place(count, rows, firstRow, openColumns, true);
                count = 0;
            }
        }
        if (count > 0) {
            place(count, rows, firstRow, openColumns, true);
        }
    }

    /** The least number from one on that has no divisor in common with another. */
    private static int coprime(int from, int other) {
        int number = Math.max(1, from);
        while (gcd(number, other) != 1) {
            number++;
        }
        return number;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private void collectRows(int firstRow) {
        for (int index = firstRow / Long.SIZE * Long.BYTES; 8L * index < n; index += Long.BYTES) {
            long free = ~(long) LONGS.get(rows, index);
            for (; free != 0; free &= free - 1) {
                int row = index * 8 + Long.numberOfTrailingZeros(free);
                if (row >= firstRow) {
                    openRows.add(row);
                }
            }
        }
    }

    private void place(int count, byte[] cells, int firstCell, IntList open, boolean transposed) {
        Iterations.count(context);
        iterations++;
        fillPool(count, cells, firstCell, transposed ? spreadOfColumns() : spread);
        context.evaluated(placeBatch(count, cells, firstCell, open, transposed));
    }

    /**
     * Lets each line of the batch look for a free cell, at most 100 times. Three reads test all cells of a window. A line that
     * finds no free cell is left open. Returns the number of looks.
     */
    private long placeBatch(int count, byte[] cells, int firstCell, IntList open, boolean transposed) {
        final byte[] sums = diagonals.sums;
        final byte[] differences = diagonals.differences;
        final long offset = diagonals.offset();
        final int[] starts = pool;
        final int size = poolSize;
        final boolean everywhere = size == 0;
        final int stretch = poolStretch;
        final RandomGenerator generator = random;
        final long mask = (1L << window) - 1;
        long looks = 0;
        nextLine:
        for (int i = 0; i < count; i++) {
            int line = batch[i];
            for (int look = 0; look < MOST_LOOKS; look++) {
                looks++;
                long bits = generator.nextLong();
                long start = everywhere
                        ? firstCell + (((bits >>> 32) * stretch) >>> 32)
                        : starts[(int) (((bits >>> 32) * size) >>> 32)] + (((bits & 0xffffffffL) * stretch) >>> 32);
                long sum = line + start;
                long difference = start - line + offset;
                int cellIndex = (int) (start >>> 3);
                int sumIndex = (int) (sum >>> 3);
                int differenceIndex = (int) (difference >>> 3);
                long cellBits = (long) LONGS.get(cells, cellIndex);
                long sumBits = (long) LONGS.get(sums, sumIndex);
                long differenceBits = (long) LONGS.get(differences, differenceIndex);
                long free = ~(cellBits >>> (start & 7) | sumBits >>> (sum & 7) | differenceBits >>> (difference & 7))
                        & mask;
                if (free == 0) {
                    continue;
                }
                long bit = free & -free;
                LONGS.set(cells, cellIndex, cellBits | bit << (start & 7));
                LONGS.set(sums, sumIndex, sumBits | bit << (sum & 7));
                LONGS.set(differences, differenceIndex, differenceBits | bit << (difference & 7));
                int cell = (int) start + Long.numberOfTrailingZeros(free);
                put(transposed ? cell : line, transposed ? line : cell);
                continue nextLine;
            }
            open.add(line);
        }
        return looks;
    }

    private void put(int row, int column) {
        board.set(row, column);
        if (observed) {
            context.placed(row, column);
        }
    }

    private int spreadOfColumns() {
        return (spread + SPREAD_OF_ROWS_TO_COLUMNS - 1) / SPREAD_OF_ROWS_TO_COLUMNS;
    }

    /** Chooses where the lines of a batch look: everywhere, or in random stretches that the cache holds together. */
    private void fillPool(int count, byte[] cells, int firstCell, int spread) {
        int stretches = (int) (((long) n - firstCell + STRETCH - 1) / STRETCH);
        poolSize = 0;
        if (spread > 0) {
            poolStretch = STRETCH;
            int needed = FREE_CELLS_PER_LINE * count;
            int free = 0;
            while ((poolSize < spread || free < needed) && poolSize < stretches) {
                int start = firstCell + random.nextInt(stretches) * STRETCH;
                if (poolSize == pool.length) {
                    pool = Arrays.copyOf(pool, 2 * poolSize + 1);
                }
                pool[poolSize++] = start;
                context.requireOngoing();
                free += STRETCH - occupied(cells, start);
                prefetched ^= touch(diagonals.sums, (long) batch[0] + start, (long) batch[count - 1] + start + STRETCH)
                        ^ touch(
                                diagonals.differences,
                                start - batch[count - 1] + diagonals.offset(),
                                start - batch[0] + diagonals.offset() + STRETCH);
            }
        }
        if (spread == 0 || poolSize == stretches) {
            poolSize = 0;
            poolStretch = n - firstCell;
        }
    }

    private static int occupied(byte[] cells, int start) {
        int occupied = 0;
        for (int i = 0; i < STRETCH / 8; i += Long.BYTES) {
            occupied += Long.bitCount((long) LONGS.get(cells, (start >>> 3) + i));
        }
        return occupied;
    }

    private static long touch(byte[] bits, long from, long to) {
        long seen = 0;
        for (int index = (int) (from >>> 3), end = (int) (to >>> 3); index <= end; index += 64) {
            seen ^= bits[index];
        }
        return seen;
    }
}
