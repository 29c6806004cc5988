package io.github.nqueens.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.cli.output.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SessionTest {
    private final Session session = new Session(false, null, InputStream.nullInputStream());

    /** The thread that runs the next test is this one. */
    @AfterEach
    void clear() {
        Thread.interrupted();
    }

    @Test
    void anInterruptionReachesTheWorkThatIsGoingOn() {
        boolean reached = session.interruptibly(() -> {
            session.interrupt();
            return Thread.currentThread().isInterrupted();
        });
        assertThat(reached).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void anInterruptionBeforeTheWorkReachesItToo() {
        session.interrupt();
        boolean reached = session.interruptibly(() -> Thread.currentThread().isInterrupted());
        assertThat(reached).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    /** What a command does with its result is not to end in the middle. */
    @Test
    void anInterruptionAfterTheWorkInterruptsNoThread() {
        session.interruptibly(() -> "done");
        session.interrupt();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(session.cancellation().isCancelled()).isTrue();
    }

    @Test
    void anInputWithoutAnEndIsRefused() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return ' ';
            }
        };
        assertThatThrownBy(() -> Input.whole(endless, "standard input", 3 << 20))
                .isInstanceOf(BadInputException.class)
                .hasMessageStartingWith("standard input is longer than 3 MiB")
                .hasMessageContaining("java -Xmx8g");
        assertThat(Input.whole(new ByteArrayInputStream(new byte[5]), "standard input", 5))
                .hasSize(5);
    }

    @Test
    void anInterruptionOfTheThreadBySomebodyElseStays() {
        session.interruptibly(() -> {
            Thread.currentThread().interrupt();
            return "done";
        });
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }
}
