package io.github.nqueens.lab.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                7,
                42,
                999,
                1_000,
                123_456,
                1_234_567,
                -7,
                -999,
                -1_000,
                -123_456,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void wholeNumbersAreGroupedAsAFormatterGroupsThem(long number) {
        assertThat(Texts.inThousands(number)).isEqualTo(String.format(Locale.ROOT, "%,d", number));
    }
}
