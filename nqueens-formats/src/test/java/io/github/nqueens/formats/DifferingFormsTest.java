package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards in two forms in one text: they are one if they are the same, and a refusal if they differ. */
class DifferingFormsTest {
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Q..\n...Q\nQ...\n..Q.\n[1, 3, 0, 2]",
                "[1, 3, 0, 2]\n.Q..\n...Q\nQ...\n..Q.",
                "solution: [2, 4, 1, 3]\n\n.Q..\n...Q\nQ...\n..Q.",
            })
    void boardsThatAreTheSameAreOne(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Q..\n...Q\nQ...\n..Q.\n[2, 0, 3, 1]",
                "[2, 0, 3, 1]\n.Q..\n...Q\nQ...\n..Q.",
                "solution: [3, 1, 4, 2]\n\n.Q..\n...Q\nQ...\n..Q.",
                "{\"board\": [1, 3, 0, 2]}\nQ1=3 Q2=1 Q3=4 Q4=2",
            })
    void boardsThatDifferAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("these differ");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read(text));
    }
}
