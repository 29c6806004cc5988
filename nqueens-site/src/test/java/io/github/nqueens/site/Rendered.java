package io.github.nqueens.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The site of this source tree, rendered once for all tests. */
final class Rendered {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    static final Path SITE = render(Path.of("target", "site-of-tests").toAbsolutePath());

    private Rendered() {}

    private static Path render(Path output) {
        try {
            Site.write(ROOT, output);
            return output;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
