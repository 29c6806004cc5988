package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.spi.SolverTrait;
import org.junit.jupiter.api.Test;

class AmountsTest {
    @Test
    void theFormFollowsTheNumber() {
        assertThat(Amounts.pairs(0)).isEqualTo("no attacking pair");
        assertThat(Amounts.pairs(1)).isEqualTo("1 attacking pair");
        assertThat(Amounts.pairs(2)).isEqualTo("2 attacking pairs");
        assertThat(Amounts.pairsAttack(1)).isEqualTo("1 pair of queens attacks");
        assertThat(Amounts.of(2_000, "queen is", "queens are")).isEqualTo("2,000 queens are");
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
}
