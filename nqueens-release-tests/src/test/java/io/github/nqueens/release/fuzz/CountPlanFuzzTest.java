package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.solutions.parts.CountPlan;
import java.nio.charset.StandardCharsets;

/** Any text is a plan of a count, as the plan writes itself, or is refused with a message. */
class CountPlanFuzzTest {
    @FuzzTest(maxDuration = "20s")
    void plansReadBackAndAnythingElseIsRefused(byte[] text) {
        String line = new String(text, StandardCharsets.UTF_8);
        CountPlan plan;
        try {
            plan = CountPlan.parse(line);
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        // A mark that an editor puts at the beginning is skipped.
        assertThat(plan).hasToString(line.startsWith("\uFEFF") ? line.substring(1) : line);
        assertThat(plan.parts()).isPositive();
    }
}
