package io.github.nqueens.solutions.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.KnownCounts;
import io.github.nqueens.solutions.SolutionCounter;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartLedgerTest {
    /** The first parts count symmetric solutions, which takes very little time. */
    private static final int SYMMETRIC = 2;

    private final CountPlan plan =
            CountPlan.of(SolutionCounter.builder().fundamental(true).build(), 9, 20);
    private final PartLedger ledger = PartLedger.of(plan);

    @Test
    void countsEachPartOnce() {
        try (CountWorker worker = plan.worker();
                CountWorker another = plan.worker(worker)) {
            for (int part = plan.parts() - 1; part >= 0; part--) {
                assertThat(ledger.isComplete()).isFalse();
                assertThat(ledger.missing().cardinality()).isEqualTo(part + 1);
                assertThat(ledger)
                        .hasToString("n = 9, " + (plan.parts() - part - 1) + " of " + plan.parts() + " parts");
                Duration elapsed = Duration.ofSeconds(plan.parts() - part);
                assertThat(ledger.add(worker.count(part, Limits.none()), elapsed))
                        .isTrue();
                assertThat(ledger.add(another.count(part, Limits.none()), elapsed))
                        .isFalse();
                boolean begun = part < plan.parts() - 1;
                assertThat(ledger.progress(elapsed).remaining())
                        .isEqualTo(Optional.of(Duration.ofSeconds(Math.max(0, part - SYMMETRIC)))
                                .filter(left -> begun));
            }
        }
        CountResult result = ledger.complete(Duration.ofSeconds(3));
        assertThat(result.count()).isEqualTo(KnownCounts.all(9));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(9));
        assertThat(result.elapsed()).isEqualTo(Duration.ofSeconds(3));
        assertThat(ledger.progress(Duration.ofSeconds(3)).fraction()).isEqualTo(1);
        assertThat(ledger.results()).hasSize(plan.parts());
    }

    @Test
    void aTimeThatIsMissingOrNegativeChangesNothing() {
        PartResult result;
        try (CountWorker worker = plan.worker()) {
            result = worker.count(0, Limits.none());
        }
        assertThatNullPointerException()
                .isThrownBy(() -> ledger.add(result, null))
                .withMessage("elapsed");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ledger.add(result, Duration.ofSeconds(-1)))
                .withMessage("elapsed is PT-1S, but must not be negative");
        assertThat(ledger.results()).isEmpty();
        assertThatNullPointerException().isThrownBy(() -> ledger.progress(null)).withMessage("elapsed");
        assertThatNullPointerException().isThrownBy(() -> ledger.complete(null)).withMessage("elapsed");
        assertThatNullPointerException()
                .isThrownBy(() -> CountPlan.of((SolutionCounter) null, 8, 2))
                .withMessage("counter");
        assertThatNullPointerException()
                .isThrownBy(() -> CountPlan.of((SolutionCounter) null, Problem.queens(8), 2))
                .withMessage("counter");
        assertThatNullPointerException()
                .isThrownBy(() -> CountPlan.of((Problem) null, 2))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> plan.total(Arrays.asList(result, null)))
                .withMessage("results[1]");
    }

    @Test
    void tellsWhatItHasWhenTheRestIsMissing() {
        PartResult result;
        try (CountWorker worker = plan.worker()) {
            result = worker.count(5, Limits.none());
        }
        ledger.add(result);
        assertThat(ledger.result(5)).hasValue(result);
        assertThat(ledger.result(4)).isEmpty();
        assertThat(ledger.progress(Duration.ofSeconds(1)).remaining()).isEmpty();
        assertThat(ledger.incomplete(CountStatus.GAVE_UP, "because", Duration.ZERO)
                        .reason())
                .hasValue("because");
        assertThatIllegalStateException()
                .isThrownBy(() -> ledger.complete(Duration.ZERO))
                .withMessageContaining("are missing");
    }

    @Test
    void refusesWhatCannotBe() {
        CountPlan other = CountPlan.of(8, 1);
        try (CountWorker worker = other.worker()) {
            PartResult foreign = worker.count(0, Limits.none());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ledger.add(foreign))
                    .withMessageContaining("another plan");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> plan.worker(worker))
                    .withMessageContaining("another plan");
        }
        CountWorker closed = plan.worker();
        closed.close();
        assertThatIllegalStateException().isThrownBy(() -> plan.worker(closed));
    }

    @Test
    void aWorkerThatSharesTablesOutlivesTheOther() {
        CountPlan join = CountPlan.of(15, 1);
        CountWorker first = join.worker();
        CountWorker second = join.worker(first);
        PartResult part = first.count(0, Limits.none());
        first.close();
        assertThat(second.count(0, Limits.none())).isEqualTo(part);
        second.close();
    }

    @Test
    void plansHaveTheSettingsOfTheirCounter() {
        SolutionCounter counter =
                SolutionCounter.builder().method(CountMethod.BACKTRACKING).build();
        assertThat(CountPlan.of(counter, 16, 300))
                .hasToString(CountPlan.of(counter, 16, 1).toString())
                .satisfies(plan -> assertThat(plan.parts()).isGreaterThan(300));
        assertThat(CountPlan.of(counter, 16, 5_000).parts()).isGreaterThan(5_000);
        assertThat(CountPlan.of(counter, 16, 5_000).method()).isEqualTo(CountMethod.BACKTRACKING);
        assertThat(CountPlan.of(18, 2_000).parts()).isGreaterThanOrEqualTo(2_000);
        for (CountMethod method : List.of(CountMethod.BREADTH_FIRST, CountMethod.BACKTRACKING)) {
            CountPlan plan =
                    CountPlan.of(SolutionCounter.builder().method(method).build(), 8, 1_000_000);
            assertThat(CountPlan.parse(plan.toString())).isEqualTo(plan);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountPlan.of(counter, 8, 0))
                .withMessageContaining("leastParts");
    }

    @Test
    void memoryGrowsWithTheWorkers() {
        CountPlan join = CountPlan.of(18, 1);
        assertThat(join.leastBytes()).isPositive().isLessThan(join.usualBytes(1));
        assertThat(join.usualBytes(8)).isGreaterThan(join.usualBytes(1)).isLessThan(8 * join.usualBytes(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> join.usualBytes(0))
                .withMessageContaining("workers is 0");
    }
}
