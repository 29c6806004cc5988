package io.github.nqueens.visual;

import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.visual.page.PageTemplate;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A single HTML file that plays recorded searches: board, curve of conflicts, the algorithm's own quantities and what it
 * said of each step. The board shows the blocked squares, placed queens and regions of a problem. Several recordings of one
 * problem are played side by side and in step.
 *
 * <p>The page needs a browser of 2022 or later and nothing else: it loads nothing, forbids itself every connection, and
 * works from a file, with mouse, touch, keyboard and screen reader. Immutable and safe for use by several threads.
 */
public final class SearchReplay {
    static final int MOST_RECORDINGS = 12;
    private static final PageTemplate PAGE = new PageTemplate(SearchReplay.class::getResourceAsStream);

    private final List<Recording> recordings;
    private final String title;
    private final long from;
    private final long to;
    private final String above;
    private final String below;

    private SearchReplay(List<Recording> recordings, String title, long from, long to, String above, String below) {
        this.recordings = recordings;
        this.title = title;
        this.from = from;
        this.to = to;
        this.above = above;
        this.below = below;
    }

    /**
     * A page that plays recordings side by side.
     *
     * @param recordings from 1 to 12, all of the same problem
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or their problems differ
     */
    public static SearchReplay of(List<Recording> recordings) {
        List<Recording> copy = NonNullLists.of("recordings", recordings);
        if (copy.isEmpty() || copy.size() > MOST_RECORDINGS) {
            throw new IllegalArgumentException(
                    "a page plays 1 to " + MOST_RECORDINGS + " recordings, but " + copy.size() + " were given");
        }
        List<Integer> sizes = copy.stream().map(Recording::size).distinct().toList();
        if (sizes.size() > 1) {
            throw new IllegalArgumentException("the recordings are of boards of " + sizes
                    + " rows, but a page plays one size; make a page for each");
        }
        if (copy.stream().map(Recording::problem).distinct().count() > 1) {
            throw new IllegalArgumentException(
                    "the recordings are of different problems, but a page plays one; make a page for each");
        }
        int n = sizes.get(0);
        return new SearchReplay(copy, titleOf(n), 0, Long.MAX_VALUE, "", "");
    }

    static String titleOf(int n) {
        return n == 1 ? "1 queen" : n + " queens";
    }

    /**
     * A page that plays recordings side by side.
     *
     * @param recordings from 1 to 12, all of the same problem
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or their problems differ
     */
    public static SearchReplay of(Recording... recordings) {
        return of(NonNullLists.of("recordings", recordings));
    }

    /**
     * The same page under another title.
     *
     * @param newTitle the heading of the page, also the name of its window; "8 queens" by default
     * @return the page
     */
    public SearchReplay withTitle(String newTitle) {
        return new SearchReplay(recordings, Objects.requireNonNull(newTitle, "newTitle"), from, to, above, below);
    }

    /**
     * The same page of a part of the search. The curves still show the whole.
     *
     * @param first the step with which the replay begins, from 0 to the last step of the longest recording; it shows the last
     *     step kept that is not later
     * @param last the step with which it ends, {@code first} or more; beyond the end it is the end
     * @return the page
     * @throws IllegalArgumentException if a step is out of range
     */
    public SearchReplay withSteps(long first, long last) {
        long end = recordings.stream().mapToLong(Recording::totalSteps).max().orElseThrow() - 1;
        if (first < 0 || first > end || last < first) {
            throw new IllegalArgumentException("the steps " + first + " to " + last
                    + " cannot be shown; give numbers from 0 to " + end + " that ascend");
        }
        return new SearchReplay(recordings, title, first, last, above, below);
    }

    /**
     * The same page with text of one's own: a lesson, for example. A link to {@code #step=12} shows step 12. Plots and boards
     * go in as {@link LinePlot#toSvg} and {@link BoardSvg#toSvg} make them. The page uses styles and scripts in elements
     * {@code <style>} and {@code <script>} without attributes; its policy forbids attributes {@code style} and handlers of events.
     *
     * @param newAbove HTML that stands above the replay, taken as it is: escape what others wrote. Nothing by default
     * @param newBelow HTML that stands below the replay, likewise
     * @return the page
     */
    public SearchReplay withText(String newAbove, String newBelow) {
        return new SearchReplay(
                recordings,
                title,
                from,
                to,
                Objects.requireNonNull(newAbove, "newAbove"),
                Objects.requireNonNull(newBelow, "newBelow"));
    }

    /**
     * Makes the page.
     *
     * @return an HTML document, to be written in UTF-8; of ASCII characters unless the text of {@link #withText} has others
     */
    public String toHtml() {
        // Only searches on partial boards have a tree, and its script is the sixth part of a page.
        boolean trees = recordings.stream().anyMatch(Recording::isPartial);
        return page("start.js", trees, ReplayData.of(title, recordings, from, to), above, below);
    }

    /** The page without data and text, and the script that starts it. */
    static String page(String start) {
        return page(start, true, "null", "", "");
    }

    private static String page(String start, boolean trees, String data, String above, String below) {
        Stream<String> scripts = Stream.of("decode.js", "board.js", "tree.js", "curve.js", "player.js", start);
        return PAGE.page(
                "replay.html",
                name -> null,
                Map.of(
                        "style", PAGE.styles("replay.css"),
                        "script",
                                PAGE.script(scripts.filter(script -> trees || !script.equals("tree.js"))
                                        .toArray(String[]::new)),
                        "data", data,
                        "above", section(above),
                        "below", section(below)));
    }

    private static String section(String text) {
        return text.isEmpty() ? "" : "<div class=\"text\">\n" + text + "\n</div>\n";
    }

    /**
     * Writes the page to a file, a console or a string.
     *
     * @param out where the document goes; not closed
     * @throws IOException if {@code out} throws it
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toHtml());
    }
}
