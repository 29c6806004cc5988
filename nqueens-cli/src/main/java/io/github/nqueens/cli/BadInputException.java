package io.github.nqueens.cli;

/** What the user gave cannot be used; the message is one line that says what and what to do. */
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInputException(String message) {
        super(message);
    }

    BadInputException(String message, Throwable cause) {
        super(message, cause);
    }
}
