package io.github.nqueens.solutions.estimation;

import java.util.Arrays;

/**
 * Fits numbers g(E) of permutations to transitions between energies. Each event between E - k and E is one of two: a
 * proposal that would raise the energy, or one that would lower it. In detailed balance their odds are those of g(E) and
 * of the proposals that were made on both energies. This is a logistic regression on the logarithms of g; Newton's method
 * solves it.
 */
final class DetailedBalance {
    private static final int REACH = TransitionCounts.REACH;

    private static final int MOST_STEPS = 50;
    private static final double TINY = 1e-9;

    /** No step of Newton's method changes a logarithm by more than this against that of the energy below. */
    private static final double LONGEST_STEP = 1;

    private final int levels;

    /** ln g(E) - ln g(0). */
    private final double[] logs;

    /** The ratio g(E - k) / g(E), by energy and k. */
    private final double[] ratios;

    /** The Cholesky factor of the information, which is a band matrix, by energy and k. */
    private final double[] factor;

    /**
     * Fits the logarithms to counts.
     *
     * @param top the highest energy; below it each has events to and from the next lower one
     */
    DetailedBalance(TransitionCounts counts, int top) {
        this.levels = top + 1;
        this.logs = new double[levels];
        this.ratios = new double[levels * (REACH + 1)];
        this.factor = new double[levels * (REACH + 1)];
        for (int energy = 1; energy <= top; energy++) {
            logs[energy] = logs[energy - 1] + StrictMath.log(counts.ratio(energy));
        }
        double change = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MOST_STEPS && change > TINY; i++) {
            findRatios();
            double[] step = slope(counts, true);
            factorize();
            solve(step);
            double longest = 0;
            for (int energy = 1; energy < levels; energy++) {
                longest = Math.max(longest, StrictMath.abs(step[energy] - step[energy - 1]));
            }
            double share = Math.min(1, LONGEST_STEP / longest);
            change = 0;
            for (int energy = 1; energy < levels; energy++) {
                logs[energy] += share * step[energy];
                change = Math.max(change, StrictMath.abs(step[energy]));
            }
        }
        findRatios();
    }

    /** Fits all transitions; none of the energies below the typical one may be missing. */
    static DetailedBalance of(TransitionCounts counts, int typical) {
        return new DetailedBalance(counts, counts.highest(typical));
    }

    /** The logarithm of the share of solutions among all permutations; NaN if an energy below the typical one is missing. */
    static double logShare(TransitionCounts counts, int typical) {
        return counts.missingBelow(typical) > 0
                ? Double.NaN
                : of(counts, typical).logShare();
    }

    /** The logarithm of the share of solutions among all permutations. */
    double logShare() {
        return logShare(logs);
    }

    /** The same for a part of the counts that were fitted: by one step of Newton's method. */
    double logShareOf(TransitionCounts part, double sizeOfPart) {
        double[] moved = slope(part, false);
        solve(moved);
        for (int energy = 0; energy < levels; energy++) {
            moved[energy] = logs[energy] + moved[energy] / sizeOfPart;
        }
        return logShare(moved);
    }

    private static double logShare(double[] logs) {
        double most = 0;
        for (double log : logs) {
            most = Math.max(most, log);
        }
        double sum = 0;
        for (double log : logs) {
            sum += StrictMath.exp(log - most);
        }
        return -most - StrictMath.log(sum);
    }

    private void findRatios() {
        for (int energy = 1; energy < levels; energy++) {
            double ratio = StrictMath.exp(logs[energy - 1] - logs[energy]);
            int at = energy * (REACH + 1);
            ratios[at] = 1;
            for (int k = 1; k <= Math.min(REACH, energy); k++) {
                ratios[at + k] = ratio * (k == 1 ? 1 : ratios[at - REACH - 2 + k]);
            }
        }
    }

    /** The derivatives of the logarithm of the likelihood, and the information if asked for. */
    private double[] slope(TransitionCounts counts, boolean withInformation) {
        double[] slope = new double[levels];
        if (withInformation) {
            Arrays.fill(factor, 0);
        }
        for (int energy = 1; energy < levels; energy++) {
            int at = energy * (REACH + 1);
            double above = counts.metOrLookedAt(energy);
            for (int k = 1; k <= Math.min(REACH, energy); k++) {
                double below = counts.met(energy - k);
                double raising = counts.raising(energy - k, k);
                double events = raising + counts.lowering(energy, k);
                if (events > 0 && below > 0 && above > 0) {
                    double expected = 1 / (1 + above / below * ratios[at + k]);
                    double residue = raising - events * expected;
                    slope[energy] += residue;
                    slope[energy - k] -= residue;
                    if (withInformation) {
                        double information = events * expected * (1 - expected);
                        factor[at] += information;
                        factor[at - k * (REACH + 1)] += information;
                        factor[at + k] -= information;
                    }
                }
            }
        }
        return slope;
    }

    /** Energy 0 is left out: its logarithm is 0. */
    private void factorize() {
        for (int row = 1; row < levels; row++) {
            int at = row * (REACH + 1);
            for (int k = Math.min(REACH, row - 1); k >= 0; k--) {
                int other = at - k * (REACH + 1);
                double sum = factor[at + k];
                for (int m = k + 1; m <= Math.min(REACH, row - 1); m++) {
                    sum -= factor[at + m] * factor[other + m - k];
                }
                factor[at + k] = k == 0 ? StrictMath.sqrt(sum) : sum / factor[other];
            }
        }
    }

    private void solve(double[] values) {
        values[0] = 0;
        for (int row = 1; row < levels; row++) {
            int at = row * (REACH + 1);
            for (int k = 1; k <= Math.min(REACH, row - 1); k++) {
                values[row] -= factor[at + k] * values[row - k];
            }
            values[row] /= factor[at];
        }
        for (int row = levels - 1; row > 0; row--) {
            int at = row * (REACH + 1);
            values[row] /= factor[at];
            for (int k = 1; k <= Math.min(REACH, row - 1); k++) {
                values[row - k] -= factor[at + k] * values[row];
            }
        }
    }
}
