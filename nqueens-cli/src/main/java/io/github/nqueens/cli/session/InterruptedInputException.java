package io.github.nqueens.cli.session;

/** Ctrl-C came while standard input or a pipe was awaited. */
public final class InterruptedInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InterruptedInputException(InterruptedException cause) {
        super("interrupted before the input ended", cause);
    }
}
