package io.github.nqueens.tck.probe;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A run that is ended from outside at a chosen moment, and how long its search worked or waited from then on. */
public final class EndedRun {
    /** The time that a run on a large board needs to reach an iteration. With less, the rule would find nothing out. */
    private static final Duration TIME_LIMIT = Duration.ofMillis(20);

    /** The limit with extreme parameters. There are many of them, and each run waits for its limit. */
    private static final Duration SHORT_TIME_LIMIT = Duration.ofMillis(5);

    private static final long POLL_NANOS = 200_000;

    private final Cause cause;
    private final Moment moment;
    private final CancellationToken token = new CancellationToken();
    private final MeteredSearch search;
    private final Duration timeLimit;
    private @Nullable SolveResult result;
    private boolean leftInterrupted;
    private volatile boolean wasEnded;

    // One moment is none of those that are counted or timed, and is known by its identity.
    @SuppressWarnings("ReferenceEquality")
    private EndedRun(Trial trial, Cause cause, Moment moment) {
        this.cause = cause;
        this.moment = moment;
        this.timeLimit = trial.byDefault() ? TIME_LIMIT : SHORT_TIME_LIMIT;
        this.search = new MeteredSearch(trial.algorithm(), moment == Moment.BEFORE_THE_SEARCH ? this::end : () -> {});
    }

    /** What ends a run. */
    public enum Cause {
        TIME_LIMIT(SolveStatus.TIME_LIMIT),
        CANCELLATION(SolveStatus.CANCELLED),
        INTERRUPT(SolveStatus.CANCELLED);

        private final SolveStatus status;

        Cause(SolveStatus status) {
            this.status = status;
        }

        public SolveStatus status() {
            return status;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** When a run is ended: before its search, in an iteration, or after some processor time; 0 for what it is not. */
    public record Moment(long iteration, long millis) {
        public static final Moment BEFORE_THE_SEARCH = new Moment(0, 0);

        public static Moment inIteration(long iteration) {
            return new Moment(iteration, 0);
        }

        public static Moment afterProcessorTime(long millis) {
            return new Moment(0, millis);
        }

        @Override
        public String toString() {
            if (iteration > 0) {
                return "in iteration " + iteration;
            }
            return millis > 0 ? millis + " ms after the start" : "before the search";
        }
    }

    public static EndedRun of(TestedRun run, Trial trial, Cause cause, Moment moment) {
        EndedRun ended = new EndedRun(trial, cause, moment);
        ended.solve(run, trial);
        return ended;
    }

    public SolveResult result() {
        return Objects.requireNonNull(result, "the run has not ended");
    }

    /** Whether the moment came before the search was over. */
    public boolean wasEnded() {
        return wasEnded;
    }

    public boolean leftInterrupted() {
        return leftInterrupted;
    }

    public long nanosLate() {
        return wasEnded ? search.nanos() : 0;
    }

    private void solve(TestedRun run, Trial trial) {
        SolveOptions.Builder options = run.unlimited().cancellation(token);
        if (cause == Cause.TIME_LIMIT) {
            options.timeLimit(timeLimit);
        }
        if (moment.iteration() > 0) {
            options.listener(new SolveListener() {
                @Override
                public void onIteration(long iteration) {
                    if (iteration == moment.iteration()) {
                        end();
                        search.restartMeter();
                    }
                }
            });
        }
        Thread watch = moment.millis() > 0 ? watch() : null;
        try {
            result = run.solve(search.solver(trial.descriptor()), options);
        } finally {
            // Clears the flag, which ends the waiting below too.
            leftInterrupted = Thread.interrupted();
            if (watch != null) {
                watch.interrupt();
            }
        }
    }

    private void end() {
        switch (cause) {
            case CANCELLATION -> token.cancel();
            case INTERRUPT -> Thread.currentThread().interrupt();
            case TIME_LIMIT -> awaitTimeLimit();
        }
        wasEnded = true;
    }

    /** Lets the time limit of the run, which has begun, pass without taking processor time. */
    private void awaitTimeLimit() {
        long deadline = System.nanoTime() + timeLimit.toNanos();
        for (long left = timeLimit.toNanos(); left > 0; left = deadline - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    private Thread watch() {
        Thread watch = new Thread(this::endAfterProcessorTime, "nqueens-tck watch");
        watch.setDaemon(true);
        watch.start();
        return watch;
    }

    private void endAfterProcessorTime() {
        long nanos = TimeUnit.MILLISECONDS.toNanos(moment.millis());
        while (!search.hasStarted() || search.nanos() < nanos) {
            if (search.hasEnded() || Thread.interrupted()) {
                return;
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
        token.cancel();
        search.restartMeter();
        wasEnded = !search.hasEnded();
    }
}
