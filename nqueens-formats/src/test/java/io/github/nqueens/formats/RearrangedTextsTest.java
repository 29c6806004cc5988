package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose text shows other rows than the program means, or the same rows in another order. */
class RearrangedTextsTest {
    private static final String MATRIX = "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]";
    private static final String ROWS = "['.Q..','...Q','Q...','..Q.']";

    private static String text(String pattern) {
        return pattern.replace("MATRIX", MATRIX).replace("ROWS", ROWS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board = list(zip(*MATRIX))",
                "rows = MATRIX\nboard = [list(row) for row in zip(*rows)]",
                "const board = _.zip(...MATRIX);",
                "rows = ROWS\nrows = rows[::-1]",
                "rows = ROWS[::-1]",
                "board = [row[::-1] for row in MATRIX]",
                "rows = list(reversed(ROWS))",
                "let rows = ROWS.reverse();",
                "rows = ROWS\nrows.reverse()",
                "rows = ROWS.map(&:reverse)",
                "rows = MATRIX.transpose",
                "rows = List.rev MATRIX",
                "board = transpose MATRIX",
                "np.rot90(MATRIX)",
                "np.flipud(MATRIX)",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0]'",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0].';",
                "m <- t(rbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0)))",
                "m <- cbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0))",
                "A = hcat([0,1,0,0], [0,0,0,1], [1,0,0,0], [0,0,1,0])",
            })
    void rowsThatAProgramTurnsAreRefused(String pattern) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text(pattern)))
                .withMessageContaining("turns, mirrors or transposes what stands beside it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), nrow = 4)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4, FALSE)",
                "m <- array(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), dim = c(4, 4))",
                "A = reshape([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0], 4, 4)",
                "integer :: a(4,4) = reshape([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0], [4,4])",
                "np.array([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0]).reshape((4, 4), order='F')",
                "pd.DataFrame({'a': [0,0,1,0], 'b': [1,0,0,0], 'c': [0,0,0,1], 'd': [0,1,0,0]})",
                "data.frame(a = c(0,0,1,0), b = c(1,0,0,0), c = c(0,0,0,1), d = c(0,1,0,0))",
            })
    void valuesThatFillColumnsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("fills one column after the other");
    }

    /** The same words and signs where they turn nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), nrow = 4, byrow = TRUE)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4, TRUE)",
                "m <- rbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0))",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0];",
                "np.array([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0]).reshape(4, 4)",
                "board = MATRIX  # not reversed (yet)",
                "echo '[\n[0,1,0,0],\n[0,0,0,1],\n[1,0,0,0],\n[0,0,1,0]]'",
                "{\"reverse\": false, \"transpose\": null, \"board\": [1, 3, 0, 2]}",
                "pd.DataFrame(MATRIX)",
            })
    void rowsThatStayAreRead(String pattern) {
        assertThat(BoardReader.read(text(pattern))).containsExactly(Board.of(1, 3, 0, 2));
    }
}
