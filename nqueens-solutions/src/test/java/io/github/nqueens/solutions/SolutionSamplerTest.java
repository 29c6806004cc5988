package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionSamplerTest {
    @Test
    void aGeneratorThatIsNotRandomIsNamedWhateverItSaysOfItself() {
        RandomGenerator stuck = new RandomGenerator() {
            @Override
            public long nextLong() {
                return -1;
            }

            @Override
            public String toString() {
                throw new IllegalStateException("on purpose");
            }
        };
        SolutionSampler sampler = Solutions.sampler(8, Limits.none());
        String said = "random is " + stuck.getClass().getName() + ", which returned 1000 numbers in a row";
        assertThatThrownBy(() -> sampler.next(stuck))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(said);
        assertThatThrownBy(() -> sampler.nextFundamental(stuck))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(said);
    }

    /**
     * Standard deviations of a chi-square statistic that make a test fail. With at least 11 degrees of freedom a uniform
     * sampler exceeds 5 for one of 3,300 seeds, and with 90 or more for less than one of 100,000; the six tests together
     * raise a false alarm for about one of 3,000 sets of seeds.
     */
    private static final double MOST_DEVIATIONS = 5;

    @ParameterizedTest
    @ValueSource(ints = {8, 10, 12})
    void everySolutionHasTheSameProbability(int n) {
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        SplittableRandom random = new SplittableRandom(n);
        List<Board> all = Solutions.stream(n).toList();
        assertThat(sampler.count()).isEqualTo(all.size());
        assertUniform(() -> sampler.next(random), all, 20 * all.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 10, 12})
    void everyFundamentalSolutionHasTheSameProbability(int n) {
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        SplittableRandom random = new SplittableRandom(n);
        List<Board> all = Solutions.fundamental(n).toList();
        assertThat(sampler.countFundamental()).isEqualTo(all.size());
        assertUniform(() -> sampler.nextFundamental(random), all, 50 * all.size());
    }

    /** Every orbit size occurs: 1 for n = 1, 2 for n = 4 and 5, 4 for n = 6 and 8 for n = 5. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7})
    void smallBoardsToo(int n) {
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        SplittableRandom random = new SplittableRandom(n);
        List<Board> all = Solutions.stream(n).toList();
        int[] seen = new int[all.size()];
        int draws = 1000 * all.size();
        for (int i = 0; i < draws; i++) {
            seen[all.indexOf(sampler.next(random))]++;
        }
        // Each is within 6 standard deviations; for 61 boards together less than one of 10 million seeds fails.
        assertThat(Arrays.stream(seen).boxed()).allMatch(count -> Math.abs(count - 1000) <= 6 * Math.sqrt(1000));
    }

    private static void assertUniform(Supplier<Board> drawn, List<Board> all, int draws) {
        int[] seen = new int[all.size()];
        for (int i = 0; i < draws; i++) {
            int index = Collections.binarySearch(all, drawn.get());
            assertThat(index).isNotNegative();
            seen[index]++;
        }
        double expected = draws / (double) all.size();
        double chiSquare = Arrays.stream(seen)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        int freedom = all.size() - 1;
        assertThat(Math.abs(chiSquare - freedom)).isLessThan(MOST_DEVIATIONS * Math.sqrt(2.0 * freedom));
    }

    @Test
    void theSameNumbersGiveTheSameBoards() {
        SolutionSampler sampler = Solutions.sampler(12, Limits.none());
        SplittableRandom random = new SplittableRandom(1);
        assertThat(sampler.next(random)).hasToString("[6, 11, 7, 0, 3, 5, 2, 8, 10, 4, 1, 9]");
        assertThat(sampler.next(random)).hasToString("[7, 3, 8, 2, 9, 6, 10, 1, 4, 0, 5, 11]");
        assertThat(sampler.nextFundamental(random)).hasToString("[4, 2, 5, 8, 11, 3, 0, 7, 10, 1, 9, 6]");
    }

    @Test
    void tellsOfItself() {
        SolutionSampler sampler = Solutions.sampler(8, Limits.none());
        assertThat(sampler.size()).isEqualTo(8);
        assertThat(sampler.elapsed()).isGreaterThanOrEqualTo(Duration.ZERO);
        assertThat(sampler).hasToString("SolutionSampler[n=8, 92 solutions, 12 fundamental]");
    }

    @Test
    void refusesWhatHasNoSolutionOrTooMany() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solutions.sampler(0, Limits.none()))
                .withMessage("n is 0, but a board has at least 1 row");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solutions.sampler(3, Limits.none()))
                .withMessageContainingAll("3 queens", "no solution", "every n from 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solutions.sampler(19, Limits.none()))
                .withMessageContainingAll("19", "18", "solver");
        assertThatNullPointerException()
                .isThrownBy(() -> Solutions.sampler(8, null))
                .withMessage("limits");
        assertThatNullPointerException()
                .isThrownBy(() -> Solutions.sampler(8, Limits.none()).next(null))
                .withMessage("random");
    }

    /** With n = 1 seven attempts in eight fail, whatever the generator. */
    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void refusesAGeneratorThatNeverChoosesASolution(int n) {
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        RandomGenerator stuck = () -> -1;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> sampler.next(stuck))
                .withMessageContainingAll("random is ", "1000", "generator of random bits");
        if (n > 1) {
            assertThatIllegalArgumentException().isThrownBy(() -> sampler.nextFundamental(stuck));
        }
    }

    @Test
    void limitsEndTheSetUp() {
        CountAbandonedException late = abandoned(Limits.of(Duration.ofMillis(20)));
        assertThat(late.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(late)
                .hasMessage(
                        "the set-up of a sampler for n = 18 is incomplete (TIME_LIMIT): the time limit was reached");
        CancellationToken token = new CancellationToken();
        token.cancel();
        assertThat(abandoned(Limits.builder().cancellation(token).build()).status())
                .isEqualTo(CountStatus.CANCELLED);
        Thread.currentThread().interrupt();
        CountAbandonedException interrupted = abandoned(Limits.none());
        assertThat(interrupted.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(interrupted).hasMessageEndingWith("(CANCELLED): the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The clock of the test goes on by a millisecond with each look: so few are needed at any speed. */
    @Test
    void looksAtTheClockOften() {
        AtomicLong looks = new AtomicLong();
        CountAbandonedException late = catchThrowableOfType(
                CountAbandonedException.class,
                () -> SolutionSampler.of(
                        18, Limits.of(Duration.ofMillis(100)), () -> 1_000_000 * looks.getAndIncrement()));
        assertThat(late.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(looks).hasValueLessThan(150);
    }

    private static CountAbandonedException abandoned(Limits limits) {
        return catchThrowableOfType(CountAbandonedException.class, () -> Solutions.sampler(18, limits));
    }

    /** A list of 12 million solutions, one of 8 of which is kept. */
    @Test
    @Tag("measure")
    void seventeenQueens() {
        SolutionSampler sampler = Solutions.sampler(17, Limits.none());
        assertThat(sampler.count()).isEqualTo(KnownCounts.all(17));
        assertThat(sampler.countFundamental()).isEqualTo(KnownCounts.fundamental(17));
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < 10_000; i++) {
            assertThat(sampler.next(random).isSolution()).isTrue();
            assertThat(sampler.nextFundamental(random).isCanonical()).isTrue();
        }
    }
}
