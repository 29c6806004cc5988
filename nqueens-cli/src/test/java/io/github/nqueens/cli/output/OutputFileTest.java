package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
    @TempDir
    Path folder;

    @Test
    void replacesAFileWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        OutputFile.at(file).write(writer -> writer.write("after"));
        assertThat(file).hasContent("after");
        assertThat(folder).isDirectoryContaining(path -> path.equals(file));
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void leavesTheOldFileAndNothingElseIfWritingFails() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        OutputFile output = OutputFile.at(file);
        assertThatThrownBy(() -> output.write(writer -> {
                    writer.write("half");
                    writer.flush();
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("No space left on device");
        assertThat(file).hasContent("before");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void leavesNothingIfTheWorkFailsBeforeItWrites() throws IOException {
        OutputFile.at(folder.resolve("file"));
        assertThat(folder.toFile().list()).isEmpty();
    }

    @Test
    void writesThroughALink() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        OutputFile.at(link).write(writer -> writer.write("after"));
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("after");
    }

    @Test
    void writesToADevice() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "there is no /dev/full on this system");
        OutputFile output = OutputFile.at(full);
        assertThatThrownBy(() -> output.write(writer -> writer.write("x"))).isInstanceOf(BadInputException.class);
        assertThat(full).exists();
    }
}
