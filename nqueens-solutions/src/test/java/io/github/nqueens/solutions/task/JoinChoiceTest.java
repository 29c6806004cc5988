package io.github.nqueens.solutions.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The choice for problems that are well away from the limit, on both sides of it: docs/design/join.md says how it was fitted. */
class JoinChoiceTest {
    @Test
    void joinsWhereFewSquaresAreBlocked() {
        assertThat(JoinChoice.isFaster(blocked(13, 10))).isTrue();
        assertThat(JoinChoice.isFaster(blocked(14, 20))).isTrue();
        assertThat(JoinChoice.isFaster(blocked(16, 40))).isTrue();
        assertThat(JoinChoice.isFaster(blocked(17, 60))).isTrue();
        assertThat(JoinChoice.isFaster(blocked(18, 60))).isTrue();
    }

    @Test
    void searchesWhereManySquaresAreBlocked() {
        assertThat(JoinChoice.isFaster(blocked(13, 60))).isFalse();
        assertThat(JoinChoice.isFaster(blocked(14, 60))).isFalse();
        assertThat(JoinChoice.isFaster(blocked(16, 80))).isFalse();
        assertThat(JoinChoice.isFaster(blocked(17, 100))).isFalse();
        assertThat(JoinChoice.isFaster(blocked(18, 120))).isFalse();
    }

    /** Placed queens leave a join fewer columns to divide, and fewer rows. */
    @Test
    void joinsUpToFourPlacedQueensOfTwentyRows() {
        Problem three = Problem.builder(20).place(0, 4).place(19, 8).place(7, 1).build();
        Problem four = Problem.builder(20)
                .place(0, 4)
                .place(5, 16)
                .place(11, 2)
                .place(18, 11)
                .build();
        Problem five = four.toBuilder().place(8, 9).build();
        assertThat(JoinChoice.isFaster(three)).isTrue();
        assertThat(JoinChoice.isFaster(four)).isTrue();
        assertThat(JoinChoice.isFaster(five)).isFalse();
    }

    @Test
    void searchesWhatNoJoinTakes() {
        assertThat(JoinChoice.isFaster(blocked(12, 1))).isFalse();
        assertThat(JoinChoice.isFaster(
                        Problem.builder(16).rule(AttackRule.SUPERQUEENS).build()))
                .isFalse();
        assertThat(JoinChoice.isFaster(
                        Problem.builder(16).blockSum(4).rule(AttackRule.TORUS).build()))
                .isFalse();
        assertThat(JoinChoice.isFaster(
                        Problem.builder(17).rule(AttackRule.TORUS).build()))
                .isTrue();
    }

    private static Problem blocked(int n, int squares) {
        Random random = new Random(1);
        Problem.Builder builder = Problem.builder(n);
        random.ints(0, n * n).distinct().limit(squares).forEach(square -> builder.block(square / n, square % n));
        return builder.build();
    }
}
