package io.github.nqueens.cli.output;

import io.github.nqueens.internal.Excerpt;
import java.util.function.Supplier;

/** What the user gave cannot be used; the message is one line that says what and what to do. */
public final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadInputException(String message) {
        super(message);
    }

    public BadInputException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Hands values of the user's to the library, which refuses those that it cannot use. Only what checks values belongs in
     * here: elsewhere an {@link IllegalArgumentException} is a defect of this program.
     *
     * @throws BadInputException if the library refuses a value
     */
    public static <T> T ifRefused(Supplier<T> checked) {
        try {
            return checked.get();
        } catch (IllegalArgumentException e) {
            throw new BadInputException(Excerpt.message(e), e);
        }
    }
}
