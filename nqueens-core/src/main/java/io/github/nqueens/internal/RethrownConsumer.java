package io.github.nqueens.internal;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a caller does with the solutions or the progress of a run, within the run. The run would take a shortage of memory
 * there, or the end of a run around it, for its own end. So what the caller throws is kept, and thrown after the run.
 *
 * @param <T> what the caller is given
 */
public final class RethrownConsumer<T> {
    private final Consumer<? super T> consumer;
    private @Nullable Throwable failure;

    /** Takes values to a caller. */
    public RethrownConsumer(Consumer<? super T> consumer) {
        this.consumer = consumer;
    }

    /** Gives the caller a value. Throws what the caller throws. */
    public void accept(T value) {
        try {
            consumer.accept(value);
        } catch (Throwable thrown) {
            failure = thrown;
            throw thrown;
        }
    }

    /** Tells whether the caller threw this. */
    public boolean hasThrown(Throwable thrown) {
        return thrown == failure;
    }

    /** Throws what the caller has thrown, if anything. */
    public void throwFailure() {
        if (failure != null) {
            throw Unchecked.rethrow(failure);
        }
    }
}
