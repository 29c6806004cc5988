package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileFaultTest {
    @Test
    void saysWhyInWordsWithoutTheNameOfTheFile() {
        assertThat(List.of(
                        new NoSuchFileException("f"),
                        new AccessDeniedException("f"),
                        new FileAlreadyExistsException("f"),
                        new NotDirectoryException("f"),
                        new FileSystemException("f", null, "Is a directory"),
                        new FileNotFoundException("f (1) (Read-only file system)"),
                        new FileNotFoundException("f")))
                .extracting(FileFault::reason)
                .containsExactly(
                        "no such file or directory",
                        "permission denied",
                        "there is a file of this name",
                        "not a directory",
                        "Is a directory",
                        "Read-only file system",
                        "f");
    }

    @Test
    void whatSaysNothingIsNamed() {
        assertThat(FileFault.reason(new IOException("f (Read-only file system)")))
                .isEqualTo("f (Read-only file system)");
        assertThat(FileFault.reason(new IOException())).isEqualTo("java.io.IOException");
    }
}
