package io.github.nqueens.algorithms.exact;

import java.util.Arrays;

/**
 * Lists of half boards, cut into slices: for each diagonal a row of bits, one bit for each item, set if the item has a
 * queen on that diagonal. The rows have room for some lists of column sets, or for a part of a long one; each part begins
 * with a cache line of the rows and has four sections of whole words. Reused for one batch after the other; single owner.
 */
final class SlicedHalves {
    /** Sections by the western quarter: on the long diagonal is a queen, and its rows, as a number, exceed its columns. */
    static final int ROWS_ABOVE = 0;

    /** On the long diagonal is a queen, and rows and columns of the western quarter are the same set. */
    static final int ROWS_EQUAL = 1;

    /** On the long diagonal is a queen, and the rows of the western quarter, as a number, are less than its columns. */
    static final int ROWS_BELOW = 2;

    /** On the long diagonal is no queen. */
    static final int FREE = 3;

    static final int SECTIONS = 4;

    /** As many bits as a diagonal's direction has at most, and as many items as a word has bits. */
    private static final int WORD = 32;

    private final JoinGeometry geometry;
    private final int[][] subsets;
    private final int lines;

    private final int[][] falling = new int[WORD][];
    private final int[][] rising = new int[WORD][];

    private HalfBoard half;
    private int westColumns;

    /** The items of the latest list, section by section, each filled up to whole words. */
    private long[] items = new long[1 << 12];

    private int itemCount;
    private final int[] sectionEnd = new int[SECTIONS];
    private int storedWords;

    private int parts;
    private int end = BitRows.FIRST;

    /** The word before the first of each part. */
    private int[] partStart = new int[64];

    /** For each part the first words of its sections, and one past its last word. */
    private int[] bounds = new int[64 * (SECTIONS + 1)];

    /**
     * @param subsets the subsets of the rows of a quarter by their size
     * @param lines the cache lines of a row
     */
    SlicedHalves(JoinGeometry geometry, int[][] subsets, int lines) {
        this.geometry = geometry;
        this.subsets = subsets;
        this.lines = lines;
        BitRows.allocate(falling, 0, WORD, lines);
        BitRows.allocate(rising, 0, WORD, lines);
    }

    /** Sets what the lists are made of. */
    void begin(HalfBoard half, int westColumns) {
        this.half = half;
        this.westColumns = westColumns;
        clear();
    }

    /** Empties the rows. */
    void clear() {
        parts = 0;
        end = BitRows.FIRST;
    }

    /** Makes the list of the halves that use exactly these eastern columns. */
    void list(int eastColumns) {
        int[] rowSets = subsets[Integer.bitCount(westColumns)];
        int equal = Arrays.binarySearch(rowSets, westColumns);
        itemCount = 0;
        storedWords = 0;
        collect(half.occupied(), rowSets, equal + 1, rowSets.length, eastColumns);
        endSection(ROWS_ABOVE);
        collect(half.occupied(), rowSets, equal, equal + 1, eastColumns);
        endSection(ROWS_EQUAL);
        collect(half.occupied(), rowSets, 0, equal, eastColumns);
        endSection(ROWS_BELOW);
        collect(half.free(), rowSets, 0, rowSets.length, eastColumns);
        endSection(FREE);
    }

    /** Fills the last word with items that agree with no half, as they stand on every diagonal. */
    private void endSection(int section) {
        int full = (itemCount + WORD - 1) / WORD * WORD;
        if (full > items.length) {
            items = Arrays.copyOf(items, full + items.length);
        }
        Arrays.fill(items, itemCount, full, -1L);
        itemCount = full;
        sectionEnd[section] = full / WORD;
    }

    /** Lists the pairs of a western and an eastern placement that use each row once and share no diagonal. */
    private void collect(QuarterBoards west, int[] rowSets, int from, int to, int eastColumns) {
        QuarterBoards east = half.east();
        for (int r = from; r < to; r++) {
            int rowSet = rowSets[r];
            int firstWest = west.first(westColumns, rowSet);
            int endWest = west.end(westColumns, rowSet);
            if ((rowSet & ~half.rows()) != 0 || firstWest == endWest) {
                continue;
            }
            int firstEast = east.first(eastColumns, half.rows() & ~rowSet);
            int endEast = east.end(eastColumns, half.rows() & ~rowSet);
            int most = itemCount + (endWest - firstWest) * (endEast - firstEast);
            if (most > items.length) {
                items = Arrays.copyOf(items, Math.max(most, 2 * items.length));
            }
            itemCount = pairs(west.diagonals, firstWest, endWest, east.diagonals, firstEast, endEast);
        }
    }

    private int pairs(long[] west, int firstWest, int endWest, long[] east, int firstEast, int endEast) {
        long[] out = items;
        int count = itemCount;
        for (int j = firstEast; j < endEast; j++) {
            long y = geometry.mirrored(east[j]);
            for (int i = firstWest; i < endWest; i++) {
                long x = west[i];
                // Always written, kept if they agree: cheaper than a branch that cannot be foreseen.
                out[count] = x | y;
                count += (x & y) == 0 ? 1 : 0;
            }
        }
        return count;
    }

    /** Whether a part of the list is not yet stored. */
    boolean hasMore() {
        return storedWords < itemCount / WORD;
    }

    /** Whether the rest of the list has room in the rows; an empty row takes what it can. */
    boolean fits() {
        return parts == 0 || itemCount / WORD - storedWords <= room();
    }

    /** The words that another part may have; the first word of its first line stays unused. */
    private int room() {
        return BitRows.FIRST + lines * BitRows.LINE - end - 1;
    }

    /** Stores the rest of the list, or as much of it as there is room for, as one part. */
    void store() {
        if (parts == partStart.length) {
            partStart = Arrays.copyOf(partStart, 2 * parts);
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
        partStart[parts] = end;
        int bound = parts * (SECTIONS + 1);
        int from = storedWords;
        int to = Math.min(itemCount / WORD, from + room());
        bounds[bound] = end + 1;
        for (int section = 0; section < SECTIONS; section++) {
            bounds[bound + section + 1] = end + 1 + Math.max(from, Math.min(to, sectionEnd[section])) - from;
        }
        put(from, to, end + 1);
        storedWords = to;
        end += ((to - from) / BitRows.LINE + 1) * BitRows.LINE;
        parts++;
    }

    /** Puts words of the list into their place in the rows, not yet transposed. */
    private void put(int from, int to, int first) {
        int width = geometry.width();
        int mask = (1 << width) - 1;
        for (int bit = 0; bit < WORD; bit++) {
            int[] fallingRow = falling[bit];
            int[] risingRow = rising[bit];
            int item = from * WORD + bit;
            int at = first;
            for (int i = from; i < to; i++) {
                long diagonals = items[item];
                fallingRow[at] = (int) diagonals & mask;
                risingRow[at++] = (int) (diagonals >>> width) & mask;
                item += WORD;
            }
        }
    }

    /** Turns all that is stored into slices. */
    void slice() {
        BitRows.transpose(falling, BitRows.FIRST, end + 1);
        BitRows.transpose(rising, BitRows.FIRST, end + 1);
    }

    /** The items of all lists that have a queen on this falling diagonal. */
    int[] onFalling(int diagonal) {
        return falling[diagonal];
    }

    /** The items of all lists that have a queen on this rising diagonal. */
    int[] onRising(int diagonal) {
        return rising[diagonal];
    }

    /** One past the last word in use; the loops over rows run one further. */
    int end() {
        return end;
    }

    /** The first word of a section. */
    int start(int part, int section) {
        return bounds[part * (SECTIONS + 1) + section];
    }

    /** One past the last word of a section. */
    int end(int part, int section) {
        return bounds[part * (SECTIONS + 1) + section + 1];
    }

    /** Where a loop over whole cache lines begins that covers this word of a part. */
    int lineBefore(int part, int word) {
        int start = partStart[part];
        return start + (word - start - 1) / BitRows.LINE * BitRows.LINE;
    }

    /** Where a loop over whole cache lines ends that covers all words of a part before this one. */
    int lineAfter(int part, int word) {
        int start = partStart[part];
        return start + (word - start - 1 + BitRows.LINE - 1) / BitRows.LINE * BitRows.LINE + 1;
    }
}
