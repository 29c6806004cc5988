package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts by a clock of the test's own, which goes on by a step each time it is read. */
class CountRunTest {
    private static final Duration INTERVAL = Duration.ofSeconds(1);

    @TempDir
    private Path directory;

    private final AtomicLong clock = new AtomicLong();

    private long step(Duration step) {
        return clock.addAndGet(step.toNanos());
    }

    private static CountPlan plan(int n) {
        List<CountPlan.Job> jobs = BacktrackingTask.tasks(n).stream()
                .map(task -> new CountPlan.Job(task, CountPlan.Kind.SOLUTIONS))
                .toList();
        return new CountPlan(n, SolutionCounter.Method.BACKTRACKING.name(), jobs);
    }

    @Test
    void neverHoldsMoreThanAnIntervalOfWorkBack() {
        CountPlan plan = plan(14);
        Checkpoint checkpoint = new Checkpoint(directory.resolve("count"), plan);
        TreeMap<Long, Integer> told = new TreeMap<>();
        CountRun run = new CountRun(
                plan,
                1,
                SolveOptions.defaults(),
                progress -> {
                    long now = clock.get();
                    told.put(now, (int)
                            Math.round(progress.fraction() * plan.jobs().size()));
                    // Between the writing and this the clock was read at most a few times.
                    long interval = INTERVAL.plusMillis(300).toNanos();
                    int onDisk = checkpoint.read().done().cardinality();
                    if (told.floorKey(now - interval) != null) {
                        assertThat(onDisk)
                                .isGreaterThanOrEqualTo(
                                        told.floorEntry(now - interval).getValue());
                    }
                },
                checkpoint,
                INTERVAL,
                () -> step(Duration.ofMillis(50)));
        run.run();
        assertThat(run.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(run.sums()[0]).isEqualTo(KnownCounts.all(14));
        assertThat(told.size()).isGreaterThan(10);
        assertThat(checkpoint.read().done().cardinality()).isEqualTo(plan.jobs().size());
    }

    @Test
    void endsWhenTheLimitIsPast() {
        CountRun run = new CountRun(
                plan(18),
                1,
                SolveOptions.builder().timeLimit(Duration.ofHours(2)).build(),
                null,
                null,
                INTERVAL,
                () -> step(Duration.ofMinutes(1)));
        run.run();
        assertThat(run.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(run.elapsed()).isBetween(Duration.ofHours(2), Duration.ofMinutes(126));
    }
}
