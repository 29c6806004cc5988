package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of bits, and lines that say what the signs of a board stand for. */
class DiagramsTest {
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P1\n4 4\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0",
                "P1\n# queens\n4 4\n0100\n0001\n1000\n0010",
            })
    void picturesOfBitsAreRead(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    /** A sign that is a blocked or an open square in other texts is none where a text says that it is a queen. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# = queen, . = empty\n.#..\n...#\n#...\n..#.",
                "'#' = Queen\n.#..\n...#\n#...\n..#.",
                "0 = queen, 1 = empty\n1 0 1 1\n1 1 1 0\n0 1 1 1\n1 1 0 1",
            })
    void anotherSignForQueensIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("write 'Q' for a queen");
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    @Test
    void aLoneQueenAboveRemarksIsABoard() {
        assertThat(BoardReader.read("Q\nauto: 0 iterations, 0 evaluations, 0 restarts"))
                .containsExactly(Board.of(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Legend: Q = queen, . = empty\n.Q..\n...Q\nQ...\n..Q.",
                "X = empty, O = queen\nXOXX\nXXXO\nOXXX\nXXOX",
                "1 = queen, 0 = empty\n0100\n0001\n1000\n0010",
            })
    void theUsualSignsNeedNoLegend(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    /** Numbers beside queens count the attacks on squares. */
    @Test
    void countsOfAttacksAreNoRegions() {
        String text = "1 Q 2 1\n2 1 3 Q\nQ 2 1 2\n1 1 Q 1";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("counts of attacks");
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# X = blocked, . = free\n.X..\n...X\nX...\n..X.",
                "1 = wall\n0100\n0001\n1000\n0010",
                "* = obstacle\n.*..\n...*\n*...\n..*.",
            })
    void aLegendSaysThatMarksAreBlocked(String text) {
        assertThat(ProblemReader.read(text)).isEqualTo(ProblemReader.read(".#..\n...#\n#...\n..#."));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    /** A remark may say that lines are no rows, or not from the top. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Board (bottom row first):\n..Q.\nQ...\n...Q\n.Q..",
                "# rows from bottom to top\n..Q.\nQ...\n...Q\n.Q..",
                "# each line is a column\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0",
            })
    void linesThatAreNoRowsFromTheTopAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("write its rows from the top");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @Test
    void pairsBesideABoardAreNoBoards() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("Conflicts: (0,1) (1,2)\n[1, 1, 0, 2]"))
                .withMessageContaining("'Conflicts'");
    }
}
