package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.solutions.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ProgressLineTest {
    private final CountDownLatch told = new CountDownLatch(1);
    private final StringWriter printed = new StringWriter() {
        @Override
        public void flush() {
            told.countDown();
        }
    };
    private final PrintWriter err = new PrintWriter(printed);

    /** It tells no progress either, so that nothing else says why the program does not end. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSearchThatOutlivesItsTimeLimitIsMentioned() throws InterruptedException {
        try (ProgressLine line = new ProgressLine(err, false, Duration.ZERO, System::nanoTime)) {
            line.watch(Duration.ofMillis(1));
            told.await();
        }
        assertThat(printed.toString().strip())
                .isEqualTo(
                        "nqueens: the search goes on although its time limit of 1.00 ms is over; press Ctrl-C to end it");
    }

    @Test
    void lateNewsIsOneLineInALog() {
        try (ProgressLine line = new ProgressLine(err, false)) {
            line.tell(15, Progress.of(0.25, Duration.ofSeconds(22), Optional.of(Duration.ofSeconds(66))));
            line.tell(15, Progress.of(0.5, Duration.ofSeconds(23), Optional.of(Duration.ofSeconds(23))));
            line.tell(15, Progress.of(0.75, Duration.ofSeconds(32), Optional.empty()));
        }
        assertThat(printed.toString().lines())
                .containsExactly("n = 15: 22 s, 25.0 %, 66.00 s left", "n = 15: 32 s, 75.0 %");
    }

    /** Parts that take longer than those before leave no time, by the pace of the others. */
    @Test
    void noTimeThatIsLeftIsNotTold() {
        try (ProgressLine line = new ProgressLine(err, false)) {
            line.tell(16, Progress.of(0.1, Duration.ofSeconds(1), Optional.of(Duration.ZERO)));
            line.tell(16, Progress.of(1, Duration.ofSeconds(2), Optional.of(Duration.ofNanos(999))));
        }
        assertThat(printed.toString().lines()).containsExactly("n = 16: 1 s, 10.0 %", "n = 16: 2 s, 100.0 %");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSearchThatEndsInTimeIsNot() throws InterruptedException {
        Thread watch;
        try (ProgressLine line = new ProgressLine(err, false, Duration.ZERO, System::nanoTime)) {
            watch = line.watch(Duration.ofDays(1));
        }
        watch.join();
        assertThat(printed.toString()).isEmpty();
    }

    /** The clock tells half a millisecond more each time, and a run ends when it is asked for the second time. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void eachOfSeveralSearchesHasItsOwnTime() throws InterruptedException {
        AtomicReference<Runnable> runEnded = new AtomicReference<>();
        AtomicLong asked = new AtomicLong();
        AtomicLong askedWhenTold = new AtomicLong();
        LongSupplier clock = () -> {
            long before = asked.getAndIncrement();
            if (before == 3) {
                runEnded.get().run();
            }
            return 500_000 * before;
        };
        StringWriter said = new StringWriter() {
            @Override
            public void flush() {
                askedWhenTold.set(asked.get());
                told.countDown();
            }
        };
        try (ProgressLine line = new ProgressLine(new PrintWriter(said), false, Duration.ZERO, clock)) {
            runEnded.set(line.counting("runs", 2));
            line.searching("the search of deaf for n = 8");
            line.watch(Duration.ofMillis(1));
            told.await();
        }
        assertThat(said.toString().strip())
                .startsWith("nqueens: the search of deaf for n = 8 goes on although its time limit of 1.00 ms is over");
        assertThat(askedWhenTold).hasValue(8);
    }
}
