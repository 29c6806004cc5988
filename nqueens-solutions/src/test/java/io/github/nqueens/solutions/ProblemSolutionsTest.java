package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.solutions.task.ProblemTask;
import io.github.nqueens.testing.Problems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemSolutionsTest {
    private static final Problem TORUS =
            Problem.builder(11).rule(AttackRule.TORUS).build();

    /** 63,779,034 solutions (A002464), more than a test waits for. */
    private static final Problem LONG =
            Problem.builder(12).rule(AttackRule.TOUCH).build();

    @Test
    void countsStreamsAndThreadsAgree() {
        for (int seed = 0; seed < 100; seed++) {
            Problem problem = Problems.any(8, seed);
            List<Board> boards = Solutions.stream(problem).toList();
            assertThat(boards).doesNotHaveDuplicates().allMatch(problem::isSolution);
            assertThat(SolutionCounter.builder().build().count(problem)).isEqualTo(boards.size());
            assertThat(SolutionCounter.builder().threads(3).build().count(problem))
                    .as("seed %d of %s", seed, problem)
                    .isEqualTo(boards.size());
            assertThat(Solutions.stream(problem).toList()).isEqualTo(boards);
            assertThat(SolutionCounter.builder().build().countUpTo(problem, 2)).isEqualTo(Math.min(2, boards.size()));
        }
    }

    @Test
    void theClassicProblemIsCountedAndStreamedAsItsSize() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.count(Problem.queens(8))).isEqualTo(92);
        assertThat(counter.countUpTo(Problem.queens(8), 100)).isEqualTo(92);
        assertThat(counter.countUpTo(Problem.queens(20), 5)).isEqualTo(5);
        assertThat(Solutions.stream(Problem.queens(7)).toList())
                .isEqualTo(Solutions.stream(7).toList());
        assertThat(SolutionCounter.builder().method(CountMethod.JOIN).build().count(Problem.queens(8)))
                .isEqualTo(92);
    }

    /** Also where no thread, progress or checkpoint is set, and before any time is spent. */
    @Test
    void boardsWhoseSquaresHaveNoNumbersAreRefused() {
        for (int n : new int[] {16_385, 20_000, Integer.MAX_VALUE - 8}) {
            for (int threads : new int[] {1, 2}) {
                SolutionCounter counter =
                        SolutionCounter.builder().threads(threads).build();
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> counter.countUpTo(Problem.queens(n), 1, Limits.of(Duration.ZERO)))
                        .withMessage("n is " + n + ", but solutions are counted one by one on boards of at most 16384"
                                + " rows; choose a smaller n");
            }
        }
        for (int threads : new int[] {1, 2}) {
            SolutionCounter counter = SolutionCounter.builder().threads(threads).build();
            assertThat(counter.countUpTo(Problem.queens(16_384), 1, Limits.of(Duration.ZERO))
                            .status())
                    .isEqualTo(CountStatus.TIME_LIMIT);
        }
    }

    @Test
    void settingsThatFitTheClassicProblemOnlyAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder()
                        .method(CountMethod.JOIN)
                        .build()
                        .count(Problem.builder(12).rule(AttackRule.TOUCH).build()))
                .withMessageContaining("join")
                .withMessageContaining("BACKTRACKING");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder()
                        .method(CountMethod.BREADTH_FIRST)
                        .build()
                        .count(TORUS));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        SolutionCounter.builder().fundamental(true).build().count(TORUS))
                .withMessageContaining("fundamental");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder().build().countUpTo(TORUS, 0))
                .withMessageContaining("most is 0");
        assertThat(SolutionCounter.builder()
                        .method(CountMethod.BACKTRACKING)
                        .build()
                        .count(TORUS))
                .isEqualTo(88);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 5, 80, 92, 1000, Long.MAX_VALUE})
    void aCountUpToANumberRefusesASettingWhateverTheNumber(long most) {
        for (Problem problem : List.of(Problem.queens(8), TORUS)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() ->
                            SolutionCounter.builder().fundamental(true).build().countUpTo(problem, most))
                    .withMessageStartingWith("fundamental is set to true, but");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder()
                        .method(CountMethod.BREADTH_FIRST)
                        .build()
                        .countUpTo(TORUS, most))
                .withMessageContaining("breadth-first");
    }

    @Test
    void anInterruptEndsACountUpToANumberAndStaysSet() {
        Problem twentySeven = Problem.builder(27).block(0, 0).build();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> SolutionCounter.builder().build().countUpTo(twentySeven, Long.MAX_VALUE))
                .isInstanceOfSatisfying(
                        CountAbandonedException.class,
                        abandoned -> assertThat(abandoned.status()).isEqualTo(CountStatus.CANCELLED));
        assertThat(Thread.interrupted()).isTrue();

        Thread caller = Thread.currentThread();
        Thread other = new Thread(caller::interrupt);
        assertThatThrownBy(() -> {
                    other.start();
                    SolutionCounter.builder().build().countUpTo(twentySeven, Long.MAX_VALUE);
                })
                .isInstanceOf(CountAbandonedException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aCountGoesOnFromItsCheckpointAndRefusesThatOfAnotherProblem(@TempDir Path folder) {
        Path file = folder.resolve("count");
        SolutionCounter counter = SolutionCounter.builder().checkpoint(file).build();
        assertThat(counter.count(TORUS)).isEqualTo(88);
        assertThat(counter.count(TORUS)).isEqualTo(88);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(TORUS.toBuilder().block(0, 0).build()))
                .withMessageContaining("another count");
    }

    @Test
    void checkpointsOfLargeProblemsAreToldApartBySquaresAndRegions(@TempDir Path folder) {
        Problem.Builder diagonal = Problem.builder(70);
        for (int row = 0; row < 70; row++) {
            for (int column = 0; column < 70; column++) {
                if (row != column) {
                    diagonal.block(row, column);
                }
            }
        }
        Path file = folder.resolve("count");
        SolutionCounter counter = SolutionCounter.builder().checkpoint(file).build();
        assertThat(counter.count(diagonal.build())).isZero();
        assertThat(counter.count(diagonal.build())).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(diagonal.place(3, 3).build()))
                .withMessageContaining("another count");
        assertThat(ProblemTask.search(diagonal.build(), false, 7).text())
                .matches("nqueens-count 2 n=70 method=backtracking cut=0 most=7 problem=[0-9a-f]{64} parts=1");
    }

    /** A032522 and A033148 of the On-Line Encyclopedia of Integer Sequences. */
    @ParameterizedTest
    @CsvSource({
        "4, 2, 2",
        "5, 2, 2",
        "6, 4, 0",
        "7, 8, 0",
        "8, 4, 0",
        "9, 16, 0",
        "10, 12, 0",
        "11, 48, 0",
        "12, 80, 8",
    })
    void solutionsThatATurnLeavesAsTheyAreHaveThePublishedNumbers(int n, long halfTurn, long quarterTurn) {
        Problem problem = Problem.queens(n);
        long half = 0;
        long quarter = 0;
        CoverSearch search = new CoverSearch(problem, () -> {});
        while (search.next()) {
            Board board = search.solution();
            half += board.equals(board.transform(Symmetry.ROTATE_180)) ? 1 : 0;
            quarter += board.equals(board.transform(Symmetry.ROTATE_90)) ? 1 : 0;
        }
        assertThat(half).isEqualTo(halfTurn);
        assertThat(quarter).isEqualTo(quarterTurn);
    }

    @Test
    void limitsEndACount() {
        CancellationToken token = new CancellationToken();
        CountResult result = SolutionCounter.builder()
                .threads(2)
                .progress(soFar -> token.cancel())
                .build()
                .count(LONG, Limits.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(result.fraction()).isLessThan(1);
    }

    @Test
    void aStreamThatIsCutShortNeverLooksComplete() {
        try (Stream<Board> stream = Solutions.stream(LONG)) {
            assertThatThrownBy(() -> stream.peek(board -> stream.close()).count())
                    .isInstanceOf(CancellationException.class);
        }
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Solutions.stream(LONG).forEach(board -> {})).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(Solutions.stream(LONG).limit(3)).hasSize(3);
    }
}
