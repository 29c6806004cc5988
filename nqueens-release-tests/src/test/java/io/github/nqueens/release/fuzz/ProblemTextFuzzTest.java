package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.Problem;
import java.nio.charset.StandardCharsets;

/** Any text is a problem, and then reads back, or is refused with a message. */
class ProblemTextFuzzTest {
    @FuzzTest(maxDuration = "20s")
    void problemsReadBackAndAnythingElseIsRefused(byte[] text) {
        Problem problem;
        try {
            problem = Problem.parse(new String(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        assertThat(Problem.parse(problem.toText())).isEqualTo(problem);
    }
}
