package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A result that is there, or not: nobody can wait for it where there is one thread. */
public class TCompletableFuture<T> {
    private boolean isDone;
    private T result;
    private Throwable failure;

    public boolean complete(T value) {
        boolean isFirst = !isDone;
        if (isFirst) {
            isDone = true;
            result = value;
        }
        return isFirst;
    }

    public boolean completeExceptionally(Throwable thrown) {
        boolean isFirst = !isDone;
        if (isFirst) {
            isDone = true;
            failure = thrown;
        }
        return isFirst;
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone) {
            throw new TimeoutException();
        }
        return get();
    }

    public T get() throws InterruptedException, ExecutionException {
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }
}
