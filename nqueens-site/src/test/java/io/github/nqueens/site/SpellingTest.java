package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.hunspell.Dictionary;
import org.apache.lucene.analysis.hunspell.Hunspell;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every word of README, the other pages at the root, and docs is American English, or in {@code words.txt} beside this test. Code
 * is left out, and so are words with a digit.
 */
@Tag("thorough")
class SpellingTest {
    private static final String DICTIONARY = "/META-INF/resources/webjars/typo-js/1.2.4/dictionaries/en_US/en_US";
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}_]+(?:['\u2019][\\p{L}]+)*");
    private static final String NO_PROSE = "pre, code, sub, sup";

    /** Addresses, DOIs, names of files, and what has a digit. */
    private static final String NO_WORDS =
            "\\S*(?:://|@|doi:|docs/|\\d|\\.(?:org|com|io|html|java|md|png|svg|xml))\\S*";

    private static final Pattern TWICE = Pattern.compile("(?<![\\p{L}-])(\\p{L}{2,}) \\1(?![\\p{L}-])");

    private static Hunspell english;
    private static List<String> list;

    @BeforeAll
    static void read() throws IOException, ParseException {
        try (InputStream affixes = SpellingTest.class.getResourceAsStream(DICTIONARY + ".aff");
                InputStream words = SpellingTest.class.getResourceAsStream(DICTIONARY + ".dic");
                ByteBuffersDirectory memory = new ByteBuffersDirectory()) {
            english = new Hunspell(new Dictionary(memory, "sorted", affixes, words));
        }
        try (InputStream in = SpellingTest.class.getResourceAsStream("words.txt")) {
            list = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void everyWordIsInTheDictionaryOrInTheList() throws IOException {
        Set<String> known = new TreeSet<>(list);
        TreeMap<String, Set<String>> wrong = new TreeMap<>();
        int words = 0;
        for (String file : Site.markdown(Rendered.ROOT)) {
            for (String word : words(Markdown.render(Files.readString(Rendered.ROOT.resolve(file))))) {
                words++;
                if (!known.contains(word) && !english.spell(word)) {
                    wrong.computeIfAbsent(word, any -> new TreeSet<>()).add(Places.of(file, word));
                }
            }
        }
        assertThat(wrong)
                .as("words that are no American English; mend them, or add a name or a term to"
                        + " nqueens-site/src/test/resources/io/github/nqueens/site/words.txt")
                .isEmpty();
        assertThat(words).isGreaterThan(30_000);
    }

    @Test
    void noWordStandsTwice() throws IOException {
        List<String> twice = new ArrayList<>();
        for (String file : Site.markdown(Rendered.ROOT)) {
            TWICE.matcher(prose(Markdown.render(Files.readString(Rendered.ROOT.resolve(file))))
                            .replaceAll("\\s+", " "))
                    .results()
                    .forEach(found -> twice.add(Places.of(file, found.group()) + ": " + found.group()));
        }
        assertThat(twice).as("words that stand twice in a row").isEmpty();
    }

    @Test
    void misspellingsAndBritishSpellingsAreFound() {
        assertThat(List.of("neighbour", "colour", "recieve", "seperate", "Ths")).allMatch(word -> !english.spell(word));
        assertThat(words(Markdown.render("the queen's `colour` x2 of\n\n    recieve\n\nre-use ![a *board*](x.png)")))
                .containsExactly("the", "queen", "of", "re", "use", "board");
    }

    /** What a page says beside code, and what tells its pictures. */
    private static String prose(Element body) {
        Element prose = body.clone();
        prose.select(NO_PROSE).forEach(code -> code.replaceWith(new TextNode(" # ")));
        prose.select("h1, h2, h3, h4, p, li, th, td, summary").forEach(block -> block.append(" # "));
        String text = prose.wholeText() + " # "
                + String.join(" # ", prose.select("img").eachAttr("alt"));
        return text.replaceAll(NO_WORDS, " # ");
    }

    private static List<String> words(Element body) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(prose(body));
        while (matcher.find()) {
            String word = matcher.group().replace('\u2019', '\'').replaceAll("'s$", "");
            if (Arrays.stream(word.split("")).allMatch(letter -> letter.matches("[\\p{L}\\p{M}']"))
                    && word.length() > 1) {
                words.add(word);
            }
        }
        return words;
    }
}
