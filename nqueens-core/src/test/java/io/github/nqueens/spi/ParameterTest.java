package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterTest {
    private enum Order {
        NATURAL,
        MOST_CONSTRAINED
    }

    @Test
    void readsEachKind() {
        assertThat(Parameter.ofInt("k", 1, 0, 9, "d").parse("7")).isEqualTo(7);
        assertThat(Parameter.ofLong("k", 1, 0, Long.MAX_VALUE, "d").parse("9000000000"))
                .isEqualTo(9_000_000_000L);
        assertThat(Parameter.ofDouble("k", 0.5, 0, 1, "d").parse("0.25")).isEqualTo(0.25);
        assertThat(Parameter.ofBoolean("k", false, "d").parse("true")).isTrue();
        assertThat(Parameter.ofEnum("k", Order.NATURAL, "d").parse("most-constrained"))
                .isEqualTo(Order.MOST_CONSTRAINED);
        assertThat(Parameter.ofText("k", "a", "letters", text -> text.matches("[a-z]+"), "d")
                        .parse("b"))
                .isEqualTo("b");
    }

    @Test
    void refusalsNameKeyValueAndWhatIsAllowed() {
        refuses(Parameter.ofInt("k", 1, 0, 9, "d"), List.of("-1", "10", "x", "", "1.0", "99999999999"), "from 0 to 9");
        refuses(Parameter.ofInt("k", 1, 0, Integer.MAX_VALUE, "d"), List.of("-1"), "a whole number from 0");
        refuses(Parameter.ofLong("k", 1, 1, Long.MAX_VALUE, "d"), List.of("0", "y"), "a whole number from 1");
        refuses(Parameter.ofLong("k", 1, 1, 99, "d"), List.of("0", "100"), "a whole number from 1 to 99");
        refuses(
                Parameter.ofLong("k", 1, 1, Long.MAX_VALUE, "d"),
                List.of("9223372036854775808"),
                "a whole number from 1 to 9223372036854775807");
        refuses(
                Parameter.ofInt("k", 1, 1, Integer.MAX_VALUE, "d"),
                List.of("3000000000"),
                "a whole number from 1 to 2147483647");
        refuses(
                Parameter.ofDouble("k", 1, 0, Double.MAX_VALUE, "d"),
                List.of("1e999", "Infinity"),
                "a number from 0.0 to 1.7976931348623157E308");
        refuses(Parameter.ofDouble("k", 0.5, 0, 1, "d"), List.of("NaN", "1.1", "Infinity", "z"), "from 0.0 to 1.0");
        refuses(Parameter.ofBoolean("k", true, "d"), List.of("yes", "TRUE", ""), "true or false");
        refuses(
                Parameter.ofEnum("k", Order.NATURAL, "d"),
                List.of("NATURAL", "most_constrained", ""),
                "one of natural, most-constrained");
        refuses(Parameter.ofText("k", "a", "a letter", text -> text.length() == 1, "d"), List.of("ab"), "a letter");
    }

    /** One grammar for numbers, and a text that can be read back. */
    @Test
    void numbersAreAsciiWithoutSignsAndSuffixes() {
        Parameter<Double> decimal = Parameter.ofDouble("k", 0.5, 0, 1, "d");
        refuses(decimal, List.of("0.5f", "0.5d", "0x1p-1", "+0.5", "\u0661", "0,5", "1e", "1e+0", "."), "a number");
        Parameter<Integer> whole = Parameter.ofInt("k", 1, 0, 99, "d");
        refuses(whole, List.of("+12", "\u0661\u0662", "0x1", "1 2", "1L", "--1"), "a whole number");
        refuses(Parameter.ofLong("k", 1, 0, 99, "d"), List.of("+12", "\u0661\u0662", "12L"), "a whole number");
        assertThat(whole.parse(" 12 ")).isEqualTo(12);
        assertThat(decimal.parse("\t.25")).isEqualTo(0.25);
        assertThat(decimal.parse("5e-1")).isEqualTo(0.5);
        assertThat(Parameter.ofBoolean("k", true, "d").parse(" false ")).isFalse();
        assertThat(Parameter.ofEnum("k", Order.NATURAL, "d").parse(" natural")).isEqualTo(Order.NATURAL);
    }

    @Test
    void aTextWithASeparatorIsRefused() {
        Parameter<String> any = Parameter.ofText("k", "a", "a text", text -> true, "d");
        assertThat(any.parse(" a b ")).isEqualTo("a b");
        for (String text : List.of("a,b=c", "a,b", "a=b", ",a", "=a")) {
            assertThatThrownBy(() -> any.parse(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("parameter 'k' is '" + text
                            + "', but must hold neither ',' nor '=' and have no blanks around it");
        }
        assertThatThrownBy(() -> any.check(" a")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> any.check(",".repeat(1_000)))
                .hasMessageStartingWith("parameter 'k' is '" + ",".repeat(200) + "...', but");
        assertThatThrownBy(() -> Parameter.ofText("k", "a=b", "a text", text -> true, "d"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Parameter.ofText("k", "a", null, text -> true, "d"))
                .hasMessage("allowed");
        assertThatThrownBy(() -> Parameter.ofText("k", "a", "a text", null, "d"))
                .hasMessage("range");
    }

    private static void refuses(Parameter<?> parameter, List<String> values, String allowed) {
        for (String value : values) {
            assertThatThrownBy(() -> parameter.parse(value))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("parameter 'k' is '" + value + "', but must be ")
                    .hasMessageContaining(allowed);
        }
        assertThatThrownBy(() -> parameter.parse(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("k");
    }

    @Test
    void defaultsAreToldAndChecked() {
        Parameter<Integer> tenure = Parameter.ofInt("tenure", 10, 0, 99, "how long");
        assertThat(tenure.defaultValue()).hasValue(10);
        assertThat(tenure).hasToString("tenure=10");
        assertThat(tenure.key()).isEqualTo("tenure");
        assertThat(tenure.description()).isEqualTo("how long");
        Parameter<Integer> computed = tenure.withComputedDefault("n / 4");
        assertThat(computed.defaultValue()).isEmpty();
        assertThat(computed.defaultText()).isEqualTo("n / 4");
        assertThat(computed.allowed()).isEqualTo(tenure.allowed()).isEqualTo("a whole number from 0 to 99");
        assertThatThrownBy(() -> Parameter.ofInt("k", 10, 0, 9, "d")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tenure.check(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void bothEndsOfARangeAreInIt() {
        Parameter<Integer> whole = Parameter.ofInt("k", 1, 0, 9, "d");
        assertThat(whole.extremes()).map(whole::parse).containsExactly(0, 9);
        Parameter<Long> wide = Parameter.ofLong("k", 1, -3, 9, "d");
        assertThat(wide.extremes()).map(wide::parse).containsExactly(-3L, 9L);
        Parameter<Double> decimal = Parameter.ofDouble("k", 1, -0.5, 9, "d");
        assertThat(decimal.extremes()).map(decimal::parse).containsExactly(-0.5, 9.0);
        Parameter<Boolean> toggle = Parameter.ofBoolean("k", true, "d");
        assertThat(toggle.extremes()).map(toggle::parse).containsExactly(false, true);
    }

    @Test
    void extremesAreValuesThatItReads() {
        assertThat(Parameter.ofInt("k", 1, 0, 9, "d").extremes()).containsExactly("0", "9");
        assertThat(Parameter.ofLong("k", 1, 1, Long.MAX_VALUE, "d").extremes())
                .containsExactly("1", "9223372036854775807");
        Parameter<Double> number = Parameter.ofDouble("k", 1, 0, Double.MAX_VALUE, "d");
        assertThat(number.extremes()).map(number::parse).containsExactly(0.0, Double.MAX_VALUE);
        assertThat(Parameter.ofBoolean("k", true, "d").extremes()).containsExactly("false", "true");
        assertThat(Parameter.ofEnum("k", Thread.State.NEW, "d").extremes()).contains("new", "timed-waiting");
        assertThat(number.withComputedDefault("n").extremes()).isEqualTo(number.extremes());
        assertThat(Parameter.ofText("k", "a", "a letter", text -> true, "d").extremes())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a,b", "a=b", "Abc", "a b", "-a", "a-", "\u00e4"})
    void aKeyIsWordsInLowerCase(String key) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Parameter.ofInt(key, 1, 0, 9, "d"))
                .withMessageContaining("'" + key + "'")
                .withMessageContaining("lower-case words");
    }

    @Test
    void noNumberIsInfinite() {
        Parameter<Double> number = Parameter.ofDouble("k", 1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "d");
        assertThatIllegalArgumentException().isThrownBy(() -> number.parse("1e400"));
        assertThatIllegalArgumentException().isThrownBy(() -> number.check(Double.POSITIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> number.check(Double.NaN));
        assertThat(number.extremes()).map(number::parse).containsExactly(-Double.MAX_VALUE, Double.MAX_VALUE);
    }
}
