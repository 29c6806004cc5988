package io.github.nqueens.tck.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class WorkMeterTest {
    private static final long MILLISECOND = 1_000_000;

    private long processor = 70 * MILLISECOND;
    private long wall = -5 * MILLISECOND;

    private boolean isWaiting;

    private final WorkMeter meter = new WorkMeter(() -> processor, () -> wall, () -> isWaiting);

    private long after(long wallMillis, long processorMillis) {
        wall += wallMillis * MILLISECOND;
        processor += processorMillis * MILLISECOND;
        return meter.nanos() / MILLISECOND;
    }

    @Test
    void workIsTheProcessorTimeBetweenLooks() {
        assertThat(after(2, 2)).isEqualTo(2);
        assertThat(after(9, 5)).isEqualTo(7);
        assertThat(after(3, 0)).isEqualTo(7);
    }

    @Test
    void aThreadThatWaitsIsMeasuredByTheWall() {
        isWaiting = true;
        assertThat(after(3, 0)).as("it may have begun to wait just now").isZero();
        assertThat(after(2, 0)).isEqualTo(2);
        assertThat(after(400, 0)).as("the machine stood still").isEqualTo(2);
        isWaiting = false;
        assertThat(after(3, 1)).isEqualTo(3);
        assertThat(after(3, 0)).as("the machine is busy").isEqualTo(3);
    }

    @Test
    void aThreadThatParksIsMeasured() {
        try (WorkMeter ofThisThread = WorkMeter.of(Thread.currentThread())) {
            while (ofThisThread.nanos() < 20 * MILLISECOND) {
                LockSupport.parkNanos(5 * MILLISECOND);
            }
            assertThat(ofThisThread.nanos()).isGreaterThanOrEqualTo(20 * MILLISECOND);
        }
    }

    @Test
    void aFreezeIsNotWork() {
        assertThat(after(3, 3)).isEqualTo(3);
        assertThat(after(400, 390)).isEqualTo(3);
        assertThat(after(10, 10)).isEqualTo(3);
        assertThat(after(2, 1)).isEqualTo(4);
    }

    @Test
    void aFreezeThatIsChargedAfterItsEndIsNotWorkEither() {
        assertThat(after(250, 0)).isZero();
        assertThat(after(1, 240)).isEqualTo(1);
    }

    @Test
    void aThreadThatHasEndedWorksNoMore() {
        assertThat(after(4, 4)).isEqualTo(4);
        processor = -1;
        assertThat(after(1, 0)).isEqualTo(4);
        assertThat(after(1, 0)).isEqualTo(4);
    }

    /** By its processor time alone: on a busy machine it also waits for the meter's own thread, which holds the lock meanwhile. */
    @Test
    void aThreadIsMeasuredUntilItHasWorkedForSomeTime() {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        try (WorkMeter ofThisThread = WorkMeter.ofProcessorTime(Thread.currentThread())) {
            while (ofThisThread.nanos() < 20 * MILLISECOND) {
                Thread.onSpinWait();
            }
        }
        assertThat(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before)
                .isGreaterThanOrEqualTo(20 * MILLISECOND);
    }
}
