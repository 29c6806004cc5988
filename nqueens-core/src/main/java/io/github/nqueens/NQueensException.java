package io.github.nqueens;

import org.jspecify.annotations.Nullable;

/** The failure of a search or a count, as opposed to a fault of its arguments. */
public abstract class NQueensException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Says what went wrong.
     *
     * @param message what happened, and what to do
     */
    protected NQueensException(String message) {
        super(message);
    }

    /**
     * Says what went wrong, and because of what.
     *
     * @param message what happened, and what to do
     * @param cause what was thrown first, or null if nothing was
     */
    @SuppressWarnings("exports") // Users need no annotations of null to compile.
    protected NQueensException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
