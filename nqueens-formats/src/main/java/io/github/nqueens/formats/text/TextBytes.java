package io.github.nqueens.formats.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Finds the encoding of a text file: UTF-8, which need not say so, or UTF-16 in either order of bytes. UTF-16 without a mark
 * is known by its zeros: a character of the Basic Latin block, of which every form has some, has one zero byte, and in UTF-8
 * no text has any.
 */
public final class TextBytes {
    private static final int[] PNG = {0x89, 'P', 'N', 'G'};
    private static final int[] JPEG = {0xFF, 0xD8, 0xFF};
    private static final int[] GIF = {'G', 'I', 'F', '8'};
    private static final int[] RIFF = {'R', 'I', 'F', 'F'};
    private static final int[] PDF = {'%', 'P', 'D', 'F'};
    private static final int[] ZIP = {'P', 'K', 3, 4};
    private static final int[] GZIP = {0x1F, 0x8B};

    private TextBytes() {}

    public static String decode(byte[] file) {
        if (startsWith(file, PNG) || startsWith(file, JPEG) || startsWith(file, GIF) || startsWith(file, RIFF)) {
            throw new IllegalArgumentException(
                    "the bytes are an image file, which this method does not decode; decode it into pixels and give them to PictureReader");
        }
        if (startsWith(file, PDF) || startsWith(file, ZIP) || startsWith(file, GZIP)) {
            throw new IllegalArgumentException(
                    "the bytes are a PDF or a compressed file; give the text or the picture that is in it");
        }
        if (startsWith(file, 0xFF, 0xFE)) {
            return utf16(file, 2, false);
        }
        if (startsWith(file, 0xFE, 0xFF)) {
            return utf16(file, 2, true);
        }
        if (startsWith(file, 0xEF, 0xBB, 0xBF)) {
            return utf8(file, 3);
        }
        int evenZeros = zeros(file, 0);
        int oddZeros = zeros(file, 1);
        return evenZeros == 0 && oddZeros == 0 ? utf8(file, 0) : utf16(file, 0, evenZeros > oddZeros);
    }

    private static boolean startsWith(byte[] file, int... start) {
        if (file.length < start.length) {
            return false;
        }
        for (int i = 0; i < start.length; i++) {
            if ((file[i] & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }

    private static int zeros(byte[] file, int first) {
        int zeros = 0;
        for (int i = first; i < file.length; i += 2) {
            zeros += file[i] == 0 ? 1 : 0;
        }
        return zeros;
    }

    private static String utf8(byte[] file, int start) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(file, start, file.length - start))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(
                    "the bytes are no text in UTF-8 or UTF-16; save the file again as UTF-8", e);
        }
    }

    private static String utf16(byte[] file, int start, boolean bigEndian) {
        if (file.length % 2 != 0) {
            throw new IllegalArgumentException("the bytes look like UTF-16, but their number, " + file.length
                    + ", is odd; save the file again as UTF-8");
        }
        char[] text = new char[(file.length - start) / 2];
        for (int i = 0; i < text.length; i++) {
            int first = file[start + 2 * i] & 0xFF;
            int second = file[start + 2 * i + 1] & 0xFF;
            text[i] = (char) (bigEndian ? first << 8 | second : second << 8 | first);
        }
        return new String(text);
    }
}
