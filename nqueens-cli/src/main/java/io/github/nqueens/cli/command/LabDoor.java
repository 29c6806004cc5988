package io.github.nqueens.cli.command;

import io.github.nqueens.visual.page.PageTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The file by which a browser finds the lab, which only its owner can read. Arguments of a command can be read by every user
 * of a machine, so the browser gets the name of this file and not the address, which holds the token.
 */
final class LabDoor implements AutoCloseable {
    private static final String NAME = "nqueens-lab-";

    private final Path file;

    private LabDoor(Path file) {
        this.file = file;
    }

    /** Opens the lab in a browser; null if no browser is found or no file can be written. */
    static @Nullable LabDoor open(URI address) {
        List<String> browser = browser();
        if (browser.isEmpty()) {
            return null;
        }
        try {
            LabDoor door = write(Path.of(System.getProperty("user.home")), address);
            if (start(browser, door.file)) {
                return door;
            }
            door.close();
            return null;
        } catch (IOException noFile) {
            return null;
        }
    }

    /** Writes the file into the home folder if that can be: a browser in a sandbox reads no temporary folder but its own. */
    static LabDoor write(Path home, URI address) throws IOException {
        // Readable by its owner alone.
        Path file = Files.isWritable(home)
                ? Files.createTempFile(home, NAME, ".html")
                : Files.createTempFile(NAME, ".html");
        String escaped = PageTemplate.escaped(address.toString());
        Files.writeString(
                file,
                "<!doctype html><meta charset=\"utf-8\"><title>nqueens lab</title>"
                        + "<meta name=\"referrer\" content=\"no-referrer\">"
                        + "<meta http-equiv=\"refresh\" content=\"0; url=" + escaped + "\">"
                        + "<a href=\"" + escaped + "\">The lab</a>\n");
        return new LabDoor(file);
    }

    Path file() {
        return file;
    }

    /** The system's own command, so that nothing of a window is loaded here; empty if there is none. */
    private static List<String> browser() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return List.of("open");
        }
        if (system.contains("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler");
        }
        return System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null
                ? List.of()
                : List.of("xdg-open");
    }

    private static boolean start(List<String> browser, Path file) {
        List<String> command = new ArrayList<>(browser);
        command.add(file.toString());
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete '" + file + "': " + e.getMessage(), e);
        }
    }
}
