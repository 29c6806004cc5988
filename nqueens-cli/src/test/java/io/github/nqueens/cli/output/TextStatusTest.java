package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TextStatusTest {
    @ParameterizedTest
    @CsvSource({
        "SOLVED, solved",
        "UNSOLVABLE, unsolvable",
        "ITERATION_LIMIT, iteration limit",
        "TIME_LIMIT, time limit",
        "CANCELLED, cancelled",
        "GAVE_UP, gave up"
    })
    void isInWords(SolveStatus status, String words) {
        assertThat(Text.status(status)).isEqualTo(words);
    }

    @ParameterizedTest
    @EnumSource
    void everyStatusHasWords(SolveStatus status) {
        assertThat(Text.status(status)).matches("[a-z ]+");
    }
}
