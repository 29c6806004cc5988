package io.github.nqueens.web.compiler;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;

/**
 * Numbers as a browser has them: it computes with 32 bits as fast as a virtual machine, and with 64 much slower, so that the bits of a
 * word are found by its halves.
 */
final class Words {
    private static final int HALF = 32;

    private Words() {}

    @StandsFor("java.lang.Long.bitCount")
    static int bitCount(long word) {
        return Integer.bitCount((int) word) + Integer.bitCount((int) (word >>> HALF));
    }

    @StandsFor("java.lang.Long.numberOfTrailingZeros")
    static int numberOfTrailingZeros(long word) {
        int low = (int) word;
        return low == 0 ? HALF + zerosBehind((int) (word >>> HALF)) : zerosBehind(low);
    }

    @StandsFor("java.lang.Long.numberOfLeadingZeros")
    static int numberOfLeadingZeros(long word) {
        int high = (int) (word >>> HALF);
        return high == 0 ? HALF + zerosBefore((int) word) : zerosBefore(high);
    }

    @StandsFor("java.lang.Integer.numberOfTrailingZeros")
    static int zerosBehind(int half) {
        return half == 0 ? HALF : HALF - 1 - zerosBefore(half & -half);
    }

    @StandsFor("java.lang.Integer.numberOfLeadingZeros")
    static int zerosBefore(int half) {
        return leadingZeros(half);
    }

    @StandsFor("java.lang.Long.reverse")
    static long reverse(long word) {
        return joined(Integer.reverse((int) word), Integer.reverse((int) (word >>> HALF)));
    }

    /** The number of two halves. */
    @StandsFor("io.github.nqueens.internal.SeededRandom.joined")
    static long joined(int high, int low) {
        return join(high, low);
    }

    @StandsFor("io.github.nqueens.algorithms.constructive.BitWindows.get")
    static boolean isSet(byte[] bits, long index) {
        int place = (int) index;
        return (bits[place >>> 3] >>> (place & 7) & 1) != 0;
    }

    @StandsFor("io.github.nqueens.algorithms.constructive.BitWindows.flip")
    static void flip(byte[] bits, long index) {
        int place = (int) index;
        bits[place >>> 3] ^= (byte) (1 << (place & 7));
    }

    /** In place, where the emulation of Java's library makes copies. */
    @StandsFor("java.util.Arrays.sort")
    static void sort(int[] numbers, int from, int to) {
        sortPart(numbers, from, to);
    }

    @JSBody(
            params = {"numbers", "from", "to"},
            script = "numbers.subarray(from, to).sort();")
    private static native void sortPart(@JSByRef int[] numbers, int from, int to);

    /** In the memory that {@link FastLongs} adds to the script. */
    @JSBody(
            params = {"high", "low"},
            script = "HALVES[0] = low; HALVES[1] = high; return WHOLE[0];")
    private static native long join(int high, int low);

    @JSBody(params = "half", script = "return Math.clz32(half);")
    private static native int leadingZeros(int half);
}
