package io.github.nqueens.internal;

/**
 * Turns numbers that are alike into numbers that are not, each into another one: the generator SplitMix64.
 *
 * <p>Source: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014,
 * doi:10.1145/2660193.2660195, with D. Stafford's 13th variant of the finalizer of MurmurHash3.
 */
public final class SplitMix {
    /** What the state of the generator grows by: 2<sup>64</sup> divided by the golden ratio. */
    static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private SplitMix() {}

    /** The next number of the generator. */
    public static long next(long state) {
        long z = state + GOLDEN_GAMMA;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
