package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {
    @ParameterizedTest
    @CsvSource({
        "1, 100 %",
        "0.996, 100 %",
        "12.345, 1200 %",
        "0.0996, 10 %",
        "0.01, 1.0 %",
        "0.005, 0.50 %",
        "0.0000012, 0.00012 %",
        "0, 0 %"
    })
    void aPercentageHasTwoDigitsAndNoExponent(double share, String text) {
        assertThat(Text.percent(share)).isEqualTo(text);
    }

    @Test
    void thingsAreListedAsInASentence() {
        assertThat(Text.list(List.of("a"))).isEqualTo("a");
        assertThat(Text.list(List.of("a", "b"))).isEqualTo("a and b");
        assertThat(Text.list(List.of("a", "b", "c"))).isEqualTo("a, b, and c");
    }

    @Test
    void aWordIsQuotedIfAShellWouldChangeIt() {
        assertThat(Text.quoted("out/x-1_2.md")).isEqualTo("out/x-1_2.md");
        assertThat(Text.quoted("my rep")).isEqualTo("'my rep'");
        assertThat(Text.quoted("it's")).isEqualTo("'it'\\''s'");
        assertThat(Text.quoted("")).isEqualTo("''");
        assertThat(Text.quoted("$HOME;*~")).isEqualTo("'$HOME;*~'");
    }
}
