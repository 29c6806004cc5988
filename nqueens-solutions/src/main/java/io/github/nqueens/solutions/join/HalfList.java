package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * Lists the half boards that use given columns, as sets of diagonals. A list comes in pieces of bounded size, each with four
 * sections, and is cut into leaves by a {@link Sieve}. A long list is gone through several times, for one class of items after the
 * other: those with and without some diagonals. So the sieve need not begin again with every piece. Reused for one list after the other; single owner.
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

    /** About one in this many pairs of a western and an eastern placement agrees. */
    private static final int AGREEING = 3;

    /** Lists are gone through at most 2 to the power of this number of times. */
    private static final int MOST_DEPTH = 10;

    private final JoinGeometry geometry;
    private final Sieve sieve;
    private final int mostItems;

    private HalfBoard half;
    private ColumnPlacements occupied;
    private ColumnPlacements free;
    private int[] rowSets;

    /** Where the set that rows are compared with is, or would be, in the row sets. */
    private int equal;

    private ColumnPlacements east;
    private Share share;

    /** The diagonals that decide to which class an item belongs, and the number of classes. */
    private long mask;

    private int classes;

    /** The class of the piece at hand, and the deciding diagonals of its items. */
    private int itemClass;

    private long value;

    /** Where the next piece goes on: the section and the row set. */
    private int section = JoinGeometry.SECTIONS;

    private int next;

    /** The section with which each class begins. */
    private int firstSection;

    private long[] items = new long[1 << 12];
    private int itemCount;
    private final int[] sectionBegin = new int[JoinGeometry.SECTIONS];
    private final int[] sectionEnd = new int[JoinGeometry.SECTIONS];

    /**
     * @param sieve cuts the pieces into leaves
     * @param mostItems how many items a piece has, before the last row set that it takes
     */
    @SuppressWarnings("NullAway.Init") // What is listed is told before each list.
    HalfList(JoinGeometry geometry, Sieve sieve, int mostItems) {
        this.geometry = geometry;
        this.sieve = sieve;
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
        this.firstSection = firstSection;
        section = firstSection;
        next = first(firstSection);
        // Classes differ in size, and one that is twice as long as others should still be one piece.
        int depth = 0;
        for (long expected = pairs() / AGREEING; expected > mostItems / 2 && depth < MOST_DEPTH; expected >>= 1) {
            depth++;
        }
        mask = depth == 0 ? 0 : sieve.mostSparing(occupied, free, east, depth);
        classes = 1 << Long.bitCount(mask);
        itemClass = 0;
        value = 0;
    }

    /** The pairs of a western and an eastern placement that use each row once. */
    private long pairs() {
        long sum = 0;
        for (int of = firstSection; of < JoinGeometry.SECTIONS; of++) {
            ColumnPlacements west = of == FREE ? free : occupied;
            for (int i = first(of); i < end(of); i++) {
                int rowSet = rowSets[i];
                if (i % share.count() == share.first() && (rowSet & ~half.rows()) == 0) {
                    int rest = half.rows() & ~rowSet;
                    sum += (long) (west.end(rowSet) - west.first(rowSet)) * (east.end(rest) - east.first(rest));
                }
            }
        }
        return sum;
    }

    private int first(int ofSection) {
        return ofSection == ROWS_ABOVE ? equal + 1 : ofSection == ROWS_EQUAL ? equal : 0;
    }

    private int end(int ofSection) {
        return ofSection == ROWS_EQUAL
                ? Math.min(equal + 1, rowSets.length)
                : ofSection == ROWS_BELOW ? equal : rowSets.length;
    }

    /** Makes the next piece and cuts it into leaves; false if there is none left. Pieces may be empty. */
    boolean nextPiece() {
        if (section == JoinGeometry.SECTIONS) {
            if (++itemClass >= classes) {
                return false;
            }
            value = deposit(itemClass, mask);
            section = firstSection;
            next = first(firstSection);
        }
        itemCount = 0;
        Arrays.fill(sectionBegin, 0);
        Arrays.fill(sectionEnd, 0);
        while (section < JoinGeometry.SECTIONS && itemCount < mostItems) {
            sectionBegin[section] = itemCount;
            ColumnPlacements west = section == FREE ? free : occupied;
            for (; next < end(section) && itemCount < mostItems; next++) {
                if (next % share.count() == share.first()) {
                    collect(west, rowSets[next]);
                }
            }
            sectionEnd[section] = itemCount;
            if (next >= end(section)) {
                section++;
                next = section < JoinGeometry.SECTIONS ? first(section) : 0;
            }
        }
        sieve.cut(items, sectionBegin, sectionEnd, value);
        return true;
    }

    /** The bits of a number in the places of a mask. */
    private static long deposit(int number, long places) {
        long bits = 0;
        int left = number;
        for (long rest = places; rest != 0; rest &= rest - 1) {
            bits |= (left & 1) == 0 ? 0 : Long.lowestOneBit(rest);
            left >>= 1;
        }
        return bits;
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
        itemCount = mask == 0
                ? pairs(west.diagonals(), firstWest, endWest, east.diagonals(), firstEast, endEast)
                : pairsOfClass(west.diagonals(), firstWest, endWest, east.diagonals(), firstEast, endEast);
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

    /** Appends the pairs of the class at hand that agree. */
    private int pairsOfClass(long[] west, int firstWest, int endWest, long[] eastern, int firstEast, int endEast) {
        long[] out = items;
        int count = itemCount;
        long without = mask & ~value;
        for (int j = firstEast; j < endEast; j++) {
            long y = geometry.mirrored(eastern[j]);
            if ((y & without) == 0) {
                for (int i = firstWest; i < endWest; i++) {
                    long x = west[i];
                    out[count] = x | y;
                    count += oneIfNone((x & y) | (((x | y) ^ value) & mask));
                }
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
}
