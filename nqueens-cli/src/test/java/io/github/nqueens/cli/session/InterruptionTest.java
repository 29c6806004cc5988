package io.github.nqueens.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    private final Session session = new Session(false, null, InputStream.nullInputStream());
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);

    @Test
    void workThatDoesNotStopIsSaidToEndWithTheProgram() {
        new Interruption(Duration.ZERO, Duration.ZERO, err).wait(session);
        assertThat(session.cancellation().isCancelled()).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8).strip())
                .isEqualTo("nqueens: the work does not stop at once; the program ends in 0 seconds at the latest,"
                        + " without its result");
    }

    @Test
    void workThatStopsIsNoMatterForAWord() {
        Interruption interruption = new Interruption(Duration.ofDays(1), Duration.ofDays(1), err);
        interruption.finished();
        interruption.wait(session);
        assertThat(session.cancellation().isCancelled()).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
