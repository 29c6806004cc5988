package io.github.nqueens.solutions.estimation;

/**
 * What chains counted on a ladder of inverse temperatures, and the two estimates that follow from it. Counts of several
 * passes add up.
 */
final class TransitionCounts {
    /** Changes of the energy up to this size are counted one by one. */
    static final int REACH = 4;

    /** The kinds of proposals: they would change the energy by -REACH to REACH, where 0 also stands for any greater change. */
    static final int KINDS = 2 * REACH + 1;

    private final int size;
    private final int levels;

    /** The proposals by energy and kind. */
    final long[] transitions;

    /** For the lowest energies the looks at swaps of attacked queens, and by energy and change the sums of their weights. */
    final long[] looks;

    final long[] weights;

    /** Bennett's sums for each two neighboring rungs, on the lower one and on the higher one. */
    final double[] forward;

    final double[] backward;

    /** Proposals on the last rung, and those from boards without an attacking pair. */
    long atTheEnd;

    long solved;

    TransitionCounts(int size, int levels, int looked, int rungs) {
        this.size = size;
        this.levels = levels;
        this.transitions = new long[levels * KINDS];
        this.looks = new long[looked];
        this.weights = new long[looked * REACH];
        this.forward = new double[rungs - 1];
        this.backward = new double[rungs - 1];
    }

    /** Adds other counts if the sign is 1, and subtracts them if it is -1. */
    void add(TransitionCounts other, int sign) {
        for (int i = 0; i < transitions.length; i++) {
            transitions[i] += sign * other.transitions[i];
        }
        for (int i = 0; i < looks.length; i++) {
            looks[i] += sign * other.looks[i];
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] += sign * other.weights[i];
        }
        for (int i = 0; i < forward.length; i++) {
            forward[i] += sign * other.forward[i];
            backward[i] += sign * other.backward[i];
        }
        atTheEnd += sign * other.atTheEnd;
        solved += sign * other.solved;
    }

    void addTransitions(long[] counted) {
        for (int i = 0; i < counted.length; i++) {
            transitions[i] += counted[i];
        }
    }

    long met(int energy) {
        long sum = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            sum += transitions[energy * KINDS + kind];
        }
        return sum;
    }

    /** Proposals that would raise an energy by k. */
    long raising(int energy, int k) {
        return transitions[energy * KINDS + REACH + k];
    }

    /** Proposals that would lower an energy by k, with the looks that are worth as much. */
    double lowering(int energy, int k) {
        double lowered = transitions[energy * KINDS + REACH - k];
        return energy < looks.length
                ? lowered + worthOfLooks(energy) * weights[energy * REACH + k - 1] / size
                : lowered;
    }

    /** The proposals that were made on an energy, with the looks that are worth as much. */
    double metOrLookedAt(int energy) {
        return met(energy) + (energy < looks.length ? worthOfLooks(energy) * looks[energy] : 0);
    }

    /** About 2 E queens are attacked, so that a look tells as much as this many proposals. */
    private double worthOfLooks(int energy) {
        return Math.max(1, size / (4.0 * energy));
    }

    /** The least energy from which on none is missing up to the one that is met most often at random; 0 if none is missing. */
    int missingBelow(int typical) {
        int energy = typical;
        while (energy > 0 && ratio(energy) > 0) {
            energy--;
        }
        return energy;
    }

    /** The highest energy up to which each, from the typical one on, has events to and from the next lower one. */
    int highest(int typical) {
        int top = typical;
        while (top + 1 < levels && ratio(top + 1) > 0) {
            top++;
        }
        return top;
    }

    /** The estimate of g(E) / g(E - 1) by changes of one alone; 0 if it is not known, or infinite. */
    double ratio(int energy) {
        double up = raising(energy - 1, 1) / (double) Math.max(1, met(energy - 1));
        double down = lowering(energy, 1) / Math.max(1, metOrLookedAt(energy));
        return down == 0 ? 0 : up / down;
    }

    /** The logarithm of the share of solutions by Bennett's ratios, with the shifts of their arguments; NaN if none was met. */
    double byLadder(double[] shifts) {
        return solved == 0 ? Double.NaN : logPartition(shifts) + StrictMath.log(solved / (double) atTheEnd);
    }

    /** The logarithm of the partition function Z of the last rung that was reached, with Z = 1 for b = 0. */
    double logPartition(double[] shifts) {
        double logarithm = 0;
        for (int rung = 1; rung < rungsReached(); rung++) {
            logarithm += StrictMath.log(forward[rung - 1] / backward[rung - 1]) - shifts[rung - 1];
        }
        return logarithm;
    }

    /** How many rungs were reached. */
    int rungsReached() {
        int rungs = 1;
        while (rungs <= forward.length && forward[rungs - 1] > 0 && backward[rungs - 1] > 0) {
            rungs++;
        }
        return rungs;
    }

    /** The least energy that was met. */
    int lowest() {
        int energy = 0;
        while (energy < levels - 1 && met(energy) == 0) {
            energy++;
        }
        return energy;
    }

    TransitionCounts copy() {
        TransitionCounts copy = new TransitionCounts(size, levels, looks.length, forward.length + 1);
        copy.add(this, 1);
        return copy;
    }
}
