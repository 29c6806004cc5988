package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountsTest {
    @Test
    void theFormFollowsTheNumber() {
        assertThat(Amounts.pairs(0)).isEqualTo("no attacking pair");
        assertThat(Amounts.pairs(1)).isEqualTo("1 attacking pair");
        assertThat(Amounts.pairs(2)).isEqualTo("2 attacking pairs");
        assertThat(Amounts.pairsAttack(1)).isEqualTo("1 pair of queens attacks");
        assertThat(Amounts.of(999, "queen is", "queens are")).isEqualTo("999 queens are");
        assertThat(Amounts.of(1_000, "queen is", "queens are")).isEqualTo("1,000 queens are");
    }

    @Test
    void messagesNameExactValues() {
        assertThat(Amounts.counted(0, "row")).isEqualTo("0 rows");
        assertThat(Amounts.counted(1, "row")).isEqualTo("1 row");
        assertThat(Amounts.counted(46_341, "row")).isEqualTo("46341 rows");
        assertThat(Amounts.grouped(0, "row")).isEqualTo("0 rows");
        assertThat(Amounts.grouped(1, "row")).isEqualTo("1 row");
        assertThat(Amounts.grouped(46_341, "row")).isEqualTo("46,341 rows");
    }

    @Test
    void constantsAreWrittenInKebabCase() {
        assertThat(Kebab.of(SolverTrait.STARTS_FROM_BOARD)).isEqualTo("starts-from-board");
        assertThat(Kebab.of(AttackRule.TORUS)).isEqualTo("torus");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PT0S | 0 ms",
                "PT0.000004S | 0 ms",
                "PT0.00001S | 0.01 ms",
                "PT0.0025S | 2.5 ms",
                "PT0.3S | 300 ms",
                "PT1S | 1 s",
                "PT1.005S | 1.01 s",
                "PT10S | 10 s",
                "PT59.999S | 60 s",
                "PT1M40.9S | 100 s",
                "PT20M | 1,200 s"
            })
    void aTimeHasItsUnit(Duration time, String written) {
        assertThat(Amounts.time(time)).isEqualTo(written);
    }

    @Test
    void evenForeverIsATime() {
        assertThat(Amounts.time(ChronoUnit.FOREVER.getDuration())).isEqualTo("9,223,372,036,854,775,807 s");
    }
}
