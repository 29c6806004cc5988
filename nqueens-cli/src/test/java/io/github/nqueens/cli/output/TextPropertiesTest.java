package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

class TextPropertiesTest {
    @Property(tries = 200)
    void groupsDigitsAsTheJdkDoes(@ForAll long value) {
        assertThat(Text.number(value)).isEqualTo(String.format(Locale.ROOT, "%,d", value));
    }

    @Property(tries = 200)
    void roundsAsTheJdkDoes(@ForAll @LongRange(max = 1_000_000_000_000L) long thousandths) {
        double value = thousandths / 1000.0;
        assertThat(Text.fixed(value, 1)).isEqualTo(String.format(Locale.ROOT, "%,.1f", value));
    }

    @Property(tries = 200)
    void wrapsWithoutLosingAWord(
            @ForAll @NotEmpty @Size(max = 60) List<@AlphaChars @StringLength(min = 1, max = 20) String> words) {
        List<String> lines = Text.wrap(String.join(" ", words), 10);
        assertThat(String.join(" ", lines)).isEqualTo(String.join(" ", words));
        assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(70));
    }
}
