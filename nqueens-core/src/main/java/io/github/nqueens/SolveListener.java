package io.github.nqueens;

import io.github.nqueens.internal.NoteText;
import java.util.Objects;

/**
 * Watches a run. Every method does nothing unless overridden.
 *
 * <p>Events come in order, on the thread that solves, and only while {@code solve} runs. A run without a listener pays
 * nothing for them. An exception from a listener ends the run and reaches the caller of {@code solve}. A listener must
 * not change what it is handed. One listener given to several runs at once must be safe for use by several threads.
 */
public interface SolveListener {
    /**
     * The run begins. Sent once, first.
     *
     * @param start what is run
     */
    default void onStart(SolveStart start) {}

    /**
     * An iteration begins; the events up to the next one belong to it.
     *
     * @param iteration its number, from 1
     */
    default void onIteration(long iteration) {}

    /** The algorithm starts again. The board it starts with follows. */
    default void onRestart() {}

    /**
     * All queens are set at once: an initial board, a random restart, the best of a generation.
     *
     * @param board the queens
     */
    default void onBoardSet(Board board) {}

    /**
     * A queen is placed on a row that had none.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    default void onPlaced(int row, int column) {}

    /**
     * The queen of a row is taken off the board.
     *
     * @param row from 0 to n - 1
     */
    default void onRemoved(int row) {}

    /**
     * A queen moves within its row.
     *
     * @param row from 0 to n - 1
     * @param from the column it leaves
     * @param to the column it goes to
     */
    default void onMoved(int row, int from, int to) {}

    /**
     * The queens of two rows exchange their columns.
     *
     * @param row1 from 0 to n - 1
     * @param row2 from 0 to n - 1
     */
    default void onSwapped(int row1, int row2) {}

    /**
     * A square is ruled out: no solution with the queens placed uses it.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @param because the row of the queen that attacks the square; or a row without a queen that would have no square left
     *     beside a queen there; or -1 if several rows rule it out together
     */
    default void onRuledOut(int row, int column, int because) {}

    /**
     * A queen is taken off the board. The squares that were ruled out last may be used again.
     *
     * @param squares how many, at least 1
     */
    default void onRestored(int squares) {}

    /**
     * A row has no square left to try, so the search goes back.
     *
     * @param row from 0 to n - 1
     * @param backTo the row whose queen is tried elsewhere next, or -1 if there is none. The queens placed after it are taken
     *     off, too
     */
    default void onDeadEnd(int row, int backTo) {}

    /**
     * A board of lower cost than all before it in this run was met.
     *
     * @param cost the cost, in the unit that the solver's descriptor names
     */
    default void onBest(long cost) {}

    /**
     * The algorithm tells a quantity that only it has, such as temperature, tabu list length, generation or frontier.
     *
     * @param name the quantity
     * @param value its value
     */
    default void onMeasured(String name, double value) {}

    /**
     * The algorithm says why it did its last step, in its own terms. {@link #sentence} makes one text of both.
     *
     * @param pattern a sentence in English with places {@code {0}}, {@code {1}}, ... for the arguments
     * @param arguments what goes into the places
     */
    default void onNoted(String pattern, Object... arguments) {}

    /**
     * The run ends with a result. Exactly one of this event and {@link #onFailed} is sent, once, last.
     *
     * @param result how it ended
     */
    default void onEnd(SolveResult result) {}

    /**
     * The run ends without a result, because the algorithm or a listener threw an exception. Exactly one of this event
     * and {@link #onEnd} is sent, once, last.
     *
     * @param thrown what {@code solve} is about to throw
     */
    default void onFailed(Throwable thrown) {}

    /**
     * The sentence of a {@linkplain #onNoted note}, with its places filled. {@link java.text.MessageFormat} writes another
     * one: it takes apostrophes for quotes, and groups digits.
     *
     * @param pattern a sentence with places {@code {0}}, {@code {1}}, ...; a place without an argument stays as it is
     * @param arguments what goes into the places; decimal numbers are shown with four significant digits
     * @return the sentence
     */
    static String sentence(String pattern, Object... arguments) {
        Objects.requireNonNull(pattern, "pattern");
        return NoteText.sentence(pattern, Objects.requireNonNull(arguments, "arguments"));
    }
}
