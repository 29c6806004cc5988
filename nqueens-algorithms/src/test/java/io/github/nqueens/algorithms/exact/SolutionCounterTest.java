package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionCounterTest {
    private static SolutionCounter.Builder counter(SolutionCounter.Method method) {
        return SolutionCounter.builder().method(method);
    }

    @ParameterizedTest
    @EnumSource
    void countsWhatOthersCounted(SolutionCounter.Method method) {
        SolutionCounter counter = counter(method).fundamental(true).build();
        for (int n = 1; n <= 14; n++) {
            CountResult result = counter.count(n, SolveOptions.defaults());
            assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
            assertThat(result.size()).isEqualTo(n);
            assertThat(result.count()).as("n = %d", n).isEqualTo(KnownCounts.all(n));
            assertThat(result.fundamental()).as("n = %d", n).hasValue(KnownCounts.fundamental(n));
            assertThat(result.reason()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsTheSameWithAnyNumberOfThreads(SolutionCounter.Method method) {
        for (int n = 1; n <= 11; n++) {
            for (int threads = 2; threads <= 3; threads++) {
                CountResult result = counter(method)
                        .threads(threads)
                        .fundamental(true)
                        .build()
                        .count(n, SolveOptions.defaults());
                assertThat(result.count()).as("n = %d, %d threads", n, threads).isEqualTo(KnownCounts.all(n));
                assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
            }
        }
    }

    @Test
    void joinsHalvesWhereThatIsWorthwhile() {
        int n = JoinTask.WORTHWHILE;
        CountResult result = counter(SolutionCounter.Method.JOIN)
                .threads(2)
                .fundamental(true)
                .build()
                .count(n, SolveOptions.defaults());
        assertThat(result.count()).isEqualTo(KnownCounts.all(n));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
    }

    @Test
    void countsWithoutAskingForMore() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.count(9)).isEqualTo(352);
        assertThat(counter.countFundamental(9)).isEqualTo(46);
        assertThat(counter.count(9, SolveOptions.defaults()).fundamental()).isEmpty();
    }

    @Test
    void theTreeWithoutPruningHasAllBoards() {
        for (int threads = 1; threads <= 2; threads++) {
            SolutionCounter counter = counter(SolutionCounter.Method.BREADTH_FIRST)
                    .pruning(false)
                    .threads(threads)
                    .build();
            for (int n = 1; n <= 7; n++) {
                CountResult result = counter.count(n, SolveOptions.defaults());
                long boards = Math.round(Math.pow(n, n));
                assertThat(result.count()).isEqualTo(KnownCounts.all(n));
                assertThat(result.widestFrontier()).isEqualTo(boards);
            }
        }
    }

    @Test
    void theTreeWithPruningHasAllSafePlacements() {
        for (int n = 1; n <= 10; n++) {
            int size = n;
            long widest = IntStream.rangeClosed(0, n)
                    .mapToLong(rows -> Prefixes.safe(size, rows).size())
                    .max()
                    .orElseThrow();
            for (int threads = 1; threads <= 2; threads++) {
                CountResult result = counter(SolutionCounter.Method.BREADTH_FIRST)
                        .threads(threads)
                        .build()
                        .count(n, SolveOptions.defaults());
                assertThat(result.widestFrontier()).as("n = %d", n).isEqualTo(widest);
            }
        }
    }

    @Test
    void mergingCountsTheSameWithFewerStates() {
        for (boolean pruning : new boolean[] {true, false}) {
            SolutionCounter.Builder builder =
                    counter(SolutionCounter.Method.BREADTH_FIRST).pruning(pruning);
            for (int n = 1; n <= (pruning ? 11 : 6); n++) {
                CountResult plain = builder.merging(false).build().count(n, SolveOptions.defaults());
                CountResult merged = builder.merging(true).build().count(n, SolveOptions.defaults());
                assertThat(merged.count()).isEqualTo(KnownCounts.all(n));
                assertThat(merged.widestFrontier()).isLessThanOrEqualTo(plain.widestFrontier());
            }
            assertThat(builder.merging(true)
                            .build()
                            .count(6, SolveOptions.defaults())
                            .widestFrontier())
                    .isLessThan(pruning ? 46 : 46656);
        }
    }

    @ParameterizedTest
    @EnumSource
    void saysWhatItTakes(SolutionCounter.Method method) {
        SolutionCounter counter = counter(method).build();
        int beyond = method.largestSize() + 1;
        assertThatIllegalArgumentException().isThrownBy(() -> counter.count(0)).withMessageContaining("0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(beyond))
                .withMessageContaining(Integer.toString(beyond))
                .withMessageContaining(Integer.toString(method.largestSize()));
        assertThat(method.largestSize()).isGreaterThanOrEqualTo(18);
    }

    @Test
    void refusesWhatACountCannotHonor() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(
                        8, SolveOptions.builder().maxIterations(17).build()))
                .withMessageContaining("17");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(
                        8,
                        SolveOptions.builder().initialBoard(Board.identity(8)).build()))
                .withMessageContaining("initial board");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(
                        8,
                        SolveOptions.builder().listener(new SolveListener() {}).build()))
                .withMessageContaining("progress");
        assertThatNullPointerException()
                .isThrownBy(() -> counter.count(8, null))
                .withMessage("options");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder().threads(0))
                .withMessageContaining("0");
    }

    @ParameterizedTest
    @EnumSource
    void endsByTheTimeLimit(SolutionCounter.Method method) {
        SolutionCounter counter = counter(method).build();
        CountResult none =
                counter.count(8, SolveOptions.builder().timeLimit(Duration.ZERO).build());
        assertThat(none.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(none.isComplete()).isFalse();
        assertThat(none.fundamental()).isEmpty();
        CountResult some = counter.count(
                17, SolveOptions.builder().timeLimit(Duration.ofMillis(30)).build());
        assertThat(some.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(some.count()).isLessThan(KnownCounts.all(17));
        assertThat(some.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(30));
        assertThatNoCountingThreadIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenCancelled(SolutionCounter.Method method) {
        CancellationToken token = new CancellationToken();
        SolutionCounter counter =
                counter(method).threads(2).progress(unused -> token.cancel()).build();
        CountResult result =
                counter.count(18, SolveOptions.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(result.reason()).isPresent();
        assertThatNoCountingThreadIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenInterrupted(SolutionCounter.Method method) {
        SolutionCounter counter = counter(method)
                .progress(unused -> Thread.currentThread().interrupt())
                .build();
        CountResult result = counter.count(18, SolveOptions.defaults());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);

        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> counter.count(18))
                .isInstanceOfSatisfying(
                        CountAbandonedException.class,
                        abandoned -> assertThat(abandoned.result().status()).isEqualTo(SolveStatus.CANCELLED))
                .hasMessageContaining("18")
                .hasMessageContaining("CANCELLED");
        assertThat(Thread.interrupted()).isTrue();
        assertThatNoCountingThreadIsLeft();
    }

    @Test
    void whatAProgressConsumerThrowsReachesTheCaller() {
        SolutionCounter counter = SolutionCounter.builder()
                .progress(unused -> {
                    throw new IllegalStateException("enough");
                })
                .build();
        assertThatThrownBy(() -> counter.count(18))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("enough");
        assertThatNoCountingThreadIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void tellsItsProgress(SolutionCounter.Method method) {
        List<CountProgress> told = new ArrayList<>();
        counter(method).threads(2).progress(told::add).build().count(14);
        CountProgress last = told.get(told.size() - 1);
        assertThat(last.fraction()).isEqualTo(1);
        assertThat(last.solutions()).isEqualTo(KnownCounts.all(14));
        assertThat(last.remaining()).contains(Duration.ZERO);
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i).fraction()).isBetween(told.get(i - 1).fraction(), 1.0);
            assertThat(told.get(i).solutions())
                    .isGreaterThanOrEqualTo(told.get(i - 1).solutions());
            assertThat(told.get(i).elapsed())
                    .isGreaterThanOrEqualTo(told.get(i - 1).elapsed());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 8, 9, 11})
    void tasksTravelAndAddUp(int n) {
        for (List<CountTask> tasks : List.of(
                BacktrackingTask.tasks(n),
                BreadthFirstTask.tasks(n, true, false, true),
                BreadthFirstTask.tasks(n, true, true, true),
                BreadthFirstTask.tasks(n, true, false, false))) {
            long sum = tasks.stream()
                    .map(SolutionCounterTest::copy)
                    .peek(task -> assertThat(task.size()).isEqualTo(n))
                    .mapToLong(CountTask::run)
                    .sum();
            assertThat(sum).isEqualTo(KnownCounts.all(n));
        }
    }

    @Test
    void aTaskThatIsAskedToStopDoes() {
        Stream.of(
                        BacktrackingTask.tasks(16).get(0),
                        BreadthFirstTask.tasks(16, true, false, false).get(0),
                        BreadthFirstTask.tasks(16, true, true, false).get(0),
                        SymmetricTask.halfTurn(16),
                        SymmetricTask.quarterTurn(16))
                .forEach(task ->
                        assertThatThrownBy(() -> task.run(() -> true)).isInstanceOf(CancellationException.class));
    }

    @Test
    void symmetricSolutionsAreThoseKnown() {
        for (int n = 1; n <= 20; n++) {
            assertThat(SymmetricTask.halfTurn(n).run())
                    .as("half turn, n = %d", n)
                    .isEqualTo(KnownCounts.halfTurn(n));
            assertThat(SymmetricTask.quarterTurn(n).run())
                    .as("quarter turn, n = %d", n)
                    .isEqualTo(KnownCounts.quarterTurn(n));
        }
    }

    private static CountTask copy(CountTask task) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(task);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                return (CountTask) in.readObject();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertThatNoCountingThreadIsLeft() {
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("nqueens-count"));
    }
}
