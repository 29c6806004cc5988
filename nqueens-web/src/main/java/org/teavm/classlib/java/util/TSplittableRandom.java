package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/** The numbers of the JDK's generator of this name: SplitMix64, as Steele, Lea and Flood (2014) give it. */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;

    /** A generator that begins anywhere. */
    public TSplittableRandom() {
        this((long) (Math.random() * 0x1p62));
    }

    public TSplittableRandom(long seed) {
        this.seed = seed;
    }

    @Override
    public long nextLong() {
        seed += GOLDEN_GAMMA;
        long z = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public int nextInt() {
        seed += GOLDEN_GAMMA;
        long z = (seed ^ (seed >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    /** Takes numbers until one falls into a whole multiple of the bound, like the JDK. */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int next = nextInt();
        int most = bound - 1;
        if ((bound & most) == 0) {
            return next & most;
        }
        for (int u = next >>> 1; ; u = nextInt() >>> 1) {
            next = u % bound;
            if (u + most - next >= 0) {
                return next;
            }
        }
    }
}
