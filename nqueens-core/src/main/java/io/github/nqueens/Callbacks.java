package io.github.nqueens;

import io.github.nqueens.internal.Unchecked;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The code of the caller that a run calls: a listener and a consumer of progress. What this code throws is passed on, and
 * kept for {@link #throwFailure()}, whatever the algorithm does with it. After a failure neither is called any more.
 */
final class Callbacks {
    private final @Nullable Consumer<? super SolveStatistics> progress;
    private final Runnable onFailure;
    private final String solver;
    private final Thread thread = Thread.currentThread();
    private @Nullable SolveListener listener;

    /** Volatile because an algorithm may report on a thread that it never waits for. */
    private volatile @Nullable Throwable failure;

    /**
     * Takes the code from the options of a run.
     *
     * @param solver what is named if it reports on another thread
     * @param onFailure called once, when the code throws
     */
    Callbacks(String solver, SolveOptions options, Runnable onFailure) {
        this.solver = solver;
        this.onFailure = onFailure;
        this.listener = options.listener().orElse(null);
        this.progress = options.progress().orElse(null);
    }

    /** Tells the listener, if there is one. */
    void tell(Consumer<SolveListener> event) {
        call(listener, event);
    }

    /** Gives the listener away, if there is one: from here on it hears only what the taker tells it. */
    @Nullable
    SolveListener takeListener() {
        SolveListener taken = listener;
        listener = null;
        return taken;
    }

    /** Tells the consumer of progress, if there is one. */
    void report(Supplier<SolveStatistics> statistics) {
        call(progress, consumer -> consumer.accept(statistics.get()));
    }

    /** Fails on another thread if a consumer of progress waits, also before there is progress to report. */
    void requireOwnThread() {
        call(progress, consumer -> {});
    }

    private <T> void call(@Nullable T code, Consumer<T> call) {
        if (code == null || failure != null) {
            return;
        }
        try {
            requireCallersThread();
            call.accept(code);
        } catch (Throwable thrown) {
            failure = thrown;
            onFailure.run();
            throw thrown;
        }
    }

    /** The caller was promised to be called on the thread that solves, and need not be safe for use by several. */
    private void requireCallersThread() {
        Thread current = Thread.currentThread();
        if (current != thread) {
            throw new SolverDefectException(
                    solver,
                    "it used its SearchContext on the thread '" + current.getName()
                            + "', but tick(), random() and the rest are for the thread of its search; helper threads may"
                            + " compute, and that thread asks and reports for them");
        }
    }

    void throwFailure() {
        Throwable thrown = failure;
        if (thrown != null) {
            throw Unchecked.rethrow(thrown);
        }
    }
}
