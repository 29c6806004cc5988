package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HeapBudgetTest {
    @Test
    void leavesRoomBetweenLargeArrays() {
        long nearlyAll = HeapBudget.available() - (4L << 20);
        assertThat(HeapBudget.shortfall(nearlyAll - nearlyAll / 4)).isEmpty();
        assertThat(HeapBudget.shortfall(Runtime.getRuntime().maxMemory() - (4L << 20)))
                .isPresent();
    }

    @Test
    void tellsWhatFitsAndWhatIsMissing() {
        assertThat(HeapBudget.shortfall(0)).isEmpty();
        assertThat(HeapBudget.shortfall(1 << 20)).isEmpty();
        long tooMuch = Runtime.getRuntime().maxMemory() + (5L << 20);
        assertThat(HeapBudget.shortfall(tooMuch).orElseThrow())
                .contains(String.format("%,d MiB of memory", -Math.floorDiv(-tooMuch, 1L << 20)))
                .contains("-Xmx");
        assertThat(HeapBudget.available()).isPositive();
        assertThatThrownBy(() -> HeapBudget.shortfall(-1)).hasMessageContaining("-1");
    }
}
