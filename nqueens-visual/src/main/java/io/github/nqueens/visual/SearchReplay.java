package io.github.nqueens.visual;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A single HTML file that plays recorded searches: board, curve of conflicts, the algorithm's own quantities and what it
 * said of each step. Several recordings of one board size are played side by side and in step.
 *
 * <p>The page needs a browser of 2022 or later and nothing else: it loads nothing, forbids itself every connection, and
 * works from a file, with mouse, touch, keyboard and screen reader. Immutable and safe for use by several threads.
 */
public final class SearchReplay {
    private static final int MOST_RECORDINGS = 12;

    private final List<Recording> recordings;
    private final String title;

    private SearchReplay(List<Recording> recordings, String title) {
        this.recordings = recordings;
        this.title = title;
    }

    /**
     * A page that plays recordings side by side.
     *
     * @param recordings from 1 to 12, all of boards of the same size
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or their sizes differ
     * @throws NullPointerException if {@code recordings} is or holds null
     */
    public static SearchReplay of(List<Recording> recordings) {
        List<Recording> copy = List.copyOf(Objects.requireNonNull(recordings, "recordings"));
        if (copy.isEmpty() || copy.size() > MOST_RECORDINGS) {
            throw new IllegalArgumentException(
                    "a page plays 1 to " + MOST_RECORDINGS + " recordings, but " + copy.size() + " were given");
        }
        List<Integer> sizes = copy.stream().map(Recording::size).distinct().toList();
        if (sizes.size() > 1) {
            throw new IllegalArgumentException("the recordings are of boards of " + sizes
                    + " rows, but a page plays one size; make a page for each");
        }
        int n = sizes.get(0);
        return new SearchReplay(copy, n == 1 ? "1 queen" : n + " queens");
    }

    /**
     * A page that plays recordings side by side.
     *
     * @param recordings from 1 to 12, all of boards of the same size
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or their sizes differ
     * @throws NullPointerException if {@code recordings} is or holds null
     */
    public static SearchReplay of(Recording... recordings) {
        return of(List.of(Objects.requireNonNull(recordings, "recordings")));
    }

    /**
     * The same page under another title.
     *
     * @param newTitle the heading of the page, also the name of its window; "8 queens" by default
     * @return the page
     * @throws NullPointerException if {@code newTitle} is null
     */
    public SearchReplay withTitle(String newTitle) {
        return new SearchReplay(recordings, Objects.requireNonNull(newTitle, "newTitle"));
    }

    /**
     * Makes the page.
     *
     * @return an HTML document of ASCII characters
     */
    public String toHtml() {
        String script = Stream.of("decode.js", "board.js", "curve.js", "player.js")
                .map(SearchReplay::resource)
                .collect(Collectors.joining("\n"));
        return resource("replay.html")
                .replace("/* style */", resource("replay.css"))
                .replace("/* script */", script)
                .replace("{\"replay\":\"data\"}", ReplayData.of(title, recordings));
    }

    /**
     * Writes the page to a file, a console or a string.
     *
     * @param out where the document goes; not closed
     * @throws IOException if {@code out} throws it
     * @throws NullPointerException if {@code out} is null
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toHtml());
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(SearchReplay.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page's resource " + name + " cannot be read", e);
        }
    }
}
