package io.github.nqueens.tck.rule;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.tck.probe.EventCheck;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules on what a listener is told. */
final class EventRules {
    private static final String LET_PASS = "let exceptions of the context pass";

    private EventRules() {}

    static void tellsTheTruthInOrder(Trial trial) {
        boolean attackingPairs = "attacking pairs".equals(trial.descriptor().costUnit());
        List<Long> seeds = trial.seeds();
        for (int n : trial.sizes()) {
            for (long seed : seeds.subList(0, Math.min(3, seeds.size()))) {
                TestedRun run = trial.at(n, seed);
                EventCheck shadow = new EventCheck(run, attackingPairs);
                shadow.requireEnd(
                        run.solve(run.options().listener(shadow).progress(Duration.ofNanos(1), shadow::progress)));
            }
        }
    }

    static void letsListenersThrow(Trial trial) {
        for (String event : events()) {
            for (int time = 1; time <= (trial.byDefault() ? 3 : 1); time++) {
                requireThrown(trial.at(trial.lastSize(), 3), trial, event, time);
            }
        }
    }

    /** The names of all events but the one that says what was thrown. */
    private static List<String> events() {
        return Arrays.stream(SolveListener.class.getMethods())
                .map(Method::getName)
                .filter(name -> !name.equals("onFailed"))
                .sorted()
                .toList();
    }

    private static void requireThrown(TestedRun run, Trial trial, String event, int time) {
        Throwing throwing = new Throwing(event, time);
        SolveOptions options = run.options().listener(throwing.listener()).build();
        @Nullable Throwable caught = null;
        @Nullable SolveResult result = null;
        try {
            result = trial.solver().solve(run.size(), options);
        } catch (RuntimeException | Error thrown) {
            caught = thrown;
        }
        if (throwing.count < time) {
            // The event did not come so often: then nothing else may have been thrown.
            run.require(caught == null, "threw " + caught, LET_PASS);
            return;
        }
        run.require(
                caught == throwing.thrown,
                "what a listener threw in " + event + " did not reach the caller: "
                        + (result != null ? "the run ended as " + result.status() : "the caller got " + caught),
                LET_PASS);
        run.require(
                !throwing.eventsAfter,
                "a listener that had thrown in " + event + " was told more than onFailed",
                LET_PASS);
    }

    /** Makes a listener that throws when an event comes for the first, second or third time. */
    private static final class Throwing {
        private final IllegalStateException thrown = new IllegalStateException("thrown by a listener of the kit");
        private final String event;
        private final int time;
        private int count;
        private boolean eventsAfter;

        Throwing(String event, int time) {
            this.event = event;
            this.time = time;
        }

        SolveListener listener() {
            return (SolveListener) Proxy.newProxyInstance(
                    SolveListener.class.getClassLoader(),
                    new Class<?>[] {SolveListener.class},
                    (proxy, told, values) -> {
                        if (told.getDeclaringClass() == SolveListener.class) {
                            tell(told.getName());
                            return null;
                        }
                        return told.invoke(this, values);
                    });
        }

        private void tell(String name) {
            if (count >= time) {
                eventsAfter |= !name.equals("onFailed");
            } else if (name.equals(event) && ++count == time) {
                throw thrown;
            }
        }
    }
}
