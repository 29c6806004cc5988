package io.github.nqueens.solutions.files;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of this machine, whose files are there after a power cut.
 *
 * <p>Files are read and written through streams: a channel would be closed by an interrupt of the thread that counts.
 *
 * @param path the folder, which need not exist
 */
public record LocalFolder(Path path) {
    /**
     * The names of the files; none if there is no folder.
     *
     * @throws NotDirectoryException if a file stands where the folder or one above it would be
     */
    public Collection<String> names() throws IOException {
        if (Files.notExists(path)) {
            requireFolderAbove();
            return List.of();
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Of a path below a file, some versions of Java say that nothing is there, and others that they cannot tell. */
    private void requireFolderAbove() throws NotDirectoryException {
        Path above = path.toAbsolutePath().getParent();
        while (above != null && Files.notExists(above)) {
            above = above.getParent();
        }
        if (above != null && Files.exists(above) && !Files.isDirectory(above)) {
            throw new NotDirectoryException(above.toString());
        }
    }

    /**
     * Reads a file.
     *
     * @throws NoSuchFileException if there is none of this name
     * @throws IOException if it cannot be read, or is a pipe or a device, which may never end
     */
    public byte[] read(String name) throws IOException {
        Path file = path.resolve(name);
        if (Files.notExists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException("'" + name + "' is no regular file");
        }
        try (FileInputStream stream = new FileInputStream(file.toFile())) {
            return stream.readAllBytes();
        }
    }

    /**
     * Writes a new file. When this returns, it is on the disk. Makes the folder if there is none.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is a file of this name
     * @throws IOException if it cannot be written; then there is no file of this name
     */
    public void create(String name, byte[] content) throws IOException {
        Files.createDirectories(path);
        Path file = Files.createFile(path.resolve(name));
        try (FileOutputStream stream = new FileOutputStream(file.toFile())) {
            stream.write(content);
            stream.getFD().sync();
        } catch (IOException | Error e) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException stays) {
                e.addSuppressed(stays);
            }
            throw e;
        }
        sync();
    }

    /** Deletes a file if it is there. */
    public void delete(String name) throws IOException {
        Files.deleteIfExists(path.resolve(name));
    }

    /** Makes the names of files durable. A system without POSIX permissions has no folders that can be opened and synced. */
    private void sync() throws IOException {
        if (Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS) == null) {
            return;
        }
        // Only a channel opens a folder, and an interrupt closes it.
        boolean interrupted = Thread.interrupted();
        try {
            while (!isSynced()) {
                interrupted |= Thread.interrupted();
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean isSynced() throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (ClosedByInterruptException again) {
            return false;
        }
    }
}
