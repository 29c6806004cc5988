package io.github.nqueens.cli.session;

import io.github.nqueens.cli.output.BadInputException;
import java.io.IOException;
import java.io.InputStream;

/** Bytes that may have no end: standard input, a pipe, a device. */
public final class Input {
    /** A board of ten million rows is shorter. */
    private static final long LARGEST = 512L << 20;

    private Input() {}

    /** How many bytes are read: more than these would leave no memory for what they mean, or never end. */
    public static int most() {
        return (int) Math.min(LARGEST, Runtime.getRuntime().maxMemory() / 4);
    }

    /**
     * All bytes of a stream, which may have no end.
     *
     * @throws BadInputException if there are more than can be used
     */
    public static byte[] whole(InputStream stream, String name) throws IOException {
        return whole(stream, name, most());
    }

    static byte[] whole(InputStream stream, String name, int most) throws IOException {
        byte[] bytes = stream.readNBytes(most);
        if (bytes.length == most && stream.read() >= 0) {
            throw tooLong(name, most);
        }
        return bytes;
    }

    /** Why an input is not read to its end. */
    public static BadInputException tooLong(String name, int most) {
        return new BadInputException(name + " is longer than " + (most >> 20)
                + " MiB; give a shorter text, or give Java more memory:"
                + " java -Xmx8g -jar nqueens.jar ...");
    }
}
