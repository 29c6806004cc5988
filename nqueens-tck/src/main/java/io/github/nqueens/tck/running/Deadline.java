package io.github.nqueens.tck.running;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.tck.probe.JvmState;
import io.github.nqueens.tck.rule.Rule;
import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.Trial;
import io.github.nqueens.tck.trial.Untestable;
import io.github.nqueens.tck.trial.WorkDone;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Tests a rule on a thread of its own, so that a solver that never ends fails the rule instead of hanging the tests. */
final class Deadline {
    private Deadline() {}

    static void test(Rule rule, Trial trial, Duration timeout) throws InterruptedException {
        if (rule.mode() != Rule.Mode.ALONE) {
            await(rule, trial, timeout);
            return;
        }
        // Held here rather than on the thread of the rule, which may never end.
        synchronized (JvmState.LOCK) {
            JvmState before = JvmState.now();
            try {
                await(rule, trial, timeout);
            } finally {
                before.restore();
            }
        }
    }

    private static void await(Rule rule, Trial trial, Duration timeout) throws InterruptedException {
        FutureTask<Void> task = new FutureTask<>(() -> rule.test().accept(trial), null);
        String name = "nqueens-tck " + rule.number();
        // The group tells the threads of this solver from those of tests that run beside it.
        Thread thread = new Thread(new ThreadGroup(name), task, name, rule.stackBytes());
        thread.setDaemon(true);
        thread.start();
        try {
            // Saturates: a time-out may be longer than a number of nanoseconds can say.
            task.get(TimeUnit.NANOSECONDS.convert(timeout), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            throw trial.latest()
                    .broken(
                            "no end after " + Amounts.time(timeout),
                            "call tick() or shouldStop() in every loop, and return stopped() when the run is over",
                            stackOf(thread));
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof WorkDone)) {
                throw failure(Objects.requireNonNullElse(e.getCause(), e), trial);
            }
        } finally {
            thread.interrupt();
        }
    }

    private static Error failure(Throwable thrown, Trial trial) {
        if (thrown instanceof Untestable untestable) {
            throw untestable;
        }
        return thrown instanceof BrokenRule broken ? broken : trial.latest().threw(thrown);
    }

    /** Shows where the solver was when it was given up. */
    private static Throwable stackOf(Thread thread) {
        Throwable stack = new Throwable("the solver is here");
        stack.setStackTrace(thread.getStackTrace());
        return stack;
    }
}
