package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The messages that the page of questions explains are messages of the code. Three dots stand for what varies. */
class FaqTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern MESSAGE = Pattern.compile("^### `(.+)`$", Pattern.MULTILINE);

    /** The end of a string literal, what is added to it, and the beginning of the next one. */
    private static final Pattern BETWEEN_LITERALS = Pattern.compile("\"\\s*\\+\\s*\"");

    @Test
    void everyMessageIsInTheSources() throws IOException {
        String sources = sources();
        Matcher messages = MESSAGE.matcher(Files.readString(ROOT.resolve("docs/faq.md")));
        List<String> missing = new ArrayList<>();
        int found = 0;
        while (messages.find()) {
            found++;
            for (String fixed : messages.group(1).split("\\.\\.\\.", -1)) {
                if (!sources.contains(fixed.strip())) {
                    missing.add(fixed);
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(found).isGreaterThan(10);
    }

    private static String sources() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> below = Files.walk(sources)) {
                    below.filter(path -> path.toString().endsWith(".java")).forEach(files::add);
                }
            }
        }
        List<String> texts = new ArrayList<>();
        for (Path file : files) {
            texts.add(BETWEEN_LITERALS.matcher(Files.readString(file)).replaceAll(""));
        }
        return texts.stream().collect(Collectors.joining("\n"));
    }
}
