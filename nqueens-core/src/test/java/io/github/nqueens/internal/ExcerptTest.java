package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    private static final String FILE = "x".repeat(1_000_000);

    @Test
    void aShortTextIsQuotedWhole() {
        assertThat(Excerpt.of("")).isEmpty();
        assertThat(Excerpt.of("y".repeat(200))).isEqualTo("y".repeat(200));
        assertThat(Excerpt.of("abc", 3)).isEqualTo("abc");
        assertThat(Excerpt.of("", 0)).isEmpty();
    }

    @Test
    void aLongTextIsCut() {
        assertThat(Excerpt.of(FILE)).isEqualTo("x".repeat(200) + "...");
        assertThat(Excerpt.of("abcd", 3)).isEqualTo("abc...");
        assertThat(Excerpt.of("a", 0)).isEqualTo("...");
    }

    @Test
    void aCharacterOfTwoUnitsIsNotCutInTwo() {
        assertThat(Excerpt.of("a\uD83D\uDE00b", 2)).isEqualTo("a...");
        assertThat(Excerpt.of("a\uD83D\uDE00b", 3)).isEqualTo("a\uD83D\uDE00...");
    }

    @Test
    void signsThatNobodySeesAreShownByTheirNumbers() {
        assertThat(Excerpt.of("\uFEFFtabu\u00A0\u200B\0\u202E")).isEqualTo("U+FEFFtabuU+00A0U+200BU+0000U+202E");
        assertThat(Excerpt.of("\uFEFF" + FILE, 3)).isEqualTo("U+FEFFxx...");
        assertThat(Excerpt.of("\uD83D")).as("half of a pair").isEqualTo("U+D83D");
        assertThat(Excerpt.of("a b\tc\r\n\u00FC\uD83D\uDE00")).isEqualTo("a b\tc\r\n\u00FC\uD83D\uDE00");
        assertThatThrownBy(() -> Solvers.get("ta\uFEFFbu")).hasMessageContaining("'taU+FEFFbu'");
    }

    @Test
    void whatAnObjectOfOthersThrowsHidesNothing() {
        Exception throwing = new Exception() {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                throw new IllegalStateException("on purpose");
            }
        };
        assertThat(Excerpt.safeText(throwing)).isEqualTo(throwing.getClass().getName());
        assertThat(Excerpt.message(throwing)).isEqualTo(throwing.getClass().getName());
        assertThat(Excerpt.safeText(null)).isEqualTo("null");
        assertThat(Excerpt.message(new Exception())).isEqualTo("java.lang.Exception");
        assertThat(Excerpt.message(new Exception("why"))).isEqualTo("why");
        assertThat(NoteText.sentence("a {0}", throwing))
                .isEqualTo("a " + throwing.getClass().getName());
        assertThat(SolveOptions.builder()
                        .listener(new SolveListener() {
                            @Override
                            public String toString() {
                                throw new IllegalStateException("on purpose");
                            }
                        })
                        .build()
                        .toString())
                .startsWith("SolveOptions[listener=" + ExcerptTest.class.getName());
    }

    @Test
    void aFileInPlaceOfANameOrAValueIsNotEchoedWhole() {
        assertThatThrownBy(() -> Solvers.get(FILE)).message().hasSizeLessThan(1_000);
        assertThatThrownBy(() -> Solvers.get("tabu:" + FILE)).message().hasSizeLessThan(1_000);
        assertThatThrownBy(() -> Parameter.ofInt("k", 1, 0, 2, "d").parse(FILE))
                .message()
                .hasSizeLessThan(1_000);
        assertThatThrownBy(() -> OptionTexts.time(FILE)).message().hasSizeLessThan(1_000);
    }
}
