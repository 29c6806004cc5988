package io.github.nqueens.cli.session;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Standard output, which a {@link PrintWriter} alone would let fail in silence. */
public final class StandardOutput {
    private final PrintWriter printer;
    private final BooleanSupplier hasReader;
    private @Nullable String failure;

    public StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    private StandardOutput(FileOutputStream out) {
        this(out, () -> isStream(out));
    }

    /**
     * @param hasReader whether another program or a person takes what is written, so that a write fails when they have gone
     */
    public StandardOutput(OutputStream out, BooleanSupplier hasReader) {
        this.hasReader = hasReader;
        OutputStream watched = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                try {
                    out.write(bytes, offset, length);
                } catch (IOException e) {
                    failure = String.valueOf(e.getMessage());
                    throw e;
                }
            }
        };
        printer = new PrintWriter(new OutputStreamWriter(watched, Charset.defaultCharset()));
    }

    /** A pipe, a socket and a terminal have no position; a file and a device have one. */
    private static boolean isStream(FileOutputStream out) {
        try {
            out.getChannel().position();
            return false;
        } catch (IOException noPosition) {
            return true;
        }
    }

    public PrintWriter printer() {
        return printer;
    }

    /** Why not all was written, or null; a reader that has enough, as in {@code nqueens list | head -1}, is no failure. */
    public @Nullable String failure() {
        return failure != null && !hasReader.getAsBoolean() ? failure : null;
    }
}
