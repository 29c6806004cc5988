package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a caller does with the solutions of an enumeration, within a run. The run would take a shortage of memory there, or the
 * end of a run around it, for its own end. So what the caller throws is kept, and thrown after the run.
 */
public final class CallersConsumer {
    private final Consumer<? super Board> consumer;
    private @Nullable Throwable failure;

    /** Takes solutions to a caller. */
    public CallersConsumer(Consumer<? super Board> consumer) {
        this.consumer = consumer;
    }

    /** Gives the caller a solution. Throws what the caller throws. */
    public void accept(Board solution) {
        try {
            consumer.accept(solution);
        } catch (Throwable thrown) {
            failure = thrown;
            throw thrown;
        }
    }

    /** Throws what the caller has thrown, if anything. */
    public void throwFailure() {
        if (failure != null) {
            CallersConsumer.<RuntimeException>throwUnchecked(failure);
        }
    }

    @SuppressWarnings("unchecked") // The cast is to a type that is erased, so that nothing is checked when this runs.
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
