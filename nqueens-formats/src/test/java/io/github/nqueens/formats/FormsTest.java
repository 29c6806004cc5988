package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** What is written in a form is read back. */
class FormsTest {
    @Test
    void boardsAreReadBack() {
        for (int n = 4; n <= 12; n++) {
            Board board = Board.of(new Written(n).columns(n));
            for (Form form : Form.values()) {
                assertThat(BoardReader.read(Forms.write(board, form)))
                        .as("%s", form)
                        .containsExactly(board);
            }
        }
    }

    @Test
    void problemsAreReadBack() {
        for (int n = 4; n <= 9; n++) {
            Problem puzzle = Problem.builder(n)
                    .rule(AttackRule.TOUCH)
                    .regions(new Written(n).regions(n))
                    .build();
            for (Form form : EnumSet.complementOf(EnumSet.of(Form.COLUMNS, Form.FEN))) {
                assertThat(GeneratedFormsTest.sameRegions(
                                ProblemReader.read(Forms.write(puzzle, form)), new Written(n).regions(n)))
                        .as("%s", form)
                        .isTrue();
            }
            Problem all = puzzle.toBuilder()
                    .rule(AttackRule.TORUS)
                    .place(1, 2)
                    .block(0, 3)
                    .build();
            assertThat(ProblemReader.read(Forms.write(all, Form.JSON))).isEqualTo(all);
            assertThat(ProblemReader.read(Forms.write(all, Form.GRID))).isEqualTo(all);
        }
        assertThat(ProblemReader.read(Forms.write(Problem.queens(8), Form.JSON)))
                .isEqualTo(Problem.queens(8));
        Problem placed = Problem.builder(8).place(2, 3).place(7, 7).build();
        assertThat(ProblemReader.read(Forms.write(placed, Form.FEN))).isEqualTo(placed);
    }

    @Test
    void theTextSaysWhatItsNumbersCountFrom() {
        assertThat(BoardReader.read("{\"from\": 0, \"board\": [1, 1, 2, 2]}")).containsExactly(Board.of(1, 1, 2, 2));
        assertThat(BoardReader.read("{\"from\": 1, \"board\": [1, 1, 2, 2]}")).containsExactly(Board.of(0, 0, 1, 1));
        assertThat(ProblemReader.read("{\"n\": 4, \"from\": 0, \"placed\": [[1, 1]]}"))
                .isEqualTo(Problem.builder(4).place(1, 1).build());
        assertThat(ProblemReader.read("{\"n\": 4, \"from\": 1, \"placed\": [[1, 1]]}"))
                .isEqualTo(Problem.builder(4).place(0, 0).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("{\"from\": 0, \"board\": [2, 4, 1, 3]}"))
                .withMessageContaining("cannot count from 0, as the text says");
        assertThat(BoardReader.read("{\"from\": 0, \"board\": [1, 1, 2, 2]}", Reading.FROM_ONE))
                .as("who asks overrules the text")
                .containsExactly(Board.of(0, 0, 1, 1));
    }

    @Test
    void anyBoardIsReadBackFromEachFormThatSaysItAll() {
        for (int n = 1; n <= 6; n++) {
            Written written = new Written(n);
            for (int i = 0; i < 50; i++) {
                int size = n;
                Board board = Board.of(written.random.ints(n, 0, size).toArray());
                for (Form form : EnumSet.complementOf(EnumSet.of(Form.COLUMNS))) {
                    assertThat(BoardReader.read(Forms.write(board, form)))
                            .as("%s", form)
                            .containsExactly(board);
                }
            }
        }
    }

    @Test
    void aFormThatCannotHoldTheProblemIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Forms.write(Problem.queens(8), Form.CSV))
                .withMessageContaining("CSV");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Forms.write(Problem.queens(8), Form.COLUMNS))
                .withMessageContaining("board");
    }
}
