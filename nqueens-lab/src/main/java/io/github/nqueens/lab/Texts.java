package io.github.nqueens.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;

/** Every text that the page shows. */
final class Texts {
    private static final Properties ALL = load();

    private Texts() {}

    static Properties all() {
        return ALL;
    }

    static String get(String key, Object... arguments) {
        String pattern = Objects.requireNonNull(ALL.getProperty(key), key);
        return new MessageFormat(pattern, Locale.ROOT).format(arguments);
    }

    /** What a search failed with, in one line. */
    static String sentence(Throwable thrown) {
        String text = thrown instanceof IllegalArgumentException
                ? thrown.getMessage()
                : get("refused.failed", thrown.toString());
        return text.replaceAll("\\s+", " ");
    }

    private static Properties load() {
        Properties texts = new Properties();
        try (InputStream in = Objects.requireNonNull(Texts.class.getResourceAsStream("lab.properties"))) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the texts of the lab cannot be read", e);
        }
        return texts;
    }
}
