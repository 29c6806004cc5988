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

    /** It is quiet from one conflict for this many rows on: then most swaps drawn are of two queens that nobody attacks. */
    private static final int ROWS_PER_CONFLICT = 4;

    /**
     * Pairs are looked at in short blocks up to one conflict for this many rows: while many swaps are accepted, the pairs
     * behind them are looked at again.
     */
    private static final int ROWS_PER_CONFLICT_IN_LONG_BLOCKS = 32;

    private static final int SHORT_BLOCK = 16;

    private final SearchContext context;
    private final SwapBoard queens;
    private final int n;
    private final RandomGenerator random;
    private final RowPairs pairs;
    private final Acceptance acceptance;
    private final AttackedRows attacked;
    private final double cooling;
    private final double coldest;
    private final boolean canBeQuiet;
    private final long quietConflicts;
    private final long longBlocksConflicts;
    private final long steps;
    private final long stagnation;

    /** Made when it gets quiet. */
    private WorseSwaps worseSwaps;

    private final long[] block = new long[WorseSwaps.BLOCK];

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
        this.canBeQuiet = attacked == null && coldest == 0;
        this.quietConflicts = n / ROWS_PER_CONFLICT;
        this.longBlocksConflicts = n / ROWS_PER_CONFLICT_IN_LONG_BLOCKS;
        this.steps = settings.steps(n);
        this.stagnation = settings.stagnation(n);
        this.untilCooling = steps;
        this.least = queens.conflicts();
        setTemperature(settings.temperature(n));
    }

    End run() {
        if (attacked != null && !attacked.set(context::shouldStop)) {
            return End.STOPPED;
        }
        context.best(least);
        End end = queens.conflicts() == 0 ? End.SOLVED : null;
        while (end == null) {
            end = isQuiet() ? quietBlock() : warmBlock();
        }
        return end;
    }

    // Blocks of iterations rather than one long loop: a method that is called often is compiled better than a loop that
    // is entered once.

    /** Does some iterations; returns null if the descent goes on. */
    private End warmBlock() {
        for (int i = 0; i < block.length && !isQuiet(); i++) {
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

    /**
     * Whether no worse swap is accepted any more and few queens are attacked, which both stay so until the descent ends.
     */
    private boolean isQuiet() {
        return canBeQuiet && queens.conflicts() <= quietConflicts && acceptance.isFrozen();
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
     * Does some iterations once it is quiet, and returns null if the descent goes on: the same draws and the same
     * decisions, but nearly all swaps are seen to be worse by a few bits.
     */
    private End quietBlock() {
        if (worseSwaps == null) {
            worseSwaps = queens.countSparsely();
            if (!worseSwaps.set(context::shouldStop)) {
                return End.STOPPED;
            }
        }
        if (isExhausted()) {
            return End.EXHAUSTED;
        }
        int length = pairsAhead();
        for (int i = 0; i < length; i++) {
            block[i] = pairs.next();
        }
        long undecided = worseSwaps.undecided(block, 0, length);
        for (int i = 0; i < length; i++) {
            End end = tick();
            if (end != null) {
                return end;
            }
            if ((undecided >>> i & 1) != 0 && swapUnlessWorse(block[i])) {
                if (queens.conflicts() == 0) {
                    return End.SOLVED;
                }
                undecided = worseSwaps.undecided(block, i + 1, length);
            }
        }
        return null;
    }

    /** How many pairs to draw now: no more than there are iterations before a restart, so that none is left over. */
    private int pairsAhead() {
        int most = queens.conflicts() > longBlocksConflicts ? SHORT_BLOCK : block.length;
        return (int) Math.min(most, stagnation - sinceLeast);
    }

    private boolean swapUnlessWorse(long pair) {
        int row1 = RowPairs.first(pair);
        int row2 = RowPairs.second(pair);
        long delta = queens.delta(row1, row2);
        if (delta <= 0) {
            swap(row1, row2, delta);
            worseSwaps.swapped(row1, row2);
        }
        worseSwaps.clear(row1, row2);
        return delta <= 0;
    }
}
