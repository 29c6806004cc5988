package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was handed in stays what it was. */
class HandedInTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsGradedIsWhatWasHandedIn() throws IOException {
        Path jar = Files.writeString(folder.resolve("a.jar"), "a jar");
        Path classes = Files.createDirectories(folder.resolve("classes/inner")).getParent();
        Files.writeString(classes.resolve("inner/A.class"), "a class");
        try (HandedIn handedIn = HandedIn.of(List.of(jar, classes))) {
            assertThat(handedIn.changed()).isEmpty();
            Files.writeString(jar, "a forgery");
            Files.delete(classes.resolve("inner/A.class"));
            assertThat(handedIn.changed()).containsExactly(jar, classes);
            Files.delete(jar);
            assertThat(handedIn.changed()).containsExactly(jar, classes);

            Path copy = folder.resolve("copy");
            assertThat(handedIn.copy(classes, copy)).isTrue();
            try (ZipFile zip = new ZipFile(copy.toFile())) {
                assertThat(zip.stream()).singleElement().hasToString("inner/A.class");
            }
            assertThat(handedIn.copy(jar, copy)).isTrue();
            assertThat(copy).hasContent("a jar");
        }
    }

    /** The file that keeps it has lost its name, but Linux shows the open files of a process to its user. */
    @Test
    void whatWasKeptIsComparedToo() throws IOException {
        Path open = Path.of("/proc/self/fd");
        assumeThat(open).exists();
        Path jar = Files.writeString(folder.resolve("a.jar"), "a jar");
        Path store = Files.createFile(folder.resolve("store"));
        try (HandedIn handedIn = HandedIn.of(List.of(jar), store)) {
            assertThat(store).doesNotExist();
            try (DirectoryStream<Path> all = Files.newDirectoryStream(open)) {
                for (Path one : all) {
                    if (Files.isSymbolicLink(one)
                            && Files.readSymbolicLink(one).toString().startsWith(store.toString())) {
                        Files.writeString(one, "b", StandardOpenOption.WRITE);
                    }
                }
            }
            Path copy = folder.resolve("copy");
            assertThat(handedIn.copy(jar, copy)).isFalse();
            assertThat(copy).hasContent("b jar");
        }
    }
}
