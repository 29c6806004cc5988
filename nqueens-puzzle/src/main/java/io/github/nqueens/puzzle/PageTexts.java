package io.github.nqueens.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of the page to play, and its other parts. */
final class PageTexts {
    private static final Pattern PLACE = Pattern.compile("\\$\\{([a-z.]+)}");
    private static final String FOR_SCRIPT = "script.";

    private final Properties texts = new Properties();

    PageTexts() {
        try {
            texts.load(new StringReader(resource("page.properties")));
        } catch (IOException e) {
            throw new UncheckedIOException("the texts of the page cannot be read", e);
        }
    }

    String get(String key) {
        return Objects.requireNonNull(texts.getProperty(key), key);
    }

    /** Fills each place such as <code>${hint}</code>; a title may replace the page's own. */
    String filled(String html, String title) {
        return PLACE.matcher(html)
                .replaceAll(place -> Matcher.quoteReplacement(
                        escaped(place.group(1).equals("title") ? title : get(place.group(1)))));
    }

    /** The texts that the script shows. */
    String forScript() {
        StringBuilder markup = new StringBuilder();
        for (String key : new TreeSet<>(texts.stringPropertyNames())) {
            if (key.startsWith(FOR_SCRIPT)) {
                markup.append("<data value=\"").append(key.substring(FOR_SCRIPT.length()));
                markup.append("\">").append(escaped(get(key))).append("</data>\n");
            }
        }
        return markup.toString();
    }

    /** Text as it stands in markup, also in the value of an attribute, in ASCII. An asterisk could begin a place for a part. */
    static String escaped(String text) {
        StringBuilder markup = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '&' || c == '<' || c == '>' || c == '"' || c == '*' || c < 0x20 || c >= 0x7F) {
                markup.append("&#").append(c).append(';');
            } else {
                markup.appendCodePoint(c);
            }
        });
        return markup.toString();
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(PageTexts.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page's resource " + name + " cannot be read", e);
        }
    }
}
