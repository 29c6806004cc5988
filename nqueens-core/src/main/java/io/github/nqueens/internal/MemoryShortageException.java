package io.github.nqueens.internal;

/** Work ran out of memory, or would; its reason says how far it came and what to do. */
public final class MemoryShortageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Makes an exception.
     *
     * @param reason how far the work came and what to do
     */
    public MemoryShortageException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** How far the work came and what to do. */
    public String reason() {
        return reason;
    }
}
