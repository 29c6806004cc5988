package io.github.nqueens.algorithms.exact;

import java.util.Arrays;

/**
 * Loops over rows of 32-bit words, one bit for each item of a list, written so that the JIT compiler turns them into vector
 * instructions: one index for all rows, every row an array of its own, sums kept word by word and not added up inside the
 * loop, and {@code int} words because their bit counts are vectorized already in Java 17.
 *
 * <p>A vector loop of the JIT compiler begins with single steps up to a cache line's edge and ends with single steps for what
 * is left over; on rows of a few hundred words these cost more than the vector part. So the rows are allocated and laid out
 * such that nothing is left over: sections of rows begin at {@link #FIRST} plus a multiple of {@link #LINE}, and all
 * loops run from such an index to one past another, which is one single step and then whole vectors.
 */
final class BitRows {
    /** The words of a cache line. */
    static final int LINE = 16;

    /** Where the first section of a row begins: the next word opens a cache line, if the row's header does. */
    static final int FIRST = 11;

    private static final int ATTEMPTS = 16;

    /** Rows for trials, in which all bits stay 0. */
    private static final int[][] TRIAL = new int[7][FIRST + 18 * LINE + 1];

    /** Not final: the compiler would choose shorter vectors for a loop that it knows to be short. */
    private static int trialWords = 2 * LINE + 1;

    private static long trialPartners = 0b1110;

    static {
        // The compiler unrolls a loop, and with that vectorizes it, as far as the trip counts go that it has seen.
        // Small
        // boards have short rows; so let it see long ones first.
        int[][] r = TRIAL;
        for (int round = 0; round < 20_000; round++) {
            // Now and then a short and an empty one, or the compiled loops would leave these to the interpreter.
            int end = round % 16 == 0 ? FIRST : round % 16 == 1 ? FIRST + LINE + 1 : r[0].length;
            copy(r[0], r[1], FIRST, end);
            and(r[0], r[1], FIRST, end);
            and(r[0], r[1], r[2], FIRST, end);
            and(r[0], r[1], r[2], r[3], FIRST, end);
            and(r[0], r[1], r[2], r[3], r[4], FIRST, end);
            and(r[0], r[1], r[2], r[3], r[4], r[5], FIRST, end);
            and(r[0], r[1], r[2], r[3], r[4], r[5], r[6], FIRST, end);
            count(r[0], r[1], r[2], FIRST, end);
            count(r[0], r[1], r[2], r[3], FIRST, end);
            count(r[0], r[1], r[2], r[3], r[4], FIRST, end);
            count(r[0], r[1], r[2], r[3], r[4], r[5], FIRST, end);
            neither(r[5], r[1], r[2], FIRST, end);
            not(r[5], r[1], FIRST, end);
            exchange(r[0], r[1], 4, 0x0F0F0F0F, FIRST, end);
        }
    }

    private BitRows() {}

    /** Makes the rows {@code begin} to {@code end - 1}: {@code lines} cache lines from {@link #FIRST} on and a single word after them. */
    static void allocate(int[][] rows, int begin, int end, int lines) {
        // A header of 16 bytes and this length make whole cache lines, so neighbors in memory are aligned alike.
        int length = (lines + 1) * LINE + LINE - 4;
        for (int i = begin; i < end; i++) {
            rows[i] = aligned(length);
        }
    }

    /**
     * An array whose header opens a cache line, as far as can be told: Java does not say where an object lies, but the time
     * of a loop does. A wrong guess costs time only.
     */
    private static int[] aligned(int length) {
        int[] row = new int[length];
        for (int attempt = 0; attempt < ATTEMPTS && !isAligned(row); attempt++) {
            shift = new int[length + 2];
            row = new int[length];
        }
        return row;
    }

    /**
     * Moves what is allocated next by 8 bytes within a cache line; about as long as a row, so that it comes from the same
     * part of memory, and a field, so that it is not optimized away.
     */
    @SuppressWarnings("unused")
    private static volatile int[] shift;

    /** Whether loops over this row run without single steps. */
    static boolean isAligned(int[] row) {
        if (row.length < FIRST + 2 * LINE + 1) {
            return true;
        }
        long there = Long.MAX_VALUE;
        long elsewhere = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            there = Math.min(there, time(row, FIRST));
            elsewhere = Math.min(elsewhere, time(row, FIRST - 4));
        }
        return 3 * there < 2 * elsewhere;
    }

    private static long time(int[] row, int from) {
        int to = from + trialWords;
        long begin = System.nanoTime();
        for (int i = 0; i < 50; i++) {
            countCommon(row, TRIAL[0], TRIAL, trialPartners, from, to);
        }
        return System.nanoTime() - begin;
    }

    /** Stores in {@code out} the conjunction of the rows of the squares of one quarter placement. */
    static void conjunction(int[] out, int[][] squares, int rowSet, long columns, int from, int to) {
        int left = Integer.bitCount(rowSet);
        if (left == 0) {
            Arrays.fill(out, from, to, -1);
            return;
        }
        int rest = rowSet;
        long list = columns;
        int[] a = squares[square(rest, list)];
        if (left == 1) {
            copy(out, a, from, to);
            return;
        }
        rest &= rest - 1;
        list >>>= 4;
        int[] b = squares[square(rest, list)];
        if (left == 2) {
            and(out, a, b, from, to);
            return;
        }
        rest &= rest - 1;
        list >>>= 4;
        int[] c = squares[square(rest, list)];
        if (left == 3) {
            and(out, a, b, c, from, to);
            return;
        }
        rest &= rest - 1;
        list >>>= 4;
        int[] d = squares[square(rest, list)];
        if (left == 4) {
            and(out, a, b, c, d, from, to);
            return;
        }
        rest &= rest - 1;
        list >>>= 4;
        int[] e = squares[square(rest, list)];
        if (left == 5) {
            and(out, a, b, c, d, e, from, to);
            return;
        }
        rest &= rest - 1;
        list >>>= 4;
        and(out, a, b, c, d, e, squares[square(rest, list)], from, to);
        for (left -= 6; left > 0; left--) {
            rest &= rest - 1;
            list >>>= 4;
            and(out, squares[square(rest, list)], from, to);
        }
    }

    private static int square(int rowSet, long columns) {
        return Integer.numberOfTrailingZeros(rowSet) << 4 | (int) columns & 15;
    }

    /** Adds to each word of {@code sum} the number of bits that {@code row} has in common with each of the chosen rows. */
    static void countCommon(int[] sum, int[] row, int[][] rows, long chosen, int from, int to) {
        long left = chosen;
        while (left != 0) {
            int[] a = rows[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            if (left == 0) {
                count(sum, row, a, from, to);
                return;
            }
            int[] b = rows[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            if (left == 0) {
                count(sum, row, a, b, from, to);
                return;
            }
            int[] c = rows[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            if (left == 0) {
                count(sum, row, a, b, c, from, to);
                return;
            }
            int[] d = rows[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
            count(sum, row, a, b, c, d, from, to);
        }
    }

    /** Transposes the 32 x 32 bits that 32 rows have at each index. */
    static void transpose(int[][] rows, int from, int to) {
        int mask = 0x0000FFFF;
        for (int width = 16; width > 0; width >>= 1, mask ^= mask << width) {
            for (int r = 0; r < 32; r = (r + width + 1) & ~width) {
                exchange(rows[r], rows[r + width], width, mask, from, to);
            }
        }
    }

    static void neither(int[] out, int[] a, int[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = ~(a[i] | b[i]);
        }
    }

    static void not(int[] out, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = ~a[i];
        }
    }

    private static void exchange(int[] a, int[] b, int width, int mask, int from, int to) {
        for (int i = from; i < to; i++) {
            int x = a[i];
            int y = b[i];
            int t = (x >>> width ^ y) & mask;
            b[i] = y ^ t;
            a[i] = x ^ t << width;
        }
    }

    private static void copy(int[] out, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i];
        }
    }

    private static void and(int[] out, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] &= a[i];
        }
    }

    private static void and(int[] out, int[] a, int[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i];
        }
    }

    private static void and(int[] out, int[] a, int[] b, int[] c, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i];
        }
    }

    private static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i];
        }
    }

    private static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int[] e, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i] & e[i];
        }
    }

    private static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i] & e[i] & f[i];
        }
    }

    private static void count(int[] sum, int[] row, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            sum[i] += Integer.bitCount(row[i] & a[i]);
        }
    }

    private static void count(int[] sum, int[] row, int[] a, int[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i]) + Integer.bitCount(v & b[i]);
        }
    }

    private static void count(int[] sum, int[] row, int[] a, int[] b, int[] c, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i]) + Integer.bitCount(v & b[i]) + Integer.bitCount(v & c[i]);
        }
    }

    private static void count(int[] sum, int[] row, int[] a, int[] b, int[] c, int[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i])
                    + Integer.bitCount(v & b[i])
                    + Integer.bitCount(v & c[i])
                    + Integer.bitCount(v & d[i]);
        }
    }
}
