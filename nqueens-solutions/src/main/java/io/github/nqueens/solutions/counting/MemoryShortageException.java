package io.github.nqueens.solutions.counting;

/** A count ran out of memory; the message says how far it came and what to do. */
public final class MemoryShortageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes an exception.
     *
     * @param message how far the count came and what to do
     */
    public MemoryShortageException(String message) {
        super(message);
    }
}
