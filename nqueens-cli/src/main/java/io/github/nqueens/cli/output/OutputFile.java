package io.github.nqueens.cli.output;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file to be written whole or not at all: what is written goes beside it first and takes its place at the end. Made
 * before the work begins, so that a file that cannot be written is refused before a minute was spent on it.
 */
public final class OutputFile {
    private final Path path;

    private OutputFile(Path path) {
        this.path = path;
    }

    /** What goes into a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(Writer writer) throws IOException;
    }

    /** What goes into a file that is no text. */
    @FunctionalInterface
    public interface Bytes {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Checks that the file can be written; nothing is created. */
    public static OutputFile at(Path path) {
        Path absolute = path.toAbsolutePath();
        if (Files.isDirectory(absolute)) {
            throw new BadInputException("cannot write '" + path + "': it is a directory; name a file in it");
        }
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInputException("cannot write '" + path + "': there is no directory '" + folder
                    + "'; create it first, or name another file");
        }
        boolean replaced = Files.isRegularFile(absolute) || !Files.exists(absolute);
        if (!Files.isWritable(replaced ? folder : absolute)
                || (Files.exists(absolute) && !Files.isWritable(absolute))) {
            throw new BadInputException("cannot write '" + path + "': permission denied; name another file");
        }
        return new OutputFile(path);
    }

    public Path path() {
        return path;
    }

    public void write(Content content) {
        writeBytes(out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            content.writeTo(writer);
            writer.flush();
        });
    }

    public void writeBytes(Bytes content) {
        try {
            Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                writeTo(target, content);
            } else {
                replace(target, content);
            }
        } catch (IOException e) {
            throw new BadInputException("cannot write '" + path + "': " + reason(e) + "; name another file", e);
        }
    }

    private static void replace(Path target, Bytes content) throws IOException {
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            writeTo(beside, content, StandardOpenOption.CREATE_NEW);
            try {
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void writeTo(Path file, Bytes content, StandardOpenOption... creation) throws IOException {
        StandardOpenOption[] options = creation.length == 0
                ? new StandardOpenOption[] {StandardOpenOption.WRITE}
                : new StandardOpenOption[] {StandardOpenOption.WRITE, creation[0]};
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file, options))) {
            content.writeTo(out);
        }
    }

    /** A file system's exceptions often say nothing but the file's name. */
    public static String reason(IOException e) {
        if (e instanceof java.nio.file.NoSuchFileException) {
            return "no such file";
        }
        if (e instanceof java.nio.file.AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof java.nio.file.FileSystemException f && f.getReason() != null
                ? f.getReason()
                : String.valueOf(e.getMessage());
    }
}
