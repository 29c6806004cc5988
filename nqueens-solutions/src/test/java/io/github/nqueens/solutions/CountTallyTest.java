package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CountTallyTest {
    @Test
    void aNumberBeyondALongIsAnErrorThatNamesTheWayOut() {
        CountTally tally = new CountTally(8);
        tally.add(CountTally.Symmetry.ANY, new long[] {Long.MAX_VALUE - 1});
        tally.add(CountTally.Symmetry.ANY, new long[] {1});
        assertThat(tally.solutions()).isEqualTo(Long.MAX_VALUE);
        assertThatThrownBy(() -> tally.add(CountTally.Symmetry.ANY, new long[] {1}))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("countUpTo");
    }
}
