package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
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
                .isInstanceOf(UncheckedIOException.class)
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
    void writesWhereALinkLeadsAlthoughNothingIsThereYet() throws IOException {
        Path file = Files.createDirectory(folder.resolve("inner")).resolve("file");
        Path near = Files.createSymbolicLink(folder.resolve("near"), Path.of("inner", "file"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), near);
        OutputFile.at(link).write(writer -> writer.write("new"));
        assertThat(link).isSymbolicLink();
        assertThat(near).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(folder.resolve("inner").toFile().list()).hasSize(1);
    }

    /** Refused before the work: the folder that counts is that of the file. */
    @Test
    void aLinkThatLeadsNowhereIsRefused() throws IOException {
        Path lost = Files.createSymbolicLink(folder.resolve("lost"), Path.of("none", "file"));
        assertThatThrownBy(() -> OutputFile.at(lost))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("there is no directory '" + folder.resolve("none") + "'");
        Path file = Files.createFile(folder.resolve("plain"));
        assertThatThrownBy(() -> OutputFile.at(file.resolve("page.html")))
                .isInstanceOf(BadInputException.class)
                .hasMessageEndingWith("'" + file + "' is no directory; name another file");
        Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
        assertThatThrownBy(() -> OutputFile.at(circle))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("its links lead in a circle");
    }

    @Test
    void writesOnToWhatIsOpen() throws IOException {
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "open files have no paths on this system");
        Path file = folder.resolve("file");
        try (OutputStream open = Files.newOutputStream(file)) {
            open.write('1');
            OutputFile.at(descriptor(file)).write(writer -> writer.write("23"));
        }
        assertThat(file).hasContent("123");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    /** The path in /proc of an open file. */
    private static Path descriptor(Path file) throws IOException {
        try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
            for (Path descriptor : all.toList()) {
                if (Files.exists(descriptor) && Files.isSameFile(descriptor, file)) {
                    return descriptor;
                }
            }
        }
        throw new AssertionError(file + " is not open");
    }

    @Test
    void keepsTheModeAndTheOwnerOfAFileThatItReplaces() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "before");
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class), "no modes here");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        boolean chosen = giveAway(file);
        Object owner = Files.getAttribute(file, "unix:uid");
        Object group = Files.getAttribute(file, "unix:gid");
        OutputFile.at(file).write(writer -> writer.write("after"));
        assertThat(file).hasContent("after");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
        assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(owner);
        assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(group);
        assertThat(chosen)
                .as("only root can give a file away")
                .isEqualTo("root".equals(System.getProperty("user.name")));
        assertThat(folder.toFile().list()).hasSize(1);
    }

    private static boolean giveAway(Path file) throws IOException {
        if (!"root".equals(System.getProperty("user.name"))) {
            return false;
        }
        Files.setAttribute(file, "unix:uid", 12_345);
        Files.setAttribute(file, "unix:gid", 12_345);
        return true;
    }

    @Test
    void aNewFileHasTheModeOfAnyNewFile() throws IOException {
        Path usual = Files.createFile(folder.resolve("usual"));
        Path file = folder.resolve("file");
        OutputFile.at(file).write(writer -> writer.write("x"));
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class), "no modes here");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(usual));
    }

    @Test
    void aNameAsLongAsNamesMayBeIsWritten() throws IOException {
        Path file = folder.resolve("n".repeat(255));
        OutputFile.at(file).write(writer -> writer.write("x"));
        assertThat(file).hasContent("x");
    }

    @Test
    void writesToADevice() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "there is no /dev/full on this system");
        OutputFile output = OutputFile.at(full);
        assertThatThrownBy(() -> output.write(writer -> writer.write("x"))).isInstanceOf(UncheckedIOException.class);
        assertThat(full).exists();
    }
}
