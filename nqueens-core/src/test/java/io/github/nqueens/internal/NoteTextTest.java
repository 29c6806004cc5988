package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoteTextTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-3, -3",
        "12, 12",
        "999999999999999, 999999999999999",
        "1e15, 1.00e+15",
        "0.5, 0.5",
        "0.33333333, 0.3333",
        "1.5e-4, 0.00015",
        "1e-4, 0.0001",
        "0.99e-4, 9.90e-05",
        "1e-7, 1.00e-07",
        "123456.5, 123500",
        "999999999.5, 1000000000",
        "1000000000.5, 1.00e+09",
        "NaN, NaN",
        "-Infinity, -Infinity"
    })
    void aNumberHasFourSignificantDigits(double value, String text) {
        assertThat(NoteText.number(value)).isEqualTo(text);
    }

    @Test
    void whatAnArgumentHoldsIsNotLookedInto() {
        assertThat(NoteText.sentence("{0} and {1}, {2}", "{1}", 0.25)).isEqualTo("{1} and 0.25, {2}");
    }
}
