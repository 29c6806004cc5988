package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sentences of README and of the pages for users are short, have a verb, and hold no phrase of {@code phrases.txt} beside this
 * test. The check sees a part of what a reader sees: it looks at paragraphs and items of lists, and takes each piece of code
 * for one word. What stands after a colon or a semicolon is counted by itself, and references with a DOI are not counted.
 */
@Tag("thorough")
class ProseTest {
    private static final int MOST_WORDS = 28;
    private static final int FEWEST_WORDS_WITH_A_VERB = 5;

    /** The end of a sentence, before the first word of the next one. */
    private static final Pattern END = Pattern.compile("(?<=[a-z0-9)%X²³⁶⁸][.!?]|[A-Z]{2}[.!?])\\s+(?=[A-Z`])");

    private static final Set<String> VERBS = Stream.of(
                    "am is are was were be been being has have had do does did can could may might must shall should will would",
                    "let put set cut cost hit read lay lie lies bring brings brought build builds built buy choose chooses come",
                    "comes draw draws drew fall falls find finds found fit fits get gets give gives go goes grow grows hear hold",
                    "holds keep keeps know knows lead leads leave leaves lose loses make makes mean means meet meets need needs",
                    "run runs say says see sees send sends show shows sit stand stands take takes tell tells think wants win",
                    "wins write writes begin begins became become becomes spend spends rise rises rose fell spread spreads")
            .flatMap(words -> Arrays.stream(words.split(" ")))
            .collect(Collectors.toSet());

    /** Endings of regular verbs. Nouns have them too, so that some sentences without a verb are not found. */
    private static final Pattern VERB = Pattern.compile("[a-z]{2,}(?:s|ed)|[A-Z][a-z]+");

    private static List<Pattern> phrases;

    @BeforeAll
    static void read() throws IOException {
        try (InputStream in = ProseTest.class.getResourceAsStream("phrases.txt")) {
            phrases = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(Pattern::compile)
                    .toList();
        }
    }

    @Test
    void pagesForUsersAreWrittenInPlainSentences() throws IOException {
        List<String> noticed = new ArrayList<>();
        int sentences = 0;
        for (String file : Site.markdown(Rendered.ROOT)) {
            if (file.equals("README.md") || (file.startsWith("docs/") && !file.startsWith("docs/design/"))) {
                for (String sentence : sentences(Markdown.render(Files.readString(Rendered.ROOT.resolve(file))))) {
                    sentences++;
                    what(sentence)
                            .forEach(what -> noticed.add(Places.of(file, sentence) + ": " + what + ": " + sentence));
                }
            }
        }
        assertThat(noticed)
                .as("sentences to rewrite: more than %d words, no verb, or a phrase of phrases.txt", MOST_WORDS)
                .isEmpty();
        assertThat(sentences).isGreaterThan(1_000);
    }

    /** Which machine measured, and with which class path, stands once, in the design notes that other pages lead to. */
    @Test
    void machinesAndClassPathsStandInTheDesignNotes() throws IOException {
        Pattern log =
                Pattern.compile("nqueens-benchmarks/target/classes|virtual (?:EPYC|Xeon)|(?<!Java )virtual machine\\b");
        for (String file : Site.markdown(Rendered.ROOT)) {
            if (file.equals("README.md") || (file.startsWith("docs/") && !file.startsWith("docs/design/"))) {
                assertThat(Files.readString(Rendered.ROOT.resolve(file)))
                        .as(file)
                        .doesNotContainPattern(log);
            }
        }
    }

    @Test
    void whatIsBadIsNoticed() {
        assertThat(what("The table has millions of boards.")).containsExactly("The table has");
        assertThat(what("It takes 14 µs a queen on this machine.")).containsExactly("14 µs a queen");
        assertThat(what("It waits until the other thread does.")).containsExactly("does.");
        assertThat(what("This page is for readers who choose a program.")).containsExactly("This page is for");
        assertThat(what("a short way to the next board of it all.")).containsExactly("no verb");
        assertThat(what("This is a sentence " + "with many words in it ".repeat(6) + "and it goes on."))
                .containsExactly("38 words");
    }

    @Test
    void whatIsGoodIsLeftAlone() {
        assertThat(what("It takes 14 µs per queen.")).isEmpty();
        assertThat(what("Rows and columns count from 0.")).isEmpty();
        assertThat(what("At most 20.")).isEmpty();
        assertThat(sentences(Markdown.render(
                        "One `a.b` is e.g. here. Two\nis *there*.\n\n- Three is [here](x.md).\n\n# Four")))
                .containsExactly("One X is e.g. here.", "Two is there.", "Three is here.");
    }

    private static List<String> what(String sentence) {
        List<String> what = new ArrayList<>();
        List<String> words = List.of(sentence.split("\\s+"));
        for (String clause : sentence.contains("doi:") ? new String[0] : sentence.split("[:;] ")) {
            int length = clause.split("\\s+").length;
            if (length > MOST_WORDS) {
                what.add(length + " words");
            }
        }
        boolean isSentence = sentence.endsWith(".") && words.size() >= FEWEST_WORDS_WITH_A_VERB;
        if (isSentence
                && words.stream().map(word -> word.replaceAll("[.,;:()]", "")).noneMatch(ProseTest::mayBeAVerb)) {
            what.add("no verb");
        }
        for (Pattern phrase : phrases) {
            phrase.matcher(sentence).results().findFirst().ifPresent(found -> what.add(found.group()));
        }
        return what;
    }

    private static boolean mayBeAVerb(String word) {
        return VERBS.contains(word) || VERB.matcher(word).matches();
    }

    private static List<String> sentences(Element body) {
        Element prose = body.clone();
        prose.select("pre, table, h1, h2, h3, h4, img, details > summary").remove();
        prose.select("code").forEach(code -> code.replaceWith(new TextNode("X")));
        List<String> sentences = new ArrayList<>();
        for (Element block : prose.select("p, li:not(:has(p))")) {
            block.select("ul, ol").remove();
            for (String sentence : END.split(block.text().strip(), -1)) {
                if (!sentence.isBlank()) {
                    sentences.add(sentence.strip());
                }
            }
        }
        return sentences;
    }
}
