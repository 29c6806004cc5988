package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import org.junit.jupiter.api.Test;

class ProblemPictureTest {
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    @Test
    void regionsBlockedSquaresAndPlacedQueensAreDrawn() {
        Problem problem = Problem.builder(4)
                .rule(AttackRule.TOUCH)
                .regions("AABB", "AABB", "CCDD", "CCDD")
                .block(0, 0)
                .block(3, 3)
                .place(1, 3)
                .build();
        String svg = BoardSvg.of(BOARD).withProblem(problem).toSvg();
        assertThat(svg).contains("class=\"blocked\" d=\"M0 0h48v48h-48zM144 144h48v48h-48z\"");
        assertThat(svg).contains("class=\"region\"").contains("M96 0v48").contains("M0 96h48");
        assertThat(svg).containsOnlyOnce("class=\"placed\"").contains("cx=\"168\" cy=\"72\"");
        assertThat(svg).contains("The queens solve the problem.").doesNotContain("class=\"attack\"");
    }

    @Test
    void attacksAreThoseOfTheProblem() {
        Board onADiagonal = Board.of(0, 2, 3, 1);
        Problem touch = Problem.builder(4).rule(AttackRule.TOUCH).build();
        String svg = BoardSvg.of(onADiagonal).withProblem(touch).toSvg();
        assertThat(svg.split("class=\"attack\"", -1)).hasSize(2);
        assertThat(svg.split("class=\"queen attacked\"", -1)).hasSize(3);
        assertThat(svg).contains("do not solve");
    }

    @Test
    void theClassicProblemChangesNothing() {
        assertThat(BoardSvg.of(BOARD).withProblem(Problem.queens(4)).toSvg())
                .isEqualTo(BoardSvg.of(BOARD).toSvg());
    }

    @Test
    void problemsThatDoNotFitAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.of(BOARD).withProblem(Problem.queens(5)))
                .withMessageContaining("5 rows");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardSvg.of(Board.identity(1001))
                        .withProblem(Problem.builder(1001).block(0, 0).build()))
                .withMessageContaining("at most 1000");
    }
}
