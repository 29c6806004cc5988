package io.github.nqueens.lab.exchange;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One request of the page, and its answer. */
public interface LabExchange {
    /** A number that stands between slashes, or behind the last one. */
    Pattern NUMBER = Pattern.compile("(?<=/)[1-9][0-9]{0,8}(?=/|$)");

    /** The most bytes of a form. */
    int LARGEST_FORM = 16_384;

    /** What is asked for, as {@code experiment/3/csv}; empty for the page itself. */
    String path();

    /** The path, with {@code #} in place of a number: no path has that sign. */
    default String pattern() {
        return NUMBER.matcher(path()).replaceFirst("#");
    }

    /** The number in the path. */
    default int number() {
        Matcher number = NUMBER.matcher(path());
        if (!number.find()) {
            throw new IllegalStateException("the path '" + path() + "' has no number");
        }
        return Integer.parseInt(number.group());
    }

    /** What stands behind the {@code ?} of the address, undecoded; empty if nothing stands there. */
    String query();

    /**
     * Lets one method pass.
     *
     * @throws RefusedException if the request has another method
     */
    void requireMethod(String method);

    /** The form that was sent. */
    default String body() throws IOException {
        return new String(bytes(LARGEST_FORM), StandardCharsets.UTF_8);
    }

    /**
     * What was sent.
     *
     * @throws RefusedException if it has more bytes than that
     */
    byte[] bytes(int most) throws IOException;

    /** Sends a page, whose own scripts and styles are the only ones that the browser takes, beside the styles of such drawings. */
    void sendPage(String html, String... drawings) throws IOException;

    /** Sends text of a media type. */
    void send(int status, String type, String text) throws IOException;

    /** Answers that there is nothing to send yet. */
    void sendNothing() throws IOException;

    /** Begins an answer that is written line by line, which is also how it is found out that the client has gone. */
    Lines lines() throws IOException;

    /** Waits a while. */
    @FunctionalInterface
    interface Awaiting {
        /** Tells whether it is over. */
        boolean await(long milliseconds) throws InterruptedException;
    }

    /** Writes the progress of something. */
    @FunctionalInterface
    interface Telling {
        void tell(Lines lines) throws IOException;
    }

    /** Sends lines at once; fails when nobody takes them any more. */
    interface Lines {
        void write(String line) throws IOException;

        /** Writes the progress of something ten times per second, until it is over. */
        void follow(Awaiting work, Telling progress) throws IOException, InterruptedException;
    }
}
