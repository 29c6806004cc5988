package io.github.nqueens.algorithms.exact;

import java.util.Arrays;

/**
 * Lists of half boards, cut into slices: for each diagonal a row of bits, one bit for each item, set if the item has a
 * queen on that diagonal. The lists of several column sets stand one after the other, each in four sections; a section
 * fills whole cache lines of the rows. Reused for one batch after the other; single owner.
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

    private final int[][] falling = new int[WORD][0];
    private final int[][] rising = new int[WORD][0];
    private int capacity;

    private long[] items = new long[1 << 12];
    private int itemCount;

    private int lists;
    private int end = BitRows.FIRST;
    private int[] sectionStart = new int[256];
    private int[] sectionWords = new int[256];

    /**
     * @param subsets the subsets of the rows of a quarter by their size
     */
    SlicedHalves(JoinGeometry geometry, int[][] subsets) {
        this.geometry = geometry;
        this.subsets = subsets;
        reserve(1024);
    }

    /** Forgets all lists. */
    void clear() {
        lists = 0;
        end = BitRows.FIRST;
    }

    /** Adds the list of the halves that use exactly these columns. */
    void add(HalfBoard half, int westColumns, int eastColumns) {
        int base = lists * SECTIONS;
        if (base + SECTIONS > sectionWords.length) {
            sectionStart = Arrays.copyOf(sectionStart, 2 * sectionStart.length);
            sectionWords = Arrays.copyOf(sectionWords, 2 * sectionWords.length);
        }
        int[] rowSets = subsets[Integer.bitCount(westColumns)];
        int below = Arrays.binarySearch(rowSets, westColumns);
        collect(half, half.occupied(), rowSets, below + 1, rowSets.length, westColumns, eastColumns);
        store(base + ROWS_ABOVE);
        collect(half, half.occupied(), rowSets, below, below + 1, westColumns, eastColumns);
        store(base + ROWS_EQUAL);
        collect(half, half.occupied(), rowSets, 0, below, westColumns, eastColumns);
        store(base + ROWS_BELOW);
        collect(half, half.free(), rowSets, 0, rowSets.length, westColumns, eastColumns);
        store(base + FREE);
        lists++;
    }

    /** Lists the pairs of a western and an eastern placement that use each row once and share no diagonal. */
    private void collect(
            HalfBoard half, QuarterBoards west, int[] rowSets, int from, int to, int westColumns, int eastColumns) {
        QuarterBoards east = half.east();
        itemCount = 0;
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

    /** Puts the listed items into their place in the rows, not yet transposed. */
    private void store(int section) {
        int words = (itemCount + WORD - 1) / WORD;
        sectionStart[section] = end;
        sectionWords[section] = words;
        if (words == 0) {
            return;
        }
        int lines = words / BitRows.LINE + 1;
        reserve(end + lines * BitRows.LINE + 1);
        if (words * WORD > items.length) {
            items = Arrays.copyOf(items, words * WORD);
        }
        // What is left of the last word agrees with no half, as it stands on every diagonal.
        Arrays.fill(items, itemCount, words * WORD, -1L);
        int width = geometry.width();
        int mask = (1 << width) - 1;
        int first = end + 1;
        for (int bit = 0; bit < WORD; bit++) {
            int[] fallingRow = falling[bit];
            int[] risingRow = rising[bit];
            int item = bit * words;
            for (int i = 0; i < words; i++) {
                long diagonals = items[item + i];
                fallingRow[first + i] = (int) diagonals & mask;
                risingRow[first + i] = (int) (diagonals >>> width) & mask;
            }
        }
        end += lines * BitRows.LINE;
    }

    private void reserve(int words) {
        if (words <= capacity) {
            return;
        }
        int[][] oldFalling = falling.clone();
        int[][] oldRising = rising.clone();
        capacity = Math.max(words, 2 * capacity);
        BitRows.allocate(falling, capacity);
        BitRows.allocate(rising, capacity);
        for (int bit = 0; bit < WORD; bit++) {
            System.arraycopy(oldFalling[bit], 0, falling[bit], 0, Math.min(end, oldFalling[bit].length));
            System.arraycopy(oldRising[bit], 0, rising[bit], 0, Math.min(end, oldRising[bit].length));
        }
    }

    /** Turns all lists added so far into slices. */
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

    /** The words that a row of a slice needs, from its first on. */
    int capacity() {
        return capacity;
    }

    /** One past the last word in use; the loops over rows run one further. */
    int end() {
        return end;
    }

    int start(int list, int section) {
        return sectionStart[list * SECTIONS + section];
    }

    /** One past the last word of a section, as far as loops go; the last word is the next section's first. */
    int end(int list, int section) {
        int words = sectionWords[list * SECTIONS + section];
        return sectionStart[list * SECTIONS + section]
                + (words == 0 ? 0 : (words / BitRows.LINE + 1) * BitRows.LINE)
                + 1;
    }

    /** The sum of the counts of a section's items. */
    long total(int[] counts, int list, int section) {
        int first = start(list, section) + 1;
        long total = 0;
        for (int i = first; i < first + sectionWords[list * SECTIONS + section]; i++) {
            total += counts[i];
        }
        return total;
    }
}
