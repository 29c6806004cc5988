package io.github.nqueens.lab.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeptTest {
    @Test
    void theLatestAreKeptByTheirNumbers() {
        Kept<String> kept = new Kept<>(2);
        assertThat(kept.add("a")).isEqualTo(1);
        assertThat(kept.add("b")).isEqualTo(2);
        assertThat(kept.get(1)).contains("a");
        assertThat(kept.add("c")).isEqualTo(3);
        assertThat(kept.get(1)).isEmpty();
        assertThat(kept.get(2)).contains("b");
        assertThat(kept.get(3)).contains("c");
        assertThat(kept.get(4)).isEmpty();
    }
}
