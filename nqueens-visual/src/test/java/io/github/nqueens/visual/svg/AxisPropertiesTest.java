package io.github.nqueens.visual.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class AxisPropertiesTest {
    @Property(tries = 300)
    void aLinearAxisHoldsItsDataAndAFewTicks(
            @ForAll @DoubleRange(min = -1e9, max = 1e9) double one,
            @ForAll @DoubleRange(min = -1e9, max = 1e9) double other) {
        holdsItsDataAndAFewTicks(Axis.linear(Math.min(one, other), Math.max(one, other), 6, false), one, other);
    }

    @Property(tries = 300)
    void aLogarithmicAxisHoldsItsDataAndAFewTicks(
            @ForAll @DoubleRange(min = -12, max = 12) double exponent,
            @ForAll @DoubleRange(min = -12, max = 12) double otherExponent) {
        double one = Math.pow(10, exponent);
        double other = Math.pow(10, otherExponent);
        holdsItsDataAndAFewTicks(Axis.logarithmic(Math.min(one, other), Math.max(one, other), false, 6), one, other);
    }

    private static void holdsItsDataAndAFewTicks(Axis axis, double one, double other) {
        assertThat(axis.position(one)).isBetween(-1e-9, 1 + 1e-9);
        assertThat(axis.position(other)).isBetween(-1e-9, 1 + 1e-9);
        List<Axis.Tick> labeled =
                axis.ticks().stream().filter(Axis.Tick::isMajor).toList();
        assertThat(labeled).hasSizeBetween(2, 10);
        assertThat(labeled).extracting(Axis.Tick::label).doesNotHaveDuplicates();
        for (int i = 1; i < labeled.size(); i++) {
            assertThat(axis.position(labeled.get(i).value()))
                    .isGreaterThan(axis.position(labeled.get(i - 1).value()));
        }
    }
}
