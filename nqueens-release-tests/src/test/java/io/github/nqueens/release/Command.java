package io.github.nqueens.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A program that runs to its end. */
final class Command {
    /** What it printed, both streams as they came. */
    record Ran(int status, String output) {
        Ran orElseThrow(String what) {
            if (status != 0) {
                throw new AssertionError(what + " ended with " + status + ":\n" + output);
            }
            return this;
        }
    }

    private Command() {}

    static Ran run(Path folder, Map<String, String> environment, Path log, List<String> command)
            throws IOException, InterruptedException {
        Files.createDirectories(log.getParent());
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        return new Ran(status, Files.readString(log));
    }
}
