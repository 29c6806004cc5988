package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.release.Checksums;
import io.github.nqueens.release.Rehearsal;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of a checkpoint that is damaged is refused, one that ends early is none, and no file makes a count fail in any other way. */
class CheckpointFuzzTest {
    private static final int SIZE = 6;
    private static final long SOLUTIONS = 4;
    private static final long REFUSED = -1;

    @FuzzTest(maxDuration = "20s")
    void contentIsRefusedOrCounted(byte[] content) throws IOException {
        Path folder = Files.createTempDirectory("nqueens-checkpoint");
        try {
            String text = new String(content, StandardCharsets.ISO_8859_1);
            long counted = count(folder.resolve("as-it-is"), text);
            assertThat(counted == REFUSED || counted == SOLUTIONS || Checksums.fits(text))
                    .as("damaged, but counted")
                    .isTrue();
            count(folder.resolve("checked"), Checksums.ofCheckpoint(text));
        } finally {
            Rehearsal.deleteAll(folder);
        }
    }

    /** The number that comes out, or {@link #REFUSED}. */
    private static long count(Path checkpoint, String text) throws IOException {
        Path file = Files.createDirectory(checkpoint).resolve("results-0-0");
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        try {
            long count =
                    SolutionCounter.builder().checkpoint(checkpoint).build().count(SIZE);
            assertThat(count).isNotNegative();
            return count;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining(checkpoint.toString());
            return REFUSED;
        } catch (ArithmeticException e) {
            assertThat(e).hasMessageContaining("more solutions than a long");
            return REFUSED;
        }
    }
}
