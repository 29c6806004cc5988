package io.github.nqueens.solutions.counting;

import io.github.nqueens.internal.SplitMix;

/**
 * The numbers of one part, summed twice: as they are, and modulo a prime with a factor of its own for each number. The second
 * sum never sees the first, so that a number that went wrong after its terms were found no longer fits. Not safe for use
 * by several threads.
 */
public final class CheckedSums {
    /** The prime 2<sup>61</sup> - 1. A wrong number passes with odds of about one in that many. */
    private static final long MODULUS = (1L << 61) - 1;

    /** The factor of the first number; those of the next ones are its powers. */
    private static final long FACTOR = 0x1B3F_5A7C_92D6_E48FL % MODULUS;

    private final long[] numbers;
    private long residue;

    /**
     * Starts with sums of 0.
     *
     * @param numbers how many numbers there are, at least 1
     */
    public CheckedSums(int numbers) {
        this.numbers = new long[numbers];
    }

    /**
     * Adds a term to a number.
     *
     * @param index which number, from 0
     * @param term at least 0
     */
    public void add(int index, long term) {
        numbers[index] += term;
        residue = plus(residue, residueOf(index, term));
    }

    /**
     * A copy of the numbers.
     *
     * @return the solutions, then what else the method counts
     */
    public long[] numbers() {
        return numbers.clone();
    }

    /**
     * The sum modulo the prime.
     *
     * @return what {@link #residueOf(long[])} finds for the same numbers
     */
    public long residue() {
        return residue;
    }

    /**
     * The residue that belongs to these numbers.
     *
     * @param numbers none negative
     * @return from 0 to 2<sup>61</sup> - 2
     */
    public static long residueOf(long... numbers) {
        long residue = 0;
        for (int i = 0; i < numbers.length; i++) {
            residue = plus(residue, residueOf(i, numbers[i]));
        }
        return residue;
    }

    /**
     * Ties a residue to a place, so that it does not fit another one.
     *
     * @param residue from 0 to 2<sup>61</sup> - 2
     * @param place any number that tells places apart
     * @return from 0 to 2<sup>61</sup> - 2; for each place another number for each residue
     */
    public static long tied(long residue, long place) {
        // Neighboring places must not have related keys.
        long key = SplitMix.next(place) >>> 4;
        return plus(times(residue, 1 + key), 1 + key);
    }

    private static long residueOf(int index, long number) {
        long residue = number % MODULUS;
        for (int i = 0; i <= index; i++) {
            residue = times(residue, FACTOR);
        }
        return residue;
    }

    private static long plus(long a, long b) {
        long sum = a + b;
        return sum >= MODULUS ? sum - MODULUS : sum;
    }

    private static long times(long a, long b) {
        long high = Math.multiplyHigh(a, b);
        long low = a * b;
        // The product is high * 2^64 + low, and 2^61 is 1.
        return plus((high << 3 | low >>> 61) % MODULUS, (low & MODULUS) % MODULUS);
    }
}
