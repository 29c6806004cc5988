package io.github.nqueens.solutions;

import io.github.nqueens.internal.FileFault;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.files.CountFiles;
import io.github.nqueens.solutions.files.LocalFolder;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.task.CountLedger;
import io.github.nqueens.solutions.task.CountTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The part of one count in a folder that other counts of the same plan may write to at the same time. This count's parts stand in
 * one file, which is written anew with more of them before the old one is deleted. A failure on the way costs no number: it is
 * logged and told with the result, and the count goes on.
 */
final class CountCheckpoint {
    /** The class that users know. */
    private static final String LOGGER = "io.github.nqueens.solutions.SolutionCounter";

    private final LocalFolder folder;
    private final String title;
    private final CountTask task;
    private final String plan;
    private final String fingerprint;
    private final long intervalNanos;
    private final CountFiles files;
    private final Map<Integer, PartLine> read = new HashMap<>();

    /** What this count found out. */
    private final List<PartLine> own = new ArrayList<>();

    /** The number of this count among those of the folder; -1 before it has one. */
    private int run = -1;

    /** How many files of results this count wrote, and how many parts the latest holds. */
    private int written;

    private int kept;

    /** When somebody last looked at the folder, in nanoseconds since the start of the count. */
    private long lastLook;

    /** Why the folder is out of date, or null if it is up to date. */
    private @Nullable Throwable failure;

    /**
     * Makes the checkpoint of a count that has not begun.
     *
     * @param interval the least time from one writing to the next
     * @param look asked while a large problem is read
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    CountCheckpoint(Path path, CountTask task, Duration interval, Runnable look) {
        this.folder = new LocalFolder(path);
        this.title = CountFiles.title("checkpoint", path);
        this.task = task;
        this.plan = task.text(look);
        this.fingerprint = CheckedText.checksum(plan);
        this.intervalNanos = LimitWatch.saturatedNanos(interval);
        this.files = new CountFiles(title, plan);
    }

    /**
     * Reads the parts that are done, and writes the first file of this count unless all are: a folder that cannot be written is
     * an error before the work.
     *
     * @return where to begin among the parts, from 0 to below 1, so that counts at the same time begin at different ones
     */
    double begin(CountLedger ledger) {
        if (Files.exists(folder.path()) && !Files.isDirectory(folder.path())) {
            throw new IllegalArgumentException(
                    title
                            + " is no folder, but a count keeps its parts in one; name a folder that is empty or not there yet");
        }
        look(ledger);
        if (!ledger.isComplete()) {
            claim();
            // Another process may have begun another plan in the same moment.
            try {
                look(ledger);
            } catch (IllegalArgumentException otherPlan) {
                close();
                throw otherPlan;
            }
        }
        double golden = (StrictMath.sqrt(5) - 1) / 2;
        return Math.max(0, run) * golden % 1;
    }

    private void claim() {
        run = 0;
        while (!isCreated("plan-" + run, List.of())) {
            run++;
        }
    }

    private boolean isCreated(String name, List<PartLine> results) {
        try {
            folder.create(name, CountFiles.content(plan, results));
            files.wrote(name);
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        } catch (IOException e) {
            throw cannotWrite(name, e);
        }
    }

    private UncheckedIOException cannotWrite(String name, IOException e) {
        return new UncheckedIOException("cannot write '" + name + "' in " + title + ": " + FileFault.reason(e), e);
    }

    /** Takes what other counts have done since the last look. */
    private void look(CountLedger ledger) {
        try {
            for (CountFiles.Result result : files.read(folder.names(), folder::read)) {
                PartLine line = result.line();
                try {
                    line.requireOf(plan, ledger.parts(), task::numbersOf);
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException(
                            files.where(result.file()) + "cannot be used: " + e.getMessage(), e);
                }
                take(line, ledger);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + title + ": " + FileFault.reason(e), e);
        }
    }

    private void take(PartLine line, CountLedger ledger) {
        PartLine known = read.putIfAbsent(line.part(), line);
        if (known != null && !known.equals(line)) {
            throw new IllegalArgumentException(title + ": " + CountFiles.disagreement(line.part(), known, line)
                    + ", then delete the file with the other");
        }
        if (!ledger.isDone(line.part())) {
            ledger.add(line.part(), line.numbers());
            ledger.doneElsewhere(line.part());
        }
    }

    void add(int part, CheckedSums sums) {
        own.add(PartLine.of(fingerprint, part, sums));
    }

    /** Writes what is new and reads what others wrote if the interval has passed since the last time. */
    void writeIfDue(CountLedger ledger, LimitWatch watch) {
        if (watch.elapsedNanos() - lastLook >= intervalNanos) {
            write();
            if (failure == null) {
                trying(() -> look(ledger));
            }
            lastLook = watch.elapsedNanos();
        }
    }

    void write() {
        if (own.size() > kept) {
            trying(this::replace);
        }
    }

    private void replace() {
        String name = "results-" + run + "-" + written;
        if (!isCreated(name, own)) {
            throw cannotWrite(name, new FileAlreadyExistsException(name));
        }
        kept = own.size();
        written++;
        delete("results-" + run + "-" + (written - 2));
    }

    private void delete(String name) {
        try {
            folder.delete(name);
        } catch (IOException stays) {
            // What it holds stands in another file too.
            LoggerFactory.getLogger(LOGGER).debug("'{}' in {} stays", name, title, stays);
        }
    }

    private void trying(Runnable work) {
        try {
            work.run();
            failure = null;
        } catch (ArithmeticException beyondALong) {
            throw beyondALong;
        } catch (RuntimeException | OutOfMemoryError e) {
            if (failure == null) {
                // Looked up here: to find a logging backend takes longer than to stop a count is allowed to take.
                LoggerFactory.getLogger(LOGGER).warn("{}; the count goes on", e.getMessage());
            }
            failure = e;
        }
    }

    /** Takes the first file back if no other was written. */
    void close() {
        if (run >= 0 && kept == 0) {
            delete("plan-" + run);
        }
    }

    /** Why the folder is out of date, or null if it is up to date. */
    @Nullable
    Throwable failure() {
        return failure;
    }
}
