package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchContext;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/**
 * All n(n-1)/2 swaps of two queens of a permutation, and a way to the best of them that looks at few.
 *
 * <p>A swap gains at most the attackers of both queens. So queens are ranked by attackers, and {@link BestStep} chooses by
 * that bound.
 *
 * <p>Not safe for use by several threads. A change takes as many steps as there are queens on the eight diagonals
 * concerned; memory is 10n integers beside the counter's.
 */
public final class SwapNeighborhood implements Swaps, BestStep.Steps {
    private static final long MOST_SCANNED = 64;
    private static final long PAIRS_PER_DRAW = 4;

    private final ConflictCounter queens;
    private final int n;
    private final AttackerRanking attackers;
    private final Ranking rows;
    private final SearchContext run;
    private final RandomGenerator random;
    private final BestStep best;
    private SwapRule rule = (row1, row2, delta) -> true;

    /**
     * Ranks the queens. Takes O(n).
     *
     * @param queens a permutation, to be changed by {@link #swap} only from here on
     */
    public SwapNeighborhood(ConflictCounter queens, SearchContext run) {
        this.queens = queens;
        this.n = queens.size();
        this.attackers = new AttackerRanking(queens, true, run);
        this.rows = attackers.rows();
        this.run = run;
        this.random = run.random();
        this.best = new BestStep(this, run, MOST_SCANNED, PAIRS_PER_DRAW);
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }

    @Override
    public long size() {
        return (long) n * (n - 1) / 2;
    }

    @Override
    public long findBest(SwapRule allowed) {
        rule = allowed;
        return best.find(Long.MAX_VALUE);
    }

    @Override
    public long findBestOf(int candidates, SwapRule allowed) {
        rule = allowed;
        best.begin();
        int firstAttacked = rows.start(1);
        for (int i = 0; i < candidates; i++) {
            int attacked = rows.at(firstAttacked + random.nextInt(n - firstAttacked));
            int other = random.nextInt(n - 1);
            best.consider(attacked, other < attacked ? other : other + 1);
        }
        return best.chosen();
    }

    @Override
    public void swap(int row1, int row2) {
        attackers.lift(row1);
        attackers.lift(row2);
        queens.swap(row1, row2);
        attackers.place(row1);
        attackers.place(row2);
    }

    @Override
    public int highestBound() {
        return 2 * rows.highest();
    }

    @Override
    public long count(int bound) {
        long count = 0;
        for (int sum = bound; sum <= bound + 2; sum += 2) {
            for (int high = highestOf(sum); 2 * high >= sum; high--) {
                count += bound(high, sum - high) == bound ? swaps(high, sum - high) : 0;
            }
        }
        return count;
    }

    @Override
    public void scan(int bound, BestStep chosen) {
        for (int sum = bound; sum <= bound + 2; sum += 2) {
            for (int high = highestOf(sum); 2 * high >= sum; high--) {
                if (bound(high, sum - high) == bound) {
                    scan(high, sum - high, chosen);
                }
            }
        }
    }

    private void scan(int high, int low, BestStep chosen) {
        for (int i = rows.start(high); i < rows.end(high); i++) {
            for (int j = high == low ? i + 1 : rows.start(low); j < rows.end(low); j++) {
                chosen.consider(rows.at(i), rows.at(j));
            }
        }
    }

    private int highestOf(int sum) {
        return Math.min(sum, rows.highest());
    }

    /** The most by which a swap of queens with these numbers of attackers can lower the conflicts. */
    private int bound(int high, int low) {
        // Queens of one diagonal attack each other after the swap too, and gain two less. It matters only when nearly
        // all queens begin on one diagonal: then the larger bound, never attained, costs a scan of all.
        return high + low - (swaps(high, low) > MOST_SCANNED && onOneDiagonal(high, low) ? 2 : 0);
    }

    private long swaps(int high, int low) {
        long count = rows.count(high);
        return high == low ? count * (count - 1) / 2 : count * rows.count(low);
    }

    private boolean onOneDiagonal(int high, int low) {
        int row = rows.at(rows.start(high));
        int column = queens.column(row);
        return all(high, low, other -> other + queens.column(other) == row + column)
                || all(high, low, other -> other - queens.column(other) == row - column);
    }

    private boolean all(int high, int low, IntPredicate condition) {
        return rows.all(high, condition, run) && rows.all(low, condition, run);
    }

    @Override
    public int highestKey() {
        return rows.highest();
    }

    @Override
    public int leastKey(int bound) {
        return fewest(rows.highest(), bound);
    }

    /** The attackers that the other queen needs at least. */
    private static int fewest(int key, int bound) {
        return Math.max(0, bound - key);
    }

    /** Pairs of a queen with {@code key} attackers and any queen, perhaps the same, that has enough for both. */
    @Override
    public long pairs(int key, int bound) {
        return (long) rows.count(key) * (n - rows.start(fewest(key, bound)));
    }

    @Override
    public long draw(int key, int bound, RandomGenerator random) {
        int fewest = fewest(key, bound);
        int place = rows.start(fewest) + random.nextInt(n - rows.start(fewest));
        int a = rows.at(rows.start(key) + random.nextInt(rows.count(key)));
        int b = rows.at(place);
        // Queens with no more attackers than the bound lower the conflicts by it only if they meet no other queen.
        boolean mayReach = key + fewest > bound || place >= rows.end(fewest) || meetNoQueen(a, b);
        return mayReach && a != b ? BestStep.step(a, b) : BestStep.MISS;
    }

    @Override
    public boolean mayReach(int a, int b, long target) {
        long slack = rows.key(a) + rows.key(b) + target;
        return slack > 0 || (slack == 0 && meetNoQueen(a, b));
    }

    /** Tells whether both squares that a swap leads to are free of attack. */
    private boolean meetNoQueen(int a, int b) {
        return attackers.isFree(a, queens.column(b)) && attackers.isFree(b, queens.column(a));
    }

    @Override
    public long delta(int a, int b) {
        return queens.swapDelta(a, b);
    }

    @Override
    public boolean allows(int a, int b, long delta) {
        return rule.allows(a, b, delta);
    }
}
