package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolveProgressTest {
    private static final Duration SHORT = Duration.ofNanos(1);

    /** Ticks until it is told to stop. */
    private static final SearchAlgorithm ENDLESS = context -> {
        long iteration = 0;
        while (context.tick()) {
            context.evaluated(2);
            context.cost(1_000_000 - Math.min(iteration++, 999_999));
        }
        return SearchOutcome.stopped();
    };

    @Test
    void reportsStatisticsInOrderOnTheSolvingThreadWithoutObserving() {
        List<SolveStatistics> reports = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        List<Boolean> observed = new ArrayList<>();
        Solver solver = Solvers.of("endless", context -> {
            observed.add(context.observed());
            return ENDLESS.search(context);
        });
        SolveResult result = solver.solve(
                9,
                SolveOptions.builder()
                        .seed(7)
                        .maxIterations(50_000)
                        .progress(SHORT, report -> {
                            reports.add(report);
                            threads.add(Thread.currentThread());
                        })
                        .build());

        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(observed).containsExactly(false);
        assertThat(reports).hasSizeGreaterThan(10);
        assertThat(threads).containsOnly(Thread.currentThread());
        assertThat(reports).allSatisfy(report -> {
            assertThat(report.solver()).isEqualTo("endless");
            assertThat(report.size()).isEqualTo(9);
            assertThat(report.seed()).isEqualTo(7);
            assertThat(report.evaluations()).isEqualTo(2 * report.iterations());
        });
        assertThat(reports).isSortedAccordingTo((a, b) -> Long.compare(a.iterations(), b.iterations()));
        assertThat(reports).isSortedAccordingTo((a, b) -> a.elapsed().compareTo(b.elapsed()));
        assertThat(result.statistics().elapsed())
                .isGreaterThanOrEqualTo(reports.get(reports.size() - 1).elapsed());
    }

    @Test
    void isSilentWithinTheInterval() {
        List<SolveStatistics> reports = new ArrayList<>();
        Solvers.of("endless", ENDLESS)
                .solve(
                        9,
                        SolveOptions.builder()
                                .maxIterations(50_000)
                                .progress(Duration.ofDays(100_000_000), reports::add)
                                .build());
        assertThat(reports).isEmpty();
    }

    @Test
    void whatItThrowsReachesTheCaller() {
        SolveOptions options = SolveOptions.builder()
                .progress(SHORT, report -> {
                    throw new UnsupportedOperationException("no more");
                })
                .build();
        assertThatThrownBy(() -> Solvers.of("endless", ENDLESS).solve(9, options))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("no more");
    }

    @Test
    void refusesIntervalsThatAreNotPositive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolveOptions.builder().progress(Duration.ZERO, report -> {}))
                .withMessageContaining("PT0S");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolveOptions.builder().progress(Duration.ofSeconds(-1), report -> {}))
                .withMessageContaining("PT-1S");
    }
}
