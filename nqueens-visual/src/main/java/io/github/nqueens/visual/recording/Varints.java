package io.github.nqueens.visual.recording;

import java.io.ByteArrayOutputStream;
import java.util.Base64;

/**
 * Whole numbers in as few bytes as they need, seven bits a byte, the lowest first; signed ones are folded so that small
 * magnitudes are short. The text form is Base64.
 */
public final class Varints {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public void unsigned(long value) {
        long rest = value;
        while (rest >>> 7 != 0) {
            bytes.write((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }

    public void signed(long value) {
        unsigned(fold(value));
    }

    public static long fold(long value) {
        return value << 1 ^ value >> 63;
    }

    public String toBase64() {
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
