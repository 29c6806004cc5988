package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.solutions.Solutions;
import org.junit.jupiter.api.Test;

class PlayerStateTest {
    /** Its solution is [1, 3, 0, 2]. */
    private static final Problem PUZZLE = Problem.parse("AABB\nACBB\nCCCD\nDDDD");

    private static Problem puzzle(int n, int seed) {
        return PuzzleGenerator.builder(n)
                .build()
                .generate(seed, Limits.none())
                .problem()
                .orElseThrow();
    }

    /** A player who does what the hints say gets there, and every hint is sound. */
    @Test
    void boardsWhoseSquaresHaveNoNumbersAreRefused() {
        for (int n : new int[] {16_385, 50_000, Integer.MAX_VALUE - 8}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PlayerState.builder(Problem.queens(n)))
                    .withMessageContaining("n is " + n)
                    .withMessageContaining("16384 rows");
        }
        PlayerState last = PlayerState.builder(Problem.queens(16_384))
                .queen(16_383, 16_383)
                .build();
        assertThat(last.queens()).containsExactly(new Square(16_383, 16_383));
    }

    @Test
    void hintsLeadToTheSolution() {
        for (int seed = 0; seed < 25; seed++) {
            Problem puzzle = puzzle(5 + seed % 5, seed);
            Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
            PlayerState.Builder player = PlayerState.builder(puzzle);
            Hint hint = player.build().hint();
            while (hint.kind() != Hint.Kind.SOLVED) {
                assertThat(hint.kind()).isIn(Hint.Kind.QUEEN, Hint.Kind.STEP, Hint.Kind.REVEAL);
                hint.square().ifPresent(queen -> {
                    assertThat(solution.column(queen.row())).isEqualTo(queen.column());
                    player.queen(queen.row(), queen.column());
                });
                hint.step()
                        .ifPresent(step -> step.deleted().forEach(square -> {
                            assertThat(solution.column(square.row())).isNotEqualTo(square.column());
                            player.mark(square.row(), square.column());
                        }));
                assertThat(player.build().isSolvable()).isTrue();
                hint = player.build().hint();
            }
            assertThat(player.build().queens()).hasSize(puzzle.size());
            assertThat(hint.sentence()).isEqualTo("The puzzle is solved.");
        }
    }

    /** Whatever a player does wrong is found, and nothing that is right is called wrong. */
    @Test
    void everyMistakeIsFound() {
        Problem puzzle = puzzle(7, 3);
        Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 7; column++) {
                boolean belongs = solution.column(row) == column;
                PlayerState queen =
                        PlayerState.builder(puzzle).queen(row, column).build();
                PlayerState mark = PlayerState.builder(puzzle).mark(row, column).build();
                assertThat(queen.isSolvable()).isEqualTo(belongs);
                assertThat(mark.isSolvable()).isEqualTo(!belongs);
                assertThat(queen.hint().kind() == Hint.Kind.WRONG_QUEEN).isEqualTo(!belongs);
                assertThat(mark.hint().kind() == Hint.Kind.WRONG_MARK).isEqualTo(belongs);
                Hint wrong = belongs ? mark.hint() : queen.hint();
                assertThat(wrong.square()).contains(new Square(row, column));
                assertThat(wrong.sentence())
                        .startsWith("The " + (belongs ? "mark" : "queen") + " on row " + (row + 1) + ", column "
                                + (column + 1) + " is wrong")
                        .endsWith(".");
            }
        }
    }

    @Test
    void theSimplestMistakeComesFirst() {
        Hint attack = PlayerState.builder(PUZZLE)
                .mark(0, 1)
                .queen(2, 2)
                .queen(3, 1)
                .build()
                .hint();
        assertThat(attack.kind()).isEqualTo(Hint.Kind.WRONG_QUEEN);
        assertThat(attack.sentence())
                .isEqualTo(
                        "The queen on row 3, column 3 is wrong: it and the queen on row 4, column 2 attack each other.");
        assertThat(attack.because()).containsExactly(new Square(3, 1));
        Hint stranded = PlayerState.builder(PUZZLE).queen(0, 2).build().hint();
        assertThat(stranded.sentence())
                .isEqualTo("The queen on row 1, column 3 is wrong: the queens that it forces would leave no square in"
                        + " region C.");
        Problem blocked = PUZZLE.toBuilder().block(3, 3).build();
        assertThat(PlayerState.builder(blocked).queen(3, 3).build().hint().sentence())
                .isEqualTo("The queen on row 4, column 4 stands on a blocked square.");
    }

    @Test
    void aLastSquareIsAQueen() {
        Hint hint = PlayerState.builder(PUZZLE)
                .mark(0, 0)
                .mark(0, 2)
                .mark(0, 3)
                .build()
                .hint();
        assertThat(hint.kind()).isEqualTo(Hint.Kind.QUEEN);
        assertThat(hint.sentence())
                .isEqualTo("Only one square is left in row 1: row 1, column 2. Put the queen there.");
        assertThat(hint.square()).contains(new Square(0, 1));
    }

    @Test
    void placedQueensNeedNotBePutAgain() {
        Problem puzzle = Problem.builder(4).place(0, 1).place(1, 3).build();
        PlayerState.Builder player = PlayerState.builder(puzzle).queen(2, 0);
        assertThat(player.build().isSolvable()).isTrue();
        assertThat(player.build().hint().square()).contains(new Square(3, 2));
        assertThat(player.queen(3, 2).queen(0, 1).build().hint().kind()).isEqualTo(Hint.Kind.SOLVED);
        assertThat(player.build().isSolvable()).isTrue();
    }

    @Test
    void whereNoTechniqueLeadsOnAQueenIsTold() {
        Problem hard = null;
        for (int seed = 0; hard == null; seed++) {
            Problem puzzle = PuzzleGenerator.builder(8)
                    .given(Given.BLOCKED_SQUARES)
                    .build()
                    .generate(seed, Limits.none())
                    .problem()
                    .orElseThrow();
            if (Deduction.of(puzzle).next().isEmpty()) {
                hard = puzzle;
            }
        }
        Hint hint = PlayerState.builder(hard).build().hint();
        assertThat(hint.kind()).isEqualTo(Hint.Kind.REVEAL);
        assertThat(hint.sentence()).startsWith("None of the techniques leads on. The solution has a queen on row ");
    }

    @Test
    void whatIsNoPuzzleIsTold() {
        Hint none = PlayerState.builder(Problem.queens(3)).build().hint();
        assertThat(none.kind()).isEqualTo(Hint.Kind.NO_SOLUTION);
        assertThat(none.sentence()).isEqualTo("This puzzle has no solution.");
        assertThat(none.solutions()).isEmpty();
        Hint several = PlayerState.builder(Problem.queens(6)).build().hint();
        assertThat(several.kind()).isEqualTo(Hint.Kind.SEVERAL_SOLUTIONS);
        assertThat(several.solutions()).hasSize(2).doesNotHaveDuplicates().allMatch(Problem.queens(6)::isSolution);
    }

    @Test
    void theStateIsWhatWasDone() {
        PlayerState state = PlayerState.builder(PUZZLE)
                .mark(3, 0)
                .mark(0, 0)
                .mark(0, 0)
                .queen(0, 2)
                .build();
        assertThat(state.marks()).containsExactly(new Square(0, 0), new Square(3, 0));
        assertThat(state.queens()).containsExactly(new Square(0, 2));
        assertThat(state.puzzle()).isEqualTo(PUZZLE);
        assertThat(state).hasToString("PlayerState[n=4, marks=2, queens=1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerState.builder(PUZZLE).mark(0, 0).queen(0, 0))
                .withMessage("row 0, column 0 has a mark already; leave out one of them");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerState.builder(PUZZLE).queen(0, 0).mark(0, 0))
                .withMessage("row 0, column 0 has a queen already; leave out one of them");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerState.builder(PUZZLE).mark(4, 0))
                .withMessage("row 4, column 0 is outside the board: rows and columns go from 0 to 3");
    }
}
