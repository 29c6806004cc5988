package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/** One annealing by swaps, from a start board to a solution or to the restart. */
final class SwapDescent {
    /** How a descent ended. */
    enum End {
        SOLVED,
        STOPPED,
        EXHAUSTED
    }

    /**
     * Pairs looked at together once frozen. Their memory accesses overlap, which hides the latency of the caches; with
     * more, too many would be looked at again after each accepted swap.
     */
    private static final int BLOCK = 16;

    private final SearchContext context;
    private final SwapBoard queens;
    private final int n;
    private final RandomGenerator random;
    private final RowPairs pairs;
    private final Acceptance acceptance;
    private final AttackedRows attacked;
    private final double cooling;
    private final double coldest;
    private final long steps;
    private final long stagnation;

    /** Made when the annealing freezes. */
    private OccupiedDiagonals occupiedSums;

    private OccupiedDiagonals occupiedDifferences;
    private final long[] block = new long[BLOCK];

    private long untilCooling;
    private long least;
    private long sinceLeast;

    SwapDescent(SearchContext context, AnnealingSettings settings, SwapBoard queens) {
        this.context = context;
        this.queens = queens;
        this.n = queens.size();
        this.random = context.random();
        this.pairs = new RowPairs(n, random);
        this.acceptance = new Acceptance(random);
        this.attacked = settings.directed() ? new AttackedRows(queens, random) : null;
        this.cooling = settings.coolingFactor();
        this.coldest = settings.coldest();
        this.steps = settings.steps(n);
        this.stagnation = settings.stagnation(n);
        this.untilCooling = steps;
        this.least = queens.conflicts();
        setTemperature(settings.temperature(n));
    }

    End run() {
        context.best(least);
        End end = null;
        while (end == null) {
            end = attacked == null && acceptance.isFrozen() ? frozenBlock() : warmBlock();
        }
        return end;
    }

    // Blocks of iterations rather than one long loop: a method that is called often is compiled better than a loop that
    // is entered once.

    /** Does some iterations; returns null if the descent goes on. */
    private End warmBlock() {
        for (int i = 0; i < BLOCK && (attacked != null || !acceptance.isFrozen()); i++) {
            End end = tick();
            if (end != null) {
                return end;
            }
            step();
            if (queens.conflicts() == 0) {
                return End.SOLVED;
            }
            cool();
        }
        return null;
    }

    /** Counts an iteration; returns null if it is to be done. */
    private End tick() {
        if (isExhausted()) {
            return End.EXHAUSTED;
        }
        if (!context.tick()) {
            return End.STOPPED;
        }
        context.evaluated(1);
        sinceLeast++;
        return null;
    }

    private boolean isExhausted() {
        return acceptance.temperature() < coldest || sinceLeast >= stagnation;
    }

    private void step() {
        long pair = attacked == null ? pairs.next() : attacked.nextPair();
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.delta(row1, row2);
        if (delta <= 0 || acceptance.accepts(delta)) {
            swap(row1, row2, delta);
        }
    }

    private void swap(int row1, int row2, long delta) {
        queens.swap(row1, row2, delta);
        if (attacked != null) {
            attacked.swapped(row1, row2);
        }
        long conflicts = queens.conflicts();
        if (context.observed()) {
            context.swapped(row1, row2);
            tellWhy(row1, row2, delta);
        }
        if (conflicts < least) {
            least = conflicts;
            sinceLeast = 0;
            context.best(conflicts);
        }
    }

    private void tellWhy(int row1, int row2, long delta) {
        if (delta < 0) {
            context.noted("swapping rows {0} and {1} resolves {2} conflicts: always accepted", row1, row2, -delta);
        } else if (delta == 0) {
            context.noted("swapping rows {0} and {1} leaves the conflicts as they are: always accepted", row1, row2);
        } else {
            double temperature = acceptance.temperature();
            context.noted(
                    "swapping rows {0} and {1} adds {2} conflicts: accepted by chance, with probability {3} at temperature {4}",
                    row1, row2, delta, StrictMath.exp(-delta / temperature), temperature);
        }
    }

    private void cool() {
        if (--untilCooling == 0) {
            untilCooling = steps;
            setTemperature(acceptance.temperature() * cooling);
        }
    }

    private void setTemperature(double temperature) {
        acceptance.setTemperature(temperature);
        if (coldest == 0 && acceptance.isFrozen()) {
            // Nothing depends on the temperature any more, and below 1e-307 arithmetic becomes slow.
            untilCooling = Long.MAX_VALUE;
        }
        if (context.observed()) {
            context.measured("temperature", temperature);
        }
    }

    /**
     * Does some iterations where no worse swap is accepted any more, and returns null if the descent goes on: the same
     * draws and the same decisions, but nearly all swaps are seen to be worse by bits alone.
     */
    private End frozenBlock() {
        if (occupiedSums == null) {
            occupiedSums = new OccupiedDiagonals(queens.onSum());
            occupiedDifferences = new OccupiedDiagonals(queens.onDifference());
        }
        if (isExhausted()) {
            return End.EXHAUSTED;
        }
        for (int i = 0; i < BLOCK; i++) {
            block[i] = pairs.next();
        }
        int open = open(0);
        for (int i = 0; i < BLOCK; i++) {
            End end = tick();
            if (end != null) {
                return end;
            }
            if ((open >>> i & 1) != 0 && swapUnlessWorse(block[i])) {
                if (queens.conflicts() == 0) {
                    return End.SOLVED;
                }
                open = open(i + 1);
            }
            cool();
        }
        return null;
    }

    /** A bit for each pair of the block from a place on: 0 if the swap is surely worse. */
    private int open(int from) {
        OccupiedDiagonals sums = occupiedSums;
        OccupiedDiagonals differences = occupiedDifferences;
        int open = 0;
        for (int i = from; i < BLOCK; i++) {
            int row1 = RowPairs.first(block[i]);
            int row2 = RowPairs.second(block[i]);
            int column1 = queens.column(row1);
            int column2 = queens.column(row2);
            int difference1 = row1 + n - 1;
            int difference2 = row2 + n - 1;
            // Queens that nobody attacks, on a square that somebody attacks: worse. No branch, as it could not be
            // predicted.
            long attackedBefore = sums.crowdedNearby(row1 + column1)
                    | sums.crowdedNearby(row2 + column2)
                    | differences.crowdedNearby(difference1 - column1)
                    | differences.crowdedNearby(difference2 - column2);
            long attackedAfter = sums.occupied(row1 + column2)
                    | sums.occupied(row2 + column1)
                    | differences.occupied(difference1 - column2)
                    | differences.occupied(difference2 - column1);
            open |= (int) ((attackedBefore | ~attackedAfter) & 1) << i;
        }
        return open;
    }

    private boolean swapUnlessWorse(long pair) {
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.delta(row1, row2);
        if (delta > 0) {
            return false;
        }
        int column1 = queens.column(row1);
        int column2 = queens.column(row2);
        swap(row1, row2, delta);
        occupiedSums.refresh(row1 + column1);
        occupiedSums.refresh(row2 + column2);
        occupiedSums.refresh(row1 + column2);
        occupiedSums.refresh(row2 + column1);
        occupiedDifferences.refresh(row1 - column1 + n - 1);
        occupiedDifferences.refresh(row2 - column2 + n - 1);
        occupiedDifferences.refresh(row1 - column2 + n - 1);
        occupiedDifferences.refresh(row2 - column1 + n - 1);
        return true;
    }
}
