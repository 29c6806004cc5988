package io.github.nqueens.visual.recording;

import java.io.ByteArrayOutputStream;

/**
 * Writes bytes in less room, bit by bit: a range coder (Martin 1979). A bit narrows a range of numbers in proportion to its chance, so a
 * likely bit costs little. Chances are learned on the way, for each place in a byte, the bits before it, and the byte before.
 */
final class RangeCoder {
    /** The binary logarithm of a certain bit's chance. */
    private static final int CHANCE = 12;

    /** The binary logarithm of the number of bits that a chance remembers. */
    private static final int MEMORY = 4;

    private static final int BYTES = 1 << Byte.SIZE;

    /** The greatest number of the range. JavaScript is fastest with numbers of fewer than 31 bits. */
    private static final int GREATEST = (1 << (3 * Byte.SIZE)) - 1;

    private static final int FIRST_BYTE = 2 * Byte.SIZE;

    /** The chance of a 1 before anything is learned. */
    private static final int EVEN = 1 << (CHANCE - 1);

    /**
     * By how much the chance of a 1 differs from an even one, after a byte and the bits that the index stands for. Few bytes occur in a
     * short text, so each has its array when it is met.
     */
    private final short[][] learned = new short[BYTES][];

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private int low;
    private int high = GREATEST;

    private RangeCoder() {}

    static byte[] coded(byte[] bytes) {
        RangeCoder coder = new RangeCoder();
        int before = 0;
        for (byte each : bytes) {
            int now = Byte.toUnsignedInt(each);
            if (coder.learned[before] == null) {
                coder.learned[before] = new short[BYTES];
            }
            short[] chances = coder.learned[before];
            for (int bits = 1, shift = Byte.SIZE - 1; shift >= 0; shift--) {
                int bit = now >>> shift & 1;
                coder.add(bit, chances, bits);
                bits = 2 * bits + bit;
            }
            before = now;
        }
        // What is missing at the end is read as zeros.
        coder.out.write((coder.low >>> FIRST_BYTE) + 1);
        return coder.out.toByteArray();
    }

    private void add(int bit, short[] chances, int after) {
        int chance = EVEN + chances[after];
        int middle = low + ((high - low) >>> CHANCE) * chance;
        if (bit == 1) {
            high = middle;
            chances[after] += (short) (((1 << CHANCE) - chance) >> MEMORY);
        } else {
            low = middle + 1;
            chances[after] -= (short) (chance >> MEMORY);
        }
        while ((low ^ high) >>> FIRST_BYTE == 0) {
            out.write(high >>> FIRST_BYTE);
            low = low << Byte.SIZE & GREATEST;
            high = (high << Byte.SIZE & GREATEST) | (BYTES - 1);
        }
    }
}
