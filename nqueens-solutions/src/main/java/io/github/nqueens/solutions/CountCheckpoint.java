package io.github.nqueens.solutions;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckpointFile;
import io.github.nqueens.solutions.files.CheckpointLock;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.task.CountLedger;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The checkpoint file of one count, when it is written, and whether it can be. A failure costs no number: it is logged
 * and told
 * with the result, and the count goes on.
 */
final class CountCheckpoint {
    /** The class that users know. */
    private static final String LOGGER = "io.github.nqueens.solutions.SolutionCounter";

    private final CheckpointFile file;
    private final long intervalNanos;

    /** How many parts the file holds. */
    private int written;

    /** When somebody last tried to write the file, in nanoseconds since the start of the count. */
    private long lastTry;

    /** Why the file is out of date, or null for a file that is up to date. */
    private @Nullable Throwable failure;

    /**
     * Makes the checkpoint of a count that has not begun.
     *
     * @param interval the least time from one writing to the next
     */
    CountCheckpoint(CheckpointFile file, Duration interval) {
        this.file = file;
        this.intervalNanos = LimitWatch.saturatedNanos(interval);
    }

    CheckpointLock lock() {
        return file.lock();
    }

    /** Reads the parts that are done, and writes them at once: a file that cannot be written is an error before the work. */
    void begin(CountLedger ledger) {
        for (PartLine line : file.read()) {
            ledger.add(line.part(), line.numbers());
        }
        written = ledger.done();
        file.write();
    }

    void add(int part, CheckedSums sums) {
        file.add(part, sums);
    }

    /** Writes the file if there is something new and the interval has passed since the last try. */
    void writeIfDue(int parts, LimitWatch watch) {
        if (parts > written && watch.elapsedNanos() - lastTry >= intervalNanos) {
            write(parts);
            lastTry = watch.elapsedNanos();
        }
    }

    void write(int parts) {
        try {
            file.write();
            written = parts;
            failure = null;
        } catch (RuntimeException | OutOfMemoryError e) {
            if (failure == null) {
                // Looked up here: to find a logging backend takes longer than to stop a count is allowed to take.
                LoggerFactory.getLogger(LOGGER).warn("{}; the count goes on", e.getMessage());
            }
            failure = e;
        }
    }

    /** Why the file is out of date, or null for a file that is up to date. */
    @Nullable
    Throwable failure() {
        return failure;
    }
}
