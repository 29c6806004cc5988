package io.github.nqueens.solutions.join;

/**
 * Loops over rows of 32-bit words, with one bit for each item of a list.
 *
 * <p>They are written so that the JIT compiler turns them into vector instructions. All rows have one index, and every
 * row is its own array. Sums are kept word by word and not added up inside the loop. Words are {@code int}, because
 * Java 17 vectorizes only the bit counts of {@code int}.
 *
 * <p>A vector loop begins with single steps up to the edge of a cache line, and ends with single steps for the rest. On
 * rows of a few hundred words these cost more than the vector part. So sections of rows begin at {@link #FIRST} plus a
 * multiple of {@link #LINE}, and all loops run from such an index to one past another. That is one single step and then
 * whole vectors.
 */
final class BitRows {
    /** The items of a word. */
    static final int WORD = 32;

    /** The words of a cache line. */
    static final int LINE = 16;

    /** Where the first section of a row begins. The next word opens a cache line in a row whose header opens one. */
    static final int FIRST = 11;

    private BitRows() {}

    /** The words that another part may have behind a row's used ones; the first word of its first line stays unused. */
    static int room(int lines, int end) {
        return FIRST + lines * LINE - end - 1;
    }

    /**
     * Makes the rows {@code begin} to {@code end - 1}: {@code lines} cache lines from {@link #FIRST} on and a single
     * word after them.
     */
    static void allocate(int[][] rows, int begin, int end, int lines) {
        // A header of 16 bytes and this length make whole cache lines, so neighbors in memory are aligned alike.
        int length = (lines + 1) * LINE + LINE - 4;
        for (int i = begin; i < end; i++) {
            rows[i] = new int[length];
        }
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

    static void copy(int[] out, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i];
        }
    }

    static void and(int[] out, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] &= a[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int[] c, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int[] e, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i] & e[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i] & e[i] & f[i];
        }
    }

    static void and(int[] out, int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int from, int to) {
        for (int i = from; i < to; i++) {
            out[i] = a[i] & b[i] & c[i] & d[i] & e[i] & f[i] & g[i];
        }
    }

    static void count(int[] sum, int[] row, int[] a, int from, int to) {
        for (int i = from; i < to; i++) {
            sum[i] += Integer.bitCount(row[i] & a[i]);
        }
    }

    static void count(int[] sum, int[] row, int[] a, int[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i]) + Integer.bitCount(v & b[i]);
        }
    }

    static void count(int[] sum, int[] row, int[] a, int[] b, int[] c, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i]) + Integer.bitCount(v & b[i]) + Integer.bitCount(v & c[i]);
        }
    }

    static void count(int[] sum, int[] row, int[] a, int[] b, int[] c, int[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            int v = row[i];
            sum[i] += Integer.bitCount(v & a[i])
                    + Integer.bitCount(v & b[i])
                    + Integer.bitCount(v & c[i])
                    + Integer.bitCount(v & d[i]);
        }
    }
}
