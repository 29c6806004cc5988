package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables with keys, strings with margins, sets of squares, lists with gaps, and boards with talk around them. */
class NewFormsTest {
    private static final Problem PUZZLE = ProblemReader.read("AABB\nAABB\nCCDD\nCCDD");
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return { [\"n\"] = 4, [\"region_id\"] = { [1] = 1, [2] = 1, [3] = 2, [4] = 2, [5] = 1, [6] = 1, [7] = 2, [8] = 2,"
                        + " [9] = 3, [10] = 3, [11] = 4, [12] = 4, [13] = 3, [14] = 3, [15] = 4, [16] = 4, }, }",
                "regions = { [2] = { 1, 1, 2, 2 }, [1] = { 1, 1, 2, 2 }, [4] = { 3, 3, 4, 4 }, [3] = { 3, 3, 4, 4 } }",
                "val g = \"\"\"\n  |AABB\n  |AABB\n  |CCDD\n  |CCDD\n\"\"\".trimMargin()",
                "Grid.fromPrettyString(\"\"\"|AABB\n      |AABB\n      |CCDD\n      |CCDD\"\"\".stripMargin)",
                "a = {(1, 1), (1, 2), (2, 1), (2, 2)}\nb = {(1, 3), (1, 4), (2, 3), (2, 4)}\n"
                        + "c = {(3, 1), (3, 2), (4, 1), (4, 2)}\nd = {(3, 3), (3, 4), (4, 3), (4, 4)}",
                "regions = {\"#BBA3E1\": {(1, 1), (1, 2), (2, 1), (2, 2)}, \"#000001\": {(1, 3), (1, 4), (2, 3), (2, 4)},\n"
                        + "\"#000002\": {(3, 1), (3, 2), (4, 1), (4, 2)}, \"#000003\": {(3, 3), (3, 4), (4, 3), (4, 4)}}\n"
                        + "queens = Queens(4, regions)\nprint(queens.solve())",
                "2026-05-13 09:43:01,733 [INFO] queens_parser: [queens-board] section found\n[[1 1 2 2]\n [1 1 2 2]\n [3 3 4 4]\n [3 3 4 4]]",
                "AABB\nAABB\nCCDD\nCCDD\n2026-05-13 09:43:01 INFO done in 3 ms",
                "[DEBUG] reading the puzzle\nAABB\nAABB\nCCDD\nCCDD\n[DEBUG] bye",
                ">!AABB!<\n>!AABB!<\n>!CCDD!<\n>!CCDD!<",
                "||AABB||\n||AABB||\n||CCDD||\n||CCDD||",
                "@@ -0,0 +1,4 @@\n+AABB\n+AABB\n+CCDD\n+CCDD",
            })
    void regionsAreRead(String text) {
        assertThat(ProblemReader.read(text)).isEqualTo(PUZZLE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board = { [4] = 3, [1] = 2, [2] = 4, [3] = 1 }",
                "{ [0] = 1, [1] = 3, [2] = 0, [3] = 2 }",
                "In [2]: board\nOut[2]: [1, 3, 0, 2]",
                "Out[14]: [1, 3, 0, 2]",
                "[1, 3, 0, 2]\n12:00:01 INFO finished in time",
            })
    void boardsAreRead(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @Test
    void keysOfATableThatLeaveOutOneAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("{ [1] = 2, [2] = 4, [4] = 3 }"))
                .withMessageContaining("keys go from 1 to 4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Q..\n...Q\nQ...\n..Q.\n----\n..Q.\nQ...\n...Q\n.Q..",
                "Solution 1\n.Q..\n...Q\nQ...\n..Q.\nSolution 2\n..Q.\nQ...\n...Q\n.Q..",
                ".Q..\n...Q\nQ...\n..Q.\nanother one:\n..Q.\nQ...\n...Q\n.Q..",
                "Solution 1:\n+-+-+-+-+\n| |Q| | |\n+-+-+-+-+\n| | | |Q|\n+-+-+-+-+\n|Q| | | |\n+-+-+-+-+\n| | |Q| |\n+-+-+-+-+\n"
                        + "Solution 2:\n+-+-+-+-+\n| | |Q| |\n+-+-+-+-+\n|Q| | | |\n+-+-+-+-+\n| | | |Q|\n+-+-+-+-+\n| |Q| | |\n+-+-+-+-+",
            })
    void severalBoardsAreRead(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD, Board.of(2, 0, 3, 1));
    }

    @Test
    void theNumberOfAllSolutionsMayFollowTheFirstOnes() {
        assertThat(BoardReader.read("2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"))
                .hasSize(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n2\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(1, -1, 0, -1)",
                "[1, None, 0, None]",
                "[1, null, 0, null]",
                "1 . 0 .",
                "{\"board\": [1, -1, 0, -1]}",
                "1 x 0 x"
            })
    void aSignForARowWithoutAQueenMakesAPartialBoard(String text) {
        assertThat(ProblemReader.read(text).placed()).containsExactly(new Square(0, 1), new Square(2, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("row 1 (line 1) has none");
    }

    @Test
    void aPartialBoardCountsFromOneIfItsNumbersShowIt() {
        assertThat(ProblemReader.read("[2, None, 4, None]").placed())
                .containsExactly(new Square(0, 1), new Square(2, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("[2, None, 1, None]"))
                .withMessageContaining("from-zero")
                .withMessageContaining("from-one");
        assertThat(ProblemReader.read("[2, None, 1, None]", Reading.FROM_ONE).placed())
                .containsExactly(new Square(0, 1), new Square(2, 0));
    }

    /** Many rows of few squares are talk or data; nobody removes 33 of them. */
    @Test
    void theAdviceForManyRowsIsToKeepTheBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("a b c\n".repeat(36)))
                .withMessageContaining("keep the rows of the board alone");
    }

    /** A record without its region, or with another name of it, makes no puzzles of the rows around it. */
    @Test
    void aRecordWithoutItsRegionIsRefused() {
        String row = "[{\"region\": \"A\"}, {\"region\": \"A\"}, {\"region\": \"B\"}, {\"region\": \"B\"}]";
        String other = "[{\"region\": \"C\"}, {\"region\": \"C\"}, {\"region\": \"D\"}, {\"region\": \"D\"}]";
        String text = "{\"board\": [" + String.join(", ", row, row, other, other) + "]}";
        assertThat(ProblemReader.read(text)).isEqualTo(PUZZLE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text.replaceFirst("region", "reason")))
                .withMessageContaining("'reason'")
                .withMessageContaining("without 'region'");
    }
}
