package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of the repository that are made from its code. {@code .ci/renew} makes them again. */
final class Generated {
    private Generated() {}

    /** Asserts that a file holds a text; with the system property {@code nqueens.renew} set to true, writes it first. */
    static void assertHolds(Path file, String text) throws IOException {
        if (Boolean.getBoolean("nqueens.renew")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertThat(file)
                .as("%s is made from the code; if the change is meant, run .ci/renew", file)
                .exists()
                .content()
                .isEqualTo(text);
    }
}
