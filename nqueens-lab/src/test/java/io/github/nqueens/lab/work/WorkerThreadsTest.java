package io.github.nqueens.lab.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.lab.exchange.RefusedException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WorkerThreadsTest {
    /** Long work that has all processors leaves a thread to a search, but not to two. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void shortWorkDoesNotWaitForLongWork(int processors) throws InterruptedException {
        WorkerThreads workers = new WorkerThreads(processors);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(processors);
        CountDownLatch search = new CountDownLatch(1);
        for (int i = 0; i < 2 * processors; i++) {
            workers.executeLong(() -> {
                begun.countDown();
                awaitQuietly(end);
            });
        }
        begun.await();
        assertThat(workers.running()).isEqualTo(processors);
        workers.execute(search::countDown);
        search.await();
        end.countDown();
        workers.close();
    }

    @Test
    void workThatWaitsRunsInItsOrder() throws InterruptedException {
        WorkerThreads workers = new WorkerThreads(1);
        Queue<String> order = new ConcurrentLinkedQueue<>();
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch all = new CountDownLatch(3);
        workers.execute(() -> awaitQuietly(end));
        for (String name : new String[] {"a", "b", "c"}) {
            workers.executeLong(() -> {
                order.add(name);
                all.countDown();
            });
        }
        end.countDown();
        all.await();
        assertThat(order).containsExactly("a", "b", "c");
        workers.close();
    }

    @Test
    void tooMuchWorkIsRefusedAndSoIsWorkAfterTheEnd() {
        WorkerThreads workers = new WorkerThreads(2);
        CountDownLatch end = new CountDownLatch(1);
        for (int i = 0; i < 2 + WorkerThreads.MOST_WAITING; i++) {
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
