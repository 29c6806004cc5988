package io.github.nqueens.visual.recording;

import java.util.Arrays;
import java.util.Base64;

/**
 * Whole numbers in as few bytes as they need, seven bits a byte, the lowest first; signed ones are folded so that small
 * magnitudes are short. The text form is Base64.
 */
public final class Varints {
    private byte[] bytes = new byte[64];
    private int count;

    public Varints() {}

    public void unsigned(long value) {
        long rest = value;
        while (rest >>> 31 != 0) {
            write(((int) rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        unsigned((int) rest);
    }

    /** Of a number below 2<sup>31</sup>, as most are: a browser is slow with longer ones. */
    public void unsigned(int value) {
        int rest = value;
        while (rest >>> 7 != 0) {
            write((rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        write(rest);
    }

    private void write(int septet) {
        if (count == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * count);
        }
        bytes[count++] = (byte) septet;
    }

    public void signed(long value) {
        int small = (int) value;
        if (small == value && small << 1 >> 1 == small) {
            unsigned(small << 1 ^ small >> 31);
        } else {
            unsigned(fold(value));
        }
    }

    public static long fold(long value) {
        return value << 1 ^ value >> 63;
    }

    public String toBase64() {
        return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, count));
    }
}
