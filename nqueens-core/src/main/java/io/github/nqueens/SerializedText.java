package io.github.nqueens;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Objects;

/**
 * What Java's serialization writes in place of a board or a problem: its text, which is read and checked as any other text.
 *
 * @param form what the text is
 * @param text the text
 */
record SerializedText(Form form, String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The names are part of what is written. */
    enum Form {
        BOARD,
        /** A size: the grid of a large classic problem is longer than a string can be. */
        CLASSIC_PROBLEM,
        PROBLEM
    }

    SerializedText {
        Objects.requireNonNull(form, "form");
        Objects.requireNonNull(text, "text");
    }

    static SerializedText of(Board board) {
        return new SerializedText(Form.BOARD, board.toText());
    }

    static SerializedText of(Problem problem) {
        return problem.isClassic()
                ? new SerializedText(Form.CLASSIC_PROBLEM, Integer.toString(problem.size()))
                : new SerializedText(Form.PROBLEM, problem.toText());
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return switch (form) {
                case BOARD -> Board.parse(text);
                case CLASSIC_PROBLEM -> Problem.queens(Integer.parseInt(text));
                case PROBLEM -> Problem.parse(text);
            };
        } catch (IllegalArgumentException refused) {
            InvalidObjectException invalid = new InvalidObjectException(refused.getMessage());
            invalid.initCause(refused);
            throw invalid;
        }
    }

    /** Refuses a stream that holds the fields of an object, which nobody has checked. */
    static InvalidObjectException missing(String what) {
        return new InvalidObjectException(
                "a " + what + " was not written as its text; write it with ObjectOutputStream");
    }
}
