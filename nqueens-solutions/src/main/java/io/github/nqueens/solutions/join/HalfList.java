package io.github.nqueens.solutions.join;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Lists the half boards that use given columns, as sets of diagonals. A list comes in pieces of bounded size, each with four
 * sections of whole words: 32 items for each word of the slices that are made of them. Long lists are sorted by the
 * {@linkplain Sieve classes} of their items within each section. Reused for one list after the other; single owner.
 */
final class HalfList {
    /** Sections by the western quarter: it is an occupied one, and its rows, as a number, exceed what they are compared with. */
    static final int ROWS_ABOVE = 0;

    /** The western quarter is an occupied one, and its rows are what they are compared with. */
    static final int ROWS_EQUAL = 1;

    /** The western quarter is an occupied one, and its rows, as a number, are less than what they are compared with. */
    static final int ROWS_BELOW = 2;

    /** The western quarter is a free one. */
    static final int FREE = 3;

    static final int SECTIONS = 4;

    /** The items of a word. */
    static final int WORD = 32;

    private final JoinGeometry geometry;
    /** Null if lists are not sorted. */
    private final @Nullable Sieve sieve;

    /** Classes with fewer items are not kept apart. */
    private final int longRun;

    private final int mostItems;

    private HalfBoard half;
    private ColumnPlacements occupied;
    private ColumnPlacements free;
    private int[] rowSets;

    /** Where the set that rows are compared with is, or would be, in the row sets. */
    private int equal;

    private ColumnPlacements east;
    private Share share;

    /** Where the next piece goes on: the section and the row set. */
    private int section = SECTIONS;

    private int next;

    private long[] items = new long[1 << 12];
    private int itemCount;
    private final int[] sectionEnd = new int[SECTIONS];

    /** One past the last word of each run of items, and the bits that the classes of all of its items have. */
    private int[] runEnd = new int[SECTIONS * (Sieve.CLASSES + 1)];

    private final int[] runCommon = new int[SECTIONS * (Sieve.CLASSES + 1)];
    private int runs;

    /** The items of a section while it is sorted. */
    private long[] unsorted = new long[0];

    /**
     * @param sieve null if lists need not be sorted
     * @param longRun how many items a class has to have to be kept apart
     * @param mostItems how many items a piece has, before the last row set that it takes
     */
    @SuppressWarnings("NullAway.Init") // What is listed is told before each list.
    HalfList(JoinGeometry geometry, @Nullable Sieve sieve, int longRun, int mostItems) {
        this.geometry = geometry;
        this.sieve = sieve;
        this.longRun = longRun;
        this.mostItems = mostItems;
    }

    /** Sets what the lists are made of: the western placements on a set of columns, and all sets of as many rows. */
    void begin(HalfBoard half, int[] rowSets, ColumnPlacements occupied, ColumnPlacements free) {
        this.half = half;
        this.rowSets = rowSets;
        this.occupied = occupied;
        this.free = free;
    }

    /**
     * Begins the list of the halves with these eastern placements, or a share of it.
     *
     * @param firstSection the first section that is listed
     * @param compared what the rows of western queens are compared with
     */
    void start(ColumnPlacements east, Share share, int firstSection, int compared) {
        this.east = east;
        this.share = share;
        int found = Arrays.binarySearch(rowSets, compared);
        equal = found < 0 ? -found - 1 : found;
        section = firstSection;
        next = first(firstSection);
    }

    private int first(int ofSection) {
        return ofSection == ROWS_ABOVE ? equal + 1 : ofSection == ROWS_EQUAL ? equal : 0;
    }

    private int end(int ofSection) {
        return ofSection == ROWS_EQUAL
                ? Math.min(equal + 1, rowSets.length)
                : ofSection == ROWS_BELOW ? equal : rowSets.length;
    }

    /** Makes the next piece; false if there is none left. Pieces may be empty. */
    boolean nextPiece() {
        if (section == SECTIONS) {
            return false;
        }
        itemCount = 0;
        runs = 0;
        Arrays.fill(sectionEnd, 0);
        while (section < SECTIONS && itemCount < mostItems) {
            int begin = itemCount;
            ColumnPlacements west = section == FREE ? free : occupied;
            for (; next < end(section) && itemCount < mostItems; next++) {
                if (next % share.count() == share.first()) {
                    collect(west, rowSets[next]);
                }
            }
            endSection(begin);
            sectionEnd[section] = itemCount / WORD;
            if (next >= end(section)) {
                section++;
                next = section < SECTIONS ? first(section) : 0;
            }
        }
        for (int i = 1; i < SECTIONS; i++) {
            sectionEnd[i] = Math.max(sectionEnd[i], sectionEnd[i - 1]);
        }
        return true;
    }

    /** Lists the pairs of a western and an eastern placement that use each row once and share no diagonal. */
    private void collect(ColumnPlacements west, int rowSet) {
        int firstWest = west.first(rowSet);
        int endWest = west.end(rowSet);
        if ((rowSet & ~half.rows()) != 0 || firstWest == endWest) {
            return;
        }
        int firstEast = east.first(half.rows() & ~rowSet);
        int endEast = east.end(half.rows() & ~rowSet);
        reserve(itemCount + (endWest - firstWest) * (endEast - firstEast));
        itemCount = pairs(west.diagonals(), firstWest, endWest, east.diagonals(), firstEast, endEast);
    }

    private void reserve(int count) {
        if (count > items.length) {
            items = Arrays.copyOf(items, Math.max(count, 2 * items.length));
        }
    }

    /** Appends the pairs that agree; two eastern placements at a time, as most cells are small and a loop costs time to begin. */
    private int pairs(long[] west, int firstWest, int endWest, long[] eastern, int firstEast, int endEast) {
        long[] out = items;
        int count = itemCount;
        int j = firstEast;
        if (((endEast - firstEast) & 1) == 1) {
            long y = geometry.mirrored(eastern[j++]);
            for (int i = firstWest; i < endWest; i++) {
                long x = west[i];
                // Always written, kept if they agree: cheaper than a branch that cannot be foreseen.
                out[count] = x | y;
                count += oneIfNone(x & y);
            }
        }
        for (; j < endEast; j += 2) {
            long y = geometry.mirrored(eastern[j]);
            long z = geometry.mirrored(eastern[j + 1]);
            for (int i = firstWest; i < endWest; i++) {
                long x = west[i];
                out[count] = x | y;
                count += oneIfNone(x & y);
                out[count] = x | z;
                count += oneIfNone(x & z);
            }
        }
        return count;
    }

    /**
     * 1 if no diagonal is in the set, otherwise 0; by arithmetic, because the compiler makes a branch of a comparison
     * at times.
     */
    private static int oneIfNone(long diagonals) {
        // No diagonal uses the highest bit.
        return (int) ((diagonals - 1) >>> (Long.SIZE - 1));
    }

    /** Sorts a section that begins with this item, and fills its last word. */
    private void endSection(int begin) {
        if (sieve != null && itemCount - begin >= longRun) {
            sort(sieve, begin);
        } else {
            fillWord();
            endRun(0);
        }
    }

    /** Fills the last word with items that agree with no half, as they stand on every diagonal. */
    private void fillWord() {
        int full = (itemCount + WORD - 1) / WORD * WORD;
        reserve(full);
        Arrays.fill(items, itemCount, full, -1L);
        itemCount = full;
    }

    private void endRun(int common) {
        runEnd[runs] = itemCount / WORD;
        runCommon[runs++] = common;
    }

    private void sort(Sieve classes, int begin) {
        int count = itemCount - begin;
        if (unsorted.length < count) {
            unsorted = new long[Math.max(count, 2 * unsorted.length)];
        }
        System.arraycopy(items, begin, unsorted, 0, count);
        int[] sizes = new int[Sieve.CLASSES];
        for (int i = 0; i < count; i++) {
            sizes[classes.listed(unsorted[i])]++;
        }
        // Long classes, each from a word on, then the rest.
        reserve(begin + count + Sieve.CLASSES * WORD);
        int[] at = new int[Sieve.CLASSES];
        itemCount = begin;
        int common = Sieve.CLASSES - 1;
        for (int kind = 0; kind < Sieve.CLASSES; kind++) {
            if (sizes[kind] >= longRun) {
                at[kind] = itemCount;
                itemCount += sizes[kind];
                fillWord();
                endRun(kind);
            } else if (sizes[kind] > 0) {
                common &= kind;
            }
        }
        for (int kind = 0; kind < Sieve.CLASSES; kind++) {
            if (sizes[kind] < longRun) {
                at[kind] = itemCount;
                itemCount += sizes[kind];
            }
        }
        fillWord();
        endRun(common);
        for (int i = 0; i < count; i++) {
            long item = unsorted[i];
            items[at[classes.listed(item)]++] = item;
        }
    }

    /** Whether the runs tell the classes of their items. */
    boolean isSorted() {
        return sieve != null;
    }

    /** The words of the piece. */
    int words() {
        return itemCount / WORD;
    }

    /** One past the last word of a section. */
    int sectionEnd(int ofSection) {
        return sectionEnd[ofSection];
    }

    /** The run that a word is in. */
    int run(int word) {
        int run = 0;
        while (runEnd[run] <= word) {
            run++;
        }
        return run;
    }

    /** One past the last word of a run. */
    int runEnd(int run) {
        return runEnd[run];
    }

    /** The bits of the sieve's classes that all items of a run have. */
    int common(int run) {
        return runCommon[run];
    }

    /** The items, 32 for each word. */
    long[] items() {
        return items;
    }
}
