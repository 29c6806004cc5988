package io.github.nqueens.cli.session;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Standard output, which a {@link PrintWriter} alone would let fail in silence, and in which it would write a question mark for a
 * character that the terminal's charset lacks.
 */
public final class StandardOutput {
    private final PrintWriter printer;
    private final BooleanSupplier hasReader;
    private @Nullable String failure;
    private @Nullable String refusal;

    public StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    private StandardOutput(FileOutputStream out) {
        this(out, Charset.defaultCharset(), () -> isStream(out));
    }

    /**
     * @param charset the one of the terminal
     * @param hasReader whether another program or a person takes what is written, so that a write fails when they have gone
     */
    public StandardOutput(OutputStream out, Charset charset, BooleanSupplier hasReader) {
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
        // Half of a pair of surrogates is no character in any charset, and is written as a question mark.
        CharsetEncoder encoder = charset.newEncoder().onMalformedInput(CodingErrorAction.REPLACE);
        printer = new PrintWriter(new Whole(new OutputStreamWriter(watched, encoder), encoder));
    }

    /** Ends before the first character that the charset does not have: what follows a hole is no result. */
    private final class Whole extends Writer {
        private final Writer encoded;
        private final CharsetEncoder encoder;

        private Whole(Writer encoded, CharsetEncoder encoder) {
            this.encoded = encoded;
            this.encoder = encoder;
        }

        @Override
        public void write(char[] text, int offset, int length) throws IOException {
            if (refusal != null) {
                throw new IOException(refusal);
            }
            try {
                encoded.write(text, offset, length);
            } catch (CharacterCodingException e) {
                refusal = refused(new String(text, offset, length));
                throw e;
            }
        }

        private String refused(String text) {
            CharsetEncoder fresh = encoder.charset().newEncoder();
            String missing = text.codePoints()
                    .filter(character -> !fresh.canEncode(Character.toString(character)))
                    .mapToObj(character -> String.format(Locale.ROOT, "the character U+%04X", character))
                    .findFirst()
                    .orElse("a character of the result");
            return "standard output is written in " + encoder.charset() + ", which does not have " + missing
                    + "; set a locale of UTF-8, as LC_ALL=C.UTF-8 does, or write a file with -o";
        }

        @Override
        public void flush() throws IOException {
            encoded.flush();
        }

        @Override
        public void close() throws IOException {
            encoded.close();
        }
    }

    /** A pipe, a socket and a terminal have no position; a file and a device have one. */
    static boolean isStream(FileOutputStream out) {
        try {
            // A solver of the user's own may have closed standard output. Then nobody has gone, and the result is lost.
            if (out.getFD().valid()) {
                out.getChannel().position();
            }
            return false;
        } catch (IOException noPosition) {
            return true;
        }
    }

    public PrintWriter printer() {
        return printer;
    }

    /** Why the result cannot be written in the terminal's charset, and what to do; null if it can be. */
    public @Nullable String refusal() {
        return refusal;
    }

    /** Why not all was written, or null; a reader that has enough, as in {@code nqueens list | head -1}, is no failure. */
    public @Nullable String failure() {
        return failure != null && !hasReader.getAsBoolean() ? failure : null;
    }
}
