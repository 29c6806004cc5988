package io.github.nqueens.solutions.files;

import io.github.nqueens.internal.FileFault;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Keeps a checkpoint file to one count at a time, of this process or another. The operating system takes the lock back from a
 * process that ends in any way.
 *
 * <p>The lock is on a neighbor of the checkpoint, the lock file, because the checkpoint itself is replaced again and again.
 * A file of the lock file's name that no count wrote is never touched.
 */
public final class CheckpointLock implements AutoCloseable {
    private static final byte[] MARK = "nqueens-lock\n".getBytes(StandardCharsets.US_ASCII);

    /** The largest length that a lock file is given. It is sparse and takes no more room than its mark. */
    private static final int LARGEST_LENGTH = 1 << 24;

    /**
     * The lock files of this process. A second count must not even open one: on some systems a process that closes any of its
     * handles of a file loses its locks on it.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path named;
    private final Path lockFile;

    /** The lock file as {@link #HELD} names it. */
    private final Path held;

    private final RandomAccessFile locked;

    CheckpointLock(Path named, Path file) {
        this.named = named;
        try {
            this.lockFile = DurableFiles.neighbor(file, ".nqueens-lock");
            this.held = DurableFiles.folder(file).toRealPath().resolve(lockFile.getFileName());
            if (!HELD.add(held)) {
                throw inUse();
            }
            boolean isLocked = false;
            try {
                RandomAccessFile opened = null;
                while (opened == null) {
                    opened = tryLock();
                }
                this.locked = opened;
                isLocked = true;
            } finally {
                if (!isLocked) {
                    HELD.remove(held);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot lock checkpoint file " + named + ": " + FileFault.reason(e)
                            + "; name another file, in a folder in which files can be made",
                    e);
        }
    }

    /** Null if the process that had the lock before deleted the lock file meanwhile, so that it has to be made again. */
    private @Nullable RandomAccessFile tryLock() throws IOException {
        if (Files.exists(lockFile, LinkOption.NOFOLLOW_LINKS)
                && !Files.isRegularFile(lockFile, LinkOption.NOFOLLOW_LINKS)) {
            throw inTheWay();
        }
        // Not opened as a channel, whose writing would fail on an interrupted thread.
        RandomAccessFile opened = new RandomAccessFile(lockFile.toFile(), "rw");
        boolean isKept = false;
        try {
            requireOurs(opened);
            if (opened.getChannel().tryLock() == null) {
                throw inUse();
            }
            isKept = isStillThere(opened);
        } catch (OverlappingFileLockException heldByAnotherClassLoader) {
            throw inUse();
        } finally {
            if (!isKept) {
                opened.close();
            }
        }
        return isKept ? opened : null;
    }

    /** An empty file is one that another count has just made. */
    private void requireOurs(RandomAccessFile opened) throws IOException {
        byte[] begin = new byte[MARK.length];
        int length = opened.read(begin);
        if (length > 0 && !Arrays.equals(begin, MARK)) {
            throw inTheWay();
        }
    }

    /**
     * Tells whether the locked file is the one that others would open. It gets a random length, and the file of that name
     * must have this length. That file is not opened and read, because closing it may release the locks of this process.
     */
    private boolean isStillThere(RandomAccessFile locked) throws IOException {
        // Not drawn from a secure generator, which takes longer to load than all else that a first lock needs.
        long length = (long) MARK.length + new SplittableRandom().nextInt(LARGEST_LENGTH);
        locked.seek(0);
        locked.write(MARK);
        locked.setLength(length);
        try {
            return Files.size(lockFile) == length;
        } catch (NoSuchFileException gone) {
            return false;
        }
    }

    private IllegalArgumentException inUse() {
        return new IllegalArgumentException("checkpoint file " + named
                + " is in use by another count; wait until that ends, or choose another file");
    }

    private IllegalArgumentException inTheWay() {
        return new IllegalArgumentException("checkpoint file " + named + " cannot be locked: " + lockFile
                + " is in the way and is no file of a count; rename it, or choose another file");
    }

    /**
     * Gives the lock back, and deletes the lock file before another count can have locked it. Where an open file cannot be
     * deleted, it is deleted afterwards, unless another count has it open by then. A lock file that stays is not locked and
     * does no harm.
     */
    @Override
    public void close() {
        boolean isGone = delete();
        try {
            locked.close();
        } catch (IOException e) {
            // The count is done, and the system takes the lock back when the process ends.
            LoggerFactory.getLogger(CheckpointLock.class).warn("cannot give back the lock {}", lockFile, e);
        } finally {
            HELD.remove(held);
        }
        if (!isGone) {
            delete();
        }
    }

    private boolean delete() {
        try {
            Files.deleteIfExists(lockFile);
            return true;
        } catch (IOException open) {
            return false;
        }
    }
}
