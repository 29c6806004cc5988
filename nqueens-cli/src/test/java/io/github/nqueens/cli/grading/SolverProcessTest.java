package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SolverProcessTest {
    private static SolverProcess.Answers answers(String text) throws IOException {
        SolverProcess.Answers answers =
                new SolverProcess.Answers(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        answers.read();
        return answers;
    }

    /** Several tasks may end between two looks at the answers: that is no time of any of them. */
    @Test
    void aTaskTakesTheTimeThatItsProcessMeasured() throws IOException {
        SolverProcess.Answers answers = answers("""
                started
                begun
                took 5000000
                kept
                begun
                begun
                took 7
                untried none
                begun
                took 9000000000
                broken no luck
                """);
        assertThat(answers.outcomes())
                .containsExactly(
                        new SolverProcess.Outcome("", 5_000_000),
                        new SolverProcess.Outcome("", 7),
                        new SolverProcess.Outcome("no luck", 9_000_000_000L));
    }

    @Test
    void aTaskWithoutATimeOfItsOwnIsTimedAsItIsSeen() throws IOException {
        String text = """
                started
                begun
                kept
                begun
                took x
                kept
                """;
        assertThat(answers(text).outcomes()).hasSize(2).allSatisfy(outcome -> {
            assertThat(outcome.isGood()).isTrue();
            assertThat(outcome.nanos()).isNotNegative();
        });
    }
}
