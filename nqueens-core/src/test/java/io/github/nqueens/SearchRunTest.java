package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.internal.SeededRandom;
import io.github.nqueens.spi.SearchStoppedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, on a clock that only the test moves. */
class SearchRunTest {
    private static final long MILLISECOND = 1_000_000;

    /** A clock of nanoseconds begins anywhere, and may turn negative during a run. */
    private static final long START = Long.MAX_VALUE - 5 * MILLISECOND;

    private long now = START;

    private SearchRun run(SolveOptions.Builder options) {
        return new SearchRun("any", Problem.queens(8), 1, options.build(), () -> now);
    }

    @ParameterizedTest
    @ValueSource(longs = {10, 100, 1_000, 10_000, 1_000_000, 40_000_000})
    void aTimeLimitIsKeptWithin50MillisecondsForIterationsOfAnyLength(long nanosPerIteration) {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(300)));
        while (run.tick()) {
            now += nanosPerIteration;
        }
        assertThat(run.stopCause()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(now - START).isBetween(300 * MILLISECOND, 350 * MILLISECOND);
    }

    @Test
    void aTimeLimitIsKeptWhenShortIterationsBecomeLong() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(300)));
        for (int i = 0; i < 1_000_000 && run.tick(); i++) {
            now += 20;
        }
        while (run.tick()) {
            now += 10_000;
        }
        assertThat(now - START).isBetween(300 * MILLISECOND, 350 * MILLISECOND);
    }

    @Test
    void theClockIsReadRarelyInShortIterations() {
        long[] looks = new long[1];
        SearchRun run = new SearchRun("any", Problem.queens(8), 1, SolveOptions.defaults(), () -> {
            looks[0]++;
            return now;
        });
        for (int i = 0; i < 1_000_000; i++) {
            run.tick();
            now += 20;
        }
        assertThat(looks[0]).isLessThan(1_100);
    }

    @Test
    void aLongIterationIsEndedWhenItAsks() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(1)));
        assertThat(run.tick()).isTrue();
        assertThat(run.shouldStop()).isFalse();
        now += MILLISECOND;
        assertThat(run.shouldStop()).isTrue();
        assertThat(run.shouldStop()).isTrue();
        assertThat(run.tick()).isFalse();
        assertThat(run.statistics().iterations()).isEqualTo(1);
    }

    @Test
    void anIterationLimitIsKeptToTheIterationAndARefusedTickIsNotCounted() {
        SearchRun run = run(SolveOptions.builder().maxIterations(1_000));
        int ticks = 0;
        while (run.tick()) {
            ticks++;
        }
        assertThat(ticks).isEqualTo(1_000);
        assertThat(run.tick()).isFalse();
        assertThat(run.statistics().iterations()).isEqualTo(1_000);
        assertThat(run.stopCause()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(run.shouldStop()).isTrue();
    }

    @Test
    void theFirstCauseCounts() {
        CancellationToken token = new CancellationToken();
        SearchRun run = run(SolveOptions.builder()
                .timeLimit(Duration.ofMillis(1))
                .maxIterations(1)
                .cancellation(token));
        assertThat(run.tick()).isTrue();
        token.cancel();
        assertThat(run.shouldStop()).isTrue();
        now += 5 * MILLISECOND;
        assertThat(run.tick()).isFalse();
        assertThat(run.stopCause()).isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void whoIsToldTheProgressMayCancelAtOnce() {
        CancellationToken token = new CancellationToken();
        SearchRun run =
                run(SolveOptions.builder().cancellation(token).progress(Duration.ofMillis(1), soFar -> token.cancel()));
        assertThat(run.shouldStop()).isFalse();
        now += MILLISECOND;
        assertThat(run.shouldStop()).isTrue();
        assertThat(run.stopCause()).isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void aTimeLimitOfCenturiesDoesNotOverflow() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofSeconds(Long.MAX_VALUE)));
        now += 1_000_000 * MILLISECOND;
        assertThat(run.tick()).isTrue();
    }

    @Test
    void statisticsAddUp() {
        SearchRun run = run(SolveOptions.builder());
        assertThat(run.statistics().bestCost()).isEmpty();
        SearchRun counted = run(SolveOptions.builder());
        counted.evaluated(5);
        counted.evaluated(Integer.MAX_VALUE);
        counted.restarted();
        counted.cost(4);
        counted.cost(6);
        now += 3 * MILLISECOND;
        counted.searchEnded();
        now += MILLISECOND;
        SolveStatistics statistics = counted.statistics();
        assertThat(statistics.solver()).isEqualTo("any");
        assertThat(statistics.size()).isEqualTo(8);
        assertThat(statistics.seed()).isEqualTo(1);
        assertThat(statistics.evaluations()).isEqualTo(5L + Integer.MAX_VALUE);
        assertThat(statistics.restarts()).isEqualTo(1);
        assertThat(statistics.bestCost()).hasValue(4);
        assertThat(statistics.elapsed()).isEqualTo(Duration.ofMillis(3));
    }

    @Test
    void nothingEvaluatedIsNothingAdded() {
        SearchRun run = run(SolveOptions.builder());
        run.evaluated(0);
        assertThat(run.statistics().evaluations()).isZero();
    }

    @Test
    void aSearchThatTookNoTimeKeepsNone() {
        SearchRun run = run(SolveOptions.builder());
        run.searchEnded();
        now += MILLISECOND;
        assertThat(run.statistics().elapsed()).isZero();
    }

    @Test
    void onlyALowerCostIsTold() {
        List<Long> told = new ArrayList<>();
        SearchRun run = run(SolveOptions.builder().listener(new SolveListener() {
            @Override
            public void onBest(long cost) {
                told.add(cost);
            }
        }));
        for (long cost : new long[] {9, 9, 7, 8, 7, 0, 0}) {
            run.cost(cost);
        }
        assertThat(told).containsExactly(9L, 7L, 0L);
    }

    @Test
    void negativeReportsAreADefectOfTheSolver() {
        SearchRun run = run(SolveOptions.builder());
        assertThatThrownBy(() -> run.evaluated(-1))
                .isInstanceOf(SolverDefectException.class)
                .hasMessageContaining("'any'")
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> run.cost(-2))
                .isInstanceOf(SolverDefectException.class)
                .hasMessageContaining("-2");
        assertThat(run.statistics().evaluations()).isZero();
    }

    @Test
    void moreEvaluationsThanALongHoldsStayAtTheMost() {
        SearchRun run = run(SolveOptions.builder());
        run.evaluated(Long.MAX_VALUE - 1);
        run.evaluated(2);
        run.evaluated(7);
        assertThat(run.statistics().evaluations()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void setUpIsDoneInStepsUntilTheRunIsOver() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(10)));
        BitSet done = new BitSet();
        run.inSteps(100_000, (from, to) -> {
            assertThat(done.nextClearBit(0)).isEqualTo(from);
            done.set(from, to);
        });
        assertThat(done.cardinality()).isEqualTo(100_000);
        run.inSteps(0, (from, to) -> {
            throw new AssertionError("there is nothing to do");
        });

        AtomicInteger last = new AtomicInteger();
        assertThatThrownBy(() -> run.inSteps(Integer.MAX_VALUE, (from, to) -> {
                    last.set(to);
                    now += 4 * MILLISECOND;
                }))
                .isInstanceOf(SearchStoppedException.class);
        assertThat(now - START).isEqualTo(12 * MILLISECOND);
        assertThat(last.get()).isLessThan(100_000);
        assertThat(run.stopCause()).isEqualTo(SolveStatus.TIME_LIMIT);
    }

    @Test
    void aSmallSetUpLooksAtTheClockOnlyUnderALimitOfTime() {
        AtomicInteger looks = new AtomicInteger();
        CancellationToken token = new CancellationToken();
        for (SolveOptions options : List.of(
                SolveOptions.builder().cancellation(token).build(),
                SolveOptions.builder().timeLimit(Duration.ofHours(1)).build(),
                SolveOptions.builder()
                        .progress(Duration.ofHours(1), soFar -> {})
                        .build())) {
            SearchRun run = new SearchRun("any", Problem.queens(8), 1, options, () -> {
                looks.incrementAndGet();
                return now;
            });
            looks.set(0);
            BitSet done = new BitSet();
            run.inSteps(8, done::set);
            assertThat(done.cardinality()).isEqualTo(8);
            boolean isTimed = options.cancellation().isEmpty();
            assertThat(looks.get()).isEqualTo(isTimed ? 1 : 0);
            run.inSteps(0, (from, to) -> {
                throw new AssertionError("there is nothing to do");
            });
            run.inSteps(SearchRun.STEP, (from, to) -> assertThat(to - from).isEqualTo(SearchRun.STEP));
            assertThat(looks.get()).isEqualTo(isTimed ? 2 : 0);
        }
        token.cancel();
        SearchRun cancelled = run(SolveOptions.builder().cancellation(token));
        assertThatThrownBy(() -> cancelled.inSteps(8, (from, to) -> {
                    throw new AssertionError("the run is over");
                }))
                .isInstanceOf(SearchStoppedException.class);
        assertThat(cancelled.stopCause()).isEqualTo(SolveStatus.CANCELLED);
    }

    /** Calls a microsecond apart are looked at less and less often; calls far apart each time. */
    @Test
    void theRunPacesHowOftenItLooksAtTheClockWhenAskedToGoOn() {
        long[] looks = new long[1];
        SearchRun run = new SearchRun(
                "any",
                Problem.queens(8),
                1,
                SolveOptions.builder().timeLimit(Duration.ofHours(1)).build(),
                () -> {
                    looks[0]++;
                    return now;
                });
        looks[0] = 0;
        for (int i = 0; i < 1_000; i++) {
            now += 100;
            run.requireOngoing();
        }
        assertThat(looks[0]).isBetween(1_000L / 32, 1_000L / 32 + 10);
        for (int i = 0; i < 32; i++) {
            now += MILLISECOND;
            run.requireOngoing();
        }
        looks[0] = 0;
        for (int i = 0; i < 100; i++) {
            now += MILLISECOND;
            run.requireOngoing();
        }
        assertThat(looks[0]).isEqualTo(100);
    }

    @Test
    void aRunThatIsOverEndsAtTheNextCall() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(5)));
        now += MILLISECOND;
        run.requireOngoing();
        now += 5 * MILLISECOND;
        assertThatThrownBy(run::requireOngoing).isInstanceOf(SearchStoppedException.class);
        assertThatThrownBy(run::requireOngoing).isInstanceOf(SearchStoppedException.class);
        assertThat(run.stopCause()).isEqualTo(SolveStatus.TIME_LIMIT);
        CancellationToken token = new CancellationToken();
        SearchRun untimed = run(SolveOptions.builder().cancellation(token));
        untimed.requireOngoing();
        token.cancel();
        assertThatThrownBy(untimed::requireOngoing).isInstanceOf(SearchStoppedException.class);
        SearchRun limited = run(SolveOptions.builder().maxIterations(0));
        assertThat(limited.tick()).isFalse();
        assertThatThrownBy(limited::requireOngoing).isInstanceOf(SearchStoppedException.class);
    }

    @Test
    void boardsMadeInStepsAreThoseMadeAtOnce() {
        SearchRun run = new SearchRun("any", Problem.queens(50_000), 9, SolveOptions.defaults(), () -> now);

        Board board = run.randomBoard();
        ConflictCounter queens = run.conflictCounter(board);

        assertThat(board).isEqualTo(Board.random(50_000, new SeededRandom(9)));
        assertThat(queens.toBoard()).isEqualTo(board);
        assertThat(queens.conflicts()).isEqualTo(board.conflicts());
    }

    /** One step of rows is set up so fast that a look before it is enough; the arrays of more rows take their time. */
    @Test
    void theRunIsAskedBeforeEachArrayOfALargeCounter() {
        int step = SearchRun.STEP;
        assertThat(looksAtACounterOf(1)).isEqualTo(1);
        assertThat(looksAtACounterOf(step)).isEqualTo(1);
        assertThat(looksAtACounterOf(step + 1)).isEqualTo(4 + 2);
        assertThat(looksAtACounterOf(3 * step)).isEqualTo(4 + 3);
    }

    private long looksAtACounterOf(int n) {
        long[] looks = new long[1];
        SolveOptions limited =
                SolveOptions.builder().timeLimit(Duration.ofHours(1)).build();
        SearchRun run = new SearchRun("any", Problem.queens(n), 1, limited, () -> {
            looks[0]++;
            return now;
        });
        looks[0] = 0;
        run.conflictCounter(Board.identity(n));
        return looks[0];
    }

    @Test
    void noMemoryIsTakenForABoardOnceTheRunIsOver() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        SearchRun run = new SearchRun(
                "any",
                Problem.queens(Integer.MAX_VALUE - 8),
                1,
                SolveOptions.builder().cancellation(token).build(),
                () -> now);
        assertThatThrownBy(run::randomBoard).isInstanceOf(SearchStoppedException.class);
    }

    @Test
    void boardsAreNotMadeOnceTheRunIsOver() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        SearchRun run = run(SolveOptions.builder().cancellation(token));
        assertThatThrownBy(run::randomBoard).isInstanceOf(SearchStoppedException.class);
        assertThatThrownBy(() -> run.conflictCounter(Board.identity(8))).isInstanceOf(SearchStoppedException.class);
    }

    @Test
    void progressIsReportedOnceAnInterval() {
        List<Long> reported = new ArrayList<>();
        SearchRun run = run(SolveOptions.builder()
                .timeLimit(Duration.ofMillis(100))
                .progress(Duration.ofMillis(10), so -> reported.add(so.elapsed().toNanos() / MILLISECOND)));
        while (run.tick()) {
            now += MILLISECOND;
        }
        assertThat(reported).containsExactly(10L, 20L, 30L, 40L, 50L, 60L, 70L, 80L, 90L);
        assertThat(run.statistics().elapsed()).isEqualTo(Duration.ofMillis(100));
        assertThatThrownBy(() -> SolveOptions.builder().progress(Duration.ZERO, so -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("PT0S");
    }
}
