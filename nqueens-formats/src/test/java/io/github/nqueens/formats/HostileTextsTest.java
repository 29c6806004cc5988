package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.Allocations;
import io.github.nqueens.testing.Runs;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No text takes long to read or to refuse, whatever it repeats: a megabyte of one sign, or as many words as are read at all. */
class HostileTextsTest {
    private static final int MEGABYTE = 1 << 20;
    private static final int MOST_WORDS = 29_000;
    private static final int MOST_LINES = 9_900;
    private static final long SECOND = 1_000_000_000;

    private static final List<String> SIGNS = List.of(
            "[",
            "]",
            "{",
            "(",
            ")",
            "\"",
            "'",
            "`",
            "/*",
            "<!--",
            "<a",
            "-",
            ".",
            "=",
            "#",
            ":",
            "|",
            ",",
            "~",
            "_",
            ">",
            "&",
            "\\",
            "\"\\",
            "'''",
            "([{",
            "[]",
            " ",
            "\t",
            "\n",
            "7",
            "word",
            "aB",
            "a1",
            "A",
            "a,",
            ", ",
            "x_",
            "x-",
            "1,",
            "1.",
            "a\u0301",
            "\uD83D\uDC51",
            "- ",
            "=:",
            "Q.");
    private static final List<String> WORDS = List.of(
            "a ",
            "1 ",
            "star ",
            "no ",
            "each row ",
            "(1) ",
            "Q1=1 ",
            "for ",
            "for in ",
            "queen ",
            "no queen 1 ",
            "a: 1, ",
            "\"a\": ",
            "[1] = ",
            "a=",
            "remove ",
            "x_a ",
            "<b>",
            "<b ",
            "<td>a",
            "map => ",
            "row 1 ",
            "touch 1",
            "(1,2) ",
            "r1c2 ",
            "1-1-",
            "q, ",
            "[] ",
            "<<EOF ",
            "[,1] ",
            "q(1,2). ",
            "= queen ",
            "= wall ",
            "super queen ",
            "ab/",
            "&amp; ",
            "x[1,2] = 1 ",
            "(define-fun x () Int 1) ",
            "letting ",
            "; int(1 ",
            "bottom ",
            " of color ",
            "a\n",
            "1\n",
            "- a\n",
            "a: 1\n",
            "a:\n",
            "(1,1)\n",
            "Q.\n",
            "|\n",
            "row 1\n",
            "x=1 y=2\n",
            "# a b\n",
            "row, column\n");

    /** All texts with the long tests, otherwise every third. */
    static Stream<String> texts() {
        List<String> all = all();
        int step = all.size() / Runs.share(all.size());
        return IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get);
    }

    private static List<String> all() {
        Stream<String> megabytes = SIGNS.stream().map(pattern -> pattern.repeat(MEGABYTE / pattern.length()));
        Stream<String> words = WORDS.stream().map(HostileTextsTest::asLongAsIsRead);
        return Stream.concat(megabytes, words.flatMap(text -> Stream.of(text, "[1, 3, 0, 2] " + text)))
                .toList();
    }

    private static String asLongAsIsRead(String pattern) {
        int words =
                pattern.replaceAll("[A-Za-z0-9]+", "w").replaceAll("[ ,\n]", "").length();
        return pattern.repeat(pattern.endsWith("\n") ? Math.min(MOST_LINES, MOST_WORDS / words) : MOST_WORDS / words);
    }

    private static void read(String text) {
        try {
            BoardReader.read(text);
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal.getMessage()).hasSizeLessThan(1_000);
        }
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("texts")
    void aTextTakesASecondAtMostAndAMegabyteAHundredTimesItsSize(String text) {
        AtomicLong bytes = new AtomicLong();
        long nanos = Runs.processorNanos(() -> bytes.set(Allocations.bytes(() -> read(text))));
        assertThat(nanos).isLessThan(SECOND);
        // Half a gigabyte in passing is what 29,000 words and signs may ask for in a shorter text.
        assertThat(bytes.get()).isLessThan((text.length() > MEGABYTE / 2 ? 100L : 512L) * MEGABYTE);
    }
}
