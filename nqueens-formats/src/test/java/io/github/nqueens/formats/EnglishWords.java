package io.github.nqueens.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** About 5,000 words, of this project's pages and of everyday life. */
final class EnglishWords {
    private static final List<String> ALL = all();

    private EnglishWords() {}

    private static List<String> all() {
        try (InputStream file = Objects.requireNonNull(EnglishWords.class.getResourceAsStream("english.txt"))) {
            return List.of(new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .split("\\s+", -1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String any(Random random) {
        return ALL.get(random.nextInt(ALL.size()));
    }
}
