package io.github.nqueens.algorithms.localsearch;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The rule of Metropolis at one temperature: a step that makes things worse by d is accepted with probability exp(-d/T).
 *
 * <p>A number is drawn exactly if d/T is below {@value #IMPOSSIBLE}: from there on the probability is 0 in double
 * precision. Not safe for use by several threads.
 */
final class Acceptance {
    /** exp(-x) is 0 as a {@code double} from x = 745.14 on. */
    private static final double IMPOSSIBLE = 746;

    private static final int REMEMBERED = 64;
    private static final double UNKNOWN = -1;

    private final RandomGenerator random;
    private final double[] probability = new double[REMEMBERED];
    private double temperature;

    Acceptance(RandomGenerator random) {
        this.random = random;
    }

    void setTemperature(double temperature) {
        this.temperature = temperature;
        Arrays.fill(probability, UNKNOWN);
    }

    double temperature() {
        return temperature;
    }

    /** Whether no worse step is accepted any more. */
    boolean isFrozen() {
        return 1 >= IMPOSSIBLE * temperature;
    }

    /** Decides on a step that makes things worse by {@code delta}, at least 1. */
    boolean accepts(long delta) {
        return delta < IMPOSSIBLE * temperature && random.nextDouble() < probability(delta);
    }

    private double probability(long delta) {
        if (delta >= REMEMBERED) {
            return StrictMath.exp(-delta / temperature);
        }
        double known = probability[(int) delta];
        if (known == UNKNOWN) {
            known = StrictMath.exp(-delta / temperature);
            probability[(int) delta] = known;
        }
        return known;
    }
}
