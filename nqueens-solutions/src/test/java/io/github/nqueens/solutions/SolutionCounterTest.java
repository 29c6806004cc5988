package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.counting.Prefixes;
import io.github.nqueens.solutions.counting.SymmetricCount;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SolutionCounterTest {
    private static SolutionCounter.Builder counter(CountMethod method) {
        return SolutionCounter.builder().method(method);
    }

    @ParameterizedTest
    @EnumSource
    void countsWhatOthersCounted(CountMethod method) {
        SolutionCounter counter = counter(method).fundamental(true).build();
        for (int n = 1; n <= 14; n++) {
            CountResult result = counter.count(n, Limits.none());
            assertThat(result.status()).isEqualTo(CountStatus.COMPLETE);
            assertThat(result.size()).isEqualTo(n);
            assertThat(result.count()).as("n = %d", n).isEqualTo(KnownCounts.all(n));
            assertThat(result.fundamental()).as("n = %d", n).hasValue(KnownCounts.fundamental(n));
            assertThat(result.reason()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsTheSameWithAnyNumberOfThreads(CountMethod method) {
        for (int n = 1; n <= 11; n++) {
            for (int threads = 2; threads <= 3; threads++) {
                CountResult result = counter(method)
                        .threads(threads)
                        .fundamental(true)
                        .build()
                        .count(n, Limits.none());
                assertThat(result.count()).as("n = %d, %d threads", n, threads).isEqualTo(KnownCounts.all(n));
                assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
            }
        }
    }

    @Test
    void joinsHalvesWhereThatIsWorthwhile() {
        int n = 15;
        CountResult result =
                counter(CountMethod.JOIN).threads(2).fundamental(true).build().count(n, Limits.none());
        assertThat(result.count()).isEqualTo(KnownCounts.all(n));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
    }

    @Test
    void countsWithoutACounter() {
        for (int n = 1; n <= 12; n++) {
            assertThat(Solutions.count(n)).isEqualTo(KnownCounts.all(n));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solutions.count(0))
                .withMessageContaining("0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solutions.count(28))
                .withMessageContaining("27");
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 1", "4, 2, 2", "4, 3, 2", "3, 5, 0", "1, 1, 1", "8, 91, 91", "8, 92, 92", "8, 93, 92"})
    void countsTheClassicProblemUpToANumber(int n, long most, long expected) {
        for (SolutionCounter counter : List.of(
                SolutionCounter.builder().build(),
                SolutionCounter.builder().threads(2).build(),
                counter(CountMethod.BREADTH_FIRST).build())) {
            CountResult result = counter.countUpTo(Problem.queens(n), most, Limits.none());
            assertThat(result.isComplete()).isTrue();
            assertThat(result.count()).as("%s", counter).isEqualTo(expected);
            assertThat(counter.countUpTo(Problem.queens(n), most)).isEqualTo(expected);
        }
    }

    /** All solutions are counted by the method of the counter, and a few of a large board are found one by one. */
    @Test
    void aCountUpToANumberIsFastForManyAndForFew() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.countUpTo(Problem.queens(16), Long.MAX_VALUE, Limits.none()))
                .satisfies(result -> assertThat(result.method()).isEqualTo(CountMethod.JOIN))
                .satisfies(result -> assertThat(result.count()).isEqualTo(KnownCounts.all(16)));
        for (int n : new int[] {27, 28, 60}) {
            assertThat(counter.countUpTo(Problem.queens(n), 3)).isEqualTo(3);
        }
    }

    @Test
    void aCountUpToANumberKeepsLimitsAndTellsItsProgress() {
        Problem large = Problem.builder(27).block(0, 0).build();
        CountResult late =
                SolutionCounter.builder().build().countUpTo(large, Long.MAX_VALUE, Limits.of(Duration.ofMillis(20)));
        assertThat(late.status()).isEqualTo(CountStatus.TIME_LIMIT);
        CancellationToken token = new CancellationToken();
        CountResult cancelled = SolutionCounter.builder()
                .threads(2)
                .progress(unused -> token.cancel())
                .build()
                .countUpTo(
                        large,
                        Long.MAX_VALUE,
                        Limits.builder().cancellation(token).build());
        assertThat(cancelled.status()).isEqualTo(CountStatus.CANCELLED);
        List<Progress> told = new ArrayList<>();
        CountResult few =
                SolutionCounter.builder().threads(2).progress(told::add).build().countUpTo(large, 5, Limits.none());
        assertThat(few.count()).isEqualTo(5);
        assertThat(told).last().satisfies(last -> assertThat(last.fraction()).isEqualTo(1));
        assertThatNoCountingThreadIsLeft();
    }

    @Test
    void countsWithoutAskingForMore() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.count(9)).isEqualTo(352);
        assertThat(counter.countFundamental(9)).isEqualTo(46);
        assertThat(counter.count(9, Limits.none()).fundamental()).isEmpty();
    }

    @Test
    void theTreeWithoutPruningHasAllBoards() {
        for (int threads = 1; threads <= 2; threads++) {
            SolutionCounter counter = counter(CountMethod.BREADTH_FIRST)
                    .pruning(false)
                    .threads(threads)
                    .build();
            for (int n = 1; n <= 7; n++) {
                CountResult result = counter.count(n, Limits.none());
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
                CountResult result = counter(CountMethod.BREADTH_FIRST)
                        .threads(threads)
                        .build()
                        .count(n, Limits.none());
                assertThat(result.widestFrontier()).as("n = %d", n).isEqualTo(widest);
            }
        }
    }

    @Test
    void mergingCountsTheSameWithFewerStates() {
        for (boolean pruning : new boolean[] {true, false}) {
            SolutionCounter.Builder builder = counter(CountMethod.BREADTH_FIRST).pruning(pruning);
            for (int n = 1; n <= (pruning ? 11 : 6); n++) {
                CountResult plain = builder.merging(false).build().count(n, Limits.none());
                CountResult merged = builder.merging(true).build().count(n, Limits.none());
                assertThat(merged.count()).isEqualTo(KnownCounts.all(n));
                assertThat(merged.widestFrontier()).isLessThanOrEqualTo(plain.widestFrontier());
            }
            assertThat(builder.merging(true).build().count(6, Limits.none()).widestFrontier())
                    .isLessThan(pruning ? 46 : 46656);
        }
    }

    @ParameterizedTest
    @EnumSource
    void saysWhatItTakes(CountMethod method) {
        SolutionCounter counter = counter(method).build();
        int beyond = method.largestSize() + 1;
        assertThatIllegalArgumentException().isThrownBy(() -> counter.count(0)).withMessageContaining("0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(beyond))
                .withMessageContaining(Integer.toString(beyond))
                .withMessageContaining(Integer.toString(method.largestSize()))
                .withMessageContaining("nqueens count " + beyond + " --estimate");
        assertThat(method.largestSize()).isGreaterThanOrEqualTo(18);
    }

    @Test
    void refusesWhatACountCannotHonor() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThatNullPointerException()
                .isThrownBy(() -> counter.count(8, null))
                .withMessage("limits");
        assertThatNullPointerException()
                .isThrownBy(() -> counter.count((Problem) null))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> counter.method((Problem) null))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> Solutions.stream((Problem) null))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> CountResult.complete(8, CountMethod.JOIN, 92, null))
                .withMessage("elapsed");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder().threads(0))
                .withMessageContaining("0");
    }

    @Test
    void refusesSettingsThatTheMethodDoesNotKnow() {
        for (CountMethod method : new CountMethod[] {null, CountMethod.JOIN, CountMethod.BACKTRACKING}) {
            SolutionCounter.Builder pruning = SolutionCounter.builder().pruning(false);
            SolutionCounter.Builder merging = SolutionCounter.builder().merging(true);
            if (method != null) {
                pruning.method(method);
                merging.method(method);
            }
            assertThatIllegalArgumentException()
                    .isThrownBy(pruning::build)
                    .withMessageContaining("pruning is set to false")
                    .withMessageContaining("BREADTH_FIRST");
            assertThatIllegalArgumentException()
                    .isThrownBy(merging::build)
                    .withMessageContaining("merging is set to true");
            // What is so anyhow may be said.
            assertThat(pruning.pruning(true).build())
                    .hasToString(merging.merging(false).build().toString());
        }
    }

    @Test
    void choosesTheMethodByTheSize() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Limits cancelled = Limits.builder().cancellation(token).build();
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.count(8, cancelled).method()).isEqualTo(CountMethod.BACKTRACKING);
        assertThat(counter.count(16, cancelled).method()).isEqualTo(CountMethod.JOIN);
        assertThat(counter.count(27, cancelled).method()).isEqualTo(CountMethod.JOIN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(28))
                .withMessageContaining("28")
                .withMessageContaining("27")
                .withMessageContaining("--estimate");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(10_000))
                .withMessageContaining("nqueens count 10000 --estimate");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(10_001))
                .withMessageEndingWith("choose a smaller n");
    }

    @Test
    void saysItsSettings() {
        assertThat(SolutionCounter.builder().build()).hasToString("SolutionCounter[]");
        assertThat(counter(CountMethod.BREADTH_FIRST).threads(3).merging(true).build())
                .hasToString("SolutionCounter[method=breadth-first, threads=3, merging=true]");
    }

    @Test
    void aResultIsGrammarForNoneOneAndMore() {
        SolutionCounter counter = SolutionCounter.builder().build();
        assertThat(counter.count(2, Limits.none()).toString()).startsWith("COMPLETE: 0 solutions of size 2");
        assertThat(counter.count(1, Limits.none()).toString()).startsWith("COMPLETE: 1 solution of size 1");
        assertThat(counter.count(4, Limits.none()).toString()).startsWith("COMPLETE: 2 solutions of size 4");
    }

    @ParameterizedTest
    @EnumSource
    void endsByTheTimeLimit(CountMethod method) {
        SolutionCounter counter = counter(method).build();
        CountResult none = counter.count(8, Limits.of(Duration.ZERO));
        assertThat(none.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(none.isComplete()).isFalse();
        assertThat(none.fundamental()).isEmpty();
        CountResult some = counter.count(18, Limits.of(Duration.ofMillis(30)));
        assertThat(some.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(some.fraction()).isLessThan(1);
        assertThatThrownBy(some::count)
                .isInstanceOf(CountAbandonedException.class)
                .hasMessageContaining("size 18")
                .hasMessageContaining("TIME_LIMIT");
        assertThat(some.toString())
                .startsWith("TIME_LIMIT: ")
                .contains(" % of size 18 in ")
                .doesNotContain("solution");
        assertThat(some.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(30));
        assertThatNoCountingThreadIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenCancelled(CountMethod method) {
        CancellationToken token = new CancellationToken();
        SolutionCounter counter =
                counter(method).threads(2).progress(unused -> token.cancel()).build();
        CountResult result =
                counter.count(18, Limits.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(result.reason()).isPresent();
        assertThatNoCountingThreadIsLeft();
    }

    @ParameterizedTest
    @EnumSource
    void endsWhenInterrupted(CountMethod method) {
        SolutionCounter counter = counter(method)
                .progress(unused -> Thread.currentThread().interrupt())
                .build();
        CountResult result = counter.count(18, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);

        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> counter.count(18))
                .isInstanceOfSatisfying(
                        CountAbandonedException.class,
                        abandoned -> assertThat(abandoned.status()).isEqualTo(CountStatus.CANCELLED))
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
    void tellsItsProgress(CountMethod method) {
        List<Progress> told = new ArrayList<>();
        counter(method).threads(2).progress(told::add).build().count(14);
        Progress last = told.get(told.size() - 1);
        assertThat(last.fraction()).isEqualTo(1);
        assertThat(last.remaining()).contains(Duration.ZERO);
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i).fraction()).isBetween(told.get(i - 1).fraction(), 1.0);
            assertThat(told.get(i).elapsed())
                    .isGreaterThanOrEqualTo(told.get(i - 1).elapsed());
        }
    }

    @Test
    void symmetricSolutionsAreThoseKnown() {
        for (int n = 1; n <= 20; n++) {
            SymmetricCount symmetric = new SymmetricCount(n, () -> {});
            assertThat(symmetric.halfTurns()).as("half turn, n = %d", n).isEqualTo(KnownCounts.halfTurn(n));
            assertThat(symmetric.quarterTurns()).as("quarter turn, n = %d", n).isEqualTo(KnownCounts.quarterTurn(n));
        }
        assertThatThrownBy(() -> new SymmetricCount(16, Looks.endingIf(() -> true)).halfTurns())
                .isInstanceOf(CancellationException.class);
    }

    private static void assertThatNoCountingThreadIsLeft() {
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("nqueens-count"));
    }
}
