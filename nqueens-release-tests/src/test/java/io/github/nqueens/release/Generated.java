package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files of the repository that are made from its code. {@code .ci/renew} makes them again. */
final class Generated {
    private Generated() {}

    /** Asserts that a file holds a text; with the system property {@code nqueens.renew} set to true, writes it first. */
    static void assertHolds(Path file, String text) throws IOException {
        if (Boolean.getBoolean("nqueens.renew")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        String held = Files.exists(file) ? Files.readString(file) : "";
        // A report of the whole texts would hide the line that differs in hundreds of others.
        assertThat(held.equals(text))
                .withFailMessage(() -> firstDifference(
                        file, held.lines().toList(), text.lines().toList()))
                .isTrue();
    }

    private static String firstDifference(Path file, List<String> held, List<String> made) {
        int line = 0;
        while (line < held.size() && line < made.size() && held.get(line).equals(made.get(line))) {
            line++;
        }
        return ("%s:%d is not what is made from the code%nthe file has: %s%nthe code gives: %s%n"
                        + "if the change is meant, run .ci/renew and commit the file")
                .formatted(file, line + 1, at(line, held), at(line, made));
    }

    private static String at(int line, List<String> lines) {
        return line < lines.size() ? lines.get(line) : "(nothing)";
    }
}
