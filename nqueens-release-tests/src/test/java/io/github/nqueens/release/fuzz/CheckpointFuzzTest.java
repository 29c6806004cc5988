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

/** A checkpoint that is damaged is refused, and none makes a count fail in any other way. */
class CheckpointFuzzTest {
    private static final int SIZE = 6;

    @FuzzTest(maxDuration = "20s")
    void contentIsRefusedOrCounted(byte[] content) throws IOException {
        Path folder = Files.createTempDirectory("nqueens-checkpoint");
        try {
            Path file = folder.resolve("count.checkpoint");
            String text = new String(content, StandardCharsets.ISO_8859_1);
            boolean counted = isCounted(file, text);
            assertThat(!counted || Checksums.fits(text))
                    .as("damaged, but counted")
                    .isTrue();
            isCounted(file, Checksums.ofCheckpoint(text));
        } finally {
            Rehearsal.deleteAll(folder);
        }
    }

    private static boolean isCounted(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        try {
            assertThat(SolutionCounter.builder().checkpoint(file).build().count(SIZE))
                    .isNotNegative();
            return true;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining(file.toString());
            return false;
        } catch (ArithmeticException e) {
            assertThat(e).hasMessageContaining("more solutions than a long");
            return true;
        }
    }
}
