package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionTextsTest {
    @ParameterizedTest
    @CsvSource({
        "500ms, PT0.5S",
        "10s, PT10S",
        "1.5m, PT1M30S",
        "1h, PT1H",
        "0ms, PT0S",
        "999999999h, PT2562047H47M16.854775807S"
    })
    void aTimeHasAUnit(String text, Duration expected) {
        assertThat(OptionTexts.time(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10", "s", "-1s", "1 s", "1e3s", "10S", "soon", ".5s", "\u0661s"})
    void anythingElseIsNoTime(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OptionTexts.time(text))
                .withMessageContaining("'" + text + "' is not a time; write a number with its unit: 500ms");
    }

    @ParameterizedTest
    @CsvSource({"1%, 0.01", "100%, 1", "1, 1", "0.25, 0.25", "0.0001%, 0.000001"})
    void aShareIsAPercentageOrANumber(String text, double expected) {
        assertThat(OptionTexts.share(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0%", "-1%", "101%", "1.1", "few", "NaN", "%"})
    void anythingElseIsNoShare(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OptionTexts.share(text))
                .withMessageContaining("'" + text + "' is not a share; write a percentage such as 1%");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "007", "99999999999999999999"})
    void aWholeNumberHasNoSignButAMinus(String text) {
        assertThat(OptionTexts.whole(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "--1", "+1", "1-", " 1", "1.0", "0x1", "1L", "\u0661", "\uff11"})
    void anythingElseIsNoWholeNumber(String text) {
        assertThatExceptionOfType(NumberFormatException.class)
                .isThrownBy(() -> OptionTexts.whole(text))
                .withMessage("'" + text + "' is not a whole number");
    }

    @Test
    void aConstantHasItsNameInLowerCase() {
        assertThat(OptionTexts.constant(AttackRule.class, "touch")).isEqualTo(AttackRule.TOUCH);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OptionTexts.constant(AttackRule.class, "TOUCH"))
                .withMessageContaining("'TOUCH' is not one of queens, torus, touch");
    }
}
