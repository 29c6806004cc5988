package io.github.nqueens.spark;

import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.PartResult;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Writes results to a manifest on its own thread. So a slow file system does not hold up the count, and an interrupt of the
 * counting thread does not tear a file. A file is written when the one before is done and a share of the running time has gone
 * by. So a long count has few files, and a short one loses little.
 */
final class ManifestWriter implements AutoCloseable {
    private static final int SHARES = 500;
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final CountManifest manifest;
    private final ExecutorService thread;
    private List<PartResult> waiting = new ArrayList<>();
    private @Nullable Future<?> writing;
    private Duration lastWrite = Duration.ZERO;

    ManifestWriter(CountManifest manifest) {
        this.manifest = manifest;
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread writer = new Thread(task, "nqueens-manifest");
            writer.setDaemon(true);
            return writer;
        });
    }

    void add(PartResult result) {
        waiting.add(result);
    }

    /** Begins to write if it is time to; throws what the last writing threw. */
    void writeNow(Duration elapsed) {
        if (waiting.isEmpty() || (writing != null && !writing.isDone())) {
            return;
        }
        Duration share = elapsed.dividedBy(SHARES);
        if (elapsed.minus(lastWrite).compareTo(share.compareTo(LONGEST) < 0 ? share : LONGEST) >= 0) {
            lastWrite = elapsed;
            write();
        }
    }

    private void write() {
        finish();
        List<PartResult> batch = waiting;
        waiting = new ArrayList<>();
        writing = thread.submit(() -> manifest.add(batch));
    }

    /** Waits for the last writing, however often this thread is interrupted. */
    private void finish() {
        boolean interrupted = false;
        Future<?> last = writing;
        while (last != null) {
            try {
                last.get();
                last = null;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                writing = null;
                if (e.getCause() instanceof UncheckedIOException failed) {
                    throw failed;
                }
                throw new IllegalStateException("the manifest could not be written: " + e.getCause(), e);
            }
        }
        writing = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes what is left. */
    @Override
    public void close() {
        try {
            if (!waiting.isEmpty()) {
                write();
            }
            finish();
        } finally {
            thread.shutdown();
        }
    }
}
