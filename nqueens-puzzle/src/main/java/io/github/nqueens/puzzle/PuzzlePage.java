package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.NonNullLists;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/**
 * A single HTML file on which puzzles are played: marks, queens, hints, undo, a clock, and a line to share.
 *
 * <pre>{@code
 * Files.writeString(Path.of("puzzle.html"), PuzzlePage.of(puzzle).toHtml());
 * }</pre>
 *
 * <p>The page needs a browser of 2023 or later and nothing else: it loads nothing, forbids itself every connection, and
 * works from a file, with mouse, touch, keyboard and screen reader. It carries each step to the solution and shows the
 * first one that the player has not done. Immutable and safe for use by several threads.
 */
public final class PuzzlePage {
    /** The most puzzles that a page holds. */
    public static final int MOST_PUZZLES = 1_000;

    /** The most rows of a puzzle on a page, which are as many as the generator makes. */
    public static final int LARGEST_SIZE = 64;

    private final String puzzles;
    private final String title;

    private PuzzlePage(String puzzles, String title) {
        this.puzzles = puzzles;
        this.title = title;
    }

    /**
     * A page of puzzles. Each of them is solved for that, and searched exhaustively for a second solution.
     *
     * @param puzzles from 1 to 1,000 puzzles of up to 64 rows, each with exactly one solution
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or one is too large, has no solution or several
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; its flag stays set
     */
    public static PuzzlePage of(List<Problem> puzzles) {
        List<Problem> copy = NonNullLists.of("puzzles", puzzles);
        if (copy.isEmpty() || copy.size() > MOST_PUZZLES) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "a page holds 1 to %,d puzzles, but %,d were given%s",
                    MOST_PUZZLES,
                    copy.size(),
                    copy.isEmpty() ? "" : "; make several pages"));
        }
        StringBuilder markup = new StringBuilder();
        for (int i = 0; i < copy.size(); i++) {
            markup.append(new PuzzleMarkup(copy.get(i), solution(copy.get(i), i + 1)).markup());
        }
        return new PuzzlePage(markup.toString(), PageTexts.get(copy.size() == 1 ? "title" : "titles"));
    }

    /**
     * A page of puzzles.
     *
     * @param puzzles from 1 to 1,000 puzzles of up to 64 rows, each with exactly one solution
     * @return the page
     * @throws IllegalArgumentException if there are none or too many, or one is too large, has no solution or several
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; its flag stays set
     */
    public static PuzzlePage of(Problem... puzzles) {
        return of(NonNullLists.of("puzzles", puzzles));
    }

    private static Board solution(Problem puzzle, int number) {
        if (puzzle.size() > LARGEST_SIZE) {
            throw new IllegalArgumentException("puzzle " + number + " has " + puzzle.size()
                    + " rows, but a page shows at most " + LARGEST_SIZE + "; choose a smaller puzzle");
        }
        Uniqueness uniqueness = Uniqueness.of(puzzle, Limits.none());
        if (uniqueness.reason().isPresent()) {
            throw new CancellationException(uniqueness.reason().get());
        }
        List<Board> solutions = uniqueness.solutions();
        if (solutions.size() != 1) {
            throw new IllegalArgumentException("puzzle " + number
                    + (solutions.isEmpty()
                            ? " has no solution"
                            : " has several solutions, such as " + solutions.get(0) + " and " + solutions.get(1))
                    + "; a page needs puzzles with exactly one");
        }
        return solutions.get(0);
    }

    /**
     * The same page under another title.
     *
     * @param newTitle the heading of the page, also the name of its window; "Queens puzzle" by default
     * @return the page
     */
    public PuzzlePage withTitle(String newTitle) {
        return new PuzzlePage(puzzles, Objects.requireNonNull(newTitle, "newTitle"));
    }

    /**
     * Makes the page.
     *
     * @return an HTML document of ASCII characters
     */
    public String toHtml() {
        return PageTexts.PAGE.page(
                "page.html",
                name -> name.equals("title") ? title : PageTexts.get(name),
                Map.of(
                        "puzzles",
                        puzzles,
                        "texts",
                        PageTexts.forScript(),
                        "style",
                        PageTexts.PAGE.styles("page.css"),
                        "script",
                        PageTexts.PAGE.script("puzzle.js", "game.js", "board.js", "play.js")));
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
