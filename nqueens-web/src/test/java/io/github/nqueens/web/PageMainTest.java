package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library is compiled again if, and only if, something on its class path has changed. */
class PageMainTest {
    @TempDir
    private Path folder;

    private Path classPath(String name, String code) throws IOException {
        Path classes = Files.createDirectories(folder.resolve(name + "/classes/deep"));
        Files.writeString(classes.resolve("A.class"), code);
        Files.writeString(classes.resolve("B.class"), "b");
        return Files.writeString(folder.resolve(name + "/library.jar"), "jar");
    }

    private String inputs(String name) throws IOException {
        return PageMain.inputs(
                folder.resolve(name + "/classes") + File.pathSeparator + folder.resolve(name + "/library.jar"));
    }

    @Test
    void contentsAndNamesDecideAndPlacesAndTimesDoNot() throws IOException {
        classPath("first", "a");
        Path jar = classPath("second", "a");
        assertThat(inputs("second")).isEqualTo(inputs("first"));
        Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
        assertThat(inputs("second")).isEqualTo(inputs("first"));
        Files.writeString(jar, "another");
        assertThat(inputs("second")).isNotEqualTo(inputs("first"));
        classPath("third", "changed");
        assertThat(inputs("third")).isNotEqualTo(inputs("first"));
        classPath("fourth", "a");
        Path classes = folder.resolve("fourth/classes/deep");
        Files.move(classes.resolve("B.class"), classes.resolve("C.class"));
        assertThat(inputs("fourth")).isNotEqualTo(inputs("first"));
    }
}
