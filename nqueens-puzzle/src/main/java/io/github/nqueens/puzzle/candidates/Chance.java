package io.github.nqueens.puzzle.candidates;

/**
 * Random numbers that are the same on every virtual machine: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, Fast splittable
 * pseudorandom number generators, 2014, doi:10.1145/2660193.2660195).
 */
public final class Chance {
    private long state;

    public Chance(long seed) {
        this.state = seed;
    }

    /** One of the 2<sup>64</sup> values. */
    public long nextLong() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Draws a number from 0 to bound - 1. No number is favored by as much as one in 2<sup>32</sup>. */
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    public void shuffle(int[] values, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = nextInt(i + 1);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }
}
