package io.github.nqueens.solutions.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.internal.SeededRandom;
import org.junit.jupiter.api.Test;

class JackknifeTest {
    /** Of a mean, the error is the usual one: the deviation of the values divided by the root of their number. */
    @Test
    void theErrorOfAMeanIsTheUsualOne() {
        double[] without = withoutEach(1, 2, 4, 9);
        assertThat(new Jackknife(without).standardError())
                .isCloseTo(Math.sqrt((9 + 4 + 0 + 25) / 3.0 / 4), within(1e-12));
    }

    /** Values 1, 11, 2, 12, ... are two kinds: the distance of 10 between them is no error of their mean. */
    @Test
    void theDistanceOfTwoKindsIsNotPartOfTheError() {
        double[] without = withoutEach(1, 11, 2, 12, 3, 13);
        double ofOneKind = 1.0 / 3;
        assertThat(new Jackknife(without, 2).standardError()).isCloseTo(Math.sqrt(2 * ofOneKind / 4), within(1e-12));
        assertThat(new Jackknife(without).standardError()).isGreaterThan(2);
    }

    /** The distance makes neighbors of different kinds look correlated, and batches of one kind are not. */
    @Test
    void theDistanceOfTwoKindsIsNoCorrelation() {
        SeededRandom random = new SeededRandom(1);
        double[] values = random.doubles(1_000).toArray();
        for (int i = 0; i < values.length; i += 2) {
            values[i] += 10;
        }
        assertThat(new Jackknife(withoutEach(values)).autocorrelation()).isLessThan(-0.9);
        // Four standard errors, 1 / sqrt(1,000) each: one seed of 16,000 exceeds them.
        assertThat(new Jackknife(withoutEach(values), 2).autocorrelation()).isBetween(-0.13, 0.13);
    }

    @Test
    void withoutTwoOfEachKindOrWithAMissingValueNoErrorIsKnown() {
        assertThat(new Jackknife(new double[] {1, 2, 3}, 2).standardError()).isInfinite();
        assertThat(new Jackknife(new double[] {1}).standardError()).isInfinite();
        assertThat(new Jackknife(new double[] {1, Double.NaN, 2}).standardError())
                .isInfinite();
    }

    /** The mean of the values with each of them left out. */
    private static double[] withoutEach(double... values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        double[] without = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            without[i] = (sum - values[i]) / (values.length - 1);
        }
        return without;
    }
}
