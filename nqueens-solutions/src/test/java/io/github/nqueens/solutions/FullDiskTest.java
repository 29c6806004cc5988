package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.nqueens.Limits;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.testing.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A checkpoint on a disk that is really full: 16 KiB of memory, where the system lets a user mount it for a process of his own. */
@Tag("thorough")
class FullDiskTest {
    /** Mounts the disk at the first argument, runs the others, and prints what is left on the disk. */
    private static final String SCRIPT =
            "disk=$1; shift; mount -t tmpfs -o size=16k none \"$disk\" && \"$@\"; status=$?; ls -A \"$disk\"; exit $status";

    @TempDir
    private Path folder;

    /** The lines of 1,000 parts take 30 KB. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theNumberComesAndTheFailureIsSaid(int threads) throws Exception {
        assumeTrue(exitStatus("unshare", "-rm", "mount", "-t", "tmpfs", "none", folder.toString()) == 0);
        Path checkpoint = folder.resolve("count");
        List<String> lines = printed(
                "unshare",
                "-rm",
                "sh",
                "-c",
                SCRIPT,
                "sh",
                folder.toString(),
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                ClassPath.withLogging(Limits.class, CoverSearch.class, SolutionCounter.class, FullDiskProgram.class),
                FullDiskProgram.class.getName(),
                checkpoint.toString(),
                "13",
                "" + threads);
        assertThat(lines).hasSize(4).startsWith("COMPLETE", "73712").endsWith("count");
        assertThat(lines.get(2))
                .startsWith("cannot write 'results-0-")
                .contains("' in checkpoint '" + checkpoint + "': ")
                .contains("No space left");
    }

    private static int exitStatus(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException noSuchProgram) {
            return -1;
        }
    }

    private List<String> printed(String... command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder.getParent(), "output", ".txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        process.destroyForcibly();
        List<String> lines = Files.readAllLines(output).stream()
                .filter(line -> !line.startsWith("SLF4J"))
                .toList();
        Files.delete(output);
        assertThat(ended).as(String.join("\n", lines)).isTrue();
        assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
        return lines;
    }
}
