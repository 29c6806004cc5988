package io.github.nqueens.cli.output;

/** What the user gave cannot be used; the message is one line that says what and what to do. */
public final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadInputException(String message) {
        super(message);
    }

    public BadInputException(String message, Throwable cause) {
        super(message, cause);
    }
}
