package io.github.nqueens.cli.session;

import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a person sits at the other end. */
final class Terminal {
    private Terminal() {}

    /** Whether standard input and standard output both are a terminal. */
    @SuppressWarnings("SystemConsoleNull") // What a newer Java adds is asked below.
    static boolean isInteractive() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            // From Java 22 there is a console without a terminal, too, and a method that tells.
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJava) {
            return true;
        }
    }

    /** Standard input, or what cannot be read if it was closed when Java was started. */
    static InputStream standardInput() {
        if (!isOfJava(Path.of("/proc/self/fd/0"))) {
            return System.in;
        }
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("it is closed");
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                return read();
            }
        };
    }

    /** A number that is free when Java starts becomes that of the first file that Java opens for itself. */
    private static boolean isOfJava(Path link) {
        try {
            return Files.readSymbolicLink(link)
                    .startsWith(Path.of(System.getProperty("java.home")).toRealPath());
        } catch (IOException | UnsupportedOperationException noSuchLink) {
            return false;
        }
    }

    /** Whether standard error is a terminal. Where the system does not tell, standard input and output decide. */
    static boolean isStandardError() {
        Path link = Path.of("/proc/self/fd/2");
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException noSuchFolder) {
            return isInteractive();
        }
    }
}
