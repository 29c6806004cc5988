package io.github.nqueens.web.compiler;

import java.util.Arrays;

/** SHA-256 of FIPS 180-4, which the compiler's class library lacks. */
final class Digest {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int[] CONSTANTS = constants();

    private Digest() {}

    /** The first 32 bits behind the point of the cube roots of the first 64 primes. */
    private static int[] constants() {
        int[] constants = new int[ROUNDS];
        int count = 0;
        for (int number = 2; count < ROUNDS; number++) {
            if (isPrime(number)) {
                constants[count++] = fraction(Math.cbrt(number));
            }
        }
        return constants;
    }

    private static boolean isPrime(int number) {
        int divisor = 2;
        while (number % divisor != 0) {
            divisor++;
        }
        return divisor == number;
    }

    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * 0x1p32);
    }

    @StandsFor("io.github.nqueens.visual.page.PagePolicy.sha256")
    static byte[] sha256(byte[] bytes) {
        int[] state = new int[8];
        int[] primes = {2, 3, 5, 7, 11, 13, 17, 19};
        Arrays.setAll(state, i -> fraction(Math.sqrt(primes[i])));
        byte[] padded = padded(bytes);
        for (int from = 0; from < padded.length; from += BLOCK) {
            add(padded, from, state);
        }
        byte[] digest = new byte[Integer.BYTES * state.length];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / Integer.BYTES] >>> (24 - i % Integer.BYTES * Byte.SIZE));
        }
        return digest;
    }

    /** A bit that is set follows, zeros, and the number of bits. */
    private static byte[] padded(byte[] bytes) {
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + Long.BYTES) / BLOCK * BLOCK + BLOCK);
        padded[bytes.length] = (byte) 0x80;
        long bits = (long) Byte.SIZE * bytes.length;
        for (int i = 0; i < Long.BYTES; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> (Byte.SIZE * i));
        }
        return padded;
    }

    private static void add(byte[] bytes, int from, int[] state) {
        int[] words = new int[ROUNDS];
        int[] s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            words[i] = i < 16 ? word(bytes, from + Integer.BYTES * i) : mixed(words, i);
            int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
            int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
            int first = s[7] + turned(s[4], 6, 11, 25) + choice + CONSTANTS[i] + words[i];
            int second = turned(s[0], 2, 13, 22) + majority;
            System.arraycopy(s, 0, s, 1, s.length - 1);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < s.length; i++) {
            state[i] += s[i];
        }
    }

    private static int word(byte[] bytes, int at) {
        int word = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            word = word << Byte.SIZE | (bytes[at + i] & 0xFF);
        }
        return word;
    }

    private static int mixed(int[] words, int i) {
        int early = words[i - 15];
        int late = words[i - 2];
        return words[i - 16]
                + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
                + words[i - 7]
                + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }

    private static int turned(int word, int first, int second, int third) {
        return turned(word, first) ^ turned(word, second) ^ turned(word, third);
    }

    private static int turned(int word, int bits) {
        return word >>> bits | word << (Integer.SIZE - bits);
    }
}
