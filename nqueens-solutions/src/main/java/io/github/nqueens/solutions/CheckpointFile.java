package io.github.nqueens.solutions;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Collection;
import java.util.List;

/**
 * The file with the parts of a count that are done and their results.
 *
 * <p>It is replaced as a whole: whenever the process ends, the file is the old one or the new one.
 *
 * <p>It is text: a line that names the layout, the plan, a line for each part that is done, and a checksum of all before.
 *
 * <p>The file is written through a stream: a channel would be closed by an interrupt of the thread that counts.
 */
final class CheckpointFile {
    private static final String MARK = "nqueens-checkpoint ";
    private static final int VERSION = 3;
    private static final String CHECK = "check=";

    private final Path file;
    private final CountPlan plan;
    private final long intervalNanos;

    CheckpointFile(Path file, CountPlan plan, Duration interval) {
        this.file = file;
        this.plan = plan;
        this.intervalNanos = LimitWatch.saturatedNanos(interval);
    }

    /** The time from one writing to the next. */
    long intervalNanos() {
        return intervalNanos;
    }

    /** Keeps other counts away from the file until the lock is closed. */
    CheckpointLock lock() {
        return new CheckpointLock(file);
    }

    /** What is done so far; nothing if there is no file. */
    List<PartResult> read() {
        if (Files.notExists(file)) {
            return List.of();
        }
        try {
            return parse(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read checkpoint file " + file + ": " + e.getMessage(), e);
        }
    }

    private List<PartResult> parse(String content) {
        if (!content.startsWith(MARK)) {
            throw MARK.startsWith(content)
                    ? damaged("it ends early, after " + content.length() + " bytes")
                    : refused("is not a checkpoint of a count", "choose another file");
        }
        int end = content.lastIndexOf(CHECK);
        if (end < 0 || !content.substring(end).equals(CHECK + PartResult.check(content.substring(0, end)) + "\n")) {
            throw damaged("its checksum is wrong");
        }
        List<String> lines = content.substring(0, end).lines().toList();
        String version = lines.get(0).substring(MARK.length());
        if (!version.equals(Integer.toString(VERSION))) {
            throw refused(
                    "has layout " + version + ", but this version of the library reads layout " + VERSION,
                    "finish it with the version that began it, or choose another file");
        }
        if (lines.size() < 2) {
            throw damaged("it names no plan");
        }
        if (!lines.get(1).equals(plan.toString())) {
            throw refused(
                    "belongs to another count, '" + lines.get(1) + "', and not to '" + plan + "'",
                    "count with the same size and settings, or choose another file");
        }
        try {
            List<PartResult> done = lines.subList(2, lines.size()).stream()
                    .map(PartResult::parse)
                    .toList();
            plan.missing(done);
            return done;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("checkpoint file " + file + ": " + e.getMessage(), e);
        }
    }

    /** Replaces the file; when this returns the new one is on the disk. */
    void write(Collection<PartResult> done) {
        StringBuilder text = new StringBuilder(MARK + VERSION + "\n" + plan + "\n");
        done.forEach(result -> text.append(result).append('\n'));
        String check = PartResult.check(text.toString());
        text.append(CHECK).append(check).append('\n');
        Path fresh = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            try (FileOutputStream out = new FileOutputStream(fresh.toFile())) {
                out.write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
                out.getFD().sync();
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write checkpoint file " + file + ": " + e, e);
        }
    }

    private IllegalArgumentException damaged(String how) {
        return refused("is damaged: " + how, "delete it to begin again");
    }

    private IllegalArgumentException refused(String why, String advice) {
        return new IllegalArgumentException("checkpoint file " + file + " " + why + "; " + advice);
    }
}
