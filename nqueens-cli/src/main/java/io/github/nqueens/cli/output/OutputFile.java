package io.github.nqueens.cli.output;

import io.github.nqueens.internal.FileFault;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file to be written whole or not at all: what is written goes beside it first and takes its place at the end. Made
 * before the work begins, so that a file that cannot be written is refused before a minute was spent on it.
 */
public final class OutputFile {
    /** As many as a path may lead through on Linux. */
    private static final int MOST_LINKS = 40;

    private static final Pattern DESCRIPTORS = Pattern.compile("/proc/\\d+/fd");

    private final Path path;
    private final Path target;

    private OutputFile(Path path, Path target) {
        this.path = path;
        this.target = target;
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

    /**
     * Like {@link #at(Path)}, of a file whose name must promise what it will hold.
     *
     * @param option what names the file
     * @param what what is written and as what, for example {@code "a step is drawn as SVG"}
     * @param ending what the name must end in
     */
    public static OutputFile at(String option, Path path, String what, String ending) {
        if (!path.toString().toLowerCase(Locale.ROOT).endsWith(ending) && !Files.isDirectory(path)) {
            throw new BadInputException(
                    option + " is '" + path + "', but " + what + "; name a file that ends in " + ending);
        }
        return at(path);
    }

    /** Why nothing can be written to what is no directory. The user may name another one of {@code what}. */
    public static String noDirectory(@Nullable Path folder, String what) {
        return (folder != null && Files.exists(folder)
                        ? "'" + folder + "' is no directory; "
                        : "there is no directory '" + folder + "'; create it first, or ")
                + "name another " + what;
    }

    /** Whether two names lead to one file, also through links. */
    public static boolean isSame(Path one, Path other) {
        if (one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())) {
            return true;
        }
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException unknown) {
            // What reads or writes such a file says why it cannot.
            return false;
        }
    }

    /** Checks that the file can be written; nothing is created. */
    public static OutputFile at(Path path) {
        if (Files.isDirectory(path)) {
            throw new BadInputException("cannot write '" + path + "': it is a directory; name a file in it");
        }
        Path target = target(path);
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInputException("cannot write '" + path + "': " + noDirectory(folder, "file"));
        }
        boolean replaced = !isDescriptor(target) && (Files.isRegularFile(target) || !Files.exists(target));
        if (!Files.isWritable(replaced ? folder : target) || (Files.exists(target) && !Files.isWritable(target))) {
            throw new BadInputException("cannot write '" + path + "': permission denied; name another file");
        }
        return new OutputFile(path, target);
    }

    /** The file to which links lead, which need not be there yet, or what this process or another one has open. */
    private static Path target(Path path) {
        Path target = path.toAbsolutePath();
        try {
            for (int links = 0; Files.isSymbolicLink(target) && !isDescriptor(target); links++) {
                if (links == MOST_LINKS) {
                    throw new BadInputException(
                            "cannot write '" + path + "': its links lead in a circle; name another file");
                }
                target = target.resolveSibling(Files.readSymbolicLink(target));
            }
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot write '" + path + "': " + FileFault.reason(e) + "; name another file", e);
        }
        return target;
    }

    /** Whether a path is that of an open file, as /dev/stdout and /dev/fd/3 are on Linux. */
    private static boolean isDescriptor(Path path) {
        return DESCRIPTORS.matcher(folder(path)).matches();
    }

    private static String folder(Path path) {
        Path folder = path.getParent();
        try {
            return folder == null ? "" : folder.toRealPath().toString();
        } catch (IOException notThere) {
            return "";
        }
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
            if (isDescriptor(target)) {
                writeToOpen(target, content);
            } else if (Files.exists(target) && !Files.isRegularFile(target)) {
                writeTo(target, content);
            } else {
                replace(target, content);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write '" + path + "': " + FileFault.reason(e) + "; name another file", e);
        }
    }

    /** What is open goes on from where it is: a file opened once more would be written from its beginning. */
    private static void writeToOpen(Path descriptor, Bytes content) throws IOException {
        String number = descriptor.getFileName().toString();
        boolean own =
                folder(descriptor).equals("/proc/" + ProcessHandle.current().pid() + "/fd");
        if (own && (number.equals("1") || number.equals("2"))) {
            OutputStream out = new BufferedOutputStream(
                    new FileOutputStream(number.equals("1") ? FileDescriptor.out : FileDescriptor.err));
            // Not closed: the command prints on.
            content.writeTo(out);
            out.flush();
        } else if (Files.isRegularFile(descriptor)) {
            writeTo(descriptor, content, StandardOpenOption.APPEND);
        } else {
            writeTo(descriptor, content);
        }
    }

    private static void replace(Path target, Bytes content) throws IOException {
        // A name of its own each time: what a killed process left behind stands in nobody's way.
        Path beside = target.resolveSibling(".nqueens-" + UUID.randomUUID() + ".tmp");
        try {
            Files.createFile(beside);
            boolean alike = !Files.exists(target) || takeOver(target, beside);
            writeTo(beside, content);
            if (alike) {
                move(beside, target);
            } else {
                // Written over, the file stays its owner's; all that can fail now is the disk.
                writeTo(target, out -> Files.copy(beside, out), StandardOpenOption.TRUNCATE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Gives a new file the owner, the group, the mode and the access list of an old one; false if that is not allowed. */
    private static boolean takeOver(Path old, Path fresh) throws IOException {
        PosixFileAttributeView from = Files.getFileAttributeView(old, PosixFileAttributeView.class);
        PosixFileAttributeView to = Files.getFileAttributeView(fresh, PosixFileAttributeView.class);
        try {
            if (from != null && to != null) {
                PosixFileAttributes wanted = from.readAttributes();
                PosixFileAttributes given = to.readAttributes();
                if (!wanted.owner().equals(given.owner())) {
                    to.setOwner(wanted.owner());
                }
                if (!wanted.group().equals(given.group())) {
                    to.setGroup(wanted.group());
                }
                to.setPermissions(wanted.permissions());
            }
            AclFileAttributeView fromList = Files.getFileAttributeView(old, AclFileAttributeView.class);
            AclFileAttributeView toList = Files.getFileAttributeView(fresh, AclFileAttributeView.class);
            if (fromList != null && toList != null) {
                toList.setAcl(fromList.getAcl());
            }
            return true;
        } catch (FileSystemException refused) {
            return false;
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void writeTo(Path file, Bytes content, StandardOpenOption... more) throws IOException {
        Set<StandardOpenOption> options = new HashSet<>(List.of(more));
        options.add(StandardOpenOption.WRITE);
        try (OutputStream out =
                new BufferedOutputStream(Files.newOutputStream(file, options.toArray(StandardOpenOption[]::new)))) {
            content.writeTo(out);
        }
    }
}
