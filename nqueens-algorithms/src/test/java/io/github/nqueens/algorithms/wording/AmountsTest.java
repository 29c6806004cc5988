package io.github.nqueens.algorithms.wording;

import static org.assertj.core.api.Assertions.assertThat;

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
}
