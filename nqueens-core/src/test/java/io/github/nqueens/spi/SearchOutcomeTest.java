package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;

class SearchOutcomeTest {
    @Test
    void sayWhatTheyAre() {
        assertThat(SearchOutcome.solved(Board.of(0))).hasToString("solved");
        assertThat(SearchOutcome.unsolvable()).hasToString("unsolvable");
        assertThat(SearchOutcome.stopped()).hasToString("stopped");
        assertThat(SearchOutcome.gaveUp("it is late")).hasToString("gave up: it is late");
    }
}
