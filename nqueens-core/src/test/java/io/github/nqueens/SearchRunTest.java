package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, on a clock that only the test moves. */
class SearchRunTest {
    private static final long MILLISECOND = 1_000_000;

    private long now = 17;

    private SearchRun run(SolveOptions.Builder options) {
        return new SearchRun("any", 8, 1, options.build(), () -> now);
    }

    @ParameterizedTest
    @ValueSource(longs = {10, 100, 1_000, 10_000, 1_000_000, 40_000_000})
    void aTimeLimitIsKeptWithin50MillisecondsForIterationsOfAnyLength(long nanosPerIteration) {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofMillis(300)));
        while (run.tick()) {
            now += nanosPerIteration;
        }
        assertThat(run.stopCause()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(now - 17).isBetween(300 * MILLISECOND, 350 * MILLISECOND);
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
        assertThat(now - 17).isBetween(300 * MILLISECOND, 350 * MILLISECOND);
    }

    @Test
    void theClockIsReadRarelyInShortIterations() {
        long[] looks = new long[1];
        SearchRun run = new SearchRun("any", 8, 1, SolveOptions.defaults(), () -> {
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
    void aTimeLimitOfCenturiesDoesNotOverflow() {
        SearchRun run = run(SolveOptions.builder().timeLimit(Duration.ofSeconds(Long.MAX_VALUE)));
        now += 1_000_000 * MILLISECOND;
        assertThat(run.tick()).isTrue();
    }

    @Test
    void statisticsAddUp() {
        SearchRun run = run(SolveOptions.builder());
        assertThat(run.statistics().bestConflicts()).isEmpty();
        SearchRun counted = run(SolveOptions.builder());
        counted.evaluated(5);
        counted.evaluated(Integer.MAX_VALUE);
        counted.restarted();
        counted.best(4);
        counted.best(6);
        now += 3 * MILLISECOND;
        counted.searchEnded();
        now += MILLISECOND;
        SolveStatistics statistics = counted.statistics();
        assertThat(statistics.solver()).isEqualTo("any");
        assertThat(statistics.size()).isEqualTo(8);
        assertThat(statistics.seed()).isEqualTo(1);
        assertThat(statistics.evaluations()).isEqualTo(5L + Integer.MAX_VALUE);
        assertThat(statistics.restarts()).isEqualTo(1);
        assertThat(statistics.bestConflicts()).hasValue(4);
        assertThat(statistics.elapsed()).isEqualTo(Duration.ofMillis(3));
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
    void progressIsReportedOnceAnInterval() {
        List<Long> reported = new ArrayList<>();
        SearchRun run = run(SolveOptions.builder()
                .timeLimit(Duration.ofMillis(100))
                .progress(Duration.ofMillis(10), so -> reported.add(so.elapsed().toMillis())));
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
