package io.github.nqueens.solutions.files;

import io.github.nqueens.internal.FileFault;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckedText.Content;
import io.github.nqueens.solutions.files.CheckedText.State;
import io.github.nqueens.solutions.task.CountTask;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The file with the parts of a count that are done and their results. It is replaced as a whole.
 *
 * <p>If the file is a link, the file to which it leads is read and replaced. While it is replaced, the new content stands in a
 * neighbor with the ending {@code .nqueens-tmp}. A neighbor that no count wrote is never touched.
 *
 * <p>For one thread, and for one count at a time: see {@link #lock}.
 */
public final class CheckpointFile {
    private static final CheckedText LAYOUT = new CheckedText("nqueens-checkpoint ", 3);
    private static final int MOST_LINKS = 40;

    /** The file as the caller named it. */
    private final Path named;

    /** The file itself, if {@link #named} is a link. */
    private final Path file;

    private final CountTask task;
    private final String plan;
    private final String fingerprint;
    private final List<PartLine> done = new ArrayList<>();

    /**
     * Names a file.
     *
     * @param file a file that does not exist yet, or a checkpoint, or a link to one of these
     * @param task what is counted
     * @param stop asked while a large problem is read
     * @throws CancellationException if {@code stop} said true
     * @throws IllegalArgumentException if the file is a link to a root folder
     * @throws UncheckedIOException if the file is a link that cannot be followed
     */
    public CheckpointFile(Path file, CountTask task, BooleanSupplier stop) {
        this.named = file;
        this.file = target(file);
        this.task = task;
        this.plan = task.text(stop);
        this.fingerprint = CheckedText.checksum(plan);
    }

    /** The end of a chain of links, which need not exist. */
    private static Path target(Path file) {
        Path target = file.toAbsolutePath();
        try {
            for (int links = 0; Files.isSymbolicLink(target); links++) {
                if (links == MOST_LINKS) {
                    throw new IOException("there are too many links");
                }
                target = target.resolveSibling(Files.readSymbolicLink(target));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot follow the link of checkpoint file " + file + ": " + FileFault.reason(e), e);
        }
        if (target.getFileName() == null) {
            throw new IllegalArgumentException(
                    "checkpoint file " + file + " is a link to a root folder; name a file for the checkpoint");
        }
        return target;
    }

    /**
     * Keeps other counts away from the file until the lock is closed.
     *
     * @throws IllegalArgumentException if another count has the file, or a neighbor is no file of a count
     * @throws UncheckedIOException if the file cannot be locked
     */
    public CheckpointLock lock() {
        return new CheckpointLock(named, file);
    }

    /**
     * Reads what was done before.
     *
     * @return a line for each part; none if there is no file
     * @throws IllegalArgumentException if the file is damaged, or is no checkpoint of this task
     * @throws UncheckedIOException if the file cannot be read
     */
    public List<PartLine> read() {
        done.clear();
        if (!Files.notExists(file)) {
            if (Files.isDirectory(file)) {
                throw refused("is a folder", "name a file in it");
            }
            // To read a pipe or a device may never end.
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw refused("is a pipe or a device", "name a file on a disk");
            }
            try (InputStream content = new FileInputStream(file.toFile())) {
                done.addAll(parse(content));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read checkpoint file " + named + ": " + FileFault.reason(e), e);
            }
        }
        return List.copyOf(done);
    }

    /** Reads a file to its end only if it begins as a checkpoint does: one of another kind may be larger than the memory. */
    private List<PartLine> parse(InputStream file) throws IOException {
        byte[] begin = file.readNBytes(LAYOUT.mark().length());
        if (!LAYOUT.isBegunBy(begin)) {
            throw refused("is not a checkpoint of a count", "choose another file");
        }
        byte[] rest = file.readAllBytes();
        byte[] bytes = Arrays.copyOf(begin, begin.length + rest.length);
        System.arraycopy(rest, 0, bytes, begin.length, rest.length);
        Content content = LAYOUT.read(bytes);
        if (content.state() != State.WHOLE) {
            throw damaged(
                    content.state() == State.TORN
                            ? "it ends early, after " + bytes.length + " bytes"
                            : "its checksum is wrong");
        }
        if (!content.version().equals(Integer.toString(LAYOUT.version()))) {
            throw refused(
                    "has layout " + content.version() + ", but this version of the library reads layout "
                            + LAYOUT.version(),
                    "finish it with the version that began it, or choose another file");
        }
        if (content.lines().isEmpty()) {
            throw damaged("it names no plan");
        }
        String plan = content.lines().get(0);
        if (!plan.equals(this.plan)) {
            throw refused(
                    CheckedText.otherPlan(plan, this.plan),
                    "count with the same size and settings, or choose another file");
        }
        try {
            return parts(content.lines().subList(1, content.lines().size()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("checkpoint file " + named + ": " + e.getMessage(), e);
        }
    }

    private List<PartLine> parts(List<String> lines) {
        // The plan ends with the number of its parts.
        int parts = Integer.parseInt(plan.substring(plan.lastIndexOf('=') + 1));
        BitSet seen = new BitSet();
        List<PartLine> results = new ArrayList<>();
        for (String line : lines) {
            PartLine result = PartLine.parse(line);
            result.requireOf(plan, parts, task::numbersOf);
            if (seen.get(result.part())) {
                throw new IllegalArgumentException("part " + result.part() + " is there twice; leave one of them out");
            }
            seen.set(result.part());
            results.add(result);
        }
        return results;
    }

    /** Takes a part that is done, to be written with the others. */
    public void add(int part, CheckedSums sums) {
        done.add(PartLine.of(fingerprint, part, sums));
    }

    /**
     * Replaces the file. When this returns, the new one is on the disk.
     *
     * @throws UncheckedIOException if the file cannot be written; the old one is then unchanged
     */
    public void write() {
        try {
            Path fresh = DurableFiles.neighbor(file, ".nqueens-tmp");
            if (Files.exists(fresh, LinkOption.NOFOLLOW_LINKS)) {
                requireOurs(fresh);
                Files.delete(fresh);
            }
            DurableFiles.replace(file, fresh, LAYOUT.write(plan, done));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write checkpoint file " + named + ": " + FileFault.reason(e), e);
        }
    }

    /** Refuses to delete any file but one that a killed count left. */
    private static void requireOurs(Path fresh) throws IOException {
        if (!Files.isRegularFile(fresh, LinkOption.NOFOLLOW_LINKS) || !LAYOUT.isBegunBy(Files.readAllBytes(fresh))) {
            throw new IOException(fresh + " is in the way and is no file of a count; rename it");
        }
    }

    private IllegalArgumentException damaged(String how) {
        return refused("is damaged: " + how, "delete it to begin again");
    }

    private IllegalArgumentException refused(String why, String advice) {
        return new IllegalArgumentException("checkpoint file " + named + " " + why + "; " + advice);
    }
}
