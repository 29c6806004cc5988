package io.github.nqueens.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A key pair of GnuPG for one test, in a key ring of its own. */
final class SigningKey implements AutoCloseable {
    /** Not below the project: the agent's socket needs a short path. */
    private final Path home;

    private SigningKey(Path home) {
        this.home = home;
    }

    static SigningKey make() throws IOException, InterruptedException {
        SigningKey key = new SigningKey(Files.createTempDirectory("nqueens-key"));
        key.gpg(
                        Project.TARGET,
                        "--passphrase",
                        "",
                        "--quick-generate-key",
                        "Nobody <nobody@example.invalid>",
                        "rsa3072",
                        "sign",
                        "1d")
                .orElseThrow("gpg --quick-generate-key");
        return key;
    }

    Map<String, String> environment() {
        return Map.of("GNUPGHOME", home.toString());
    }

    private Command.Ran gpg(Path folder, String... arguments) throws IOException, InterruptedException {
        return Command.run(
                folder,
                environment(),
                home.resolve("log.txt"),
                Stream.concat(Stream.of("gpg", "--batch", "--no-tty"), Stream.of(arguments))
                        .toList());
    }

    /** Ends the agent that gpg started for this key ring, and removes both. */
    @Override
    public void close() throws IOException {
        try {
            Command.run(home, environment(), home.resolve("log.txt"), List.of("gpgconf", "--kill", "all"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
