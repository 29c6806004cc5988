package io.github.nqueens.cli.reproduction;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Scale;
import org.assertj.core.data.Percentage;

class ExponentialFitPropertiesTest {
    @Property
    void findsTheCurveOnWhichThePointsLie(
            @ForAll @DoubleRange(min = 1e-9, max = 1e3) @Scale(12) double factor,
            @ForAll @DoubleRange(min = -2, max = 2) double rate,
            @ForAll @IntRange(min = 2, max = 20) int points) {
        double[] x = new double[points];
        double[] y = new double[points];
        for (int i = 0; i < points; i++) {
            x[i] = 3 + i;
            y[i] = factor * Math.exp(rate * x[i]);
        }
        ExponentialFit fit = ExponentialFit.of(x, y);
        assertThat(fit.at(30)).isCloseTo(factor * Math.exp(rate * 30), Percentage.withPercentage(1e-3));
    }

    @Property
    void scalingTheValuesScalesTheCurve(@ForAll @DoubleRange(min = 0.001, max = 1000) @Scale(6) double scale) {
        double[] x = {1, 2, 4, 5};
        double[] y = {0.1, 0.5, 7, 20};
        double[] scaled = {0.1 * scale, 0.5 * scale, 7 * scale, 20 * scale};
        assertThat(ExponentialFit.of(x, scaled).at(10))
                .isCloseTo(scale * ExponentialFit.of(x, y).at(10), Percentage.withPercentage(1e-6));
    }
}
