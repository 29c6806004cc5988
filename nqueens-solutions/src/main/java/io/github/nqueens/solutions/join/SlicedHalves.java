package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * Lists of half boards, cut into slices: for each diagonal a row of bits, one bit for each item, set if the item has a
 * queen on that diagonal. The rows have room for some lists of column sets, or for a part of a long one; each part begins
 * with a cache line of the rows and has the four sections of its list. Reused for one batch after the other; single owner.
 */
final class SlicedHalves {
    private static final int WORD = BitRows.WORD;
    private static final int SECTIONS = JoinGeometry.SECTIONS;

    private final JoinGeometry geometry;
    private final HalfList list;
    private final Sieve sieve;
    private final int lines;

    private final int[][] falling = new int[WORD][];
    private final int[][] rising = new int[WORD][];

    private int storedLeaves;

    private int parts;
    private int end = BitRows.FIRST;

    /** The word before the first of each part. */
    private int[] partStart = new int[64];

    /** For each part the diagonals that all of its items have, as a half gone through numbers them. */
    private long[] common = new long[64];

    /** For each part the first words of its sections, and one past its last word. */
    private int[] bounds = new int[64 * (SECTIONS + 1)];

    /**
     * @param list makes the lists
     * @param sieve cuts them into leaves
     * @param lines the cache lines of a row
     */
    SlicedHalves(JoinGeometry geometry, HalfList list, Sieve sieve, int lines) {
        this.geometry = geometry;
        this.list = list;
        this.sieve = sieve;
        this.lines = lines;
        BitRows.allocate(falling, 0, WORD, lines);
        BitRows.allocate(rising, 0, WORD, lines);
    }

    /** Empties the rows. */
    void clear() {
        parts = 0;
        end = BitRows.FIRST;
    }

    /** Takes the next piece of the list; false if there is none left. */
    boolean nextPiece() {
        storedLeaves = 0;
        return list.nextPiece();
    }

    /** Whether a leaf of the piece is not yet stored. */
    boolean hasMore() {
        return storedLeaves < sieve.leaves();
    }

    /** Whether the next leaf has room in the rows. */
    boolean fits() {
        return sieve.end(storedLeaves) - sieve.begin(storedLeaves) <= BitRows.room(lines, end);
    }

    /** Stores the next leaf of the piece as a part. */
    void store() {
        if (parts == partStart.length) {
            partStart = Arrays.copyOf(partStart, 2 * parts);
            common = Arrays.copyOf(common, 2 * parts);
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
        int leaf = storedLeaves++;
        int from = sieve.begin(leaf);
        int to = sieve.end(leaf);
        partStart[parts] = end;
        common[parts] = sieve.common(leaf);
        int bound = parts * (SECTIONS + 1);
        bounds[bound] = end + 1;
        for (int section = 0; section < SECTIONS; section++) {
            bounds[bound + section + 1] = end + 1 + sieve.sectionEnd(leaf, section) - from;
        }
        put(from, to, end + 1);
        end += ((to - from) / BitRows.LINE + 1) * BitRows.LINE;
        parts++;
    }

    /** Puts words of the list into their place in the rows, not yet transposed. */
    private void put(int from, int to, int first) {
        int width = geometry.width();
        int mask = (1 << width) - 1;
        long[] items = sieve.items();
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

    /** The diagonals that all items of a part have, as a half gone through numbers them. */
    long common(int part) {
        return common[part];
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
