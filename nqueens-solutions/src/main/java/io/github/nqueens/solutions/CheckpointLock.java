package io.github.nqueens.solutions;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.UUID;

/**
 * Keeps a checkpoint file to one count at a time, of this process or another. The lock is on a neighbor of the file, because the file
 * itself is replaced again and again. The operating system takes it back from a process that ends in any way.
 */
final class CheckpointLock implements AutoCloseable {
    /** Of the neighbor, which is one gap. */
    private static final long LARGEST_SIZE = 1 << 24;

    private final Path neighbor;
    private final RandomAccessFile locked;

    /**
     * Takes the lock.
     *
     * @throws IllegalArgumentException if another count has it
     */
    CheckpointLock(Path file) {
        this.neighbor = file.resolveSibling(file.getFileName() + ".lock");
        try {
            RandomAccessFile opened = null;
            while (opened == null) {
                opened = tryLock(file);
            }
            this.locked = opened;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot lock checkpoint file " + file + ": " + e, e);
        }
    }

    /** Null if the one who had the lock before took the neighbor away meanwhile, so that it has to be made again. */
    private RandomAccessFile tryLock(Path file) throws IOException {
        // Not opened as a channel, whose writing would fail on an interrupted thread.
        RandomAccessFile opened = new RandomAccessFile(neighbor.toFile(), "rw");
        boolean kept = false;
        try {
            if (opened.getChannel().tryLock() == null) {
                throw inUse(file);
            }
            kept = isStillThere(opened);
        } catch (OverlappingFileLockException withinThisProcess) {
            throw inUse(file);
        } finally {
            if (!kept) {
                opened.close();
            }
        }
        return kept ? opened : null;
    }

    /**
     * Tells whether the locked file is the one that others would open: the one is given a size that the other then has. To
     * open it a second time and read would not do, as closing any channel to a file may release the locks of a process.
     */
    private boolean isStillThere(RandomAccessFile locked) throws IOException {
        long size = 1 + (UUID.randomUUID().getLeastSignificantBits() & LARGEST_SIZE - 1);
        locked.setLength(size);
        try {
            return Files.size(neighbor) == size;
        } catch (NoSuchFileException gone) {
            return false;
        }
    }

    private static IllegalArgumentException inUse(Path file) {
        return new IllegalArgumentException("checkpoint file " + file
                + " is in use by another count; wait until that ends, or choose another file");
    }

    /**
     * Gives the lock back, and takes the neighbor away before another count can have locked it. Where an open file cannot be
     * deleted, it goes afterwards, unless another count has it open by then. A neighbor that stays is not locked and does no
     * harm.
     */
    @Override
    public void close() {
        boolean isGone = delete();
        try {
            locked.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot give back the lock " + neighbor + ": " + e, e);
        }
        if (!isGone) {
            delete();
        }
    }

    private boolean delete() {
        try {
            Files.deleteIfExists(neighbor);
            return true;
        } catch (IOException open) {
            return false;
        }
    }
}
