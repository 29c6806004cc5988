package io.github.nqueens.algorithms.exact;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.BitSet;
import java.util.zip.CRC32;

/**
 * The file that holds which parts of a count are done and what they came to. It is replaced as a whole: whenever the
 * process ends, the file is the old one or the new one.
 *
 * <p>Layout, all numbers big-endian: a mark of 8 bytes, the version of the layout (int), n (int), the method (UTF), the
 * fingerprint of the list of parts (32 bytes), the number of parts (int), a bit for each part done (length as int, then
 * longs), the sums (length as int, then longs), and the CRC-32 of all before (long).
 */
final class Checkpoint {
    private static final long MARK = 0x6e71_7565_656e_7321L;
    private static final int VERSION = 1;
    private static final int FINGERPRINT_BYTES = 32;

    private final Path file;
    private final CountPlan plan;
    private final byte[] fingerprint;

    /** What a checkpoint holds. */
    record State(BitSet done, long[] sums) {}

    Checkpoint(Path file, CountPlan plan) {
        this.file = file;
        this.plan = plan;
        this.fingerprint = plan.fingerprint();
    }

    /** Keeps other counts away from the file until the lock is closed. */
    CheckpointLock lock() {
        return new CheckpointLock(file);
    }

    /** What is done so far; nothing if there is no file. */
    State read() {
        if (Files.notExists(file)) {
            return new State(new BitSet(), new long[plan.sums()]);
        }
        byte[] content;
        try {
            content = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read checkpoint file " + file + ": " + e.getMessage(), e);
        }
        try {
            return parse(content);
        } catch (IOException tooShort) {
            throw damaged("it ends early, after " + content.length + " bytes");
        }
    }

    private State parse(byte[] content) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        if (in.readLong() != MARK) {
            throw refused("is not a checkpoint of a count", "choose another file");
        }
        int version = in.readInt();
        int body = content.length - Long.BYTES;
        if (body < Long.BYTES + Integer.BYTES
                || crc(content, body) != ByteBuffer.wrap(content).getLong(body)) {
            throw damaged("its checksum is wrong");
        }
        if (version != VERSION) {
            throw refused(
                    "has layout " + version + ", but this version of the library reads layout " + VERSION,
                    "finish it with the version that began it, or choose another file");
        }
        int size = in.readInt();
        String method = in.readUTF();
        byte[] parts = in.readNBytes(FINGERPRINT_BYTES);
        int jobs = in.readInt();
        if (size != plan.size() || !method.equals(plan.method())) {
            throw refused(
                    "belongs to the count of n = " + size + " by " + method + ", not of n = " + plan.size() + " by "
                            + plan.method(),
                    "choose another file");
        }
        if (!Arrays.equals(parts, fingerprint) || jobs != plan.jobs().size()) {
            throw refused(
                    "belongs to a count that was split into other parts",
                    "count with the same settings and version of the library, or choose another file");
        }
        BitSet done = BitSet.valueOf(readLongs(in));
        long[] sums = readLongs(in);
        if (sums.length != plan.sums() || done.length() > jobs) {
            throw damaged("it holds more than the count has parts");
        }
        return new State(done, sums);
    }

    /** Replaces the file; when this returns the new one is on the disk. */
    void write(State state) {
        byte[] content = format(state);
        Path fresh = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(
                    fresh, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(content);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write checkpoint file " + file + ": " + e, e);
        }
    }

    private byte[] format(State state) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(MARK);
            out.writeInt(VERSION);
            out.writeInt(plan.size());
            out.writeUTF(plan.method());
            out.write(fingerprint);
            out.writeInt(plan.jobs().size());
            writeLongs(out, state.done().toLongArray());
            writeLongs(out, state.sums());
            out.writeLong(crc(bytes.toByteArray(), out.size()));
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        }
        return bytes.toByteArray();
    }

    private static void writeLongs(DataOutputStream out, long[] values) throws IOException {
        out.writeInt(values.length);
        for (long value : values) {
            out.writeLong(value);
        }
    }

    private static long[] readLongs(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available() / Long.BYTES) {
            throw new IOException("a list of " + length + " numbers");
        }
        long[] values = new long[length];
        for (int i = 0; i < length; i++) {
            values[i] = in.readLong();
        }
        return values;
    }

    private static long crc(byte[] content, int length) {
        CRC32 crc = new CRC32();
        crc.update(content, 0, length);
        return crc.getValue();
    }

    private IllegalArgumentException damaged(String how) {
        return refused("is damaged: " + how, "delete it to begin anew");
    }

    private IllegalArgumentException refused(String why, String advice) {
        return new IllegalArgumentException("checkpoint file " + file + " " + why + "; " + advice);
    }
}
