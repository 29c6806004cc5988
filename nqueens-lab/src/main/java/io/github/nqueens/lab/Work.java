package io.github.nqueens.lab;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;

/** Work that one of the threads does while its client is told how far it is. */
final class Work<T> {
    private static final int LOOK_MILLISECONDS = 100;

    private final AtomicBoolean isBegun = new AtomicBoolean();
    private final CompletableFuture<T> result = new CompletableFuture<>();

    private Work() {}

    /**
     * Begins as soon as a thread is free.
     *
     * @throws RefusedException if too many wait
     */
    static <T> Work<T> start(LabWorkers workers, Supplier<T> task) {
        Work<T> work = new Work<>();
        workers.execute(() -> work.run(task));
        return work;
    }

    private void run(Supplier<T> task) {
        isBegun.set(true);
        try {
            result.complete(task.get());
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    /** Writes a line again and again until the work has ended, which is also how it is found out that the client has gone. */
    void follow(LabExchange.Lines out, Supplier<String> line) throws IOException, InterruptedException {
        while (!result.isDone()) {
            out.write(isBegun.get() ? line.get() : "waiting 1");
            try {
                result.get(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException | ExecutionException goesOnOrIsSaidAtTheEnd) {
                // The loop looks again.
            }
        }
    }

    /** The last line, of work that has ended. */
    String end(Function<T, String> line) throws InterruptedException {
        try {
            return line.apply(result.get());
        } catch (ExecutionException e) {
            return "failed " + Texts.sentence(e.getCause());
        }
    }
}
