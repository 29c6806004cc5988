package io.github.nqueens.visual.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {
    @Test
    void linearTicksAreRound() {
        assertThat(labels(Axis.linear(0, 97, 6, false))).containsExactly("0", "20", "40", "60", "80", "100");
        assertThat(labels(Axis.linear(8, 30, 6, false))).containsExactly("0", "5", "10", "15", "20", "25", "30");
        assertThat(labels(Axis.linear(0.012, 0.019, 5, false))).first().isEqualTo("0.012");
        assertThat(labels(Axis.linear(-3, 4, 5, false))).containsExactly("-4", "-2", "0", "2", "4");
        assertThat(labels(Axis.linear(0, 2_400_000, 6, false))).contains("500,000", "2·10⁶");
    }

    @Test
    void sizesOfBoardsAreMarkedWithWholeNumbers() {
        assertThat(labels(Axis.linear(12, 16, 8, false))).contains("12.5");
        assertThat(labels(Axis.linear(12, 16, 8, true))).containsExactly("12", "13", "14", "15", "16");
        assertThat(labels(Axis.linear(0, 1, 8, true))).containsExactly("0", "1");
    }

    @Test
    void oneValueHasAnAxisToo() {
        assertThat(labels(Axis.linear(0, 0, 6, false))).contains("0", "1");
        assertThat(labels(Axis.linear(7, 7, 6, false))).contains("0");
        assertThat(labels(Axis.logarithmic(7, 7, false, 6))).contains("5", "10");
        assertThat(labels(Axis.logarithmic(1, 1, true, 6))).contains("0", "1", "10");
    }

    /** A step below the least double, or below the last digit of a value, would be no step. */
    @ParameterizedTest
    @CsvSource({"0, 4.9e-324", "4.9e-324, 4.9e-324", "-1e-310, 1e-310", "1, 1.0000000000000002", "1e300, 1e300"})
    void ticksDifferHoweverSmallOrCloseTheValuesAre(double least, double greatest) {
        Axis axis = Axis.linear(least, greatest, 6, false);
        assertThat(axis.ticks())
                .extracting(Axis.Tick::value)
                .doesNotHaveDuplicates()
                .hasSizeBetween(2, 8);
        assertThat(labels(axis)).doesNotHaveDuplicates();
        assertThat(axis.position(least)).isBetween(-1e-6, 1.0);
        assertThat(axis.position(greatest)).isBetween(axis.position(least), 1 + 1e-6);
    }

    @Test
    void logarithmicTicksAreDecadesOrParts() {
        assertThat(labels(Axis.logarithmic(1, 1_000_000, false, 8)))
                .containsExactly("1", "10", "100", "1,000", "10,000", "100,000", "10⁶");
        assertThat(labels(Axis.logarithmic(8, 100, false, 8))).contains("5", "10", "20", "50", "100");
        assertThat(labels(Axis.logarithmic(1e-5, 1e15, false, 5)))
                .containsExactly("0.0001", "1", "10,000", "10⁸", "10¹²");
    }

    @Test
    void endsAreAtZeroAndOne() {
        Axis linear = Axis.linear(0, 100, 6, false);
        assertThat(linear.position(0)).isZero();
        assertThat(linear.position(100)).isEqualTo(1);
        Axis logarithmic = Axis.logarithmic(1, 1000, true, 6);
        assertThat(logarithmic.position(0)).isZero();
        assertThat(logarithmic.position(1)).isEqualTo(logarithmic.zeroBand()).isPositive();
        assertThat(logarithmic.position(1000)).isCloseTo(1, within(1e-12));
    }

    /** Compared with the numbers of the JDK. */
    @Test
    void decimalsAreExact() {
        for (long digits : new long[] {0, 1, 5, 10, 25, 999, 1200, 123_456_789, -1, -50}) {
            for (int exponent = -12; exponent <= 12; exponent++) {
                BigDecimal expected = BigDecimal.valueOf(digits).scaleByPowerOfTen(exponent);
                Decimal decimal = Decimal.of(digits, exponent);
                assertThat(decimal.value()).isEqualTo(Double.parseDouble(expected.toString()));
                assertThat(decimal)
                        .hasToString(
                                expected.signum() == 0
                                        ? "0"
                                        : expected.stripTrailingZeros().toPlainString());
            }
        }
    }

    @Test
    void labelsAreShort() {
        assertThat(List.of(
                        Decimal.of(999_999, 0),
                        Decimal.of(1, 6),
                        Decimal.of(25, 7),
                        Decimal.of(5, -4),
                        Decimal.of(1, -5),
                        Decimal.of(0, 3),
                        Decimal.of(-5, 0)))
                .extracting(Axis::label)
                .containsExactly("999,999", "10⁶", "2.5·10⁸", "0.0005", "10⁻⁵", "0", "-5");
    }

    private static List<String> labels(Axis axis) {
        return axis.ticks().stream()
                .filter(Axis.Tick::isMajor)
                .map(Axis.Tick::label)
                .toList();
    }
}
