package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.solutions.SolutionCounter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UniquenessTest {
    private static final Problem SMALL = Problem.parse("AABB\nACBB\nCCCD\nDDDD");

    @ParameterizedTest
    @MethodSource("io.github.nqueens.puzzle.DeductionTest#problems")
    void agreesWithACount(Problem problem) {
        Uniqueness uniqueness = Uniqueness.of(problem, Limits.none());
        long expected = SolutionCounter.builder().build().countUpTo(problem, 2);
        assertThat(uniqueness.solutions())
                .hasSize((int) expected)
                .doesNotHaveDuplicates()
                .allMatch(problem::isSolution);
        assertThat(uniqueness.isUnique()).isEqualTo(expected == 1);
        assertThat(uniqueness.reason()).isEmpty();
    }

    @Test
    void itIsPrinted() {
        assertThat(Uniqueness.of(SMALL, Limits.none())).hasToString("Uniqueness[[1, 3, 0, 2]]");
        assertThat(Uniqueness.of(Problem.queens(4), Limits.none()))
                .hasToString("Uniqueness[[1, 3, 0, 2], [2, 0, 3, 1]]");
        assertThat(Uniqueness.of(Problem.queens(3), Limits.none())).hasToString("Uniqueness[no solution]");
        assertThat(Uniqueness.of(SMALL, Limits.of(Duration.ZERO)))
                .hasToString("Uniqueness[the time limit was reached]");
    }

    @Test
    void limitsEndIt() {
        CancellationToken cancellation = new CancellationToken();
        cancellation.cancel();
        Uniqueness canceled =
                Uniqueness.of(SMALL, Limits.builder().cancellation(cancellation).build());
        assertThat(canceled.isUnique()).isFalse();
        assertThat(canceled.solutions()).isEmpty();
        assertThat(canceled.reason()).contains("the work was cancelled");
        Hint hint = PlayerState.builder(SMALL).build().hint(Limits.of(Duration.ZERO));
        assertThat(hint.kind()).isEqualTo(Hint.Kind.UNDECIDED);
        assertThat(hint.sentence())
                .isEqualTo(
                        "It is not known yet whether this puzzle has exactly one solution: the time limit was reached.");
        assertThatNullPointerException()
                .isThrownBy(() -> Uniqueness.of(null, Limits.none()))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> Uniqueness.of(SMALL, null))
                .withMessage("limits");
    }

    /** Eight large arrays, twice the squares of thousands of rows, and the queens each take longer than a limit may be exceeded. */
    @Test
    void theSquaresAreReadWithinLimits() {
        AtomicInteger looks = new AtomicInteger();
        CandidateGrid.of(Problem.builder(20).place(0, 0).place(1, 2).build(), looks::incrementAndGet);
        assertThat(looks).hasValue(8 + 2 * 20 + 2);
    }

    /** Larger than what is enumerated elsewhere. */
    @Test
    void aLargeBoardHasSeveralSolutions() {
        assertThat(Uniqueness.of(Problem.queens(40), Limits.none()).solutions()).hasSize(2);
    }

    /** A search that took a frame of the stack for each choice would need more than this. */
    @Test
    void aSmallStackSuffices() throws InterruptedException {
        AtomicReference<Uniqueness> result = new AtomicReference<>();
        Problem problem = Problem.builder(700).rule(AttackRule.TOUCH).build();
        Thread thread =
                new Thread(null, () -> result.set(Uniqueness.of(problem, Limits.none())), "small stack", 160 * 1024);
        thread.start();
        thread.join();
        assertThat(result.get().solutions()).hasSize(2);
    }

    /** The heap of the tests is smaller than the ten gigabytes that this takes. */
    @Test
    @Tag("thorough")
    void aLackOfMemoryIsAReason() {
        Uniqueness unknown = Uniqueness.of(Problem.queens(16_384), Limits.none());
        assertThat(unknown.isUnique()).isFalse();
        assertThat(unknown.reason())
                .get()
                .asString()
                .startsWith("it needs 10,240 MiB")
                .contains("-Xmx");
    }

    /** The empty board has solutions, but no node of a search is allowed that would find one. */
    @Test
    void aSearchOfTooFewNodesTellsNothing() {
        LimitWatch watch = LimitWatch.start(Limits.none());
        assertThat(Uniqueness.find(Problem.queens(8), watch, 0)).isNull();
        assertThat(Uniqueness.find(Problem.queens(8), watch, Long.MAX_VALUE)).hasSize(2);
        assertThat(Uniqueness.find(Problem.queens(3), watch, Long.MAX_VALUE)).isEmpty();
    }
}
