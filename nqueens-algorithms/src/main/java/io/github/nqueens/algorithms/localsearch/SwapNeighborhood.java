package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.ConflictCounter;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/**
 * All n(n-1)/2 swaps of two queens of a permutation, and a way to the best of them that looks at few.
 *
 * <p>A swap gains at most the attackers of both queens. So with the queens ranked by attackers, {@link #findBest} goes
 * through the swaps by descending sum of attackers, and is done with the first sum that the best change found so far
 * reaches. When many swaps have one sum, it draws among all swaps of at least that sum until one attains the bound: that
 * swap is a best one, and each best one is as likely as another. Only when the drawing fails are the swaps of that sum
 * looked at one by one. What is chosen is distributed exactly as by a scan of all swaps.
 *
 * <p>Not safe for use by several threads. A change takes as many steps as there are queens on the eight diagonals
 * concerned; memory is 10n integers beside the counter's.
 */
final class SwapNeighborhood {
    /** Tells which swaps may be chosen. */
    @FunctionalInterface
    interface Rule {
        boolean allows(int row1, int row2, long delta);
    }

    @FunctionalInterface
    private interface BucketPairVisitor {
        void visit(int high, int low);
    }

    /** Up to so many swaps of one sum it costs less to look at each than to draw. */
    private static final long FEW = 64;

    /** Drawing is given up after one draw for so many pairs. */
    private static final long PAIRS_PER_DRAW = 4;

    /** More than any change, and far from overflow when added to. */
    private static final long NOTHING_FOUND = Long.MAX_VALUE / 2;

    /** Swaps looked at between two questions whether to stop: some 10 microseconds. */
    private static final int LOOKS_PER_QUESTION = 1024;

    private final ConflictCounter queens;
    private final int n;
    private final Ranking attackers;
    private final QueenChains sums;
    private final QueenChains differences;

    private Rule rule;
    private RandomGenerator random;
    private BooleanSupplier shouldStop;
    private int untilQuestion = LOOKS_PER_QUESTION;
    private boolean stopped;

    private int row1;
    private int row2;
    private long delta;
    private long ties;
    private long counted;

    /**
     * Ranks the queens. Takes O(n).
     *
     * @param queens a permutation, to be changed by {@link #swap} only from here on
     */
    SwapNeighborhood(ConflictCounter queens) {
        this.queens = queens;
        this.n = queens.size();
        this.attackers = new Ranking(n, n, queens::attackers);
        this.sums = new QueenChains(2 * n - 1, n);
        this.differences = new QueenChains(2 * n - 1, n);
        for (int row = 0; row < n; row++) {
            sums.add(row + queens.column(row), row);
            differences.add(row - queens.column(row) + n - 1, row);
        }
    }

    /** The number of swaps, n(n-1)/2. */
    long size() {
        return (long) n * (n - 1) / 2;
    }

    /** One row of the swap chosen last. */
    int row1() {
        return row1;
    }

    /** The other row of the swap chosen last. */
    int row2() {
        return row2;
    }

    /** The change of conflicts by the swap chosen last. */
    long delta() {
        return delta;
    }

    /**
     * Chooses among the allowed swaps of least change, each with the same probability.
     *
     * @return false if no swap is allowed, or the search was told to stop
     */
    boolean findBest(Rule rule, RandomGenerator random, BooleanSupplier shouldStop) {
        begin(rule, random, shouldStop);
        // Swaps whose bound is above the present one have all been looked at: the best of them is `delta`.
        for (int bound = 2 * attackers.highest(); bound >= 0 && delta >= -bound && !stopped; bound--) {
            if (countBounded(bound) > FEW && drawBounded(bound)) {
                return true;
            }
            scanBounded(bound);
        }
        return ties > 0 && !stopped;
    }

    /**
     * Chooses among the allowed swaps of least change of a random sample. One queen of each is attacked, the other is
     * any: swaps of two queens without attackers never lower the conflicts.
     *
     * @param candidates the number of swaps drawn, with replacement
     * @return false if no swap of the sample is allowed, or the search was told to stop
     */
    boolean findBestOf(int candidates, Rule rule, RandomGenerator random, BooleanSupplier shouldStop) {
        begin(rule, random, shouldStop);
        int firstAttacked = attackers.start(1);
        for (int i = 0; i < candidates && !stopped; i++) {
            int attacked = attackers.at(firstAttacked + random.nextInt(n - firstAttacked));
            int other = random.nextInt(n - 1);
            consider(attacked, other < attacked ? other : other + 1);
        }
        return ties > 0 && !stopped;
    }

    /** Swaps the queens of two different rows. */
    void swap(int row1, int row2) {
        lift(row1);
        lift(row2);
        queens.swap(row1, row2);
        place(row1);
        place(row2);
    }

    private void begin(Rule rule, RandomGenerator random, BooleanSupplier shouldStop) {
        this.rule = rule;
        this.random = random;
        this.shouldStop = shouldStop;
        stopped = false;
        delta = NOTHING_FOUND;
        ties = 0;
    }

    /** Takes a swap for the best if it is, or with its share of the probability if it is one of several. */
    private void consider(int a, int b) {
        askNowAndThen();
        if (!mayReach(a, b, delta)) {
            return;
        }
        long change = queens.swapDelta(a, b);
        if (change > delta || !rule.allows(a, b, change)) {
            return;
        }
        if (change < delta) {
            delta = change;
            ties = 0;
        }
        ties++;
        if (ties == 1 || random.nextLong(ties) == 0) {
            row1 = a;
            row2 = b;
        }
    }

    /** Tells from few looks whether a swap can change the conflicts by no more than {@code target}. */
    private boolean mayReach(int a, int b, long target) {
        long slack = attackers.key(a) + attackers.key(b) + target;
        return slack > 0 || slack == 0 && meetNobody(a, b);
    }

    /** Tells whether both squares that a swap leads to are free of attack. */
    private boolean meetNobody(int a, int b) {
        return isFree(a, queens.column(b)) && isFree(b, queens.column(a));
    }

    private boolean isFree(int row, int column) {
        return sums.isEmpty(row + column) && differences.isEmpty(row - column + n - 1);
    }

    private void askNowAndThen() {
        if (--untilQuestion == 0) {
            untilQuestion = LOOKS_PER_QUESTION;
            stopped = shouldStop.getAsBoolean();
        }
    }

    private void scanBounded(int bound) {
        forEachBucketPair(bound, this::scan);
    }

    private void scan(int high, int low) {
        for (int i = attackers.start(high); i < attackers.end(high); i++) {
            for (int j = high == low ? i + 1 : attackers.start(low); j < attackers.end(low) && !stopped; j++) {
                consider(attackers.at(i), attackers.at(j));
            }
        }
    }

    private long countBounded(int bound) {
        counted = 0;
        forEachBucketPair(bound, (high, low) -> counted += pairs(high, low));
        return counted;
    }

    /** Visits the pairs of numbers of attackers whose swaps can lower the conflicts by {@code bound}, but not by more. */
    private void forEachBucketPair(int bound, BucketPairVisitor visitor) {
        for (int sum = bound; sum <= bound + 2; sum += 2) {
            for (int high = Math.min(sum, attackers.highest()); 2 * high >= sum; high--) {
                if (bound(high, sum - high) == bound) {
                    visitor.visit(high, sum - high);
                }
            }
        }
    }

    /** By how much a swap of queens with so many attackers each can lower the conflicts at most. */
    private int bound(int high, int low) {
        // Queens of one diagonal attack each other after the swap too, and gain two less. It matters only when the
        // board
        // begins with nearly all queens on one diagonal: then the larger bound, never attained, costs a scan of them
        // all.
        return high + low - (pairs(high, low) > FEW && onOneDiagonal(high, low) ? 2 : 0);
    }

    private long pairs(int high, int low) {
        long count = attackers.count(high);
        return high == low ? count * (count - 1) / 2 : count * attackers.count(low);
    }

    private boolean onOneDiagonal(int high, int low) {
        int row = attackers.at(attackers.start(high));
        int column = queens.column(row);
        return all(high, low, other -> other + queens.column(other) == row + column)
                || all(high, low, other -> other - queens.column(other) == row - column);
    }

    private boolean all(int high, int low, IntPredicate condition) {
        return attackers.all(high, condition) && attackers.all(low, condition);
    }

    /**
     * Draws among all pairs of queens with at least {@code bound} attackers together, until a swap lowers the conflicts by
     * that. Gives up after a number of draws that is small beside that of the pairs.
     *
     * @return whether it found one
     */
    private boolean drawBounded(int bound) {
        int highest = attackers.highest();
        int least = Math.max(0, bound - highest);
        long ordered = 0;
        for (int k = least; k <= highest; k++) {
            ordered += orderedPairs(k, bound);
        }
        for (long draws = ordered / PAIRS_PER_DRAW; draws > 0 && !stopped; draws--) {
            askNowAndThen();
            int k = highest;
            if (k > least) {
                long index = random.nextLong(ordered);
                for (long size = orderedPairs(k, bound); index >= size; size = orderedPairs(k, bound)) {
                    index -= size;
                    k--;
                }
            }
            int fewest = Math.max(0, bound - k);
            int place = attackers.start(fewest) + random.nextInt(n - attackers.start(fewest));
            int a = attackers.at(attackers.start(k) + random.nextInt(attackers.count(k)));
            int b = attackers.at(place);
            // Queens with no more attackers than the bound lower the conflicts by it only if they meet none anew.
            boolean mayReach = k + fewest > bound || place >= attackers.end(fewest) || meetNobody(a, b);
            if (mayReach && a != b && queens.swapDelta(a, b) == -bound && rule.allows(a, b, -bound)) {
                row1 = a;
                row2 = b;
                delta = -bound;
                return true;
            }
        }
        return false;
    }

    /** Pairs of a queen with k attackers and any, perhaps the same, that has enough for both to have {@code bound}. */
    private long orderedPairs(int k, int bound) {
        return (long) attackers.count(k) * (n - attackers.start(Math.max(0, bound - k)));
    }

    private void lift(int row) {
        int sum = row + queens.column(row);
        int difference = row - queens.column(row) + n - 1;
        sums.remove(sum, row);
        differences.remove(difference, row);
        for (int other = sums.first(sum); other != QueenChains.NONE; other = sums.next(other)) {
            attackers.decrease(other);
            attackers.decrease(row);
        }
        for (int other = differences.first(difference); other != QueenChains.NONE; other = differences.next(other)) {
            attackers.decrease(other);
            attackers.decrease(row);
        }
    }

    private void place(int row) {
        int sum = row + queens.column(row);
        int difference = row - queens.column(row) + n - 1;
        for (int other = sums.first(sum); other != QueenChains.NONE; other = sums.next(other)) {
            attackers.increase(other);
            attackers.increase(row);
        }
        for (int other = differences.first(difference); other != QueenChains.NONE; other = differences.next(other)) {
            attackers.increase(other);
            attackers.increase(row);
        }
        sums.add(sum, row);
        differences.add(difference, row);
    }
}
