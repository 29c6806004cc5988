package io.github.nqueens.algorithms.strategy;

import java.util.random.RandomGenerator;

/**
 * Decides whether simulated annealing takes a step that makes the board worse. Other steps are always taken.
 *
 * <p>A rule must draw only from the generator that it is given. It must be safe for use by several threads, because a solver
 * holds one for all runs.
 */
@FunctionalInterface
public interface Acceptance {
    /**
     * Decides on a step.
     *
     * @param delta by how much the step raises the cost, at least 1
     * @param temperature the present temperature
     * @param random where to draw from
     * @return whether to take it
     */
    boolean accepts(long delta, double temperature, RandomGenerator random);

    /** The rules that have a name. */
    enum Classical implements Acceptance {
        /**
         * A step that makes the cost worse by d is taken with probability exp(-d/T).
         *
         * <p>A number is drawn exactly if d is below 746 T: from there on the probability is 0 as a {@code double}, like
         * exp(-745.14).
         *
         * <p>Source: N. Metropolis et al., Equation of state calculations by fast computing machines, Journal of Chemical
         * Physics 21, 1953, doi:10.1063/1.1699114.
         */
        METROPOLIS {
            @Override
            public boolean accepts(long delta, double temperature, RandomGenerator random) {
                return delta < 746 * temperature && random.nextDouble() < StrictMath.exp(-delta / temperature);
            }
        },

        /**
         * A step that makes the cost worse by less than T is taken; nothing is drawn.
         *
         * <p>Source: G. Dueck, T. Scheuer, Threshold accepting, Journal of Computational Physics 90(1), 1990,
         * doi:10.1016/0021-9991(90)90201-B.
         */
        THRESHOLD {
            @Override
            public boolean accepts(long delta, double temperature, RandomGenerator random) {
                return delta < temperature;
            }
        }
    }
}
