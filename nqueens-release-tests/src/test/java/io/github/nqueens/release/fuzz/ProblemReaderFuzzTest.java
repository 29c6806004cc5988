package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.Form;
import io.github.nqueens.formats.Forms;
import io.github.nqueens.formats.ProblemReader;
import java.util.List;

/** Any file is problems, which read back as they are written, or is refused with a message. */
class ProblemReaderFuzzTest {
    private static final int LARGEST_GRID = 200;

    @FuzzTest(maxDuration = "20s")
    void problemsReadBackAndAnythingElseIsRefused(byte[] file) {
        List<Problem> problems;
        try {
            problems = ProblemReader.readAll(ProblemReader.text(file));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        for (Problem problem : problems) {
            if (problem.size() < LARGEST_GRID) {
                assertThat(Problem.parse(Forms.write(problem, Form.GRID))).isEqualTo(problem);
            }
        }
    }
}
