package io.github.nqueens.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/** Standard output, which a {@link PrintWriter} alone would let fail in silence. */
final class StandardOutput {
    private static final String READER_HAS_ENOUGH = "Broken pipe";

    private final PrintWriter printer;
    private String failure;

    StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
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
                    failure = e.getMessage();
                    throw e;
                }
            }
        };
        printer = new PrintWriter(new OutputStreamWriter(watched, Charset.defaultCharset()));
    }

    PrintWriter printer() {
        return printer;
    }

    /** Why not all was written, or null; a reader that has enough, as in {@code nqueens list | head -1}, is no failure. */
    String failure() {
        return READER_HAS_ENOUGH.equals(failure) ? null : failure;
    }
}
