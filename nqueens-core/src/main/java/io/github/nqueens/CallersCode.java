package io.github.nqueens;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The code of the caller that a run calls: a listener and a consumer of progress. What this code throws ends the run,
 * whatever the algorithm does with it, and is kept for {@link #throwFailure()}. After a failure nothing is called but
 * the listener, once and last.
 */
final class CallersCode {
    private final @Nullable Consumer<? super SolveStatistics> progress;
    private final Runnable endRun;
    private @Nullable SolveListener listener;
    private @Nullable Throwable failure;

    /**
     * Takes the code from the options of a run.
     *
     * @param endRun ends the run after a failure
     */
    CallersCode(SolveOptions options, Runnable endRun) {
        this.listener = options.listener().orElse(null);
        this.progress = options.progress().orElse(null);
        this.endRun = endRun;
    }

    /** Tells the listener, if there is one. */
    void tell(Consumer<SolveListener> event) {
        SolveListener told = listener;
        if (told != null) {
            call(() -> event.accept(told));
        }
    }

    /** Tells the listener, if there is one, after which it hears of nothing more. */
    void tellLast(Consumer<SolveListener> event) {
        SolveListener told = listener;
        listener = null;
        if (told != null) {
            event.accept(told);
        }
    }

    /** Tells the consumer of progress, if there is one. */
    void report(Supplier<SolveStatistics> statistics) {
        Consumer<? super SolveStatistics> consumer = progress;
        if (consumer != null) {
            call(() -> consumer.accept(statistics.get()));
        }
    }

    private void call(Runnable code) {
        if (failure != null) {
            return;
        }
        try {
            code.run();
        } catch (Throwable thrown) {
            failure = thrown;
            endRun.run();
            throw thrown;
        }
    }

    void throwFailure() {
        if (failure != null) {
            CallersCode.<RuntimeException>throwUnchecked(failure);
        }
    }

    /** Code in another language may throw a checked exception. */
    @SuppressWarnings("unchecked") // T is inferred to be unchecked, and nothing of that type is made.
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
