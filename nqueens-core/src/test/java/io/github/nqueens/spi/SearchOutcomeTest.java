package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchOutcomeTest {
    @Test
    void sayWhatTheyAre() {
        assertThat(SearchOutcome.solved(Board.of(0))).hasToString("solved");
        assertThat(SearchOutcome.unsolvable()).hasToString("unsolvable");
        assertThat(SearchOutcome.stopped()).hasToString("stopped");
        assertThat(SearchOutcome.gaveUp("it is late")).hasToString("gave up: it is late");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n"})
    void giveUpForAReason(String none) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SearchOutcome.gaveUp(none))
                .withMessage("the reason to give up is blank; say what was missing, with the values at hand");
    }
}
