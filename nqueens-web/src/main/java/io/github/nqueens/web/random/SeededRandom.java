package io.github.nqueens.web.random;

import java.util.random.RandomGenerator;

/**
 * The numbers of {@link io.github.nqueens.internal.SeededRandom} by arithmetic of 32 bits. In a browser each number of 64 bits is an
 * object. It has the methods that the library calls.
 */
public final class SeededRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    /** Products of 16 bits and a bound up to this are whole numbers of 31 bits. */
    private static final int LARGEST_SHORT = 0x7FFF;

    private static final int HALF = 16;

    // The two words of the state, and the number drawn last.
    private int high0;
    private int low0;
    private int high1;
    private int low1;
    private int high;
    private int low;

    public SeededRandom(long seed) {
        this(mix(seed + GOLDEN_GAMMA), mix(seed + GOLDEN_GAMMA + GOLDEN_GAMMA));
    }

    SeededRandom(long s0, long s1) {
        high0 = (int) (s0 >>> 32);
        low0 = (int) s0;
        high1 = (int) (s1 >>> 32);
        low1 = (int) s1;
    }

    private static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** One step of xoroshiro128++. */
    private void draw() {
        int sumLow = low0 + low1;
        int sumHigh = high0 + high1 + carry(low0, low1, sumLow);
        int turnedLow = (sumLow << 17) | (sumHigh >>> 15);
        int turnedHigh = sumHigh << 17 | sumLow >>> 15;
        low = turnedLow + low0;
        high = turnedHigh + high0 + carry(turnedLow, low0, low);
        int mixedHigh = high1 ^ high0;
        int mixedLow = low1 ^ low0;
        int high0Before = high0;
        high0 = (low0 << 17 | high0 >>> 15) ^ mixedHigh ^ (mixedHigh << 21 | mixedLow >>> 11);
        low0 = (high0Before << 17 | low0 >>> 15) ^ mixedLow ^ mixedLow << 21;
        high1 = mixedHigh << 28 | mixedLow >>> 4;
        low1 = mixedLow << 28 | mixedHigh >>> 4;
    }

    /** What a sum of two halves carries to the halves above. */
    private static int carry(int one, int other, int sum) {
        return ((one & other) | ((one | other) & ~sum)) >>> 31;
    }

    private static long joined(int high, int low) {
        return ((long) high << 32) | (low & 0xFFFFFFFFL);
    }

    @Override
    public long nextLong() {
        draw();
        return joined(high, low);
    }

    @Override
    public int nextInt() {
        draw();
        return high;
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw badBound(bound);
        }
        draw();
        // The lower half of the product, whose upper half is the number.
        if (Integer.compareUnsigned(high * bound, bound) < 0) {
            int threshold = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned(high * bound, threshold) < 0) {
                draw();
            }
        }
        return bound <= LARGEST_SHORT
                ? ((high >>> HALF) * bound + (((high & 0xFFFF) * bound) >>> HALF)) >>> HALF
                : (int) (((high & 0xFFFFFFFFL) * bound) >>> 32);
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw badBound(bound);
        }
        draw();
        int positive = high >>> 1;
        // Only the last numbers can lie in the last, incomplete run of a small bound.
        if (bound <= LARGEST_SHORT && positive < Integer.MAX_VALUE) {
            int divisor = (int) bound;
            int upper = (positive % divisor << HALF) | (((high << 31) | (low >>> 1)) >>> HALF);
            int number = ((upper % divisor << HALF) | (low >>> 1 & 0xFFFF)) % divisor;
            return number;
        }
        long bits = joined(high, low) >>> 1;
        long number = bits % bound;
        while (bits - number + (bound - 1) < 0) {
            bits = nextLong() >>> 1;
            number = bits % bound;
        }
        return number;
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw badBound(bound);
        }
        long range = bound - origin;
        if (range > 0) {
            return origin + nextLong(range);
        }
        long number = nextLong();
        while (number < origin || number >= bound) {
            number = nextLong();
        }
        return number;
    }

    /** The upper 27 and the lower 26 of 53 bits. */
    @Override
    public double nextDouble() {
        draw();
        return ((high >>> 5) * 0x1p26 + ((high & 31) << 21 | low >>> 11)) * 0x1p-53;
    }

    private static IllegalArgumentException badBound(long bound) {
        return new IllegalArgumentException("bound is " + bound + ", but must be positive and above the origin");
    }
}
