package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards in logs, mails and comments, boards beside each other, and the models of solvers for satisfiability. */
class LogsTest {
    private static final String[] ROWS = {". Q . .", ". . . Q", "Q . . .", ". . Q ."};
    private static final Board BOARD = Board.of(1, 3, 0, 2);
    private static final Board MIRRORED = Board.of(2, 0, 3, 1);

    /** What stands before each row of a log, a mail or a comment is no square. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[INFO] ",
                "DEBUG: ",
                "INFO ",
                "12:01:0ROW ",
                "2024-01-02 12:01:03,12ROW INFO solver - ",
                "[12:01:0ROW] ",
                "> ",
                ">> ",
                "# ",
                "// ",
                " * ",
                "% "
            })
    void whatStandsBeforeEachRowIsNoSquare(String margin) {
        for (boolean glued : new boolean[] {true, false}) {
            String text = IntStream.range(0, 4)
                    .mapToObj(row -> margin.replace("ROW", Integer.toString(row))
                            + (glued ? ROWS[row].replace(" ", "") : ROWS[row]))
                    .collect(Collectors.joining("\n"));
            assertThat(BoardReader.read(text)).as(text).containsExactly(BOARD);
        }
    }

    @Test
    void aTitleMayStandAboveTheRowsOfALog() {
        assertThat(BoardReader.read("[INFO] Solution found:\n"
                        + IntStream.range(0, 4)
                                .mapToObj(row -> "[INFO] " + ROWS[row])
                                .collect(Collectors.joining("\n"))))
                .containsExactly(BOARD);
        assertThat(ProblemReader.read("[INFO] AABB\n[INFO] AABB\n[INFO] CCDD\n[INFO] CCDD"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    /** Words may stand above and below the lines that a mail quotes, and among them. */
    @Test
    void aMailMayHaveWordsBesideTheBoardThatItQuotes() {
        assertThat(BoardReader.read("On Mon, Bob wrote:\n> here is my board\n> .Q..\n> ...Q\n> Q...\n> ..Q.\n> Bob"))
                .containsExactly(BOARD);
        assertThat(BoardReader.read("Bob wrote:\n>> .Q..\n>> ...Q\n>> Q...\n>> ..Q.\nThis one works."))
                .containsExactly(BOARD);
    }

    /** A column of squares too many is no margin. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# . Q # .\n# . . . Q\n# Q . . .\n# . . Q .",
                "red red blue blue gold\nred red blue blue gold\nred pink pink gold gold\nred pink pink gold gold",
                "A A B B C\nA A B B C\nA D D C C\nA D D C C",
                "0 0 1 0 0\n0 0 0 0 1\n0 1 0 0 0\n0 0 0 1 0",
                "# . Q . .\n# . . . Q\n# Q . . .",
            })
    void aColumnTooManyIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @Test
    void boardsBesideEachOtherAreSeveral() {
        String spaced = ". Q . .   . . Q .\n. . . Q   Q . . .\nQ . . .   . . . Q\n. . Q .   . Q . .\n";
        assertThat(BoardReader.read(spaced)).containsExactly(BOARD, MIRRORED);
        assertThat(BoardReader.read("Solution 1   Solution 2\n" + spaced)).containsExactly(BOARD, MIRRORED);
        assertThat(BoardReader.read(".Q.. ..Q. .Q..\n...Q Q... ...Q\nQ... ...Q Q...\n..Q. .Q.. ..Q."))
                .containsExactly(BOARD, MIRRORED, BOARD);
        assertThat(ProblemReader.readAll("AABB  ABBB\nAABB  AABB\nCCDD  CCCD\nCCDD  CDDD"))
                .hasSize(2);
    }

    /** Numbers beside a board are no board. */
    @Test
    void otherNumbersBesideABoardAreRefused() {
        String text = ". Q . .   0 1 2 3\n. . . Q   0 0 1 1\nQ . . .   2 2 1 1\n. . Q .   3 3 3 3\n";
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "v -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0",
                "c comment 7\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8\nv 9 -10 -11 -12 -13 -14 15 -16 0\nc done in 3 s",
                "SAT\n-1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0",
            })
    void theModelOfASolverIsABoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @Test
    void aModelWithOtherVariablesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("v -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 17 0"))
                .withMessageContaining("a model of 17 variables");
    }
}
