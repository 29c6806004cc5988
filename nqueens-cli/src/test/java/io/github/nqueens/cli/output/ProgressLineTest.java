package io.github.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
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
        try (ProgressLine line = new ProgressLine(err, false, Duration.ZERO)) {
            line.watch(Duration.ofMillis(1));
            told.await();
        }
        assertThat(printed.toString().strip())
                .isEqualTo(
                        "nqueens: the search goes on although its time limit of 1.00 ms is over; press Ctrl-C to end it");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSearchThatEndsInTimeIsNot() throws InterruptedException {
        Thread watch;
        try (ProgressLine line = new ProgressLine(err, false, Duration.ZERO)) {
            watch = line.watch(Duration.ofDays(1));
        }
        watch.join();
        assertThat(printed.toString()).isEmpty();
    }
}
