package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabDoorTest {
    private static final URI ADDRESS = URI.create("http://127.0.0.1:1234/token/#n=8&solver=tabu");

    @TempDir
    private Path home;

    @Test
    void leadsToTheAddressUntilItIsClosed() throws Exception {
        Path file;
        try (LabDoor door = LabDoor.write(home, ADDRESS)) {
            file = door.file();
            assertThat(file.getParent()).isEqualTo(home);
            assertThat(file.getFileName().toString()).endsWith(".html").doesNotContain("token");
            assertThat(file).content().contains("url=http://127.0.0.1:1234/token/#n=8&#38;solver=tabu\"");
        }
        assertThat(file).doesNotExist();
    }

    @Test
    void onlyItsOwnerReadsTheToken() throws Exception {
        try (LabDoor door = LabDoor.write(home, ADDRESS)) {
            assumeTrue(
                    Files.getFileStore(home).supportsFileAttributeView(PosixFileAttributeView.class), "no modes here");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(door.file())))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void standsInTheTemporaryFolderIfThereIsNoHome() throws Exception {
        try (LabDoor door = LabDoor.write(home.resolve("missing"), ADDRESS)) {
            assertThat(door.file()).exists().content().contains("token");
        }
    }
}
