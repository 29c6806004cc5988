package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
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
    void whatCountsFromOneIsReadBack() {
        for (Board board : List.of(Board.of(0), Board.of(1, 1, 2, 2), Board.of(0, 0, 1, 2), Board.of(3, 3, 3, 3))) {
            assertThat(BoardReader.read(Forms.write(board, Form.JSON, 1))).containsExactly(board);
            assertThat(BoardReader.read(Forms.write(board, Form.COLUMNS, 1), Reading.FROM_ONE))
                    .containsExactly(board);
            for (Form form : EnumSet.complementOf(EnumSet.of(Form.COLUMNS, Form.JSON))) {
                assertThat(Forms.write(board, form, 1)).isEqualTo(Forms.write(board, form));
            }
        }
        assertThat(Forms.write(Board.of(1, 3, 0, 2), Form.COLUMNS, 1)).isEqualTo("[2, 4, 1, 3]");
        for (AttackRule rule : AttackRule.values()) {
            Problem problem = Problem.builder(5)
                    .rule(rule)
                    .place(0, 0)
                    .place(1, 2)
                    .block(4, 4)
                    .block(0, 3)
                    .build();
            assertThat(Forms.write(problem, Form.JSON, 1))
                    .contains("\"placed\": [[1, 1], [2, 3]]", "\"blocked\": [[1, 4], [5, 5]]");
            assertThat(ProblemReader.read(Forms.write(problem, Form.JSON, 1))).isEqualTo(problem);
            Problem regions = problem.toBuilder()
                    .regions("AABBB", "ACBDB", "CCCDD", "CCEED", "EEEED")
                    .build();
            assertThat(ProblemReader.read(Forms.write(regions, Form.JSON, 1))).isEqualTo(regions);
            assertThat(ProblemReader.read(Forms.write(regions, Form.GRID, 1))).isEqualTo(regions);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Forms.write(Board.of(0), Form.COLUMNS, 2))
                .withMessage("rows and columns count from 2, but must count from 0 or 1");
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
    void someSmallProblemsAreReadBackAlikeByBothReaders() {
        areReadBackAlikeByBothReaders(60);
    }

    @Test
    @Tag("thorough")
    void manySmallProblemsAreReadBackAlikeByBothReaders() {
        areReadBackAlikeByBothReaders(400);
    }

    private static void areReadBackAlikeByBothReaders(int problemsOfEachSize) {
        for (int n = 1; n <= 8; n++) {
            Written written = new Written(n);
            List<AttackRule> rules = List.of(AttackRule.values());
            for (int i = 0; i < problemsOfEachSize; i++) {
                Problem.Builder builder = Problem.builder(n).rule(rules.get(i % rules.size()));
                if (i % 3 == 0) {
                    builder.regions(PictureScene.connectedRegions(n, written.random));
                }
                if (i % 5 > 1) {
                    builder.block(written.random.nextInt(n), written.random.nextInt(n));
                }
                if (i % 7 > 2) {
                    builder.place(written.random.nextInt(n), written.random.nextInt(n));
                }
                Problem problem = builder.build();
                for (Form form : Form.values()) {
                    readBack(problem, form, i % 2);
                }
                Problem other = problem.toBuilder()
                        .rule(rules.get((i + 1) % rules.size()))
                        .build();
                String both = problem.toText() + "\n\n" + other.toText();
                assertThat(ProblemReader.readAll(both)).as(both).containsExactly(problem, other);
            }
        }
    }

    @Test
    void aRuleHoldsForTheProblemsBelowItOrForTheOneAboveIt() {
        String one = "\n....\n..Q.\n....\n....\n\n";
        String other = "....\n....\n.Q..\n....\n";
        assertThat(ProblemReader.readAll("rule=TORUS" + one + other + "\nrule=TOUCH" + one))
                .extracting(Problem::rule)
                .containsExactly(AttackRule.TORUS, AttackRule.TORUS, AttackRule.TOUCH);
        assertThat(ProblemReader.readAll(other + "rule=TORUS\n" + one + other + "rule=TOUCH"))
                .extracting(Problem::rule)
                .containsExactly(AttackRule.TORUS, AttackRule.QUEENS, AttackRule.TOUCH);
    }

    private static void readBack(Problem problem, Form form, int from) {
        int n = problem.size();
        String text;
        try {
            text = Forms.write(problem, form, from);
        } catch (IllegalArgumentException e) {
            assertThat(form).isNotIn(Form.GRID, Form.JSON);
            return;
        }
        if (n > 2
                || (n == 2 && form != Form.CSV)
                || (n == 1 && !EnumSet.of(Form.CSV, Form.EMOJI, Form.FEN).contains(form))) {
            assertThat(ProblemReader.readAll(text)).as(text).containsExactly(problem);
            assertThat(ProblemReader.read(text)).as(text).isEqualTo(problem);
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
