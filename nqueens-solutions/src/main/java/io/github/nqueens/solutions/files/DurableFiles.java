package io.github.nqueens.solutions.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes files that are there after a power cut.
 *
 * <p>Files are written through streams: a channel would be closed by an interrupt of the thread that counts.
 */
public final class DurableFiles {
    private DurableFiles() {}

    /**
     * Writes a new file. When this returns, it is on the disk.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is a file of this name
     * @throws IOException if it cannot be written; then there is no file of this name
     */
    public static void create(Path file, byte[] content) throws IOException {
        Files.createFile(file);
        try {
            fill(file, content);
        } catch (IOException | Error e) {
            deleteAfter(e, file);
            throw e;
        }
        syncFolder(file);
    }

    /**
     * Replaces a file as a whole: whenever the process ends, the file is the old one or the new one. When this returns, the
     * new one is on the disk. It has the permissions of the old one.
     *
     * @param file no link
     * @param fresh a name in the same folder that no file has
     * @throws IOException if it cannot be written; then the old file is unchanged and {@code fresh} does not exist
     */
    static void replace(Path file, Path fresh, byte[] content) throws IOException {
        Files.createFile(fresh);
        try {
            keepPermissions(file, fresh);
            fill(fresh, content);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | Error e) {
            deleteAfter(e, fresh);
            throw e;
        }
        syncFolder(file);
    }

    private static void fill(Path file, byte[] content) throws IOException {
        try (FileOutputStream stream = new FileOutputStream(file.toFile())) {
            stream.write(content);
            stream.getFD().sync();
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView old = posix(from);
        PosixFileAttributeView fresh = posix(to);
        if (old != null && fresh != null && Files.exists(from)) {
            fresh.setPermissions(old.readAttributes().permissions());
        }
    }

    /** Null where files have no permissions of this kind. */
    private static @Nullable PosixFileAttributeView posix(Path file) {
        return Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** The folder of a file, which is no root. */
    static Path folder(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "the folder of a file");
    }

    /** The file of the same name with an ending. */
    static Path neighbor(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static void deleteAfter(Throwable failure, Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    /** Makes the name of a file durable. A system without POSIX permissions has no folders that can be opened and synced. */
    private static void syncFolder(Path file) throws IOException {
        Path folder = folder(file);
        if (posix(folder) == null) {
            return;
        }
        // Only a channel opens a folder, and an interrupt closes it.
        boolean interrupted = Thread.interrupted();
        try {
            while (!isSynced(folder)) {
                interrupted |= Thread.interrupted();
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static boolean isSynced(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (ClosedByInterruptException again) {
            return false;
        }
    }
}
