package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A refusal blames the character, the line and the column that departs, and two readings that differ are both named. */
class RefusalsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AABB/AABB/CCDD/CC D | line 4, column 3 has a space",
                "AABB/AABB/CCDD | line 3, column 1",
                "AABBE/AABBE/CCDDE/CCDDE | 4 rows of 5 squares",
                "AABB/AABB/CCCC/CCCC | 3 different regions ('A', 'B', 'C')",
                "AABB/AABB/CCDD/CCDE | line 4, column 4 has 'E'",
                "..../...Q/.*../....//AABB/AABB/CCDD/CCDD | line 3, column 2 has '*'",
                "rule=TOUCH/..../...q/.#../....//AABB/AABB/CCDD/CCDD | line 2 of the grid of squares has 'q' at line 3, column 4",
                ".Q../...Q/..Q./Q... [1] | line 4, column 5 has a space where a square is expected",
                ".Q../...Q/Q.../..Q. [1, 2] | line 4, column 8",
                ".Q../...Q/Q.../..Q./(1) | line 5, column 1",
                "0,1,0,0/0,0,0,1/1,0,0,0/0,0,1,0/[1] | line 5, column 1",
                "# 2 stars in each row/AABB/AABB/CCDD/CCDD | asks for 2 stars",
                "num_stars = 2;/dim = 4;/s = [1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4]; | line 1",
                "rule=KNIGHTS/AABB/AABB/CCDD/CCDD | 'KNIGHTS'",
                "{\"n\": 4, \"from\": 0, \"placed\": [[1, 7]]} | the square 1, 7, whose column is outside a board of 4 rows",
                "{\"n\": 4, \"from\": 1, \"blocked\": [[5, 0]]} | the square 5, 0, whose row is outside a board of 4 rows",
                "[[0,0,1,1],[0,0,1,1],[2,2,3,3],[2,2,3,3] | opens '[', which nothing closes",
            })
    void theSentenceNamesThePlace(String text, String part) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text.replace("/", "\n")))
                .withMessageContaining(part);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4/1/3/0/2 | after its size | in brackets",
                "1 1 2 2 3 3 | count from 0 | count from 1",
                "Solution 1: 1 1 2 2 3 3 | count from 0 | count from 1",
                "n = 6/1 1 2 2 3 3 | count from 0 | count from 1",
                "n=6: 1 1 2 2 3 3 | count from 0 | count from 1",
                "..../.*../..../.... | queens | blocked",
            })
    void twoReadingsAreNamed(String text, String first, String second) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text.replace("/", "\n")))
                .withMessageContaining(first)
                .withMessageContaining(second);
    }

    /** Nothing in a text tells a puzzle with two stars from one with one queen but that two stars can be placed. */
    @Test
    void aPuzzleThatMayHaveTwoStarsIsNotReadAsOneWithOneQueen() {
        String regions =
                "AAABBBBBA\nCCCBBBBBA\nCCCBBDDDA\nCCCEEDDDA\nEEEEEFDDD\nEEEEFFFFD\nGGGGGFHFF\nIIIIHHHHH\nIIIIIIHHH\n";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(regions))
                .withMessageContaining("one queen in each row, column and region")
                .withMessageContaining("two stars")
                .withMessageContaining("--as");
        Problem one = ProblemReader.read(regions, Reading.REGIONS);
        assertThat(one.size()).isEqualTo(9);
        assertThat(ProblemReader.read("stars: 1\n" + regions)).isEqualTo(one);
        assertThat(ProblemReader.read("# one star\n" + regions)).isEqualTo(one);
        assertThat(ProblemReader.read(Forms.write(one, Form.GRID))).isEqualTo(one);
        assertThat(ProblemReader.read(Forms.write(one, Form.JSON))).isEqualTo(one);
    }

    /** Regions with a square too few are no boards, although each of their rows can be read as the columns of one. */
    @Test
    void aMatrixWithASquareTooFewIsNoListOfBoards() {
        String matrix = "\\begin{bmatrix}\n4 & 4 & 4 &3 & 3 \\\\\n1 & 1 & 3 & 3 & 3 \\\\\n0 & 0 & 0 & 3 & 3 \\\\\n"
                + "0 & 0 & 0 & 0 & 3 \\\\\n0 & 0 & 0 & 2 \\\\\n\\end{bmatrix}";
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(matrix));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(matrix));
    }

    @Test
    void aReadingDecides() {
        assertThat(BoardReader.read("1 1 2 2", Reading.FROM_ONE)).containsExactly(Board.of(0, 0, 1, 1));
        assertThat(BoardReader.read("1 1 2 2", Reading.FROM_ZERO)).containsExactly(Board.of(1, 1, 2, 2));
        assertThat(BoardReader.read("n = 4\n1 1 2 2", Reading.FROM_ONE)).containsExactly(Board.of(0, 0, 1, 1));
        assertThat(BoardReader.read("Solution 1: 1 1 2 2", Reading.FROM_ZERO)).containsExactly(Board.of(1, 1, 2, 2));
        String stars = "....\n.*..\n....\n....";
        assertThat(ProblemReader.read(stars, Reading.QUEENS))
                .isEqualTo(Problem.builder(4).place(1, 1).build());
        assertThat(ProblemReader.read(stars, Reading.BLOCKED))
                .isEqualTo(Problem.builder(4).block(1, 1).build());
    }

    @Test
    void aBoardWithTwoQueensInARowNamesThemAndAProblemHasTheContradiction() {
        String text = ".Q.Q\n....\nQ...\n..Q.";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("row 0 (line 1) has 2 queens, on columns 1 and 3")
                .withMessageContaining("row 1 (line 2) has none");
        assertThat(ProblemReader.read(text).contradiction()).isPresent();
    }

    @Test
    void emojiAreWholeInMessages() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("\uD83D\uDFE5\uD83D\uDFE5\n\uD83D\uDFE5\uD83D\uDFE5"))
                .withMessageContaining("'\uD83D\uDFE5'");
    }

    @Test
    void nullIsNamed() {
        assertThatNullPointerException()
                .isThrownBy(() -> ProblemReader.read((String) null))
                .withMessage("text");
        assertThatNullPointerException()
                .isThrownBy(() -> BoardReader.read((String) null))
                .withMessage("text");
    }

    /** A matrix that lost a row was once as many wrong boards as it has rows. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 1 0 0\n0 0 0 1\n1 0 0 0",
                "0 0 1 1\n0 2 1 3\n2 2 3 3",
                "[[0,0,1,1],[0,2,1,3],[2,2,3,3]]",
                "0,1,0,0\n0,0,0,1\n1,0,0,0"
            })
    void aMatrixThatLacksARowIsNoBoards(String text) {
        for (ThrowingCallable reading :
                List.<ThrowingCallable>of(() -> BoardReader.read(text), () -> ProblemReader.readAll(text))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(reading)
                    .withMessageContaining("3 boards of 4 rows")
                    .withMessageContaining("a matrix of 4 columns that lacks rows");
        }
        assertThat(BoardReader.read(text, Reading.BOARD)).hasSize(3);
        assertThat(BoardReader.read("0 1 2 3\n0 0 0 0")).hasSize(2);
        assertThat(BoardReader.read("0 0 0 0")).hasSize(1);
    }

    /** The size that a text says holds for boards, too: one queen of four is no board of one row. */
    @Test
    void aBoardOfAnotherSizeThanTheTextSaysIsRefused() {
        for (String text : List.of(
                "{\"n\": 4, \"queens\": [\"r1c1\"]}",
                "{\"n\": 4, \"queens\": [[0, 1]]}",
                "{\"n\": 8, \"board\": [1, 3, 0, 2]}")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> BoardReader.read(text))
                    .withMessageContaining("the text says that the size is")
                    .withMessageContaining("make them agree");
        }
        assertThat(ProblemReader.read("{\"n\": 4, \"queens\": [[0, 1]]}").placed())
                .hasSize(1);
    }

    /** The last line of a list whose first is missing is no puzzle of one row. */
    @Test
    void rowsOfWordsAreNoRemarks() {
        String rows = "  [\"red\", \"red\", \"blue\", \"blue\"],\n".repeat(2)
                + "  [\"pink\", \"pink\", \"gold\", \"gold\"],\n".repeat(2);
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read(rows + "]\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read("red, blue\nred, red\n]"));
        assertThat(ProblemReader.read("[\n" + rows + "]\n")).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    /** Two numbers are the columns of two rows, and no square of a board of one. */
    @Test
    void twoNumbersAreTwoColumns() {
        for (String text : List.of("[0, 0]", "0 0", "[[0, 0]]")) {
            assertThat(BoardReader.read(text)).containsExactly(Board.of(0, 0));
        }
        for (String text : List.of("[1, 1]", "1 1")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> BoardReader.read(text))
                    .withMessageContaining("count from 0")
                    .withMessageContaining("count from 1");
        }
        assertThat(BoardReader.read("{\"board\": [3, 2, 1, 0], \"resolution\": [1, 1]}"))
                .containsExactly(Board.of(3, 2, 1, 0));
        assertThat(ProblemReader.read("{\"n\": 4, \"placed\": [0, 0]}").placed())
                .hasSize(1);
    }

    /** What an explanation says of squares is no board. */
    @Test
    void theStepsBesideABoardAreNotRead() {
        String explained = "{\"n\": 4, \"board\": [1, 3, 0, 2], \"steps\": [{\"because\": [[0, 3], [1, 2], [1, 3]],"
                + " \"deleted\": [[0, 2], [2, 3]]}, {\"because\": [[2, 0]], \"deleted\": [[1, 1], [3, 1]]}]}";
        assertThat(BoardReader.read(explained)).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** Queens that all stand in column 1 are not variables that are 1. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Queen 1: row 1, column 1/Queen 2: row 2, column 1/Queen 3: row 3, column 1",
                "Queen 1: (1, 1)/Queen 2: (2, 1)/Queen 3: (3, 1)",
                "Queen #1 -> (1, 1)/Queen #2 -> (2, 1)/Queen #3 -> (3, 1)",
            })
    void queensInOneColumnAreNoVariables(String text) {
        assertThat(BoardReader.read(text.replace("/", "\n"), Reading.FROM_ONE)).containsExactly(Board.of(0, 0, 0));
    }

    /** A number or a letter that a line has beside those of the queen may change what these are. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Queen #1 -> (1, b)/Queen #2 -> (2, d)/Queen #3 -> (3, a)/Queen #4 -> (4, c) | has the letter 'b' behind two numbers",
                "Row 0 -> Col 1 t=0.1/Row 1 -> Col 3 t=0.2/Row 2 -> Col 0 t=0.3/Row 3 -> Col 2 t=0.4 | line 1, column 18 begins a number with a fraction",
                "x[1,2] = 1/x[2,4] = 1/x[2,1] = 1/x[4,3] = 1 | of which those with 1 are no board",
            })
    void whatALineSaysBesidesIsNotDropped(String text, String part) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text.replace("/", "\n")))
                .withMessageContaining(part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stage", "stage1", "unsolved"})
    void aNameThatHoldsAnotherByChanceIsRead(String name) {
        assertThat(ProblemReader.read(
                        "{\"" + name + "\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], \"solved\": [1, 3, 0, 2]}"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    /** What numpy prints of a long array has points in place of values. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[ 1  3 ...  0  2]",
                "[1, 3, ..., 0, 2]",
                "[0 1 2 ... 3 4 5]",
                "[[0 1 ... 0 0]\n [1 0 ... 0 0]\n ...\n [0 0 ... 0 1]]",
                "[[0, 1, 0, 0],\n ...,\n [0, 0, 1, 0]]",
            })
    void aListThatLeavesOutValuesIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("leaves out values at '...'; print the whole list");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"n\": 5, \"torus\": true, \"placed\": [[0, 1]]}",
                "{\"n\": 5, \"variant\": \"torus\", \"placed\": [[0, 1]]}",
                "{\"n\": 5, \"variant\": \"toroidal\", \"placed\": [[0, 1]]}",
                "variant: torus\n.Q...\n.....\n.....\n.....\n.....",
                "Rules: TORUS\n.Q...\n.....\n.....\n.....\n.....",
                "torus: true\n.Q...\n.....\n.....\n.....\n.....",
            })
    void theRuleIsReadUnderOtherNames(String text) {
        assertThat(ProblemReader.read(text))
                .isEqualTo(Problem.builder(5).rule(AttackRule.TORUS).place(0, 1).build());
        assertThat(ProblemReader.read("Rules: one queen in each row\nAABB\nAABB\nCCDD\nCCDD"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
        assertThat(ProblemReader.read("{\"n\": 5, \"torus\": false, \"placed\": [[0, 1]]}")
                        .rule())
                .isEqualTo(AttackRule.QUEENS);
    }

    /** A line that is too long to be taken apart is no puzzle of one row. */
    @ParameterizedTest
    @ValueSource(strings = {"/*", "..", "QQ"})
    void aLongLineIsNoPuzzle(String sign) {
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(sign.repeat(10_001)));
    }

    /** A solution that stands below a puzzle under its title is no part of the puzzle. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "AABB\nAABB\nCCDD\nCCDD\n\nSolution:\n.Q..\n...Q\nQ...\n..Q.\n",
                "AABB\nAABB\nCCDD\nCCDD\nSolution:\n.Q..\n...Q\nQ...\n..Q.\n",
                "AABB\nAABB\nCCDD\nCCDD\n\n# Answer\n\n.Q..\n...Q\nQ...\n..Q.\n",
                "Solution:\n.Q..\n...Q\nQ...\n..Q.\n\nPuzzle:\nAABB\nAABB\nCCDD\nCCDD\n",
            })
    void theSolutionBelowAPuzzleIsNoPartOfIt(String text) {
        assertThat(ProblemReader.read(text)).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(ProblemReader.read(text.replace("Solution", "Given").replace("Answer", "Given"))
                        .placed())
                .hasSize(4);
    }
}
