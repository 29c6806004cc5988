package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** A file that is out of date is named with its first line that differs, and with the command that mends it. */
@DisabledIfSystemProperty(named = "nqueens.renew", matches = "true", disabledReason = "it writes what differs")
class GeneratedTest {
    @Test
    void theFirstLineThatDiffersIsNamed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("list.txt");
        Files.writeString(file, "one\ntwo\nthree\n");
        Generated.assertHolds(file, "one\ntwo\nthree\n");
        assertThatThrownBy(() -> Generated.assertHolds(file, "one\n2\n3\n"))
                .hasMessageContainingAll(
                        "list.txt:2 is not", "the file has: two", "the code gives: 2", ".ci/renew and commit")
                .hasMessageNotContaining("three");
        assertThatThrownBy(() -> Generated.assertHolds(file, "one\ntwo\n")).hasMessageContaining("the file has: three");
        assertThatThrownBy(() -> Generated.assertHolds(folder.resolve("none.txt"), "one\n"))
                .hasMessageContainingAll("none.txt:1", "the file has: (nothing)");
    }
}
