package io.github.nqueens.algorithms.constructive;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * One bit for each column, row or diagonal that a queen stands on, in byte arrays.
 *
 * <p>One unaligned read returns at least the 57 bits from any position on. So a row is tested against 57 columns with
 * three reads.
 */
final class BitWindows {
    /** Reads and writes the eight bytes from an index on, as a long whose bit 0 is the first byte's. */
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The least number of bits that a read at any position returns. */
    static final int WINDOW = Long.SIZE - Byte.SIZE + 1;

    /** Bits past the last one, so that a window may begin that far outside. */
    static final int MARGIN = 1024;

    private BitWindows() {}

    /** Makes an array for a number of bits, all clear, and the margin behind them. */
    static byte[] allocate(long bits) {
        return new byte[(int) ((bits + MARGIN + Long.SIZE - 1) / Long.SIZE) * Long.BYTES];
    }

    /** Sets all bits from one on, those of the margin too. */
    static void setFrom(byte[] bits, long first) {
        int index = (int) (first >>> 3);
        bits[index] |= (byte) (0xff << (first & 7));
        for (int i = index + 1; i < bits.length; i++) {
            bits[i] = (byte) 0xff;
        }
    }

    static boolean get(byte[] bits, long index) {
        return (bits[(int) (index >>> 3)] >>> (index & 7) & 1) != 0;
    }

    static void flip(byte[] bits, long index) {
        bits[(int) (index >>> 3)] ^= (byte) (1 << (index & 7));
    }
}
