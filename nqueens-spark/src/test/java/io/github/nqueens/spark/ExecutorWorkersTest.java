package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExecutorWorkersTest {
    private static final String PLAN = CountPlan.of(8, 1).toString();
    private static final String OTHER = CountPlan.of(9, 1).toString();

    /** What would be run after the time that idle workers are kept. */
    private final List<Runnable> later = new ArrayList<>();

    private final ExecutorWorkers workers = new ExecutorWorkers(later::add);

    @Test
    void aWorkerOutlivesItsTask() {
        CountWorker first = workers.take(PLAN);
        CountWorker atTheSameTime = workers.take(PLAN);
        assertThat(atTheSameTime).isNotSameAs(first);
        assertThat(atTheSameTime.count(0, Limits.none())).isEqualTo(first.count(0, Limits.none()));
        workers.giveBack(PLAN, first, false);
        assertThat(later).isEmpty();
        assertThat(workers.take(PLAN)).isSameAs(first);
        assertThat(workers.size()).isEqualTo(2);
    }

    @Test
    void idleWorkersAreClosed() {
        CountWorker worker = workers.take(PLAN);
        workers.giveBack(PLAN, worker, false);
        workers.take(PLAN);
        later.remove(0).run();
        assertThat(workers.size()).as("it was used again meanwhile").isEqualTo(1);
        workers.giveBack(PLAN, worker, false);
        later.remove(0).run();
        assertThat(workers.size()).isZero();
        assertThatIllegalStateException().isThrownBy(() -> worker.count(0, Limits.none()));
    }

    @Test
    void anotherPlanDoesNotWaitForTheMemoryOfIdleWorkers() {
        CountWorker idle = workers.take(PLAN);
        workers.giveBack(PLAN, idle, false);
        CountWorker busy = workers.take(OTHER);
        assertThat(workers.size()).isEqualTo(1);
        assertThatIllegalStateException().isThrownBy(() -> idle.count(0, Limits.none()));
        workers.take(PLAN);
        assertThat(workers.size()).isEqualTo(2);
        assertThat(busy.count(0, Limits.none()).part()).isZero();
        // What the first crew left to be done later does not touch the second one.
        later.remove(0).run();
        assertThat(workers.size()).isEqualTo(2);
    }

    /** Nobody gives back a worker that was never made. */
    @Test
    void tablesAreClosedAlthoughAWorkerCannotBeMade() {
        List<CountWorker> tables = new ArrayList<>();
        ExecutorWorkers failing = new ExecutorWorkers(later::add, (plan, first) -> {
            tables.add(first);
            throw new IllegalStateException("no memory for another worker");
        });
        assertThatIllegalStateException().isThrownBy(() -> failing.take(PLAN)).withMessageContaining("no memory");
        later.remove(0).run();
        assertThatIllegalStateException()
                .as("the tables are closed")
                .isThrownBy(() -> tables.get(0).count(0, Limits.none()));

        assertThatIllegalStateException().isThrownBy(() -> failing.take(PLAN));
        assertThatIllegalStateException().isThrownBy(() -> failing.take(OTHER));
        assertThatIllegalStateException()
                .as("another plan does not wait for their memory")
                .isThrownBy(() -> tables.get(1).count(0, Limits.none()));
    }

    @Test
    void aWorkerThatFailedIsNotUsedAgain() {
        CountWorker failed = workers.take(PLAN);
        workers.giveBack(PLAN, failed, true);
        assertThat(workers.take(PLAN)).isNotSameAs(failed);
        assertThat(workers.size()).isEqualTo(1);
    }
}
