package io.github.nqueens.internal;

import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * The generator of every run: xoroshiro128++, seeded by SplitMix64.
 *
 * <p>Every method whose default could differ between Java versions is defined here. So a seed leads to the same numbers on
 * every virtual machine. Bounded integers are unbiased. Not safe for use by several threads.
 *
 * <p>Sources: D. Blackman, S. Vigna, Scrambled linear pseudorandom number generators, ACM TOMS 47(4), 2021,
 * doi:10.1145/3460772. D. Lemire, Fast random integer generation in an interval, ACM TOMACS 29(1), 2019,
 * doi:10.1145/3230636.
 */
public final class SeededRandom implements RandomGenerator {
    private long s0;
    private long s1;

    /**
     * Starts the sequence of a seed.
     *
     * @param seed any value
     */
    public SeededRandom(long seed) {
        // SplitMix64 is a bijection of distinct states: its two outputs are never both zero, which xoroshiro forbids.
        this(SplitMix.next(seed), SplitMix.next(seed + SplitMix.GOLDEN_GAMMA));
    }

    SeededRandom(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s1;
    }

    @Override
    public long nextLong() {
        // The rotations and the shift are those of xoroshiro128++: R = 17, A = 49, B = 21, C = 28.
        long first = s0;
        long second = s1;
        long result = Long.rotateLeft(first + second, 17) + first;
        second ^= first;
        s0 = Long.rotateLeft(first, 49) ^ second ^ (second << 21);
        s1 = Long.rotateLeft(second, 28);
        return result;
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw badBound(bound);
        }
        long product = (nextLong() >>> 32) * bound;
        if (Integer.compareUnsigned((int) product, bound) < 0) {
            int threshold = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned((int) product, threshold) < 0) {
                product = (nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw badRange(origin, bound);
        }
        int range = bound - origin;
        if (range > 0) {
            return origin + nextInt(range);
        }
        int number = nextInt();
        while (number < origin || number >= bound) {
            number = nextInt();
        }
        return number;
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw badBound(bound);
        }
        long bits = nextLong() >>> 1;
        long number = bits % bound;
        // Negative by overflow exactly if bits lies in the last, incomplete run of the bound.
        while (bits - number + (bound - 1) < 0) {
            bits = nextLong() >>> 1;
            number = bits % bound;
        }
        return number;
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw badRange(origin, bound);
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

    @Override
    public boolean nextBoolean() {
        return nextLong() < 0;
    }

    @Override
    public void nextBytes(byte[] bytes) {
        Objects.requireNonNull(bytes, "bytes");
        long bits = 0;
        for (int i = 0; i < bytes.length; i++) {
            bits = i % Long.BYTES == 0 ? nextLong() : bits >>> Byte.SIZE;
            bytes[i] = (byte) bits;
        }
    }

    @Override
    public float nextFloat() {
        return (nextLong() >>> 40) * 0x1p-24f;
    }

    @Override
    public float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw badBound(bound);
        }
        return Math.min(nextFloat() * bound, Math.nextDown(bound));
    }

    @Override
    public float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw badRange(origin, bound);
        }
        return Math.min(origin + nextFloat() * (bound - origin), Math.nextDown(bound));
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    @Override
    public double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw badBound(bound);
        }
        return Math.min(nextDouble() * bound, Math.nextDown(bound));
    }

    @Override
    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw badRange(origin, bound);
        }
        return Math.min(origin + nextDouble() * (bound - origin), Math.nextDown(bound));
    }

    /** Marsaglia's polar method, one number of each pair, so that the state stays two words. */
    @Override
    public double nextGaussian() {
        double x;
        double square;
        do {
            x = 2 * nextDouble() - 1;
            double y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        return x * StrictMath.sqrt(-2 * StrictMath.log(square) / square);
    }

    @Override
    public double nextGaussian(double mean, double stddev) {
        if (!(stddev >= 0)) {
            throw new IllegalArgumentException("the standard deviation is " + stddev + ", but must not be negative");
        }
        return mean + stddev * nextGaussian();
    }

    @Override
    public double nextExponential() {
        return -StrictMath.log(1 - nextDouble());
    }

    // Called only to throw, so that the checks of the hot methods do not box their arguments.
    private static IllegalArgumentException badBound(Number bound) {
        return new IllegalArgumentException("bound is " + bound + ", but must be positive and finite");
    }

    private static IllegalArgumentException badRange(Number origin, Number bound) {
        return new IllegalArgumentException("origin is " + origin + " and bound " + bound
                + ", but the origin must be less than the bound, and the distance between them finite");
    }
}
