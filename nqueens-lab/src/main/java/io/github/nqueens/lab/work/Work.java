package io.github.nqueens.lab.work;

import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Work that one of the threads does while its client is told the progress. */
public final class Work<T> {
    private final AtomicReference<@Nullable Long> begunAt = new AtomicReference<>();
    private final CompletableFuture<T> result = new CompletableFuture<>();

    private Work() {}

    /**
     * Begins as soon as a thread is free.
     *
     * @param execute {@link LabWorkers#execute} or {@link LabWorkers#executeLong}
     * @throws RefusedException if too many wait
     */
    public static <T> Work<T> start(Consumer<Runnable> execute, Supplier<T> task) {
        Work<T> work = new Work<>();
        execute.accept(() -> work.run(task));
        return work;
    }

    private void run(Supplier<T> task) {
        begunAt.set(System.nanoTime());
        try {
            result.complete(task.get());
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    /** Writes lines again and again until the work has ended. */
    public void follow(LabExchange.Lines out, LabExchange.Telling progress) throws IOException, InterruptedException {
        out.follow(this::await, lines -> {
            if (begunAt.get() != null) {
                progress.tell(lines);
            } else {
                lines.write("waiting 1");
            }
        });
    }

    /** Whether it has begun, and that time has passed since. */
    public boolean hasRunFor(Duration time) {
        Long begun = begunAt.get();
        return begun != null && System.nanoTime() - begun >= time.toNanos();
    }

    private boolean await(long milliseconds) throws InterruptedException {
        try {
            result.get(milliseconds, TimeUnit.MILLISECONDS);
        } catch (TimeoutException goesOn) {
            return false;
        } catch (ExecutionException isSaidAtTheEnd) {
            return true;
        }
        return true;
    }

    /** The last line, of work that has ended. */
    public String end(Function<T, String> line) throws InterruptedException {
        try {
            return line.apply(result.get());
        } catch (ExecutionException e) {
            return "failed " + Texts.sentence(Objects.requireNonNullElse(e.getCause(), e));
        }
    }
}
