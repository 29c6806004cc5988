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
        while (queens.conflicts() > 0) {
            if (acceptance.temperature() < coldest || sinceLeast >= stagnation) {
                return End.EXHAUSTED;
            }
            if (attacked == null && acceptance.isFrozen()) {
                return runFrozen();
            }
            if (!context.tick()) {
                return End.STOPPED;
            }
            context.evaluated(1);
            step();
            cool();
        }
        return End.SOLVED;
    }

    private void step() {
        long pair = attacked == null ? pairs.next() : attacked.nextPair();
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.delta(row1, row2);
        sinceLeast++;
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
     * Goes on where no worse swap is accepted any more: the same draws and the same decisions, but nearly all swaps are
     * seen to be worse by bits alone.
     */
    private End runFrozen() {
        OccupiedDiagonals sums = new OccupiedDiagonals(queens.onSum());
        OccupiedDiagonals differences = new OccupiedDiagonals(queens.onDifference());
        long[] block = new long[BLOCK];
        while (true) {
            for (int i = 0; i < BLOCK; i++) {
                block[i] = pairs.next();
            }
            int open = open(block, 0, sums, differences);
            for (int i = 0; i < BLOCK; i++) {
                if (acceptance.temperature() < coldest || sinceLeast >= stagnation) {
                    return End.EXHAUSTED;
                }
                if (!context.tick()) {
                    return End.STOPPED;
                }
                context.evaluated(1);
                sinceLeast++;
                if ((open >>> i & 1) != 0 && swapUnlessWorse(block[i], sums, differences)) {
                    if (queens.conflicts() == 0) {
                        return End.SOLVED;
                    }
                    open = open(block, i + 1, sums, differences);
                }
                cool();
            }
        }
    }

    /** A bit for each pair of the block from a place on: 0 if the swap is surely worse. */
    private int open(long[] block, int from, OccupiedDiagonals sums, OccupiedDiagonals differences) {
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

    private boolean swapUnlessWorse(long pair, OccupiedDiagonals sums, OccupiedDiagonals differences) {
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.delta(row1, row2);
        if (delta > 0) {
            return false;
        }
        int column1 = queens.column(row1);
        int column2 = queens.column(row2);
        swap(row1, row2, delta);
        sums.refresh(row1 + column1);
        sums.refresh(row2 + column2);
        sums.refresh(row1 + column2);
        sums.refresh(row2 + column1);
        differences.refresh(row1 - column1 + n - 1);
        differences.refresh(row2 - column2 + n - 1);
        differences.refresh(row1 - column2 + n - 1);
        differences.refresh(row2 - column1 + n - 1);
        return true;
    }
}
