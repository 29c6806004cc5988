package io.github.nqueens.site.gallery;

import io.github.nqueens.visual.page.PageTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the gallery, all of which stand in one resource. Names in braces are facts that a lesson computes. */
final class Words {
    private static final Pattern FACT = Pattern.compile("\\{([^}]+)}");
    private static final Properties ALL =
            new PageTemplate(Words.class::getResourceAsStream).texts("gallery.properties");

    private Words() {}

    /** A text without facts. */
    static String get(String key) {
        return get(key, Map.of());
    }

    static String get(String key, Map<String, String> facts) {
        String text = Objects.requireNonNull(ALL.getProperty(key), key);
        return FACT.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(
                        Objects.requireNonNull(facts.get(match.group(1)), () -> match.group() + " in " + key)));
    }

    /** The texts of key.1, key.2 and so on. */
    static List<String> all(String key, Map<String, String> facts) {
        List<String> texts = new ArrayList<>();
        for (int i = 1; ALL.containsKey(key + "." + i); i++) {
            texts.add(get(key + "." + i, facts));
        }
        return texts;
    }
}
