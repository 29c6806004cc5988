package io.github.nqueens.spark;

/** An executor returned what no right count can be; the message names it. */
final class WrongAnswerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongAnswerException(String message, Throwable cause) {
        super(message, cause);
    }
}
