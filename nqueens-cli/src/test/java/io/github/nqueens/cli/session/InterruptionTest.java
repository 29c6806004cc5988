package io.github.nqueens.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    private final Session session = new Session(false, null, InputStream.nullInputStream());
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<Integer> halted = new ArrayList<>();
    private final PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);

    @Test
    void workThatDoesNotStopIsSaidToEndWithTheProgram() {
        new Interruption(Duration.ZERO, Duration.ZERO, err, halted::add).wait(session);
        assertThat(session.cancellation().isCancelled()).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8).strip())
                .isEqualTo("nqueens: the work does not stop at once; the program ends in 0 seconds at the latest,"
                        + " without its result");
    }

    /** The virtual machine takes no hook once it ends, and a stack trace would be all that the user sees. */
    @Test
    void anInterruptionBeforeTheProgramHasBegunEndsTheSession() {
        new Interruption(Duration.ZERO, Duration.ZERO, err, halted::add).watch(session, hook -> {
            throw new IllegalStateException("Shutdown in progress");
        });
        assertThat(session.cancellation().isCancelled()).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    private static StackTraceElement frame(String loader, String type, String method) {
        return new StackTraceElement(loader, null, null, type, method, "Own.java", 13);
    }

    /** The status that a solver exits with would be the status of the command: 0 without a board. */
    @Test
    void aSolverThatExitsIsNamedAndTheProgramFails() {
        StackTraceElement exit = frame(null, "java.lang.Runtime", "exit");
        List<StackTraceElement[]> exits =
                List.of(new StackTraceElement[] {frame(null, "java.lang.Object", "wait")}, new StackTraceElement[] {
                    exit, frame(null, "java.lang.System", "exit"), frame(OwnSolvers.OPTION, "Own", "search")
                });
        Interruption interruption = new Interruption(Duration.ZERO, Duration.ZERO, err, halted::add);
        interruption.haltIfExited(List.of(
                new StackTraceElement[] {frame(null, "java.lang.Shutdown", "exit")},
                new StackTraceElement[] {exit, frame(null, "java.lang.Terminator$1", "handle")}));
        assertThat(halted).isEmpty();
        interruption.haltIfExited(exits);
        assertThat(halted).containsExactly(ExitStatus.DEFECT);
        assertThat(printed.toString(StandardCharsets.UTF_8).strip())
                .isEqualTo("nqueens: a solver called System.exit at Own.search, line 13, which ends the program without"
                        + " its result; its author can correct it");
        interruption.finished();
        interruption.haltIfExited(exits);
        assertThat(halted).hasSize(1);
    }

    @Test
    void aSolverOfOnesOwnThatDoesNotStopIsNamed() {
        StackTraceElement[] own = {
            frame(null, "java.lang.Thread", "onSpinWait"), frame(OwnSolvers.OPTION, "Own", "solvers")
        };
        assertThat(Interruption.ownPlace(List.of(new StackTraceElement[] {frame(null, "Main", "main")}, own)))
                .isEqualTo(", because a solver of your own goes on at Own.solvers, line 13");
        assertThat(Interruption.ownPlace(List.of())).isEmpty();
    }

    @Test
    void workThatStopsIsNoMatterForAWord() {
        Interruption interruption = new Interruption(Duration.ofDays(1), Duration.ofDays(1), err, halted::add);
        interruption.finished();
        interruption.wait(session);
        assertThat(session.cancellation().isCancelled()).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
