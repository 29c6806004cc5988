package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class LabWorkersTest {
    /** As much long work as may wait leaves a thread to a search, also on one processor. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 2", "4, 4"})
    void shortWorkDoesNotWaitForLongWork(int processors, int most) throws InterruptedException {
        LabWorkers workers = new LabWorkers(processors);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(most - 1);
        CountDownLatch search = new CountDownLatch(1);
        for (int i = 0; i < 2 * most; i++) {
            workers.executeLong(() -> {
                begun.countDown();
                awaitQuietly(end);
            });
        }
        begun.await();
        assertThat(workers.running()).isEqualTo(most - 1);
        workers.execute(search::countDown);
        assertThat(search.await(30, TimeUnit.SECONDS)).isTrue();
        end.countDown();
        workers.close();
    }

    @Test
    void workThatWaitsRunsInItsOrder() throws InterruptedException {
        LabWorkers workers = new LabWorkers(2);
        StringBuffer order = new StringBuffer();
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch all = new CountDownLatch(3);
        workers.execute(() -> awaitQuietly(end));
        workers.execute(() -> awaitQuietly(end));
        for (String name : new String[] {"a", "b", "c"}) {
            workers.executeLong(() -> {
                order.append(name);
                all.countDown();
            });
        }
        end.countDown();
        all.await();
        assertThat(order).hasToString("abc");
        workers.close();
    }

    @Test
    void tooMuchWorkIsRefusedAndSoIsWorkAfterTheEnd() {
        LabWorkers workers = new LabWorkers(2);
        CountDownLatch end = new CountDownLatch(1);
        for (int i = 0; i < 2 + LabWorkers.MOST_WAITING; i++) {
            workers.execute(() -> awaitQuietly(end));
        }
        assertThatThrownBy(() -> workers.execute(end::countDown)).isInstanceOf(RefusedException.class);
        workers.close();
        assertThatThrownBy(() -> workers.execute(end::countDown)).isInstanceOf(RefusedException.class);
        end.countDown();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }
}
