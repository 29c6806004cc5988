package io.github.nqueens.visual.recording;

import java.util.Arrays;
import java.util.Base64;

/**
 * Whole numbers in as few bytes as they need, seven bits a byte, the lowest first; signed ones are folded so that small
 * magnitudes are short. The text form is Base64; that of many bytes is a star and the {@link RangeCoder}'s bytes, with their number
 * in front.
 */
public final class Varints {
    /** Fewer bytes are not worth the time to learn what they are like. */
    private static final int LEAST_CODED = 256;

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

    /** Adds a number below 2<sup>31</sup>. Most numbers of a recording are small. */
    public void unsigned(int value) {
        int rest = value;
        while (rest >>> 7 != 0) {
            write((rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        write(rest);
    }

    private void write(int next) {
        if (count == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * count);
        }
        bytes[count++] = (byte) next;
    }

    public void signed(long value) {
        int small = (int) value;
        if (small == value && small << 1 >> 1 == small) {
            unsigned(foldSmall(small));
        } else {
            unsigned(fold(value));
        }
    }

    public static int foldSmall(int value) {
        return value << 1 ^ value >> 31;
    }

    public static long fold(long value) {
        return value << 1 ^ value >> 63;
    }

    public String toBase64() {
        byte[] written = Arrays.copyOf(bytes, count);
        if (count < LEAST_CODED) {
            return Base64.getEncoder().encodeToString(written);
        }
        Varints coded = new Varints();
        coded.unsigned(count);
        for (byte part : RangeCoder.coded(written)) {
            coded.write(part);
        }
        return "*" + Base64.getEncoder().encodeToString(Arrays.copyOf(coded.bytes, coded.count));
    }
}
