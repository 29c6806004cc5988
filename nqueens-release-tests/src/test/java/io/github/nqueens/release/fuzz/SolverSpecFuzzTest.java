package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.nio.charset.StandardCharsets;

/** Any text is a solver, which then can be looked up again by its name, or is refused with a message. */
class SolverSpecFuzzTest {
    @FuzzTest(maxDuration = "20s")
    void solversHaveNamesAndAnythingElseIsRefused(byte[] text) {
        Solver solver;
        try {
            solver = Solvers.get(new String(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        assertThat(Solvers.get(solver.name()).name()).isEqualTo(solver.name());
    }
}
