package io.github.nqueens.cli.grading;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * What a class has handed in, as it was when grading began: a graded solver may write into the files of others. Each process gets a
 * copy of its own. The copies come from a file that has lost its name, where the system allows that, and are compared with a digest.
 */
final class HandedIn implements Closeable {
    private final List<Path> files;
    private final List<Part> parts = new ArrayList<>();
    private final Path store;
    private final FileChannel channel;

    /** Where the copy of a file lies. */
    private record Part(long start, long length, String digest) {}

    private HandedIn(List<Path> files, Path store, FileChannel channel) {
        this.files = files;
        this.store = store;
        this.channel = channel;
    }

    /** Keeps what is in these files now, and of folders what is in their files. */
    static HandedIn of(List<Path> files) throws IOException {
        return of(files, Files.createTempFile("nqueens-handed-in", ""));
    }

    /** Keeps them in a file that is there, and that nobody finds by its name from then on. */
    static HandedIn of(List<Path> files, Path store) throws IOException {
        HandedIn kept = new HandedIn(
                List.copyOf(files), store, FileChannel.open(store, StandardOpenOption.READ, StandardOpenOption.WRITE));
        try {
            for (Path file : files) {
                long start = kept.channel.position();
                String digest = write(file, Channels.newOutputStream(kept.channel));
                kept.parts.add(new Part(start, kept.channel.position() - start, digest));
            }
            kept.forget();
            return kept;
        } catch (IOException | RuntimeException e) {
            kept.close();
            throw e;
        }
    }

    private void forget() {
        try {
            Files.delete(store);
        } catch (IOException e) {
            // It is deleted when it is closed, and its digests tell whether it was changed before.
        }
    }

    /** Writes a file, or a folder as a jar; its digest. */
    private static String write(Path file, OutputStream to) throws IOException {
        DigestOutputStream out = new DigestOutputStream(to, sha256());
        if (!Files.isDirectory(file)) {
            Files.copy(file, out);
            return text(out.getMessageDigest());
        }
        List<Path> found;
        try (Stream<Path> all = Files.walk(file)) {
            found = all.filter(Files::isRegularFile).sorted().toList();
        }
        JarOutputStream jar = new JarOutputStream(out);
        for (Path one : found) {
            JarEntry entry = new JarEntry(file.relativize(one).toString().replace('\\', '/'));
            entry.setTime(0);
            jar.putNextEntry(entry);
            Files.copy(one, jar);
        }
        jar.finish();
        return text(out.getMessageDigest());
    }

    /**
     * Writes the copy of a file.
     *
     * @return whether it is what was handed in
     */
    boolean copy(Path file, Path to) throws IOException {
        Part part = parts.get(files.indexOf(file));
        channel.position(part.start());
        MessageDigest digest = sha256();
        try (OutputStream out = Files.newOutputStream(to)) {
            InputStream in = new DigestInputStream(Channels.newInputStream(channel), digest);
            byte[] buffer = new byte[1 << 16];
            for (long left = part.length(); left > 0; ) {
                int count = in.read(buffer, 0, (int) Math.min(left, buffer.length));
                if (count < 0) {
                    return false;
                }
                out.write(buffer, 0, count);
                left -= count;
            }
        }
        return text(digest).equals(part.digest());
    }

    /** The files that are not what they were, in their order. */
    List<Path> changed() {
        List<Path> changed = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String now;
            try {
                now = write(files.get(i), OutputStream.nullOutputStream());
            } catch (IOException | RuntimeException gone) {
                now = "none";
            }
            if (!now.equals(parts.get(i).digest())) {
                changed.add(files.get(i));
            }
        }
        return changed;
    }

    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(store);
    }

    private static String text(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
