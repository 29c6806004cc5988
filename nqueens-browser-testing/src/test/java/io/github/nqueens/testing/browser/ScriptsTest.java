package io.github.nqueens.testing.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * The scripts of all pages: their unit tests, a linter, and a compiler that checks their types. The tools are those of
 * {@code src/test/js/package-lock.json} and are fetched once, into {@code target}. Without node the tests are skipped, or fail
 * where the environment has {@code CI=true}.
 */
class ScriptsTest {
    private static final Path SOURCES = Path.of("src", "test", "js");
    private static final Path WORK = Path.of("target", "js");
    private static final String LOCK = "package-lock.json";

    @Test
    void doWhatTheirTestsSay() throws IOException, InterruptedException {
        requireNode();
        copySources();
        require(run("node", "--test"), "the tests of scripts");
    }

    @Test
    void passTheLinterAndTheCompiler() throws IOException, InterruptedException {
        requireNode();
        copySources();
        Path installed = WORK.resolve("node_modules").resolve(LOCK);
        Path lock = SOURCES.resolve(LOCK);
        if (!Files.exists(installed) || Files.mismatch(installed, lock) >= 0) {
            Ran install = run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline");
            if (install.status() != 0) {
                skip("the tools that check scripts could not be fetched, so no script was checked: "
                        + install.output());
            }
            Files.copy(lock, installed, StandardCopyOption.REPLACE_EXISTING);
        }
        require(run("node", "lint.js"), "the linter and the compiler");
    }

    private static void requireNode() throws IOException, InterruptedException {
        String version = "";
        try {
            version = run("node", "--version").output().strip();
        } catch (IOException notFound) {
            skip("no node on the PATH, so no script was tested; install node 20 or newer and npm");
        }
        if (!version.matches("v([2-9]\\d|\\d{3,})\\..*")) {
            skip("node " + version + " is too old to test scripts; install node 20 or newer");
        }
    }

    private static void skip(String reason) {
        if ("true".equals(System.getenv("CI"))) {
            fail(reason);
        }
        Assumptions.abort(reason);
    }

    private static void copySources() throws IOException {
        Files.createDirectories(WORK);
        for (Path earlier : filesIn(WORK)) {
            Files.delete(earlier);
        }
        for (Path source : filesIn(SOURCES)) {
            Files.copy(source, WORK.resolve(source.getFileName()));
        }
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static void require(Ran ran, String what) {
        assertThat(ran.status()).as("%s:\n%s", what, ran.output()).isZero();
    }

    private record Ran(int status, String output) {}

    private static Ran run(String... command) throws IOException, InterruptedException {
        Files.createDirectories(WORK);
        ProcessBuilder process =
                new ProcessBuilder(command).directory(WORK.toFile()).redirectErrorStream(true);
        process.environment()
                .put("NQUEENS_ROOT", Path.of("..").toAbsolutePath().normalize().toString());
        Process running = process.start();
        running.getOutputStream().close();
        String output = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(running.waitFor(), output);
    }
}
