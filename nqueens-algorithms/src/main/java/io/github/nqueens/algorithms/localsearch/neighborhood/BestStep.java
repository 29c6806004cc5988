package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * Chooses among the steps of least change, each with the same probability, and looks at few.
 *
 * <p>It goes through the steps by descending bound on what they gain, and ends at the first bound that the best change
 * found so far reaches. When many steps have one bound, it draws among all steps of at least that bound until one attains
 * it: the step drawn is one of the best, and all best steps are equally likely. Only when the drawing fails are the steps of that
 * bound looked at one by one. What is chosen is distributed exactly as by a scan of all steps. Not safe for use by several
 * threads.
 */
final class BestStep {
    /** Returned if no step may be chosen. */
    static final long NONE = -1;

    /** Returned by {@link Steps#draw} if the pair drawn cannot attain the bound. */
    static final long MISS = -1;

    /** All steps from a board: pairs of numbers, grouped by a key of the first. */
    interface Steps {
        /** No step gains more. */
        int highestBound();

        /** The number of steps that can gain {@code bound} but not more. */
        long count(int bound);

        /** Hands those steps to {@link BestStep#consider}. */
        void scan(int bound, BestStep best);

        int highestKey();

        /** The least key of steps that can gain {@code bound}. */
        int leastKey(int bound);

        /** The pairs of a key to draw from for a gain of {@code bound}. */
        long pairs(int key, int bound);

        /** Draws one of those pairs: the first in the upper half, or {@link #MISS}. */
        long draw(int key, int bound, RandomGenerator random);

        /** Tells from few looks whether a step can change the conflicts by no more than {@code target}. */
        boolean mayReach(int first, int second, long target);

        long delta(int first, int second);

        /** Tells whether a step of this change may be chosen. */
        boolean allows(int first, int second, long delta);
    }

    /** A change larger than any other, from which a sum does not overflow. */
    private static final long NOTHING_FOUND = Long.MAX_VALUE / 2;

    /** The number of steps between two checks of the limits, in about 10 microseconds. */
    private static final int STEPS_PER_CHECK = 1024;

    private final Steps steps;
    private final SearchContext context;
    private final RandomGenerator random;
    private final long mostScanned;
    private final long pairsPerDraw;

    private int untilCheck = STEPS_PER_CHECK;
    private long chosen;
    private long delta;
    private long ties;

    /**
     * Chooses among steps.
     *
     * @param mostScanned scan all steps of one bound if there are at most this many, rather than draw
     * @param pairsPerDraw give up drawing after one draw per this many pairs
     */
    BestStep(Steps steps, SearchContext context, long mostScanned, long pairsPerDraw) {
        this.steps = steps;
        this.context = context;
        this.random = context.random();
        this.mostScanned = mostScanned;
        this.pairsPerDraw = pairsPerDraw;
    }

    /** The first number of a step. */
    static int first(long step) {
        return (int) (step >>> 32);
    }

    /** The second number of a step. */
    static int second(long step) {
        return (int) step;
    }

    static long step(int first, int second) {
        return (long) first << 32 | second;
    }

    /** Begins a choice among steps that are then {@linkplain #consider considered}. */
    void begin() {
        delta = NOTHING_FOUND;
        ties = 0;
    }

    /** The step chosen since {@link #begin}, or {@link #NONE}. */
    long chosen() {
        return ties > 0 ? chosen : NONE;
    }

    /**
     * Chooses among all steps that are allowed.
     *
     * @param worst the largest change of interest
     * @return the step, the first number in the upper half, or {@link #NONE} if all steps change the conflicts by more
     */
    long find(long worst) {
        int leastBound = (int) Math.max(0, -worst);
        begin();
        // Steps whose bound is above the present one have all been looked at: the best of them is `delta`.
        for (int bound = steps.highestBound(); bound >= leastBound && delta >= -bound; bound--) {
            requireOngoingAfter(bound);
            if (steps.count(bound) > mostScanned && draw(bound)) {
                return chosen;
            }
            steps.scan(bound, this);
        }
        return delta <= worst ? chosen() : NONE;
    }

    /** Takes a step for the best if it is, or with its share of the probability if it is one of several. */
    void consider(int a, int b) {
        requireOngoingAfter(1);
        if (!steps.mayReach(a, b, delta)) {
            return;
        }
        long change = steps.delta(a, b);
        if (change > delta || !steps.allows(a, b, change)) {
            return;
        }
        if (change < delta) {
            delta = change;
            ties = 0;
        }
        ties++;
        if (ties == 1 || random.nextLong(ties) == 0) {
            chosen = step(a, b);
        }
    }

    /**
     * Draws until a step gains {@code bound}. Gives up after a number of draws that is small beside that of the pairs.
     *
     * @return whether it found one
     */
    private boolean draw(int bound) {
        int highest = steps.highestKey();
        int least = steps.leastKey(bound);
        long pairs = 0;
        for (int key = least; key <= highest; key++) {
            pairs += steps.pairs(key, bound);
        }
        for (long draws = pairs / pairsPerDraw; draws > 0; draws--) {
            requireOngoingAfter(1);
            int key = highest;
            if (key > least) {
                long index = random.nextLong(pairs);
                for (long size = steps.pairs(key, bound); index >= size; size = steps.pairs(key, bound)) {
                    index -= size;
                    key--;
                }
            }
            long pair = steps.draw(key, bound, random);
            int a = first(pair);
            int b = second(pair);
            if (pair != MISS && steps.delta(a, b) == -bound && steps.allows(a, b, -bound)) {
                chosen = pair;
                delta = -bound;
                ties = 1;
                return true;
            }
        }
        return false;
    }

    private void requireOngoingAfter(int steps) {
        untilCheck -= steps;
        if (untilCheck <= 0) {
            untilCheck = STEPS_PER_CHECK;
            context.requireOngoing();
        }
    }
}
