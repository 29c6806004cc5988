package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * Cuts long lists so that a half need not look at all of their items. A list is cut into the items without some diagonal
 * and those with it, and either is cut again, down to leaves that fit into the rows of slices. The items of a leaf
 * have some diagonals in common, and a half that uses one of these skips the leaf. Each time the diagonal is taken that
 * spares most pairs, by samples of the items and of the placements of the halves gone through.
 *
 * <p>The sections of a leaf have whole words, which are filled up with items that agree with no half. Reused for one piece of
 * a list after the other; single owner.
 */
final class Sieve {
    private static final int WORD = BitRows.WORD;
    private static final int SECTIONS = JoinGeometry.SECTIONS;

    /** How many items of a section and how many placements are looked at, about. */
    private static final int SAMPLE = 128;

    private final JoinGeometry geometry;
    private final int bits;
    private final int leafWords;

    private ColumnPlacements occupied;
    private ColumnPlacements free;
    private ColumnPlacements east;

    /** How many of 2^16 halves gone through use each diagonal, as the listed half numbers it, if {@link #isExpected}. */
    private final int[] used;

    private boolean isExpected;

    /** How many of the items to be cut use each diagonal, about. */
    private final int[] sampled;

    private long[] items = new long[0];

    /** The items that have the diagonal of a cut. */
    private long[] with = new long[1 << 12];

    /** The items of all leaves. */
    private long[] sorted = new long[1 << 12];

    private int leaves;

    /** For each leaf the diagonals that all of its items share. */
    private long[] common = new long[16];

    /** For each leaf one past the last word of each of its sections. */
    private int[] ends = new int[16 * SECTIONS];

    /**
     * @param leafWords the most words of a leaf
     */
    @SuppressWarnings("NullAway.Init") // The placements are told before a list.
    Sieve(JoinGeometry geometry, int leafWords) {
        this.geometry = geometry;
        this.bits = 2 * geometry.width();
        this.leafWords = leafWords;
        used = new int[bits];
        sampled = new int[bits];
    }

    /**
     * Tells the placements of the halves gone through, whose diagonals decide which cuts pay.
     *
     * @param occupied the western placements of one kind
     * @param free those of the other
     * @param east the eastern placements
     */
    void expect(ColumnPlacements occupied, ColumnPlacements free, ColumnPlacements east) {
        this.occupied = occupied;
        this.free = free;
        this.east = east;
        isExpected = false;
    }

    /**
     * Cuts sections of items into leaves.
     *
     * @param unsorted the items; their order is changed
     * @param begin the first item of each section
     * @param end one past the last item of each section
     * @param all diagonals that all items have
     */
    void cut(long[] unsorted, int[] begin, int[] end, long all) {
        items = unsorted;
        leaves = 0;
        split(begin, end, all);
    }

    /**
     * Finds the diagonals that spare most pairs of a whole list that is not yet made.
     *
     * @param listedOccupied the western placements of one kind of the listed side
     * @param listedFree those of the other
     * @param listedEast its eastern placements
     * @param most how many diagonals are found at most
     */
    long mostSparing(
            ColumnPlacements listedOccupied, ColumnPlacements listedFree, ColumnPlacements listedEast, int most) {
        System.arraycopy(shares(listedOccupied, listedFree, listedEast), 0, sampled, 0, bits);
        long found = 0;
        for (int i = 0; i < most; i++) {
            found |= best(found);
        }
        return found;
    }

    private void split(int[] begin, int[] end, long path) {
        int length = words(begin, end);
        if (length == 0) {
            return;
        }
        if (length <= leafWords) {
            addLeaf(begin, end, path, length);
            return;
        }
        sample(begin, end);
        long diagonal = best(path);
        int[] middle = new int[SECTIONS];
        for (int section = 0; section < SECTIONS; section++) {
            int half = begin[section] + (end[section] - begin[section]) / 2;
            middle[section] = diagonal == 0 ? half : partition(begin[section], end[section], diagonal);
        }
        split(begin, middle, path);
        split(middle, end, path | diagonal);
    }

    private static int words(int[] begin, int[] end) {
        int sum = 0;
        for (int section = 0; section < SECTIONS; section++) {
            sum += words(end[section] - begin[section]);
        }
        return sum;
    }

    private static int words(int count) {
        return (count + WORD - 1) / WORD;
    }

    /** Counts the diagonals of a sample of items. */
    private void sample(int[] begin, int[] end) {
        Arrays.fill(sampled, 0);
        for (int section = 0; section < SECTIONS; section++) {
            int step = Math.max(1, (end[section] - begin[section]) / SAMPLE);
            for (int i = begin[section]; i < end[section]; i += step) {
                for (long left = items[i]; left != 0; left &= left - 1) {
                    sampled[Long.numberOfTrailingZeros(left)] += step;
                }
            }
        }
    }

    /** The diagonal that spares most pairs, but none of these; none if no diagonal spares any. */
    private long best(long except) {
        if (!isExpected) {
            findUsed();
        }
        long most = 0;
        long diagonal = 0;
        for (int bit = 0; bit < bits; bit++) {
            long spared = (long) sampled[bit] * used[bit];
            if (spared > most && (except >>> bit & 1) == 0) {
                most = spared;
                diagonal = 1L << bit;
            }
        }
        return diagonal;
    }

    private void findUsed() {
        int[] shares = shares(occupied, free, east);
        for (int bit = 0; bit < bits; bit++) {
            // The listed half is seen upside down.
            used[bits - 1 - bit] = shares[bit];
        }
        isExpected = true;
    }

    /** How many of 2^16 halves made of these placements use each diagonal, about. */
    private int[] shares(ColumnPlacements western, ColumnPlacements moreWestern, ColumnPlacements eastern) {
        long[] west = new long[bits];
        long[] counted = new long[bits];
        int ofWest = count(west, western, false) + count(west, moreWestern, false);
        int ofEast = count(counted, eastern, true);
        int[] shares = new int[bits];
        for (int bit = 0; bit < bits; bit++) {
            long byWest = (west[bit] << 16) / Math.max(1, ofWest);
            long byEast = (counted[bit] << 16) / Math.max(1, ofEast);
            shares[bit] = (int) (byWest + byEast - ((byWest * byEast) >>> 16));
        }
        return shares;
    }

    /** Adds the diagonals of a sample of placements to counts, and returns the size of the sample. */
    private int count(long[] counts, ColumnPlacements placements, boolean isEast) {
        int step = Math.max(1, placements.size() / SAMPLE);
        int counted = 0;
        for (int i = 0; i < placements.size(); i += step) {
            long diagonals = placements.diagonals()[i];
            for (long left = isEast ? geometry.mirrored(diagonals) : diagonals; left != 0; left &= left - 1) {
                counts[Long.numberOfTrailingZeros(left)]++;
            }
            counted++;
        }
        return counted;
    }

    /** Puts items without a diagonal before those with it; tells where those begin. */
    private int partition(int begin, int end, long diagonal) {
        if (with.length < end - begin) {
            with = new long[Math.max(end - begin, 2 * with.length)];
        }
        int shift = Long.numberOfTrailingZeros(diagonal);
        int next = begin;
        int count = 0;
        for (int i = begin; i < end; i++) {
            long item = items[i];
            int has = (int) (item >>> shift) & 1;
            // Always written to both places, kept in one: cheaper than a branch that cannot be foreseen.
            items[next] = item;
            with[count] = item;
            next += 1 - has;
            count += has;
        }
        System.arraycopy(with, 0, items, next, count);
        return next;
    }

    private void addLeaf(int[] begin, int[] end, long path, int length) {
        if (leaves == common.length) {
            common = Arrays.copyOf(common, 2 * leaves);
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        int next = begin(leaves) * WORD;
        if (sorted.length < next + length * WORD) {
            sorted = Arrays.copyOf(sorted, Math.max(next + length * WORD, 2 * sorted.length));
        }
        common[leaves] = path;
        for (int section = 0; section < SECTIONS; section++) {
            int count = end[section] - begin[section];
            int full = words(count) * WORD;
            System.arraycopy(items, begin[section], sorted, next, count);
            // An item on every diagonal agrees with no half.
            Arrays.fill(sorted, next + count, next + full, -1L);
            next += full;
            ends[leaves * SECTIONS + section] = next / WORD;
        }
        leaves++;
    }

    /** The number of leaves of the latest piece. */
    int leaves() {
        return leaves;
    }

    /** The first word of a leaf. */
    int begin(int leaf) {
        return leaf == 0 ? 0 : end(leaf - 1);
    }

    /** One past the last word of a leaf. */
    int end(int leaf) {
        return sectionEnd(leaf, SECTIONS - 1);
    }

    /** One past the last word of a section of a leaf. */
    int sectionEnd(int leaf, int section) {
        return ends[leaf * SECTIONS + section];
    }

    /** The items of the leaves, 32 for each word. */
    long[] items() {
        return sorted;
    }

    /** The diagonals that all items of a leaf have, as a half gone through numbers them. */
    long common(int leaf) {
        // The listed half is seen upside down.
        return Long.reverse(common[leaf]) >>> (Long.SIZE - bits);
    }
}
