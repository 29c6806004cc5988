package io.github.nqueens.solutions.estimation;

import io.github.nqueens.internal.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Transition-matrix Monte Carlo on permutations, with the number of attacking pairs as energy. A chain goes up and down a
 * ladder of inverse temperatures; each pass is a batch. Bennett's ratios between the rungs are a second estimate.
 */
public final class ChainEstimation implements Estimation {
    /** The largest board that is estimated. */
    public static final int LARGEST_SIZE = 10_000;

    private static final int PROPOSALS_AT_ONCE = 4096;

    /** The first passes take this many proposals for each queen, so that boards forget on each rung where they came from. */
    private static final long PROPOSALS_PER_QUEEN = 10_000;

    /** Attacked queens are looked at where there is at most one attacking pair for this many queens. */
    private static final int QUEENS_PER_LOOKED_PAIR = 5;

    /** The ladder ends where most boards that are met have no attacking pair, which is from b = ln n + 1 on. */
    private static final double BEYOND_LOG_SIZE = 2;

    /** The most batches of each direction. Then each two become one, and passes become twice as long. */
    private static final int MOST_BATCHES = 32;

    private static final int LEAST_BATCHES = 30;

    /** Passes go down and up the ladder in turn. */
    private static final int DIRECTIONS = 2;

    private final int size;
    private final int typicalEnergy;
    private final double logFactorial;
    private final SwapChain chain;
    private final double[] inverseTemperatures;
    private final double[] shifts;
    private final double neededB;
    private long proposalsPerRung;

    /** The batches of each direction, in order of time. A batch is a pass, or several that were merged. */
    private final List<TransitionCounts> cooling = new ArrayList<>();

    private final List<TransitionCounts> heating = new ArrayList<>();
    private final TransitionCounts pooled;
    private final TransitionCounts[] pooledByDirection;

    /** The pass under way, and what its last two rungs counted. */
    private TransitionCounts pass;

    private long[] rungCounts;
    private long[] lastCounts;
    private boolean isCooling = true;
    private int rung;
    private int rungsDone;
    private long proposalsLeft;
    private long passes;

    /** The proposals of all passes. */
    private long drawn;

    /** What the passes said when they were evaluated last, and how many they were then. */
    private @Nullable SampleStatistics evaluated;

    private long evaluatedPasses;

    /** Starts an estimate of a board of any size. */
    public ChainEstimation(int size, long seed) {
        this(size, seed, StrictMath.log(size) + BEYOND_LOG_SIZE);
    }

    ChainEstimation(int size, long seed, double lastB) {
        this.size = size;
        this.neededB = StrictMath.log(size) + 1;
        // The mean of random permutations is (2 n - 1) / 3, and their variance is less.
        this.typicalEnergy = (2 * size - 1) / 3;
        double root = StrictMath.sqrt(size);
        int levels = (int) Math.min((long) size * (size - 1) / 2 + 1, typicalEnergy + 10 * (long) root + 50);
        double logarithm = 0;
        for (int i = 2; i <= size; i++) {
            logarithm += StrictMath.log(i);
        }
        this.logFactorial = logarithm;
        this.inverseTemperatures = ladder(lastB, (int) (3 * root) + 10);
        this.shifts = new double[inverseTemperatures.length - 1];
        Arrays.fill(shifts, Double.NaN);
        long perPass = PROPOSALS_PER_QUEEN * size;
        this.proposalsPerRung = Math.max(10L * size, perPass / inverseTemperatures.length);
        this.proposalsLeft = proposalsPerRung;
        this.chain = new SwapChain(size, new SeededRandom(seed));
        this.pass = new TransitionCounts(
                size, levels, Math.min(levels, 2 + size / QUEENS_PER_LOOKED_PAIR), inverseTemperatures.length);
        this.pooled = pass.copy();
        this.pooledByDirection = new TransitionCounts[] {pass.copy(), pass.copy()};
        this.rungCounts = new long[levels * TransitionCounts.KINDS];
        this.lastCounts = new long[levels * TransitionCounts.KINDS];
    }

    /**
     * Inverse temperatures in even steps of exp(-b / 2), as the mean energy is about proportional to exp(-b) and its
     * spread to the root of that.
     */
    private static double[] ladder(double last, int rungs) {
        double[] ladder = new double[rungs];
        double end = StrictMath.exp(-last / 2);
        for (int i = 0; i < rungs; i++) {
            // A product with -2 would begin at -0, which is written with its sign.
            ladder[i] = 0 - 2 * StrictMath.log(1 - (1 - end) * i / (rungs - 1));
        }
        return ladder;
    }

    @Override
    public long advance(long most) {
        long advanced = 0;
        long wanted = Math.min(most, PROPOSALS_AT_ONCE);
        while (advanced < wanted) {
            int count = (int) Math.min(Math.min(size, most - advanced), proposalsLeft);
            chain.propose(count, rungCounts);
            int energy = chain.energy();
            if (energy < pass.looks.length) {
                pass.looks[energy] += chain.lookAtAttacked(size, pass.weights, energy * TransitionCounts.REACH);
            }
            advanced += count;
            proposalsLeft -= count;
            if (proposalsLeft == 0) {
                finishRung();
            }
        }
        drawn += advanced;
        return advanced;
    }

    private void finishRung() {
        pass.addTransitions(rungCounts);
        if (rung == inverseTemperatures.length - 1) {
            pass.atTheEnd += proposalsPerRung;
            pass.solved += met(rungCounts, 0);
        }
        if (rungsDone > 0) {
            compare(
                    isCooling ? rung - 1 : rung,
                    isCooling ? lastCounts : rungCounts,
                    isCooling ? rungCounts : lastCounts);
        }
        long[] spare = lastCounts;
        lastCounts = rungCounts;
        rungCounts = spare;
        Arrays.fill(rungCounts, 0);
        proposalsLeft = proposalsPerRung;
        rungsDone++;
        if (rungsDone == inverseTemperatures.length) {
            finishPass();
        } else {
            rung += isCooling ? 1 : -1;
            chain.setInverseTemperature(inverseTemperatures[rung]);
        }
    }

    private static long met(long[] counts, int energy) {
        long sum = 0;
        for (int kind = 0; kind < TransitionCounts.KINDS; kind++) {
            sum += counts[energy * TransitionCounts.KINDS + kind];
        }
        return sum;
    }

    /**
     * Adds Bennett's sums for a rung and the next higher one; any shift is correct, and one near the middle is the most
     * precise.
     */
    private void compare(int lower, long[] lowerCounts, long[] higherCounts) {
        double step = inverseTemperatures[lower + 1] - inverseTemperatures[lower];
        if (Double.isNaN(shifts[lower])) {
            shifts[lower] = step * (energies(lowerCounts) + energies(higherCounts)) / (2.0 * proposalsPerRung);
        }
        for (int energy = 0; energy < lowerCounts.length / TransitionCounts.KINDS; energy++) {
            long ofLower = met(lowerCounts, energy);
            long ofHigher = met(higherCounts, energy);
            if (ofLower + ofHigher > 0) {
                double odds = StrictMath.exp(step * energy - shifts[lower]);
                pass.forward[lower] += ofLower / (1 + odds);
                pass.backward[lower] += ofHigher * odds / (1 + odds);
            }
        }
    }

    private static double energies(long[] counts) {
        double sum = 0;
        for (int energy = 0; energy < counts.length / TransitionCounts.KINDS; energy++) {
            sum += (double) energy * met(counts, energy);
        }
        return sum;
    }

    private void finishPass() {
        passes++;
        pooled.add(pass, 1);
        pooledByDirection[isCooling ? 0 : 1].add(pass, 1);
        (isCooling ? cooling : heating).add(pass.copy());
        if (heating.size() == MOST_BATCHES) {
            mergePairs(cooling);
            mergePairs(heating);
            proposalsPerRung *= 2;
            proposalsLeft = proposalsPerRung;
        }
        pass.add(pass.copy(), -1);
        isCooling = !isCooling;
        rungsDone = 0;
    }

    private static void mergePairs(List<TransitionCounts> batches) {
        for (int i = 0; i < batches.size(); i++) {
            batches.get(i).add(batches.remove(i + 1), 1);
        }
    }

    @Override
    public boolean isErrorKnown() {
        return cooling.size() + heating.size() >= LEAST_BATCHES && heating.size() == cooling.size();
    }

    @Override
    public long bytes() {
        long counts = (long) rungCounts.length * Long.BYTES + (long) pass.forward.length * 2 * Double.BYTES;
        return (2 * MOST_BATCHES + 4) * counts;
    }

    @Override
    public SampleStatistics statistics(BooleanSupplier isOver) {
        if (drawn == 0) {
            return new SampleStatistics(
                    Double.NaN, Double.POSITIVE_INFINITY, 0, 0, false, List.of("No sample was drawn."));
        }
        if (passes == 0) {
            TransitionCounts unfinished = pass.copy();
            unfinished.addTransitions(rungCounts);
            return incomplete(unfinished);
        }
        if (pooled.missingBelow(typicalEnergy) > 0) {
            return incomplete(pooled);
        }
        if (evaluatedPasses < passes) {
            SampleStatistics now = complete(isOver);
            if (now != null) {
                evaluated = now;
                evaluatedPasses = passes;
            }
        }
        return evaluated == null ? withoutError() : evaluated;
    }

    /** The run was over before an evaluation came to its end. */
    private SampleStatistics withoutError() {
        return new SampleStatistics(
                logFactorial + pooled.byLadder(shifts),
                Double.POSITIVE_INFINITY,
                0,
                0,
                false,
                List.of("The run ended before its error was computed: give it more time."));
    }

    private SampleStatistics incomplete(TransitionCounts counts) {
        List<String> diagnostics = new ArrayList<>();
        double b = inverseTemperatures[counts.rungsReached() - 1];
        int missing = counts.missingBelow(typicalEnergy);
        if (missing > 0) {
            diagnostics.add(String.format(
                    Locale.ROOT,
                    "No swap between %d and %d attacking pairs was seen; the fewest attacking pairs met are %d.",
                    missing,
                    missing - 1,
                    counts.lowest()));
        }
        diagnostics.add(String.format(
                Locale.ROOT,
                "The ladder was climbed to b = %.2f and has to go on to at least %.2f: do not trust the number, and draw more samples.",
                b,
                neededB));
        double share = counts.solved > 0 ? counts.byLadder(shifts) : counts.logPartition(shifts);
        return new SampleStatistics(logFactorial + share, Double.POSITIVE_INFINITY, 0, 0, false, diagnostics);
    }

    /** Leaves out each batch in turn, which takes milliseconds a batch on large boards. Null if the run is over meanwhile. */
    private @Nullable SampleStatistics complete(BooleanSupplier isOver) {
        List<TransitionCounts> batches = new ArrayList<>();
        for (int i = 0; i < cooling.size(); i++) {
            batches.add(cooling.get(i));
            if (i < heating.size()) {
                batches.add(heating.get(i));
            }
        }
        DetailedBalance balance = DetailedBalance.of(pooled, typicalEnergy);
        double[] transitions = new double[batches.size()];
        double[] ladders = new double[batches.size()];
        double[] differences = new double[batches.size()];
        for (int i = 0; i < transitions.length; i++) {
            if (isOver.getAsBoolean()) {
                return null;
            }
            TransitionCounts others = pooled.copy();
            others.add(batches.get(i), -1);
            transitions[i] = others.missingBelow(typicalEnergy) > 0
                    ? Double.NaN
                    : balance.logShareOf(others, 1 - 1.0 / batches.size());
            ladders[i] = others.byLadder(shifts);
            differences[i] = transitions[i] - ladders[i];
        }
        double share = balance.logShare();
        Jackknife jackknife = new Jackknife(transitions, DIRECTIONS);
        double error = jackknife.standardError();
        List<String> diagnostics = new ArrayList<>();
        boolean mixed = enoughBatches(batches.size(), error, diagnostics);
        mixed &= reachesTheEnd(diagnostics);
        if (error < Double.POSITIVE_INFINITY) {
            mixed &= agreesWithLadder(
                    share, new Jackknife(ladders, DIRECTIONS), new Jackknife(differences, DIRECTIONS), diagnostics);
            mixed &= directionsAgree(error, diagnostics);
            mixed &= isUncorrelated(jackknife, batches.size(), diagnostics);
        }
        double effective = 1 / (error * error);
        return new SampleStatistics(
                logFactorial + share, error, batches.size() - DIRECTIONS, effective, mixed, diagnostics);
    }

    private static boolean enoughBatches(int batches, double error, List<String> diagnostics) {
        diagnostics.add("The error is that of " + batches + (batches == 1 ? " batch" : " batches")
                + " of passes up or down the ladder"
                + (batches < LEAST_BATCHES ? ", but at least " + LEAST_BATCHES + " are needed." : "."));
        if (batches > 1 && error == Double.POSITIVE_INFINITY) {
            diagnostics.add("Without one of the batches an energy is missing: draw more samples.");
        }
        return batches >= LEAST_BATCHES && error < Double.POSITIVE_INFINITY;
    }

    private boolean reachesTheEnd(List<String> diagnostics) {
        double b = inverseTemperatures[inverseTemperatures.length - 1];
        diagnostics.add(String.format(
                Locale.ROOT,
                "At the end of the ladder, b = %.2f, %.0f %% of the boards are solutions.",
                b,
                100.0 * pooled.solved / Math.max(1, pooled.atTheEnd)));
        if (b < neededB) {
            diagnostics.add(String.format(Locale.ROOT, "The ladder has to go on to at least b = %.2f.", neededB));
        }
        return b >= neededB;
    }

    private boolean agreesWithLadder(double share, Jackknife ladder, Jackknife difference, List<String> diagnostics) {
        double other = pooled.byLadder(shifts);
        double apart = StrictMath.abs(share - other) / difference.standardError();
        diagnostics.add(String.format(
                Locale.ROOT,
                "Bennett's ratios give %.4f with a standard error of %.2g: %.1f standard errors of the difference apart.",
                logFactorial + other,
                ladder.standardError(),
                apart));
        return apart < Jackknife.MOST_ERRORS;
    }

    private boolean directionsAgree(double error, List<String> diagnostics) {
        double down = DetailedBalance.logShare(pooledByDirection[0], typicalEnergy);
        double up = DetailedBalance.logShare(pooledByDirection[1], typicalEnergy);
        double apart = StrictMath.abs(down - up) / (2 * error);
        diagnostics.add(String.format(
                Locale.ROOT, "Passes up and passes down the ladder differ by %.1f standard errors.", apart));
        return apart < Jackknife.MOST_ERRORS;
    }

    private static boolean isUncorrelated(Jackknife jackknife, int batches, List<String> diagnostics) {
        double correlation = jackknife.autocorrelation();
        diagnostics.add(String.format(Locale.ROOT, "Neighboring batches have a correlation of %.2f.", correlation));
        return StrictMath.abs(correlation) * StrictMath.sqrt(batches) < Jackknife.MOST_ERRORS;
    }
}
