package io.github.nqueens.site.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The repository has the index and the pictures of the gallery; its pages are made with the site. The system property
 * {@code nqueens.renew} set to true writes both.
 */
@Tag("release")
class GalleryPagesTest {
    private static final Path DOCS = Path.of("..", "docs", "gallery");

    @Test
    void theRepositoryHoldsTheIndexAndThePicturesThatAreMade(@TempDir Path made) throws IOException {
        Gallery.main(new String[] {made.toString()});
        Map<String, String> expected = texts(made);
        expected.keySet().removeIf(name -> name.endsWith(".html"));
        // In the repository no page stands beside the index.
        expected.computeIfPresent(
                "README.md", (name, index) -> index.replaceAll("(?m)^## \\[(.*)]\\(.*\\.html\\)$", "## $1"));
        if (Boolean.getBoolean("nqueens.renew")) {
            for (Map.Entry<String, String> file : expected.entrySet()) {
                Files.writeString(DOCS.resolve(file.getKey()), file.getValue());
            }
        }
        Map<String, String> held = texts(DOCS);
        assertThat(held.keySet()).isEqualTo(expected.keySet());
        assertThat(expected)
                .allSatisfy((name, text) -> assertThat(held.get(name).equals(text))
                        .as(
                                "docs/gallery/%s is what the builder of the site makes; if the change is meant, run .ci/renew",
                                name)
                        .isTrue());
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }
}
