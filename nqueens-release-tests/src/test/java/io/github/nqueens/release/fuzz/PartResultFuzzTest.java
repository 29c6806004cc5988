package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.release.Checksums;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.PartResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Any text is the result of a part, and then reads back, or is refused; no plan adds up what it did not ask for. */
class PartResultFuzzTest {
    private static final CountPlan ONE_PART = CountPlan.of(1, 1);

    @FuzzTest(maxDuration = "20s")
    void resultsReadBackAndAnythingElseIsRefused(byte[] text) {
        PartResult result;
        try {
            result = PartResult.parse(Checksums.ofPart(new String(text, StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        assertThat(PartResult.parse(result.toString())).isEqualTo(result);
        try {
            assertThat(ONE_PART.total(List.of(result)))
                    .isEqualTo(result.count())
                    .isNotNegative();
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("part " + result.part());
        }
    }
}
